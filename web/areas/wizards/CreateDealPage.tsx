/** Creates a deal: type, details, usage, and review. */
import { useFormContext, useWatch } from 'react-hook-form'
import { formatNumber } from '../../platform/format.ts'
import { formatWrittenDate } from '../../platform/format-dates.ts'
import { formatMoney } from '../../platform/format-figures.ts'
import { useTranslations } from '../../platform/languages.ts'
import { ChoiceField } from '../../ui/form/ChoiceField.tsx'
import { DateField } from '../../ui/form/DateField.tsx'
import { IntegerField, MoneyField } from '../../ui/form/NumberFields.tsx'
import { FieldRow } from '../../ui/form/RecordForm.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { SwitchField } from '../../ui/form/SwitchField.tsx'
import { TextArea, TextLine } from '../../ui/form/TextFields.tsx'
import { Wizard } from '../../ui/wizard/Wizard.tsx'

const kinds = ['PERCENT', 'AMOUNT', 'SHIPPING'] as const
const regions = ['WORLD', 'EUROPE', 'AMERICAS', 'ASIA', 'AFRICA'] as const

const defaults = {
  kind: 'PERCENT',
  percent: null as number | null,
  amount: null as number | null,
  region: 'WORLD',
  title: '',
  coupon: '',
  description: '',
  startsOn: '',
  endsOn: '',
  minimum: null as number | null,
  total: null as number | null,
  perCustomer: 1 as number | null,
  newOnly: false,
}

const day = (offset: number) => {
  const date = new Date()
  date.setDate(date.getDate() + offset)
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`
}

export function CreateDealPage() {
  const { t, lang } = useTranslations('wizards')
  const money = (value: number | null) => (value === null ? '' : formatMoney(value, lang))
  const number = (value: number | null) => (value === null ? t('deal.unlimited') : formatNumber(value, lang))
  return (
    <Wizard
      form="DEAL"
      title={t('deal.title')}
      subtitle={t('deal.subtitle')}
      submit={t('deal.submit')}
      sent={t('deal.sent')}
      defaults={defaults}
      titleOf={({ title }) => title.trim()}
      steps={[
        { name: 'type', title: t('deal.steps.type'), fields: ['kind', 'percent', 'amount', 'region'], content: <TypeStep /> },
        {
          name: 'details',
          title: t('deal.steps.details'),
          fields: ['title', 'coupon', 'description', 'startsOn', 'endsOn'],
          content: <DetailsStep />,
        },
        { name: 'usage', title: t('deal.steps.usage'), fields: ['minimum', 'total', 'perCustomer', 'newOnly'], content: <UsageStep /> },
      ]}
      summaryOf={values => [
        [
          { name: 'kind', label: t('deal.kind'), value: t(`deal.kinds.${kinds.find(each => each === values.kind) ?? 'PERCENT'}`) },
          ...(values.kind === 'PERCENT' && values.percent !== null
            ? [{ name: 'percent', label: t('deal.percent'), value: `${formatNumber(values.percent, lang)} %` }]
            : []),
          ...(values.kind === 'AMOUNT' ? [{ name: 'amount', label: t('deal.amount'), value: money(values.amount) }] : []),
          { name: 'region', label: t('deal.region'), value: t(`deal.regions.${regions.find(each => each === values.region) ?? 'WORLD'}`) },
        ],
        [
          { name: 'title', label: t('deal.name'), value: values.title },
          { name: 'coupon', label: t('deal.coupon'), value: values.coupon.toUpperCase() },
          { name: 'description', label: t('deal.description'), value: values.description },
          { name: 'startsOn', label: t('deal.startsOn'), value: values.startsOn && formatWrittenDate(values.startsOn, lang) },
          { name: 'endsOn', label: t('deal.endsOn'), value: values.endsOn && formatWrittenDate(values.endsOn, lang) },
        ],
        [
          { name: 'minimum', label: t('deal.minimum'), value: money(values.minimum) },
          { name: 'total', label: t('deal.total'), value: number(values.total) },
          { name: 'perCustomer', label: t('deal.perCustomer'), value: number(values.perCustomer) },
          { name: 'newOnly', label: t('deal.newOnly'), value: t(values.newOnly ? 'yes' : 'no') },
        ],
      ]}
    />
  )
}

function TypeStep() {
  const { t } = useTranslations('wizards')
  const kind = useWatch<typeof defaults, 'kind'>({ name: 'kind' })
  return (
    <>
      <ChoiceField name="kind" label={t('deal.kind')} choices={kinds.map(value => ({ value, text: t(`deal.kinds.${value}`) }))} />
      {kind === 'PERCENT' ? (
        <IntegerField name="percent" label={t('deal.percent')} helperText={t('deal.percentHelp')} min={1} max={90} />
      ) : null}
      {kind === 'AMOUNT' ? <MoneyField name="amount" label={t('deal.amount')} min={1} max={500} /> : null}
      <SelectField name="region" label={t('deal.region')} choices={regions.map(value => ({ value, text: t(`deal.regions.${value}`) }))} />
    </>
  )
}

function DetailsStep() {
  const { t } = useTranslations('wizards')
  const startsOn = useWatch<typeof defaults, 'startsOn'>({ name: 'startsOn' })
  return (
    <>
      <FieldRow>
        <TextLine name="title" label={t('deal.name')} maxLength={80} />
        <TextLine
          name="coupon"
          label={t('deal.coupon')}
          helperText={t('deal.couponHelp')}
          check={code => (/^[A-Z0-9]{4,20}$/i.test(code) ? undefined : t('deal.couponWrong'))}
        />
      </FieldRow>
      <TextArea name="description" label={t('deal.description')} maxLength={500} rows={3} isOptional />
      <FieldRow>
        <DateField name="startsOn" label={t('deal.startsOn')} from={day(0)} to={day(365)} />
        <DateField name="endsOn" label={t('deal.endsOn')} from={startsOn || day(0)} to={day(730)} />
      </FieldRow>
    </>
  )
}

function UsageStep() {
  const { t, lang } = useTranslations('wizards')
  const { getValues } = useFormContext<typeof defaults>()
  return (
    <>
      <MoneyField name="minimum" label={t('deal.minimum')} max={10_000} isOptional />
      <FieldRow>
        <IntegerField name="total" label={t('deal.total')} helperText={t('deal.totalHelp')} min={1} max={1_000_000} isOptional />
        <IntegerField
          name="perCustomer"
          label={t('deal.perCustomer')}
          min={1}
          max={100}
          check={uses => {
            const total = getValues('total')
            return total !== null && uses !== null && uses > total
              ? t('deal.perCustomerWrong', { number: formatNumber(total, lang) })
              : undefined
          }}
        />
      </FieldRow>
      <SwitchField name="newOnly" label={t('deal.newOnly')} helperText={t('deal.newOnlyHelp')} />
    </>
  )
}
