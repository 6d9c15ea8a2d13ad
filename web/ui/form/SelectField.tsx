/** Select field; empty text for none. */
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useId } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import type { Choice } from './ChoiceField.tsx'
import { described, FieldFrame } from './FieldFrame.tsx'
import { type FieldProps, useField } from './use-field.ts'

interface SelectProps extends FieldProps<string> {
  choices: Choice[]
}

export function SelectField({ choices, ...field }: SelectProps) {
  const { t } = useTranslations()
  const id = useId()
  const textOf = (value: string) => choices.find(choice => choice.value === value)?.text ?? ''
  const { value, change, blur, ref, error } = useField<string>(field, { format: textOf })
  return (
    <FieldFrame id={id} field={field} error={error}>
      <Select
        size="small"
        displayEmpty
        name={field.name}
        value={value}
        onChange={event => change(event.target.value)}
        onBlur={blur}
        inputRef={ref}
        labelId={`${id}-label`}
        renderValue={chosen => textOf(chosen) || t('form.choose')}
        SelectDisplayProps={{ id, ...described(id, field, error) }}
      >
        {field.isOptional ? <MenuItem value="">{t('form.none')}</MenuItem> : null}
        {choices.map(choice => (
          <MenuItem key={choice.value} value={choice.value}>
            {choice.text}
          </MenuItem>
        ))}
      </Select>
    </FieldFrame>
  )
}
