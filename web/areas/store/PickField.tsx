/** Autocomplete for a long list. */
import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import type { Choice } from '../../ui/form/ChoiceField.tsx'
import { described, FieldFrame } from '../../ui/form/FieldFrame.tsx'
import { type FieldProps, useField } from '../../ui/form/use-field.ts'

interface PickProps extends FieldProps<string> {
  choices: Choice[]
}

export function PickField({ choices, ...field }: PickProps) {
  const { t } = useTranslations()
  const id = useId()
  const textOf = (value: string) => choices.find(choice => choice.value === value)?.text ?? value
  const { value, change, blur, ref, fault } = useField<string>(field, { say: textOf })
  return (
    <FieldFrame id={id} field={field} fault={fault}>
      <Autocomplete
        id={id}
        size="small"
        disableClearable
        autoHighlight
        value={value}
        onChange={(_, next) => change(next)}
        onBlur={blur}
        options={choices.map(choice => choice.value)}
        getOptionLabel={textOf}
        noOptionsText={t('form.notFound')}
        openText={t('form.open')}
        closeText={t('close')}
        renderInput={({ slotProps, ...params }) => (
          <OutlinedInput
            fullWidth
            size={params.size}
            id={params.id}
            name={field.name}
            inputRef={ref}
            {...slotProps.input}
            inputProps={{ ...slotProps.htmlInput, ...described(id, field, fault) }}
          />
        )}
      />
    </FieldFrame>
  )
}
