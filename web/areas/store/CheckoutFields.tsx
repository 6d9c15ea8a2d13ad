import { useTranslations } from '../../platform/languages.ts'
import { ChoiceField } from '../../ui/form/ChoiceField.tsx'
import { SwitchField } from '../../ui/form/SwitchField.tsx'
import { Section } from './Section.tsx'

export function CheckoutFields() {
  const { t } = useTranslations('store')
  return (
    <>
      <Section title={t('checkout.contact.title')} text={t('checkout.contact.text')}>
        <ChoiceField
          name="checkoutContact"
          label={t('checkout.contact.label')}
          choices={(['EMAIL', 'PHONE_OR_EMAIL'] as const).map(value => ({ value, text: t(`checkout.contact.${value}`) }))}
        />
      </Section>
      <Section title={t('checkout.asked.title')} text={t('checkout.asked.text')}>
        <SwitchField name="isCompanyNameAsked" label={t('checkout.company.label')} helperText={t('checkout.company.help')} />
        <SwitchField name="isAddressLineTwoAsked" label={t('checkout.lineTwo.label')} helperText={t('checkout.lineTwo.help')} />
        <SwitchField name="isPhoneAsked" label={t('checkout.phone.label')} helperText={t('checkout.phone.help')} />
      </Section>
    </>
  )
}
