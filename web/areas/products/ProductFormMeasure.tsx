/** A weight or length, stored in metric units and shown in the store's units. */
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { described, FieldFrame } from '../../ui/form/FieldFrame.tsx'
import { readNumber, writeNumber } from '../../ui/form/values.ts'

interface MeasureInputProps {
  name: string
  label: string
  unit: string
  /** In the metric unit. */
  value: number | null
  /** Metric units per store unit. */
  part: number
  /** Maximum in the metric unit. */
  decimals: number
  onChange: (value: number | null) => void
  onBlur: () => void
  error: string | undefined
}

const round = (value: number, decimals: number) => Number(value.toFixed(decimals))

export function MeasureInput({ name, label, unit, value, part, decimals, onChange, onBlur, error }: MeasureInputProps) {
  const { lang } = useTranslations('products')
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const written = value === null ? '' : writeNumber(part === 1 ? value : round(value / part, 2), lang, 0)
  const field = { name, label, isOptional: true }
  return (
    <FieldFrame id={id} field={{ name, label }} error={error}>
      <OutlinedInput
        id={id}
        size="small"
        autoComplete="off"
        value={typed ?? written}
        onChange={event => {
          setTyped(event.target.value)
          const number = readNumber(event.target.value, lang)
          onChange(number === null ? null : round(number * part, decimals))
        }}
        onBlur={() => {
          if (!Number.isNaN(value)) setTyped(undefined)
          onBlur()
        }}
        endAdornment={<InputAdornment position="end">{unit}</InputAdornment>}
        inputProps={{ inputMode: 'decimal', dir: 'ltr', ...described(id, field, error) }}
        sx={{ '& input': { fontVariantNumeric: 'tabular-nums' } }}
      />
    </FieldFrame>
  )
}
