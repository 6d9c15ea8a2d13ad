/** A form that submits once at a time, shows each fault under its field and loses nothing. */
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { createContext, type ReactNode, use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Failure, toFailure } from '../app/errors.ts'

const FailureContext = createContext<Failure | null>(null)

interface FormProps {
  fields: string[]
  submit: string
  onSubmit: (values: Record<string, string>) => Promise<void>
  children: ReactNode
}

/** Submits its fields by name; a fault that names one of `fields` shows there, any other above the button. */
export function Form({ fields, submit, onSubmit, children }: FormProps) {
  const { t } = useTranslation()
  const [failure, setFailure] = useState<Failure | null>(null)
  const [busy, setBusy] = useState(false)
  const send = async (form: HTMLFormElement) => {
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

/** A text field of a form, with its own fault below it. */
export function Field({ name, helperText, ...props }: TextFieldProps & { name: string }) {
  const failure = use(FailureContext)
  const fault = failure?.field === name ? failure.message : undefined
  return (
    <TextField
      name={name}
      required
      error={fault !== undefined}
      helperText={fault ?? helperText}
      slotProps={{ inputLabel: { required: false } }}
      {...props}
    />
  )
}
