/** Dialogs about payments: card, plan, billing address, methods, and providers. */
import Skeleton from '@mui/material/Skeleton'
import { formatNumber } from '../../platform/format.ts'
import { formatMoney } from '../../platform/format-figures.ts'
import { useTranslations } from '../../platform/languages.ts'
import { allCountries, countryName } from '../../ui/countries.ts'
import { ChoiceField } from '../../ui/form/ChoiceField.tsx'
import { FieldRow } from '../../ui/form/RecordForm.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { SwitchField } from '../../ui/form/SwitchField.tsx'
import { TextLine } from '../../ui/form/TextFields.tsx'
import { isCardNumber, isExpiry } from '../../ui/form/values.ts'
import { useDialogChoicesQuery } from './dialogs.generated.ts'
import { type DialogProps, FilledDialog } from './FilledDialog.tsx'
import { RadioRows } from './RadioRows.tsx'

export function CardDialog({ onClose }: DialogProps) {
  const { t } = useTranslations('dialogs')
  return (
    <FilledDialog
      name="card"
      form="PAYMENT_CARD"
      defaults={{ cardNumber: '', holder: '', expiry: '', cvc: '', isDefault: true }}
      titleOf={({ holder }) => holder.trim()}
      fieldsOf={({ cardNumber, holder, expiry, cvc, isDefault }) => [
        { name: 'cardNumber', label: t('dialogs.card.number'), value: cardNumber },
        { name: 'holder', label: t('dialogs.card.holder'), value: holder },
        { name: 'expiry', label: t('dialogs.card.expiry'), value: expiry },
        { name: 'cvc', label: t('dialogs.card.cvc'), value: cvc },
        { name: 'isDefault', label: t('dialogs.card.isDefault'), value: t(isDefault ? 'yes' : 'no') },
      ]}
      onClose={onClose}
    >
      <TextLine
        name="cardNumber"
        label={t('dialogs.card.number')}
        helperText={t('dialogs.card.numberHelp')}
        autoComplete="cc-number"
        check={text => (isCardNumber(text) ? undefined : t('dialogs.card.numberWrong'))}
      />
      <TextLine name="holder" label={t('dialogs.card.holder')} maxLength={120} autoComplete="cc-name" />
      <FieldRow>
        <TextLine
          name="expiry"
          label={t('dialogs.card.expiry')}
          helperText={t('dialogs.card.expiryHelp')}
          autoComplete="cc-exp"
          check={text => (isExpiry(text) ? undefined : t('dialogs.card.expiryWrong'))}
        />
        <TextLine
          name="cvc"
          label={t('dialogs.card.cvc')}
          helperText={t('dialogs.card.cvcHelp')}
          autoComplete="cc-csc"
          check={text => (/^\d{3,4}$/.test(text.trim()) ? undefined : t('dialogs.card.cvcWrong'))}
        />
      </FieldRow>
      <SwitchField name="isDefault" label={t('dialogs.card.isDefault')} />
    </FilledDialog>
  )
}

export function PricingDialog({ onClose }: DialogProps) {
  const { t, lang } = useTranslations('dialogs')
  const { data } = useDialogChoicesQuery({ fetchPolicy: 'cache-first' })
  const plans = (data?.packs ?? [])
    .filter(({ kind }) => kind === 'PLAN')
    .map(({ packId, words, interval, price, currency }) => ({
      value: packId,
      text: t(`dialogs.pricing.plans.${packId.startsWith('team') ? 'team' : 'writer'}.${interval === 'YEAR' ? 'YEAR' : 'MONTH'}`),
      help: t('dialogs.pricing.plan', { words: formatNumber(words, lang), price: formatMoney(price, lang, currency) }),
    }))
  const nameOf = (plan: string) => plans.find(({ value }) => value === plan)?.text ?? plan
  return (
    <FilledDialog
      name="pricing"
      form="PLAN"
      defaults={{ plan: '' }}
      titleOf={({ plan }) => nameOf(plan)}
      fieldsOf={({ plan }) => [
        { name: 'plan', label: t('dialogs.pricing.label'), value: nameOf(plan) },
        { name: 'price', label: t('dialogs.pricing.price'), value: plans.find(({ value }) => value === plan)?.help ?? '' },
      ]}
      onClose={onClose}
    >
      {data ? <RadioRows name="plan" label={t('dialogs.pricing.label')} choices={plans} /> : <Skeleton variant="rounded" height={240} />}
    </FilledDialog>
  )
}

const places = ['HOME', 'OFFICE'] as const

