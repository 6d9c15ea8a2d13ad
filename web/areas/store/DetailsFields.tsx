import { useMemo } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { ChoiceField } from '../../ui/form/ChoiceField.tsx'
import { FieldRow } from '../../ui/form/RecordForm.tsx'
import { EmailField, PhoneField, TextArea, TextLine } from '../../ui/form/TextFields.tsx'
import { FormatExample } from './FormatExample.tsx'
import { PickField } from './PickField.tsx'
import { currencyChoices, timeZoneChoices } from './pick-choices.ts'
import { Section } from './Section.tsx'

export function DetailsFields() {
  const { t, lang } = useTranslations('store')
  const currencies = useMemo(() => currencyChoices(lang), [lang])
  const timeZones = useMemo(() => timeZoneChoices(lang), [lang])
  return (
    <>
      <Section title={t('details.who.title')} text={t('details.who.text')}>
        <FieldRow>
          <TextLine name="storeName" label={t('details.storeName')} maxLength={120} />
          <TextLine name="legalName" label={t('details.legalName')} maxLength={120} />
        </FieldRow>
        <FieldRow>
          <EmailField name="storeEmail" label={t('details.storeEmail')} maxLength={254} />
          <PhoneField name="storePhone" label={t('details.storePhone')} maxLength={30} isOptional />
        </FieldRow>
        <TextArea name="address" label={t('details.address')} rows={3} maxLength={300} isOptional />
      </Section>
      <Section title={t('details.formats.title')} text={t('details.formats.text')}>
        <FieldRow>
          <PickField name="currency" label={t('details.currency')} choices={currencies} />
          <PickField name="timeZone" label={t('details.timeZone')} choices={timeZones} />
        </FieldRow>
        <FieldRow>
          <ChoiceField
            name="units"
            label={t('details.units')}
            choices={(['METRIC', 'IMPERIAL'] as const).map(value => ({ value, text: t(`units.${value}`) }))}
          />
          <TextLine name="orderPrefix" label={t('details.orderPrefix')} maxLength={10} isOptional />
        </FieldRow>
        <FormatExample />
      </Section>
    </>
  )
}
