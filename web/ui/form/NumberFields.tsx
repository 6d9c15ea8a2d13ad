/** Number fields, localized; empty is null. */
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { formatNumber } from '../../platform/format.ts'
import { currencySign, formatMoney } from '../../platform/format-figures.ts'
import { Ltr } from '../Ltr.tsx'
import { described, FieldFrame } from './FieldFrame.tsx'
import { type FieldProps, useField } from './use-field.ts'
import { hasDecimals, readNumber, writeNumber } from './values.ts'

interface NumberProps extends FieldProps<number | null> {
  /** Limits; the minimum is 0 by default. */
  min?: number
  max?: number
}

interface InputProps {
  field: NumberProps
  decimals: number
  unit?: string
  /** Error for text that is not a valid number. */
  wrong: string
  format: (value: number) => string
}

function Input({ field, decimals, unit, wrong, format }: InputProps) {
  const { t, lang } = useTranslations()
  const id = useId()
  const { min = 0, max = Infinity } = field
  const { value, change, blur, ref, error } = useField<number | null>(field, {
    validate(number) {
      if (number === null || !hasDecimals(number, decimals)) return wrong
      if (number < min) return t('form.min', { number: format(min) })
      return number > max ? t('form.max', { number: format(max) }) : undefined
    },
    format: number => (number === null ? '' : format(number)),
  })
  // Amounts always have cents; other numbers only the decimals they need.
  const written = writeNumber(value, lang, unit ? decimals : 0)
  const [typed, setTyped] = useState<{ text: string; value: number | null }>()
  // The typed text stays until blur, or until the value changes from outside.
  const shown = typed && Object.is(typed.value, value) ? typed.text : written
  return (
    <FieldFrame id={id} field={field} error={error}>
      <OutlinedInput
        id={id}
        name={field.name}
        size="small"
        autoComplete="off"
        value={shown}
        onChange={event => {
          const next = { text: event.target.value, value: readNumber(event.target.value, lang) }
          setTyped(next)
          change(next.value)
        }}
        onBlur={() => {
          if (!Number.isNaN(value)) setTyped(undefined)
          blur()
        }}
        inputRef={ref}
        startAdornment={
          unit ? (
            <InputAdornment position="start">
              <Ltr>{unit}</Ltr>
            </InputAdornment>
          ) : undefined
        }
        inputProps={{ inputMode: decimals ? 'decimal' : 'numeric', dir: 'ltr', ...described(id, field, error) }}
        sx={{ '& input': { fontVariantNumeric: 'tabular-nums' } }}
      />
    </FieldFrame>
  )
}

/** Amount with two decimals, in US dollars by default. */
export function MoneyField({ currency = 'USD', ...field }: NumberProps & { currency?: string }) {
  const { t, lang } = useTranslations()
  const format = (value: number) => formatMoney(value, lang, currency)
  const wrong = t('form.money', { example: writeNumber(12.5, lang, 2) })
  return <Input field={field} decimals={2} unit={currencySign(currency, lang)} wrong={wrong} format={format} />
}

export function IntegerField(field: NumberProps) {
  const { t, lang } = useTranslations()
  return <Input field={field} decimals={0} wrong={t('form.integer')} format={value => formatNumber(value, lang)} />
}

/** Number with limited decimals. */
export function DecimalField({ decimals, ...field }: NumberProps & { decimals: number }) {
  const { t, lang } = useTranslations()
  const wrong = t('form.decimal', { example: writeNumber(12.5, lang, 0) })
  return <Input field={field} decimals={decimals} wrong={wrong} format={value => formatNumber(value, lang)} />
}
