/** An uncontrolled form for pages before sign-in, which do not load react-hook-form. */
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { createContext, type ReactNode, use, useState } from 'react'
import { type Failure, toFailure } from '../platform/errors.ts'
import { useTranslations } from '../platform/languages.ts'
import { secondsToWait, RetryCountdown } from './form/RetryCountdown.tsx'

const FailureContext = createContext<Failure | null>(null)

/** Error of the surrounding form. */
export const useFailure = (): Failure | null => use(FailureContext)

interface FormProps {
  /** ID for buttons outside of the form. */
  id?: string
  fields: string[]
  submit: string
  onSubmit: (values: Record<string, string>) => Promise<void>
  /** Error of the initial values. */
  initialFailure?: Failure | null
  /** Client-side validation. */
  check?: (values: Record<string, string>) => Failure | null
  /** Language of the messages, if not the application's. */
  lang?: string
  children: ReactNode
}

/** Errors of a field in `fields` show at the field, others above the button. */
export function Form({ id, fields, submit, onSubmit, initialFailure = null, check, lang, children }: FormProps) {
  const { t } = useTranslations()
  const [failure, setFailure] = useState<Failure | null>(initialFailure)
  const [wait, setWait] = useState(0)
  const [busy, setBusy] = useState(false)

  const send = async (form: HTMLFormElement) => {
    if (busy || wait > 0) return
    const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    const reject = (found: Failure) => {
      setFailure(found)
      form.querySelector<HTMLInputElement>(`[name="${CSS.escape(found.field)}"]`)?.focus()
    }
    const found = check?.(values)
    if (found) return reject(found)
    setBusy(true)
    setFailure(null)
    try {
      await onSubmit(values)
    } catch (error) {
      const seconds = secondsToWait(error)
      setWait(seconds)
      if (seconds === 0) reject(toFailure(error, t('failed.unreachable'), lang))
    } finally {
      setBusy(false)
    }
  }

  return (
    <FailureContext value={failure}>
      <Stack
        component="form"
        id={id}
        noValidate
        spacing={5}
        onSubmit={event => {
          event.preventDefault()
          void send(event.currentTarget)
        }}
        onKeyDownCapture={event => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          event.stopPropagation()
          event.currentTarget.requestSubmit()
        }}
      >
        {children}
        {failure && !fields.includes(failure.field) ? (
          <Alert
            severity="error"
            action={
              <Button type="submit" color="inherit" size="small">
                {t('failed.retry')}
              </Button>
            }
          >
            <span dir="auto">{failure.message}</span>
          </Alert>
        ) : null}
        {wait > 0 ? <RetryCountdown key={wait} seconds={wait} onOver={() => setWait(0)} /> : null}
        <Button type="submit" variant="contained" loading={busy} disabled={wait > 0}>
          {submit}
        </Button>
      </Stack>
    </FailureContext>
  )
}
