/** Saves and resets sections of the settings, with Undo. */
import { useTranslations } from '../../platform/languages.ts'
import type { StoreSettingsInput, StoreSettingsPart } from '../../platform/schema.generated.ts'
import { useUndoableMutation } from '../../ui/undoable-mutation.ts'
import type { PartName } from './store-settings.ts'
import { ResetStoreSettingsDocument, UpdateStoreSettingsDocument } from './store.generated.ts'

const parts: Record<PartName, StoreSettingsPart> = {
  'store-details': 'STORE_DETAILS',
  payments: 'PAYMENTS',
  checkout: 'CHECKOUT',
  shipping: 'SHIPPING',
  locations: 'LOCATIONS',
  notifications: 'NOTIFICATIONS',
}

export function useSettingsActions(refetch: () => Promise<unknown>) {
  const { t } = useTranslations('store')
  const change = useUndoableMutation(refetch)
  return {
    /** Rejects on an invalid value or a version conflict. */
    save: (part: PartName, input: StoreSettingsInput, version: number) =>
      change({
        mutation: UpdateStoreSettingsDocument,
        items: [{ version, input }],
        successMessage: () => t(`parts.${part}.saved`),
        topic: 'store',
        rethrow: true,
      }),
    reset: (part: PartName) =>
      change({
        mutation: ResetStoreSettingsDocument,
        items: [{ part: parts[part] }],
        successMessage: () => t(`parts.${part}.reset`),
        topic: 'store',
      }),
  }
}

export type SettingsActions = ReturnType<typeof useSettingsActions>
