/** Countries, shown in the reader's language and stored by their English names. */
import { useMemo } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { AutocompleteField } from '../../ui/form/AutocompleteField.tsx'
import { type FieldProps, useField } from '../../ui/form/use-field.ts'
import { countryNames, formatCountry } from './countries.ts'

export function CountriesField(field: FieldProps<string[]>) {
  const { lang } = useTranslations()
  const format = (name: string) => formatCountry(name, lang)
  const { value, change, ...bound } = useField<string[]>(field, { format: names => names.map(format).join(', ') })
  const options = useMemo(() => countryNames.toSorted((a, b) => formatCountry(a, lang).localeCompare(formatCountry(b, lang), lang)), [lang])
  return (
    <AutocompleteField<string, true>
      field={field}
      bound={bound}
      multiple
      disableCloseOnSelect
      filterSelectedOptions
      limitTags={2}
      value={value}
      onChange={(_, next) => change(next)}
      options={options}
      getOptionLabel={format}
      getLimitTagsText={more => `+${more}`}
    />
  )
}
