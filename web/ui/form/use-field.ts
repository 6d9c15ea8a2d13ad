/** Binds a field to the surrounding form, with validation. */
import { type ReactNode, use, useEffect } from 'react'
import { useController } from 'react-hook-form'
import { useTranslations } from '../../platform/languages.ts'
import { FieldsContext } from './fields.ts'

/** Message of a failed validation. */
type FieldError = string | undefined

/** Props of every field. */
export interface FieldProps<Value> {
  /** Key of the value, and `field` of the server's errors. */
  name: string
  label: string
  helperText?: ReactNode
  /** Fields are required by default. */
  isOptional?: boolean
  /** Validates non-empty values: on blur first, then on change. May query the server. */
  check?: (value: Value) => FieldError | Promise<FieldError>
}

interface Kind<Value> {
  /** Validation of the field type. */
  validate?: (value: Value) => FieldError
  format?: (value: Value) => string
}

export interface BoundField<Value> {
  value: Value
  change: (value: Value) => void
  blur: () => void
  ref: (element: { focus?: () => void } | null) => void
  error: FieldError
}

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

const formatPlainly = (value: unknown) => (Array.isArray(value) ? value.join(', ') : isEmpty(value) ? '' : String(value))

export function useField<Value>(props: FieldProps<Value>, { validate, format = formatPlainly }: Kind<Value> = {}): BoundField<Value> {
  const { name, label, isOptional = false, check } = props
  const { t } = useTranslations()
  const fields = use(FieldsContext)
  useEffect(() => {
    fields.set(name, { label, format: value => format(value as Value) }) // values of this field
  })
  useEffect(() => () => void fields.delete(name), [fields, name])

  const { field, fieldState } = useController({
    name,
    rules: {
      validate: async (value: Value) => {
        if (isEmpty(value)) return isOptional ? undefined : t('form.required', { label })
        return validate?.(value) ?? (await check?.(value))
      },
    },
  })
  return {
    value: field.value as Value, // value of this field
    change: field.onChange,
    blur: field.onBlur,
    ref: field.ref,
    error: fieldState.error?.message,
  }
}
