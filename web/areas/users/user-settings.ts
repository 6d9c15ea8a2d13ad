/** What can be set on one user: each told, and taken back with Undo. */
import { useTexts } from '../../platform/languages.ts'
import { useUndoable } from '../../ui/undoable.ts'
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
  const { t } = useTexts('users')
  const change = useUndoable(refetch)
  return {
    set: (input: UpdateUserSettingsMutationVariables['input'], throws = false) =>
      change({
        mutation: UpdateUserSettingsDocument,
        each: [{ id, input }],
        done: () => t('done.set', { name }),
        topic: 'settings',
        throws,
      }),
    /** Fails where it is too weak: the form shows it. */
    changePassword: (password: string) =>
      change({ mutation: ChangeUserPasswordDocument, each: [{ id, password }], done: () => t('done.password', { name }), throws: true }),
    /** All of them where none are named. */
    signOut: (devices?: string[]) =>
      change({ mutation: RevokeUserDevicesDocument, each: [{ id, devices }], done: () => t('done.signedOut', { name }) }),
    addCard: (input: AddUserCardMutationVariables['input']) =>
      change({ mutation: AddUserCardDocument, each: [{ id, input }], done: () => t('done.card', { name }), throws: true }),
    removeCard: (card: string) =>
      change({ mutation: RemoveUserCardDocument, each: [{ id, card }], done: () => t('done.cardGone', { name }) }),
    setPlan: (currentPlan: UserViewFragment['currentPlan']) =>
      change({
        mutation: UpdateUserDocument,
        each: [{ id, input: { currentPlan } }],
        done: () => t('done.plan', { name, plan: t(`plan.${currentPlan}`) }),
      }),
  }
}

export type UserSettings = ReturnType<typeof useUserSettings>

/** What the parts of the page are told. */
export interface UserPart {
  user: UserViewFragment
  settings: UserSettings
}
