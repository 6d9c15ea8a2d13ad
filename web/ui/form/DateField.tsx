/** Date as `2026-11-20`, or local date and time as `2026-11-20T09:30`. */
import { useId } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { formatWrittenDate } from '../../platform/format-dates.ts'
import { DateInput } from './DateInput.tsx'
import { described, FieldFrame } from './FieldFrame.tsx'
import { type FieldProps, useField } from './use-field.ts'

interface DateProps extends FieldProps<string> {
  type?: 'date' | 'datetime-local'
  /** Limits, in the format of the value. */
  from?: string
  to?: string
}

export function DateField({ type = 'date', from, to, ...field }: DateProps) {
  const { t, lang } = useTranslations()
  const id = useId()
  const format = (value: string) => (value ? formatWrittenDate(value, lang) : '')
  const { value, change, blur, ref, error } = useField<string>(field, {
    validate(day) {
      if (from && day < from) return t('form.earliest', { day: format(from) })
      return to && day > to ? t('form.latest', { day: format(to) }) : undefined
    },
    format,
  })
  return (
    <FieldFrame id={id} field={field} error={error}>
      <DateInput
        id={id}
        name={field.name}
        hasTime={type === 'datetime-local'}
        value={value}
        onChange={change}
        onBlur={blur}
        inputRef={ref}
        min={from}
        max={to}
        isInvalid={error !== undefined}
        labels={{ 'aria-labelledby': `${id}-label`, 'aria-describedby': described(id, field, error)['aria-describedby'] }}
      />
    </FieldFrame>
  )
}
