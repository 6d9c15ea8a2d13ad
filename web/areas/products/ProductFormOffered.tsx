/** A text field with suggestions of values in use. */
import { useTranslations } from '../../platform/languages.ts'
import { formatNumber } from '../../platform/format.ts'
import { AutocompleteField } from '../../ui/form/AutocompleteField.tsx'
import { useField } from '../../ui/form/use-field.ts'

interface OfferedProps {
  name: string
  label: string
  maxLength: number
  suggestions: readonly string[]
}

export function ProductFormOffered({ name, label, maxLength, suggestions }: OfferedProps) {
  const { t, lang } = useTranslations('products')
  const field = { name, label, isOptional: true }
  const { value, change, ...bound } = useField<string>(field, {
    validate: text => (text.length > maxLength ? t('form.tooLong', { number: formatNumber(maxLength, lang) }) : undefined),
  })
  return (
    <AutocompleteField<string, false, true, true>
      field={field}
      bound={bound}
      input={{ name, inputProps: { dir: 'auto' } }}
      freeSolo
      disableClearable
      inputValue={value}
      onInputChange={(_, next) => change(next)}
      value={value}
      options={suggestions}
    />
  )
}
