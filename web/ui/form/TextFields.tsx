/** Text fields: one line, several lines, email, phone. */
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { useId } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { formatNumber } from '../../platform/format.ts'
import { described, FieldFrame } from './FieldFrame.tsx'
import { type FieldProps, useField } from './use-field.ts'
import { isEmail, isPhone } from './values.ts'

interface TextProps extends FieldProps<string> {
  maxLength?: number
}

interface InputProps {
  field: TextProps
  input: OutlinedInputProps
  /** Validation of the kind of text. */
  validate?: (text: string) => string | undefined
}

function Input({ field, input, validate }: InputProps) {
  const { t, lang } = useTranslations()
  const id = useId()
  const { maxLength = Infinity } = field
  const { value, change, blur, ref, error } = useField<string>(field, {
    validate: text => (text.length > maxLength ? t('form.tooLong', { number: formatNumber(maxLength, lang) }) : validate?.(text)),
  })
  return (
    <FieldFrame id={id} field={field} error={error}>
      <OutlinedInput
        id={id}
        name={field.name}
        size="small"
        value={value}
        onChange={event => change(event.target.value)}
        onBlur={blur}
        inputRef={ref}
        {...input}
        inputProps={{ ...input.inputProps, ...described(id, field, error) }}
      />
    </FieldFrame>
  )
}

export function TextLine({ autoComplete = 'off', ...field }: TextProps & { autoComplete?: string }) {
  return <Input field={field} input={{ autoComplete, inputProps: { dir: 'auto' } }} />
}

export function TextArea({ rows = 4, ...field }: TextProps & { rows?: number }) {
  return <Input field={field} input={{ multiline: true, minRows: rows, maxRows: 16, inputProps: { dir: 'auto' } }} />
}

export function EmailField(field: TextProps) {
  const { t } = useTranslations()
  return (
    <Input
      field={field}
      input={{ type: 'email', autoComplete: 'off', inputProps: { dir: 'ltr', spellCheck: false } }}
      validate={text => (isEmail(text) ? undefined : t('form.email'))}
    />
  )
}

export function PhoneField(field: TextProps) {
  const { t } = useTranslations()
  return (
    <Input
      field={field}
      input={{ type: 'tel', autoComplete: 'off', inputProps: { dir: 'ltr' } }}
      validate={text => (isPhone(text) ? undefined : t('form.phone'))}
    />
  )
}
