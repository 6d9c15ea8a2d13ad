/** What can be set on one user: each told, and taken back with Undo. */
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
    /** Fails where it is too weak: the form shows it. */
    changePassword: (password: string) =>
      change({
        mutation: ChangeUserPasswordDocument,
        items: [{ id, password }],
        successMessage: () => t('done.password', { name }),
        rethrow: true,
      }),
    /** All of them where none are named. */
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

/** What the parts of the page are told. */
export interface UserPart {
  user: UserViewFragment
  settings: UserSettings
}
