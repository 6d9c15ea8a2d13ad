/** Actions on permissions: in rows, bulk, shortcuts, the matrix, and forms. */
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { serverError, toFailure } from '../../platform/errors.ts'
import { useTranslations } from '../../platform/languages.ts'
import type { ListAction } from '../../ui/list/list-actions.ts'
import { notify } from '../../ui/notify.ts'
import type { ApplyChange } from '../../ui/undoable-mutation.ts'
import {
  CreatePermissionDocument,
  DeletePermissionsDocument,
  type PermissionRowFragment,
  UpdatePermissionDocument,
} from './permissions.generated.ts'
import { type Role, roles } from './roles.ts'

export interface PermissionValues {
  name: string
  assignedTo: Role[]
  /** The loaded version; undefined for a new permission. */
  version: number | null
}

type Permission = Pick<PermissionRowFragment, 'id' | 'name'>

/** A permission in use by roles, which the server deletes only with `force`. */
export type HeldPermission = Pick<PermissionRowFragment, 'id' | 'name' | 'assignedTo'>

export type PermissionActions = ReturnType<typeof usePermissionActions>

/** Form actions reject on an invalid value. */
export function usePermissionActions(change: ApplyChange) {
  const { t } = useTranslations('permissions')
  return {
    add: ({ name, assignedTo }: PermissionValues) =>
      change({
        mutation: CreatePermissionDocument,
        variables: { name, assignedTo },
        successMessage: () => t('done.added', { name: name.trim() }),
        rethrow: true,
      }),
    save: (id: string, { name, assignedTo, version }: PermissionValues) =>
      change({
        mutation: UpdatePermissionDocument,
        variables: { id, version, name, assignedTo },
        successMessage: () => t('done.saved', { name: name.trim() }),
        rethrow: true,
      }),
    /** Assigns the permission to a role, or removes it. */
    toggle(permission: PermissionRowFragment, role: Role) {
      const { id, name, version } = permission
      const has = permission.assignedTo.includes(role)
      const assignedTo = has ? permission.assignedTo.filter(each => each !== role) : [...permission.assignedTo, role]
      return change({
        mutation: UpdatePermissionDocument,
        variables: { id, version, assignedTo },
        optimisticResponse: () => ({ updatePermission: { __typename: 'Permission' as const, ...permission, assignedTo } }),
        successMessage: () => t(has ? 'done.taken' : 'done.given', { name, role: t(`role.${role}`) }),
        topic: 'tick',
      })
    },
    /** Returns the roles that use it, unless forced. */
    async remove({ id, name }: Permission, force = false): Promise<Role[] | undefined> {
      try {
        await change({
          mutation: DeletePermissionsDocument,
          variables: { ids: [id], force },
          successMessage: () => t('done.deleted', { name }),
          rethrow: true,
        })
      } catch (error) {
        const holding = serverError(error)?.extensions?.assignedTo
        if (Array.isArray(holding)) return roles.filter(role => holding.includes(role))
        notify({ text: toFailure(error, t('failed.unreachable')).message, color: 'error' })
      }
      return undefined
    },
  }
}

interface Handlers {
  mayManage: boolean
  onEdit: (permission: PermissionRowFragment) => void
  onUsers: (permission: PermissionRowFragment) => void
  /** Asks for confirmation before it deletes a permission in use. */
  onHeld: (permission: HeldPermission) => void
}

export function usePermissionListActions(change: ApplyChange, handlers: Handlers): ListAction<PermissionRowFragment>[] {
  const { mayManage, onEdit, onUsers, onHeld } = handlers
  const { t, tCount } = useTranslations('permissions')
  const permissions = usePermissionActions(change)
  const users: ListAction<PermissionRowFragment> = { id: 'users', label: t('who.action'), icon: IconUsers, key: 'w', run: onUsers }
  if (!mayManage) return [users]
  return [
    { id: 'edit', label: t('edit'), icon: IconPencil, key: 'e', run: onEdit },
    users,
    {
      id: 'delete',
      label: t('delete'),
      icon: IconTrash,
      key: '#',
      removes: true,
      run: async ({ id, name }) => {
        const assignedTo = await permissions.remove({ id, name })
        if (assignedTo) onHeld({ id, name, assignedTo })
      },
      bulk: ids =>
        change({
          mutation: DeletePermissionsDocument,
          variables: { ids, force: true },
          successMessage: () => tCount('done.all', ids.length),
        }),
      confirm: count => ({ title: tCount('ask.many', count), text: t('ask.manyText'), confirm: t('delete') }),
    },
  ]
}
