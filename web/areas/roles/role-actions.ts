/** What can be done with roles: each told, and taken back with Undo. */
import { useTexts } from '../../platform/languages.ts'
import { useUndoable } from '../../ui/undoable.ts'
import { useRoleName } from './role-name.ts'
import { type Rights, toRights } from './rights.ts'
import { CreateRoleDocument, DeleteRoleDocument, type RoleCardFragment, UpdateRoleDocument } from './roles.generated.ts'

export interface RoleValues {
  name: string
  rights: Rights
  /** The one that was seen; none for a new role. */
  version: number | null
}

export type RoleActions = ReturnType<typeof useRoleActions>

export function useRoleActions(refetch: () => Promise<unknown>) {
  const { t } = useTexts('roles')
  const nameOf = useRoleName()
  const change = useUndoable(refetch)
  return {
    /** Fails where the name is refused. */
    add: ({ name, rights }: RoleValues) =>
      change({
        mutation: CreateRoleDocument,
        each: [{ name, rights: toRights(rights) }],
        done: () => t('done.added', { name: name.trim() }),
        throws: true,
      }),
    /** Fails where something is refused, or somebody else saved in between. */
    save: (id: string, { name, rights, version }: RoleValues) =>
      change({
        mutation: UpdateRoleDocument,
        each: [{ id, version, name, rights: toRights(rights) }],
        done: () => t('done.saved', { name: name.trim() }),
        throws: true,
      }),
    /** Its users get the other role in the same step. */
    remove: (role: RoleCardFragment, moveUsersTo?: RoleCardFragment['role']) =>
      change({
        mutation: DeleteRoleDocument,
        each: [{ id: role.id, moveUsersTo }],
        done: () => t('done.deleted', { name: nameOf(role) }),
        throws: moveUsersTo !== undefined,
      }),
  }
}
