/** Name, address, and country of the buyer, inside a `Form`. */
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useId } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { Field } from '../../ui/Field.tsx'
import { useFailure } from '../../ui/Form.tsx'
import { described, FieldFrame } from '../../ui/form/FieldFrame.tsx'
import type { BillingDetailsPartsFragment } from './billing.generated.ts'
import { allCountries } from './countries.ts'

export const billingFields = ['name', 'address', 'country']

export function BillingFields({ details }: { details: BillingDetailsPartsFragment }) {
  const { t, lang } = useTranslations('billing')
  const id = useId()
  const failure = useFailure()
  const error = failure?.field === 'country' ? failure.message : undefined
  const country = { name: 'country', label: t('order.country'), isOptional: false }
  return (
    <>
      <Field
        name="name"
        label={t('details.name')}
        defaultValue={details.name}
        autoComplete="billing name"
        inputProps={{ maxLength: 120, dir: 'auto' }}
      />
      <Field
        name="address"
        label={t('details.address')}
        defaultValue={details.address}
        multiline
        minRows={3}
        autoComplete="billing street-address"
        inputProps={{ maxLength: 400, dir: 'auto' }}
      />
      <FieldFrame id={id} field={country} error={error}>
        <Select
          id={id}
          name="country"
          size="small"
          displayEmpty
          defaultValue={details.country ?? ''}
          labelId={`${id}-label`}
          MenuProps={{ slotProps: { paper: { sx: { maxHeight: 360 } } } }}
          slotProps={{ input: described(id, country, error) }}
        >
          <MenuItem value="">{t('details.noCountry')}</MenuItem>
          {allCountries(lang).map(({ code, name }) => (
            <MenuItem key={code} value={code}>
              {name}
            </MenuItem>
          ))}
        </Select>
      </FieldFrame>
    </>
  )
}
