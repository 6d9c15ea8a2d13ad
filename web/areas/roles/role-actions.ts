/** Actions on roles, each with Undo. */
import { useTranslations } from '../../platform/languages.ts'
import { useUndoableMutation } from '../../ui/undoable-mutation.ts'
import { useRoleName } from './role-name.ts'
import { type Rights, toRights } from './rights.ts'
import { CreateRoleDocument, DeleteRoleDocument, type RoleCardFragment, UpdateRoleDocument } from './roles.generated.ts'

export interface RoleValues {
  name: string
  rights: Rights
  /** The loaded version; undefined for a new role. */
  version: number | null
}

export type RoleActions = ReturnType<typeof useRoleActions>

export function useRoleActions(refetch: () => Promise<unknown>) {
  const { t } = useTranslations('roles')
  const nameOf = useRoleName()
  const change = useUndoableMutation(refetch)
  return {
    /** Rejects on an invalid name. */
    add: ({ name, rights }: RoleValues) =>
      change({
        mutation: CreateRoleDocument,
        items: [{ name, rights: toRights(rights) }],
        successMessage: () => t('done.added', { name: name.trim() }),
        rethrow: true,
      }),
    /** Rejects on an invalid value or a conflict. */
    save: (id: string, { name, rights, version }: RoleValues) =>
      change({
        mutation: UpdateRoleDocument,
        items: [{ id, version, name, rights: toRights(rights) }],
        successMessage: () => t('done.saved', { name: name.trim() }),
        rethrow: true,
      }),
    /** Moves its users to the other role in the same operation. */
    remove: (role: RoleCardFragment, moveUsersTo?: RoleCardFragment['role']) =>
      change({
        mutation: DeleteRoleDocument,
        items: [{ id: role.id, moveUsersTo }],
        successMessage: () => t('done.deleted', { name: nameOf(role) }),
        rethrow: moveUsersTo !== undefined,
      }),
  }
}
