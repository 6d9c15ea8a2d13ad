/** What can be done with permissions: each told, and taken back with Undo. */
import { useTexts } from '../../app/languages.ts'
import { formatNumber } from '../../format.ts'
import { useUndoable } from '../../ui/undoable.ts'
import {
  CreatePermissionDocument,
  DeletePermissionDocument,
  type PermissionRowFragment,
  UpdatePermissionDocument,
} from './permissions.generated.ts'
import type { Role } from './roles.ts'

export interface PermissionValues {
  name: string
  assignedTo: Role[]
  /** The one that was seen; none for a new permission. */
  version: number | null
}

export type PermissionActions = ReturnType<typeof usePermissionActions>

export function usePermissionActions(refetch: () => Promise<unknown>) {
  const { t, lang } = useTexts('permissions')
  const change = useUndoable(refetch)
  return {
    /** Fails where the name is refused. */
    add: ({ name, assignedTo }: PermissionValues) =>
      change({
        mutation: CreatePermissionDocument,
        each: [{ name, assignedTo }],
        done: () => t('done.added', { name: name.trim() }),
        throws: true,
      }),
    /** Fails where the name is refused, or somebody else saved in between. */
    save: (id: string, { name, assignedTo, version }: PermissionValues) =>
      change({
        mutation: UpdatePermissionDocument,
        each: [{ id, version, name, assignedTo }],
        done: () => t('done.saved', { name: name.trim() }),
        throws: true,
      }),
    /** Gives it to a role, or takes it from it. */
    toggle(permission: PermissionRowFragment, role: Role) {
      const { id, name, version } = permission
      const has = permission.assignedTo.includes(role)
      const assignedTo = has ? permission.assignedTo.filter(each => each !== role) : [...permission.assignedTo, role]
      return change({
        mutation: UpdatePermissionDocument,
        each: [{ id, version, assignedTo }],
        expected: () => ({ updatePermission: { __typename: 'Permission' as const, ...permission, assignedTo } }),
        done: () => t(has ? 'done.taken' : 'done.given', { name, role: t(`role.${role}`) }),
        topic: 'tick',
      })
    },
    removeAll: (ids: string[]) =>
      change({
        mutation: DeletePermissionDocument,
        each: ids.map(id => ({ id })),
        done: count => t('done.all', { count, number: formatNumber(count, lang) }),
      }),
    remove: ({ id, name }: PermissionRowFragment) =>
      change({ mutation: DeletePermissionDocument, each: [{ id }], done: () => t('done.deleted', { name }) }),
  }
}
