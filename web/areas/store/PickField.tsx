/** Autocomplete for a long list. */
import { AutocompleteField } from '../../ui/form/AutocompleteField.tsx'
import type { Choice } from '../../ui/form/ChoiceField.tsx'
import { type FieldProps, useField } from '../../ui/form/use-field.ts'

interface PickProps extends FieldProps<string> {
  choices: Choice[]
}

export function PickField({ choices, ...field }: PickProps) {
  const textOf = (value: string) => choices.find(choice => choice.value === value)?.text ?? value
  const { value, change, ...bound } = useField<string>(field, { format: textOf })
  return (
    <AutocompleteField<string, false, true>
      field={field}
      bound={bound}
      input={{ name: field.name }}
      disableClearable
      autoHighlight
      value={value}
      onChange={(_, next) => change(next)}
      options={choices.map(choice => choice.value)}
      getOptionLabel={textOf}
    />
  )
}
