/** What can be done with permissions: each told, and taken back with Undo. */
import { serverError, toFailure } from '../../platform/errors.ts'
import { useTranslations } from '../../platform/languages.ts'
import { formatNumber } from '../../platform/format.ts'
import { notify } from '../../ui/notify.ts'
import { useUndoableMutation } from '../../ui/undoable-mutation.ts'
import {
  CreatePermissionDocument,
  DeletePermissionDocument,
  type PermissionRowFragment,
  UpdatePermissionDocument,
} from './permissions.generated.ts'
import { type Role, roles } from './roles.ts'

export interface PermissionValues {
  name: string
  assignedTo: Role[]
  /** The one that was seen; none for a new permission. */
  version: number | null
}

export type PermissionActions = ReturnType<typeof usePermissionActions>

export function usePermissionActions(refetch: () => Promise<unknown>) {
  const { t, lang } = useTranslations('permissions')
  const change = useUndoableMutation(refetch)
  return {
    /** Fails where the name is refused. */
    add: ({ name, assignedTo }: PermissionValues) =>
      change({
        mutation: CreatePermissionDocument,
        items: [{ name, assignedTo }],
        successMessage: () => t('done.added', { name: name.trim() }),
        rethrow: true,
      }),
    /** Fails where the name is refused, or somebody else saved in between. */
    save: (id: string, { name, assignedTo, version }: PermissionValues) =>
      change({
        mutation: UpdatePermissionDocument,
        items: [{ id, version, name, assignedTo }],
        successMessage: () => t('done.saved', { name: name.trim() }),
        rethrow: true,
      }),
    /** Gives it to a role, or takes it from it. */
    toggle(permission: PermissionRowFragment, role: Role) {
      const { id, name, version } = permission
      const has = permission.assignedTo.includes(role)
      const assignedTo = has ? permission.assignedTo.filter(each => each !== role) : [...permission.assignedTo, role]
      return change({
        mutation: UpdatePermissionDocument,
        items: [{ id, version, assignedTo }],
        optimisticResponse: () => ({ updatePermission: { __typename: 'Permission' as const, ...permission, assignedTo } }),
        successMessage: () => t(has ? 'done.taken' : 'done.given', { name, role: t(`role.${role}`) }),
        topic: 'tick',
      })
    },
    /** Also those that roles have: the question before it says so. */
    removeAll: (ids: string[]) =>
      change({
        mutation: DeletePermissionDocument,
        items: ids.map(id => ({ id, force: true })),
        successMessage: count => t('done.all', { count, number: formatNumber(count, lang) }),
      }),
    /** Gives back the roles that keep it from going, unless it is forced. */
    async remove({ id, name }: Pick<PermissionRowFragment, 'id' | 'name'>, force = false): Promise<Role[] | undefined> {
      try {
        const done = () => t('done.deleted', { name })
        await change({ mutation: DeletePermissionDocument, items: [{ id, force }], successMessage: done, rethrow: true })
      } catch (error) {
        const holding = serverError(error)?.extensions?.assignedTo
        if (Array.isArray(holding)) return roles.filter(role => holding.includes(role))
        notify({ text: toFailure(error, t('failed.unreachable')).message, color: 'error' })
      }
      return undefined
    },
  }
}
