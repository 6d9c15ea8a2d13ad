/** Lists a property: personal data, details, features, area, price, and review. */
import Button from '@mui/material/Button'
import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs'
import { useFormContext, useWatch } from 'react-hook-form'
import { formatNumber } from '../../platform/format.ts'
import { formatWrittenDate } from '../../platform/format-dates.ts'
import { formatMoney } from '../../platform/format-figures.ts'
import { type Translations, useTranslations } from '../../platform/languages.ts'
import { allCountries, countryName } from '../../ui/countries.ts'
import { ChoiceField } from '../../ui/form/ChoiceField.tsx'
import { DateField } from '../../ui/form/DateField.tsx'
import { DecimalField, IntegerField, MoneyField } from '../../ui/form/NumberFields.tsx'
import { FieldRow } from '../../ui/form/RecordForm.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { SwitchField } from '../../ui/form/SwitchField.tsx'
import { TagsField } from '../../ui/form/TagsField.tsx'
import { EmailField, PhoneField, TextArea, TextLine } from '../../ui/form/TextFields.tsx'
import { Wizard } from '../../ui/wizard/Wizard.tsx'
import { type AreaUnit, convertArea, otherUnit } from './units.ts'

/** Homes are sold before they are built. */
const latestYear = new Date().getFullYear() + 5

const sellers = ['OWNER', 'AGENT', 'BUILDER'] as const
const purposes = ['SALE', 'RENT'] as const
const kinds = ['APARTMENT', 'HOUSE', 'OFFICE', 'STORE', 'LAND'] as const
const furnishings = ['NONE', 'PARTLY', 'FULLY'] as const
const currencies = ['USD', 'EUR', 'GBP'] as const

const pick = <Value extends string>(values: readonly Value[], value: string): Value =>
  values.find(each => each === value) ?? (values[0] as Value) // never empty

const defaults = {
  seller: 'OWNER',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  purpose: 'SALE',
  kind: 'APARTMENT',
  country: '',
  city: '',
  address: '',
  postalCode: '',
  bedrooms: null as number | null,
  bathrooms: null as number | null,
  furnishing: 'NONE',
  amenities: [] as string[],
  description: '',
  unit: 'METERS' as AreaUnit,
  living: null as number | null,
  plot: null as number | null,
  builtIn: null as number | null,
  currency: 'USD',
  price: null as number | null,
  isNegotiable: false,
  availableOn: '',
}
type Values = typeof defaults

/** The area in its unit, and in the other one. */
function areaText(area: number | null, unit: AreaUnit, t: Translations<'wizards'>['t'], lang: string): string {
  if (area === null || Number.isNaN(area)) return ''
  const text = (value: number, of: AreaUnit) => t(`property.areas.${of}`, { area: formatNumber(value, lang) })
  return t('property.both', { area: text(area, unit), other: text(convertArea(area, unit), otherUnit(unit)) })
}

