/** What can be done with users: each told, and taken back with Undo. */
import { useTexts } from '../../platform/languages.ts'
import { formatNumber } from '../../platform/format.ts'
import { useUndoable } from '../../ui/undoable.ts'
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
  const { t, lang } = useTexts('users')
  const change = useUndoable(refetch)
  const many = (key: string, count: number) => t(key, { count, number: formatNumber(count, lang) })
  const setStatus = ({ id, fullName }: User, status: 'ACTIVE' | 'INACTIVE') =>
    change({
      mutation: SetUserStatusDocument,
      each: [{ id, status }],
      done: () => t(status === 'ACTIVE' ? 'done.activated' : 'done.suspended', { name: fullName }),
      topic: 'status',
    })

  return {
    activate: (user: User) => setStatus(user, 'ACTIVE'),
    suspend: (user: User) => setStatus(user, 'INACTIVE'),
    remind: ({ id, fullName }: User) =>
      change({ mutation: RemindUserDocument, each: [{ id }], done: () => t('done.reminded', { name: fullName }) }),
    remove: ({ id, fullName }: User) =>
      change({ mutation: DeleteUsersDocument, each: [{ ids: [id] }], done: () => t('done.deleted', { name: fullName }) }),
    /** All in one step, or none. */
    removeAll: (ids: string[]) =>
      change({ mutation: DeleteUsersDocument, each: [{ ids }], done: () => many('done.deletedAll', ids.length) }),
    /** All in one step, or none. */
    changeAll: (ids: string[], wanted: Omit<UpdateUsersMutationVariables, 'ids'>) =>
      change({ mutation: UpdateUsersDocument, each: [{ ids, ...wanted }], done: () => many('done.changedAll', ids.length) }),
    /** Fails where the server refuses: the form shows it. */
    add: ({ status, version: _, ...input }: UserValues) =>
      change({
        mutation: CreateUserDocument,
        each: [{ input, status }],
        done: () => t('done.added', { name: input.fullName.trim() }),
        throws: true,
      }),
    save: (id: string, { status: _, version, ...input }: UserValues) =>
      change({
        mutation: UpdateUserDocument,
        each: [{ id, version, input }],
        done: () => t('done.changed', { name: input.fullName.trim() }),
        throws: true,
      }),
    invite: (input: { email: string; fullName: string; role: UserValues['role']; currentPlan: UserValues['currentPlan'] }) =>
      change({
        mutation: InviteUserDocument,
        each: [{ input }],
        done: () => t('done.invited', { email: input.email.trim() }),
        throws: true,
      }),
  }
}

export type UserActions = ReturnType<typeof useUserActions>
