/** Store settings: a form per tab, each saved separately. */
import Paper from '@mui/material/Paper'
import type { ComponentType } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { FailureCard } from '../../ui/FailureCard.tsx'
import { useLive } from '../../platform/live.ts'
import { Page } from '../../ui/Page.tsx'
import { RecordTabs } from '../../ui/record/RecordTabs.tsx'
import { CheckoutFields } from './CheckoutFields.tsx'
import { DetailsFields } from './DetailsFields.tsx'
import { LocationFields } from './LocationFields.tsx'
import { NotificationFields } from './NotificationFields.tsx'
import { PaymentFields } from './PaymentFields.tsx'
import { useSettingsActions } from './settings-actions.ts'
import { SettingsForm } from './SettingsForm.tsx'
import { SettingsSkeleton } from './SettingsSkeleton.tsx'
import { ShippingFields } from './ShippingFields.tsx'
import type { PartName } from './store-settings.ts'
import { useStoreSettingsQuery } from './store.generated.ts'

const parts: { name: PartName; Fields: ComponentType }[] = [
  { name: 'store-details', Fields: DetailsFields },
  { name: 'payments', Fields: PaymentFields },
  { name: 'checkout', Fields: CheckoutFields },
  { name: 'shipping', Fields: ShippingFields },
  { name: 'locations', Fields: LocationFields },
  { name: 'notifications', Fields: NotificationFields },
]

export function StoreSettingsPage() {
  const { t } = useTranslations('store')
  const { data, failure, retry, refetch } = useLive(useStoreSettingsQuery(), ['STORE'])
  const settings = data?.storeSettings
  const actions = useSettingsActions(refetch)

  const formOf = (name: PartName, Fields: ComponentType) =>
    settings ? (
      <SettingsForm key={name} part={name} settings={settings} actions={actions}>
        <Fields />
      </SettingsForm>
    ) : (
      <SettingsSkeleton />
    )
  const tabs = parts.map(({ name, Fields }) => ({ name, text: t(`parts.${name}.title`), content: () => formOf(name, Fields) }))

  return (
    <Page title={t('title')} subtitle={t('lead')}>
      {failure ? (
        <Paper>
          <FailureCard error={failure} onRetry={retry} />
        </Paper>
      ) : (
        <RecordTabs label={t('tabs')} tabs={tabs} />
      )}
    </Page>
  )
}
