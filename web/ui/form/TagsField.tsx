/** Several words or choices as chips: typed and finished with Enter or a comma, or picked from what is offered. */
import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { described, FieldFrame } from './FieldFrame.tsx'
import { type FieldProps, useField } from './use-field.ts'

interface TagsProps extends FieldProps<string[]> {
  /** What is offered; anything else can be typed, too. */
  offered?: string[]
}

const clean = (tags: string[]) => [...new Set(tags.flatMap(tag => tag.split(/[,،]/)).map(tag => tag.trim()))].filter(Boolean)

export function TagsField({ offered = [], ...field }: TagsProps) {
  const { t } = useTranslations()
  const id = useId()
  const { value, change, blur, ref, fault } = useField<string[]>(field)
  return (
    <FieldFrame id={id} field={field} fault={fault}>
      <Autocomplete
        id={id}
        size="small"
        multiple
        freeSolo
        autoSelect
        filterSelectedOptions
        value={value}
        onChange={(_, next) => change(clean(next))}
        onBlur={blur}
        options={offered}
        clearText={t('form.clear')}
        // A word itself is no button: only the cross on it takes it away.
        slotProps={{ chip: { role: undefined } }}
        renderInput={({ slotProps, ...params }) => (
          <OutlinedInput
            fullWidth
            size={params.size}
            id={params.id}
            inputRef={ref}
            {...slotProps.input}
            onKeyDown={event => {
              if (event.key !== ',' && event.key !== '،') return
              const input = event.target
              if (!(input instanceof HTMLInputElement) || !input.value.trim()) return
              event.preventDefault()
              change(clean([...value, input.value]))
            }}
            inputProps={{ ...slotProps.htmlInput, ...described(id, { ...field, isOptional: true }, fault) }}
          />
        )}
      />
    </FieldFrame>
  )
}
