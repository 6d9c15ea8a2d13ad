/** Actions on a user's settings, each with Undo. */
import { useTranslations } from '../../platform/languages.ts'
import { useUndoableMutation } from '../../ui/undoable-mutation.ts'
import {
  AddUserCardDocument,
  type AddUserCardMutationVariables,
  ChangeUserPasswordDocument,
  RemoveUserCardDocument,
  RevokeUserDevicesDocument,
  UpdateUserDocument,
  UpdateUserSettingsDocument,
  type UpdateUserSettingsMutationVariables,
  type UserViewFragment,
} from './users.generated.ts'

export function useUserSettings({ id, fullName: name }: Pick<UserViewFragment, 'id' | 'fullName'>, refetch: () => Promise<unknown>) {
  const { t } = useTranslations('users')
  const change = useUndoableMutation(refetch)
  return {
    set: (input: UpdateUserSettingsMutationVariables['input'], throws = false) =>
      change({
        mutation: UpdateUserSettingsDocument,
        items: [{ id, input }],
        successMessage: () => t('done.set', { name }),
        topic: 'settings',
        rethrow: throws,
      }),
    /** Rejects a weak password, so that the form can show the error. */
    changePassword: (password: string) =>
      change({
        mutation: ChangeUserPasswordDocument,
        items: [{ id, password }],
        successMessage: () => t('done.password', { name }),
        rethrow: true,
      }),
    /** All devices, unless some are named. */
    signOut: (devices?: string[]) =>
      change({ mutation: RevokeUserDevicesDocument, items: [{ id, devices }], successMessage: () => t('done.signedOut', { name }) }),
    addCard: (input: AddUserCardMutationVariables['input']) =>
      change({ mutation: AddUserCardDocument, items: [{ id, input }], successMessage: () => t('done.card', { name }), rethrow: true }),
    removeCard: (card: string) =>
      change({ mutation: RemoveUserCardDocument, items: [{ id, card }], successMessage: () => t('done.cardGone', { name }) }),
    setPlan: (currentPlan: UserViewFragment['currentPlan']) =>
      change({
        mutation: UpdateUserDocument,
        items: [{ id, input: { currentPlan } }],
        successMessage: () => t('done.plan', { name, plan: t(`plan.${currentPlan}`) }),
      }),
  }
}

export type UserSettings = ReturnType<typeof useUserSettings>

/** Props of the page's sections. */
export interface UserPart {
  user: UserViewFragment
  settings: UserSettings
}
