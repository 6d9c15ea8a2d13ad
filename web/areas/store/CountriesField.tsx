/** Countries, shown in the reader's language and stored by their English names. */
import { useMemo } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { AutocompleteField } from '../../ui/form/AutocompleteField.tsx'
import { type FieldProps, useField } from '../../ui/form/use-field.ts'
import { countryNames, sayCountry } from './countries.ts'

export function CountriesField(field: FieldProps<string[]>) {
  const { lang } = useTranslations()
  const say = (name: string) => sayCountry(name, lang)
  const { value, change, ...bound } = useField<string[]>(field, { format: names => names.map(say).join(', ') })
  const options = useMemo(() => countryNames.toSorted((a, b) => sayCountry(a, lang).localeCompare(sayCountry(b, lang), lang)), [lang])
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
      getOptionLabel={say}
      getLimitTagsText={more => `+${more}`}
    />
  )
}
