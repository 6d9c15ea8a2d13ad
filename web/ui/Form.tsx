/** A form that submits once at a time, shows each fault under its field and loses nothing. */
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { createContext, type ReactNode, use, useState } from 'react'
import { type Failure, toFailure } from '../app/errors.ts'
import { useTexts } from '../app/languages.ts'

const FailureContext = createContext<Failure | null>(null)

/** What the form around was refused for. */
export const useFailure = (): Failure | null => use(FailureContext)

interface FormProps {
  fields: string[]
  submit: string
  onSubmit: (values: Record<string, string>) => Promise<void>
  children: ReactNode
}

/** Submits its fields by name; a fault that names one of `fields` shows there, any other above the button. */
export function Form({ fields, submit, onSubmit, children }: FormProps) {
  const { t } = useTexts()
  const [failure, setFailure] = useState<Failure | null>(null)
  const [busy, setBusy] = useState(false)
  const send = async (form: HTMLFormElement) => {
    if (busy) return
    setBusy(true)
    setFailure(null)
    try {
      await onSubmit(Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)])))
    } catch (error) {
      const found = toFailure(error, t('failed.unreachable'))
      setFailure(found)
      form.querySelector<HTMLInputElement>(`[name="${CSS.escape(found.field)}"]`)?.focus()
    } finally {
      setBusy(false)
    }
  }
  return (
    <FailureContext value={failure}>
      <Stack
        component="form"
        noValidate
        spacing={5}
        onSubmit={event => {
          event.preventDefault()
          void send(event.currentTarget)
        }}
        onKeyDown={event => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
        }}
      >
        {children}
        {failure && !fields.includes(failure.field) ? <Alert severity="error">{failure.message}</Alert> : null}
        <Button type="submit" variant="contained" loading={busy}>
          {submit}
        </Button>
      </Stack>
    </FailureContext>
  )
}
