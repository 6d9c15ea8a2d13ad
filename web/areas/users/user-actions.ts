/** What can be done with users: each told, and taken back with Undo. */
import { useTranslations } from '../../platform/languages.ts'
import { formatNumber } from '../../platform/format.ts'
import { useUndoableMutation } from '../../ui/undoable-mutation.ts'
import type { UserValues } from './user-values.ts'
import {
  CreateUserDocument,
  DeleteUsersDocument,
  InviteUserDocument,
  RemindUserDocument,
  SetUserStatusDocument,
  UpdateUserDocument,
  UpdateUsersDocument,
  type UpdateUsersMutationVariables,
  type UserRowFragment,
} from './users.generated.ts'

type User = Pick<UserRowFragment, 'id' | 'fullName'>

export function useUserActions(refetch: () => Promise<unknown>) {
  const { t, lang } = useTranslations('users')
  const change = useUndoableMutation(refetch)
  const many = (key: string, count: number) => t(key, { count, number: formatNumber(count, lang) })
  const setStatus = ({ id, fullName }: User, status: 'ACTIVE' | 'INACTIVE') =>
    change({
      mutation: SetUserStatusDocument,
      items: [{ id, status }],
      successMessage: () => t(status === 'ACTIVE' ? 'done.activated' : 'done.suspended', { name: fullName }),
      topic: 'status',
    })

  return {
    activate: (user: User) => setStatus(user, 'ACTIVE'),
    suspend: (user: User) => setStatus(user, 'INACTIVE'),
    remind: ({ id, fullName }: User) =>
      change({ mutation: RemindUserDocument, items: [{ id }], successMessage: () => t('done.reminded', { name: fullName }) }),
    remove: ({ id, fullName }: User) =>
      change({ mutation: DeleteUsersDocument, items: [{ ids: [id] }], successMessage: () => t('done.deleted', { name: fullName }) }),
    /** All in one step, or none. */
    removeAll: (ids: string[]) =>
      change({ mutation: DeleteUsersDocument, items: [{ ids }], successMessage: () => many('done.deletedAll', ids.length) }),
    /** All in one step, or none. */
    changeAll: (ids: string[], wanted: Omit<UpdateUsersMutationVariables, 'ids'>) =>
      change({ mutation: UpdateUsersDocument, items: [{ ids, ...wanted }], successMessage: () => many('done.changedAll', ids.length) }),
    /** Fails where the server refuses: the form shows it. */
    add: ({ status, version: _, ...input }: UserValues) =>
      change({
        mutation: CreateUserDocument,
        items: [{ input, status }],
        successMessage: () => t('done.added', { name: input.fullName.trim() }),
        rethrow: true,
      }),
    save: (id: string, { status: _, version, ...input }: UserValues) =>
      change({
        mutation: UpdateUserDocument,
        items: [{ id, version, input }],
        successMessage: () => t('done.changed', { name: input.fullName.trim() }),
        rethrow: true,
      }),
    invite: (input: { email: string; fullName: string; role: UserValues['role']; currentPlan: UserValues['currentPlan'] }) =>
      change({
        mutation: InviteUserDocument,
        items: [{ input }],
        successMessage: () => t('done.invited', { email: input.email.trim() }),
        rethrow: true,
      }),
  }
}

export type UserActions = ReturnType<typeof useUserActions>
