/** Countries, shown in the reader's language and stored by their English names. */
import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, useMemo } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { described, FieldFrame } from '../../ui/form/FieldFrame.tsx'
import { type FieldProps, useField } from '../../ui/form/use-field.ts'
import { countryNames, sayCountry } from './countries.ts'

export function CountriesField(field: FieldProps<string[]>) {
  const { t, lang } = useTranslations()
  const id = useId()
  const say = (name: string) => sayCountry(name, lang)
  const { value, change, blur, ref, fault } = useField<string[]>(field, { say: names => names.map(say).join(', ') })
  const offered = useMemo(() => countryNames.toSorted((a, b) => sayCountry(a, lang).localeCompare(sayCountry(b, lang), lang)), [lang])
  return (
    <FieldFrame id={id} field={field} fault={fault}>
      <Autocomplete
        id={id}
        size="small"
        multiple
        disableCloseOnSelect
        filterSelectedOptions
        limitTags={2}
        value={value}
        onChange={(_, next) => change(next)}
        onBlur={blur}
        options={offered}
        getOptionLabel={say}
        getLimitTagsText={more => `+${more}`}
        noOptionsText={t('form.notFound')}
        clearText={t('form.clear')}
        openText={t('form.open')}
        closeText={t('close')}
        renderInput={({ slotProps, ...params }) => (
          <OutlinedInput
            fullWidth
            size={params.size}
            id={params.id}
            inputRef={ref}
            {...slotProps.input}
            inputProps={{ ...slotProps.htmlInput, ...described(id, field, fault) }}
          />
        )}
      />
    </FieldFrame>
  )
}