export function ListPropertyPage() {
  const { t, lang } = useTranslations('wizards')
  const number = (value: number | null) => (value === null ? '' : formatNumber(value, lang))
  const priceOf = ({ price, currency, purpose }: Values) => {
    if (price === null) return ''
    const amount = formatMoney(price, lang, currency)
    return purpose === 'RENT' ? t('property.perMonth', { amount }) : amount
  }
  return (
    <Wizard
      form="PROPERTY"
      title={t('property.title')}
      subtitle={t('property.subtitle')}
      submit={t('property.submit')}
      sent={t('property.sent')}
      defaults={defaults}
      titleOf={({ kind, city }) => t('property.name', { kind: t(`property.kinds.${pick(kinds, kind)}`), city: city.trim() })}
      steps={[
        {
          name: 'personal',
          title: t('property.steps.personal'),
          fields: ['seller', 'firstName', 'lastName', 'email', 'phone'],
          content: <PersonalStep />,
        },
        {
          name: 'details',
          title: t('property.steps.details'),
          fields: ['purpose', 'kind', 'country', 'city', 'address', 'postalCode'],
          content: <DetailsStep />,
        },
        {
          name: 'features',
          title: t('property.steps.features'),
          fields: ['bedrooms', 'bathrooms', 'furnishing', 'amenities', 'description'],
          content: <FeaturesStep />,
        },
        { name: 'area', title: t('property.steps.area'), fields: ['unit', 'living', 'plot', 'builtIn'], content: <AreaStep /> },
        {
          name: 'price',
          title: t('property.steps.price'),
          fields: ['currency', 'price', 'isNegotiable', 'availableOn'],
          content: <PriceStep />,
        },
      ]}
      summaryOf={values => [
        [
          { name: 'seller', label: t('property.seller'), value: t(`property.sellers.${pick(sellers, values.seller)}`) },
          { name: 'name', label: t('property.fullName'), value: `${values.firstName} ${values.lastName}`.trim() },
          { name: 'email', label: t('email'), value: values.email },
          { name: 'phone', label: t('phone'), value: values.phone },
        ],
        [
          { name: 'purpose', label: t('property.purpose'), value: t(`property.purposes.${pick(purposes, values.purpose)}`) },
          { name: 'kind', label: t('property.kind'), value: t(`property.kinds.${pick(kinds, values.kind)}`) },
          {
            name: 'address',
            label: t('address'),
            value: [values.address, `${values.postalCode} ${values.city}`.trim(), values.country && countryName(values.country, lang)]
              .filter(Boolean)
              .join(', '),
          },
        ],
        [
          { name: 'bedrooms', label: t('property.bedrooms'), value: number(values.bedrooms) },
          { name: 'bathrooms', label: t('property.bathrooms'), value: number(values.bathrooms) },
          { name: 'furnishing', label: t('property.furnishing'), value: t(`property.furnishings.${pick(furnishings, values.furnishing)}`) },
          { name: 'amenities', label: t('property.amenities'), value: values.amenities.join(', ') },
          { name: 'description', label: t('property.description'), value: values.description },
        ],
        [
          { name: 'living', label: t('property.living'), value: areaText(values.living, values.unit, t, lang) },
          { name: 'plot', label: t('property.plot'), value: areaText(values.plot, values.unit, t, lang) },
          { name: 'builtIn', label: t('property.builtIn'), value: values.builtIn === null ? '' : String(values.builtIn) },
        ],
        [
          { name: 'price', label: t('property.price'), value: priceOf(values) },
          { name: 'isNegotiable', label: t('property.isNegotiable'), value: t(values.isNegotiable ? 'yes' : 'no') },
          {
            name: 'availableOn',
            label: t('property.availableOn'),
            value: values.availableOn && formatWrittenDate(values.availableOn, lang),
          },
        ],
      ]}
    />
  )
}

function PersonalStep() {
  const { t } = useTranslations('wizards')
  return (
    <>
      <ChoiceField
        name="seller"
        label={t('property.seller')}
        choices={sellers.map(value => ({ value, text: t(`property.sellers.${value}`) }))}
      />
      <FieldRow>
        <TextLine name="firstName" label={t('property.firstName')} maxLength={60} autoComplete="given-name" />
        <TextLine name="lastName" label={t('property.lastName')} maxLength={60} autoComplete="family-name" />
      </FieldRow>
      <FieldRow>
        <EmailField name="email" label={t('email')} />
        <PhoneField name="phone" label={t('phone')} isOptional />
      </FieldRow>
    </>
  )
}

