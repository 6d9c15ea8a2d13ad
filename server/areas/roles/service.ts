/** Roles of the user list and their permissions by subject. */
import { sql } from 'kysely'
import { type Context, requireManage } from '../../context.ts'
import { deleteRow, insertRow, updateRow, write, type WriteContext } from '../../db/changes.ts'
import { addInvariant } from '../../db/revert.ts'
import { findRow, findRowsIn, listRows, rows } from '../../db/rows.ts'
import { fold } from '../../db/text.ts'
import { conflict, invalid } from '../../errors.ts'
import { checkVersion } from '../../rules.ts'
import { parse } from '../../validation.ts'
import { countUsersOf, moveUsers } from '../users/service.ts'
import type { UserRole } from '../users/tables.ts'
import { codeOf } from './subjects.ts'
import { roleName, type RoleRight, roles } from './tables.ts'

export interface RoleInput {
  name?: string | null
  /** Replaces all previous ones. */
  rights?: readonly RoleRight[] | null
}

/** Every role, by id. */
export async function listRoles(ctx: Context) {
  return (await listRows(ctx, roles, { page: { itemsPerPage: -1 } })).items
}

export const findRole = (ctx: Context, id: number) => findRow(ctx, roles, id)

/** Permissions of each of the five roles of the user list; none if the role was deleted. */
export async function loadRightsOf(ctx: Context, names: readonly UserRole[]): Promise<RoleRight[][]> {
  const found = await findRowsIn(ctx, roles, 'role', names)
  return names.map(role => found.find(each => each.role === role)?.rights ?? [])
}

/** Adds a role without users. */
export function createRole(ctx: Context, { name, rights }: RoleInput) {
  requireManage(ctx, 'Role')
  return write(ctx, 'ROLE_CREATED', async ctx =>
    insertRow(ctx, roles, { name: await freeName(ctx, name ?? ''), role: null, rights: readRights(rights ?? []) }),
  )
}

/** Updates the given fields. */
export function updateRole(ctx: Context, id: number, version: number | null | undefined, { name, rights }: RoleInput) {
  requireManage(ctx, 'Role')
  return write(ctx, 'ROLE_UPDATED', async ctx => {
    const role = await findRow(ctx, roles, id)
    checkVersion(role, version)
    if (rights && role.role === 'ADMIN' && mayChangeRoles(role.rights) && !mayChangeRoles(rights))
      throw conflict('ADMINISTRATOR_RIGHT_REQUIRED', { field: 'rights' })
    return updateRow(ctx, roles, role, {
      ...(typeof name === 'string' && { name: await freeName(ctx, name, id) }),
      ...(rights && { rights: readRights(rights) }),
    })
  })
}

/** Deletes the role and returns its id. Its users get the role `moveUsersTo`; without it, a role in use is rejected. */
export function deleteRole(ctx: Context, id: number, moveUsersTo?: UserRole | null) {
  requireManage(ctx, 'Role')
  return write(ctx, 'ROLE_DELETED', async ctx => {
    const role = await findRow(ctx, roles, id)
    if (role.role && moveUsersTo) {
      const [other] = await findRowsIn(ctx, roles, 'role', [moveUsersTo])
      if (!other || other.id === id) throw invalid('NOT_ANOTHER_ROLE', { field: 'moveUsersTo' })
      await moveUsers(ctx, role.role, moveUsersTo)
    }
    await checkUnused(ctx, role.role)
    await deleteRow(ctx, roles, role)
    return id
  })
}

const mayChangeRoles = (rights: readonly RoleRight[]) =>
  rights.some(({ subject, read, write }) => codeOf(subject) === 'ROLES' && read && write)

async function checkUnused(ctx: WriteContext, role: UserRole | null) {
  const [users = 0] = role ? await countUsersOf(ctx, [role]) : []
  if (users > 0) throw conflict('ROLE_IN_USE', { count: users, facts: { users } })
}

addInvariant(roles, async (ctx, changes) => {
  for (const { before, after } of changes) if (before && !after) await checkUnused(ctx, before.role as UserRole | null) // a row of roles
})

function readRights(given: readonly RoleRight[]): RoleRight[] {
  const rights = parse(roles.columns.rights, given, 'rights')
  const repeated = rights.find(({ subject }, at) => rights.findIndex(each => fold(each.subject) === fold(subject)) !== at)
  if (repeated) throw invalid('SUBJECT_REPEATED', { field: 'rights', subject: repeated.subject })
  return rights
}

/** The trimmed name; rejected if another role has it, case-insensitive. */
async function freeName(ctx: WriteContext, value: string, ownId?: number): Promise<string> {
  const name = parse(roleName, value, 'name')
  const holder = await rows(ctx, roles).select('row.id').where(sql.ref('row.nameFolded'), '=', fold(name)).executeTakeFirst()
  if (holder && holder.id !== ownId) throw conflict('NAME_TAKEN', { field: 'name', name })
  return name
}
