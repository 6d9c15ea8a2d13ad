/** What can be done with the settings: saved and reset part by part, told, and taken back with Undo. */
import { useTexts } from '../../platform/languages.ts'
import type { StoreSettingsInput, StoreSettingsPart } from '../../platform/schema.generated.ts'
import { useUndoable } from '../../ui/undoable.ts'
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
  const { t } = useTexts('store')
  const change = useUndoable(refetch)
  return {
    /** Fails where something is refused, or was changed by somebody else since that version. */
    save: (part: PartName, input: StoreSettingsInput, version: number) =>
      change({
        mutation: UpdateStoreSettingsDocument,
        each: [{ version, input }],
        done: () => t(`parts.${part}.saved`),
        topic: 'store',
        throws: true,
      }),
    reset: (part: PartName) =>
      change({
        mutation: ResetStoreSettingsDocument,
        each: [{ part: parts[part] }],
        done: () => t(`parts.${part}.reset`),
        topic: 'store',
      }),
  }
}

export type SettingsActions = ReturnType<typeof useSettingsActions>