function DetailsStep() {
  const { t, lang } = useTranslations('wizards')
  return (
    <>
      <ChoiceField
        name="purpose"
        label={t('property.purpose')}
        choices={purposes.map(value => ({ value, text: t(`property.purposes.${value}`) }))}
      />
      <FieldRow>
        <SelectField name="kind" label={t('property.kind')} choices={kinds.map(value => ({ value, text: t(`property.kinds.${value}`) }))} />
        <SelectField
          name="country"
          label={t('property.country')}
          choices={allCountries(lang).map(({ code, name }) => ({ value: code, text: name }))}
        />
      </FieldRow>
      <TextLine name="address" label={t('property.street')} maxLength={120} autoComplete="street-address" />
      <FieldRow>
        <TextLine name="postalCode" label={t('property.postalCode')} maxLength={12} autoComplete="postal-code" />
        <TextLine name="city" label={t('property.city')} maxLength={60} autoComplete="address-level2" />
      </FieldRow>
    </>
  )
}

function FeaturesStep() {
  const { t } = useTranslations('wizards')
  return (
    <>
      <FieldRow>
        <IntegerField name="bedrooms" label={t('property.bedrooms')} max={50} />
        <IntegerField name="bathrooms" label={t('property.bathrooms')} max={50} />
      </FieldRow>
      <ChoiceField
        name="furnishing"
        label={t('property.furnishing')}
        choices={furnishings.map(value => ({ value, text: t(`property.furnishings.${value}`) }))}
      />
      <TagsField name="amenities" label={t('property.amenities')} suggestions={t('property.suggestions').split(/[,،] /)} isOptional />
      <TextArea name="description" label={t('property.description')} maxLength={1000} rows={3} isOptional />
    </>
  )
}

function AreaStep() {
  const { t, lang } = useTranslations('wizards')
  const { getValues, setValue } = useFormContext<Values>()
  const [unit, living, plot] = useWatch<Values, ['unit', 'living', 'plot']>({ name: ['unit', 'living', 'plot'] })
  const convert = () => {
    const { living, plot } = getValues()
    const options = { shouldDirty: true, shouldValidate: true }
    if (living !== null) setValue('living', convertArea(living, unit), options)
    if (plot !== null) setValue('plot', convertArea(plot, unit), { shouldDirty: true })
    setValue('unit', otherUnit(unit), { shouldDirty: true })
  }
  return (
    <>
      <ChoiceField
        name="unit"
        label={t('property.unit')}
        choices={(['METERS', 'FEET'] as const).map(value => ({ value, text: t(`property.units.${value}`) }))}
      />
      <FieldRow>
        <DecimalField
          name="living"
          label={t('property.living')}
          helperText={areaText(living, unit, t, lang)}
          decimals={1}
          min={1}
          max={100_000}
        />
        <DecimalField
          name="plot"
          label={t('property.plot')}
          helperText={areaText(plot, unit, t, lang)}
          decimals={1}
          max={10_000_000}
          isOptional
        />
      </FieldRow>
      <div>
        <Button variant="outlined" startIcon={<IconArrowsExchange size={18} stroke={1.75} />} onClick={convert}>
          {t(`property.convert.${otherUnit(unit)}`)}
        </Button>
      </div>
      <IntegerField name="builtIn" label={t('property.builtIn')} min={1000} max={latestYear} isOptional />
    </>
  )
}

function PriceStep() {
  const { t, lang } = useTranslations('wizards')
  const [currency, purpose, price, living, unit] = useWatch<Values, ['currency', 'purpose', 'price', 'living', 'unit']>({
    name: ['currency', 'purpose', 'price', 'living', 'unit'],
  })
  const each = price !== null && living !== null && living > 0 ? formatMoney(price / living, lang, currency) : undefined
  return (
    <>
      <FieldRow>
        <SelectField name="currency" label={t('property.currency')} choices={currencies.map(value => ({ value, text: value }))} />
        <MoneyField
          name="price"
          label={t(purpose === 'RENT' ? 'property.rent' : 'property.price')}
          currency={currency}
          min={1}
          max={1_000_000_000}
          helperText={each && t(`property.each.${unit}`, { amount: each })}
        />
      </FieldRow>
      <SwitchField name="isNegotiable" label={t('property.isNegotiable')} />
      <DateField name="availableOn" label={t('property.availableOn')} isOptional />
    </>
  )
}
