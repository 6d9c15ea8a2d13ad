/** Name, address, and country of a buyer, inside a `Form`. */
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useId } from 'react'
import { useTranslations } from '../platform/languages.ts'
import { allCountries } from './countries.ts'
import { Field } from './Field.tsx'
import { useFailure } from './Form.tsx'
import { described, FieldFrame } from './form/FieldFrame.tsx'

export const billingFields = ['name', 'address', 'country']

export interface BillingValues {
  name: string
  address: string
  /** ISO 3166 code. */
  country?: string | null | undefined
}

interface BillingFieldsProps {
  details: BillingValues
  text: { name: string; address: string; country: string; noCountry: string }
}

export function BillingFields({ details, text }: BillingFieldsProps) {
  const { lang } = useTranslations()
  const id = useId()
  const failure = useFailure()
  const error = failure?.field === 'country' ? failure.message : undefined
  const country = { name: 'country', label: text.country, isOptional: false }
  return (
    <>
      <Field
        name="name"
        label={text.name}
        defaultValue={details.name}
        autoComplete="billing name"
        inputProps={{ maxLength: 120, dir: 'auto' }}
      />
      <Field
        name="address"
        label={text.address}
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
          <MenuItem value="">{text.noCountry}</MenuItem>
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
