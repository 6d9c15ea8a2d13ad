/** A text field that suggests values already in use. */
import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { formatNumber } from '../../platform/format.ts'
import { described, FieldFrame } from '../../ui/form/FieldFrame.tsx'
import { useField } from '../../ui/form/use-field.ts'

interface OfferedProps {
  name: string
  label: string
  /** Maximum length. */
  most: number
  offered: readonly string[]
}

export function ProductFormOffered({ name, label, most, offered }: OfferedProps) {
  const { t, lang } = useTranslations('products')
  const id = useId()
  const field = { name, label, isOptional: true }
  const { value, change, blur, ref, fault } = useField<string>(field, {
    refuse: text => (text.length > most ? t('form.tooLong', { number: formatNumber(most, lang) }) : undefined),
  })
  return (
    <FieldFrame id={id} field={field} fault={fault}>
      <Autocomplete
        id={id}
        size="small"
        freeSolo
        disableClearable
        inputValue={value}
        onInputChange={(_, next) => change(next)}
        value={value}
        onBlur={blur}
        options={offered}
        renderInput={({ slotProps, ...params }) => (
          <OutlinedInput
            fullWidth
            size={params.size}
            id={params.id}
            name={name}
            inputRef={ref}
            {...slotProps.input}
            inputProps={{ ...slotProps.htmlInput, dir: 'auto', ...described(id, field, fault) }}
          />
        )}
      />
    </FieldFrame>
  )
}