export function AddressDialog({ onClose }: DialogProps) {
  const { t, lang } = useTranslations('dialogs')
  return (
    <FilledDialog
      name="address"
      form="ADDRESS"
      defaults={{ place: 'HOME', firstName: '', lastName: '', country: '', street: '', postalCode: '', city: '', isBilling: false }}
      titleOf={({ street, city }) => `${street.trim()}, ${city.trim()}`}
      fieldsOf={values => [
        {
          name: 'place',
          label: t('dialogs.address.place'),
          value: t(`dialogs.address.places.${values.place === 'OFFICE' ? 'OFFICE' : 'HOME'}`),
        },
        { name: 'name', label: t('dialogs.address.name'), value: `${values.firstName} ${values.lastName}` },
        { name: 'street', label: t('dialogs.address.street'), value: values.street },
        { name: 'city', label: t('dialogs.address.city'), value: `${values.postalCode} ${values.city}` },
        { name: 'country', label: t('country'), value: countryName(values.country, lang) },
        { name: 'isBilling', label: t('dialogs.address.isBilling'), value: t(values.isBilling ? 'yes' : 'no') },
      ]}
      onClose={onClose}
    >
      <ChoiceField
        name="place"
        label={t('dialogs.address.place')}
        choices={places.map(value => ({ value, text: t(`dialogs.address.places.${value}`) }))}
      />
      <FieldRow>
        <TextLine name="firstName" label={t('dialogs.address.firstName')} maxLength={60} autoComplete="given-name" />
        <TextLine name="lastName" label={t('dialogs.address.lastName')} maxLength={60} autoComplete="family-name" />
      </FieldRow>
      <SelectField
        name="country"
        label={t('country')}
        choices={allCountries(lang).map(({ code, name }) => ({ value: code, text: name }))}
      />
      <TextLine name="street" label={t('dialogs.address.street')} maxLength={120} autoComplete="street-address" />
      <FieldRow>
        <TextLine name="postalCode" label={t('dialogs.address.postalCode')} maxLength={12} autoComplete="postal-code" />
        <TextLine name="city" label={t('dialogs.address.city')} maxLength={60} autoComplete="address-level2" />
      </FieldRow>
      <SwitchField name="isBilling" label={t('dialogs.address.isBilling')} />
    </FilledDialog>
  )
}

const methods = ['CARD', 'BALANCE', 'TRANSFER', 'INVOICE'] as const

export function MethodsDialog({ onClose }: DialogProps) {
  const { t } = useTranslations('dialogs')
  const textOf = (method: string) => t(`dialogs.methods.kinds.${methods.find(each => each === method) ?? 'CARD'}.name`)
  return (
    <FilledDialog
      name="methods"
      form="PAYMENT_METHOD"
      defaults={{ method: 'CARD' }}
      titleOf={({ method }) => textOf(method)}
      fieldsOf={({ method }) => [{ name: 'method', label: t('dialogs.methods.label'), value: textOf(method) }]}
      onClose={onClose}
    >
      <RadioRows
        name="method"
        label={t('dialogs.methods.label')}
        choices={methods.map(value => ({
          value,
          text: t(`dialogs.methods.kinds.${value}.name`),
          help: t(`dialogs.methods.kinds.${value}.help`),
        }))}
      />
    </FilledDialog>
  )
}

const providers = ['Stripe', 'Adyen', 'Mollie', 'PayPal'] as const

export function ProvidersDialog({ onClose }: DialogProps) {
  const { t } = useTranslations('dialogs')
  return (
    <FilledDialog
      name="providers"
      form="PAYMENT_PROVIDER"
      defaults={{ provider: 'Stripe', account: '', isTest: true }}
      titleOf={({ provider }) => provider}
      fieldsOf={({ provider, account, isTest }) => [
        { name: 'provider', label: t('dialogs.providers.label'), value: provider },
        { name: 'account', label: t('dialogs.providers.account'), value: account },
        { name: 'isTest', label: t('dialogs.providers.isTest'), value: t(isTest ? 'yes' : 'no') },
      ]}
      onClose={onClose}
    >
      <RadioRows
        name="provider"
        label={t('dialogs.providers.label')}
        choices={providers.map(value => ({ value, text: value, help: t(`dialogs.providers.help.${value}`) }))}
      />
      <TextLine name="account" label={t('dialogs.providers.account')} helperText={t('dialogs.providers.accountHelp')} maxLength={60} />
      <SwitchField name="isTest" label={t('dialogs.providers.isTest')} />
    </FilledDialog>
  )
}
