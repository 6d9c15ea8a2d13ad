/** Roles: what the users of the list may do, by subject. */
import { sql } from 'kysely'
import { type Context, requireManage } from '../../context.ts'
import { deleteRow, insertRow, updateRow, write, type WriteContext } from '../../db/changes.ts'
import { addInvariant } from '../../db/revert.ts'
import { findRow, findRowsIn, listRows, rows } from '../../db/rows.ts'
import { fold } from '../../db/text.ts'
import { conflict, invalid } from '../../errors.ts'
import { checkVersion, readText } from '../../rules.ts'
import { countUsersOf, moveUsers } from '../users/service.ts'
import type { UserRole } from '../users/tables.ts'
import { type RoleRight, roles } from './tables.ts'

export interface RoleInput {
  name?: string | null
  /** In place of all that it had. */
  rights?: readonly RoleRight[] | null
}

const maxRights = 50

/** Every role, in the order of their ids. */
export async function listRoles(ctx: Context) {
  return (await listRows(ctx, roles, { page: { itemsPerPage: -1 } })).items
}

export const findRole = (ctx: Context, id: number) => findRow(ctx, roles, id)

/** What each of the five roles of the user list may do; nothing where it is gone. */
export async function loadRightsOf(ctx: Context, asked: readonly UserRole[]): Promise<RoleRight[][]> {
  const found = await findRowsIn(ctx, roles, 'role', asked)
  return asked.map(role => found.find(each => each.role === role)?.rights ?? [])
}

/** Adds a role that users do not have yet. */
export function createRole(ctx: Context, { name, rights }: RoleInput) {
  requireManage(ctx, 'Role')
  return write(ctx, 'Added a role', async ctx => {
    const text = readText('name', name ?? '', { min: 1, max: 60 })
    await checkName(ctx, text)
    return insertRow(ctx, roles, { name: text, role: null, rights: readRights(rights ?? []) })
  })
}

/** Changes what is given. */
export function updateRole(ctx: Context, id: number, version: number | null | undefined, { name, rights }: RoleInput) {
  requireManage(ctx, 'Role')
  return write(ctx, 'Changed a role', async ctx => {
    const role = await findRow(ctx, roles, id)
    checkVersion(role, version)
    const text = name === undefined || name === null ? role.name : readText('name', name, { min: 1, max: 60 })
    await checkName(ctx, text, id)
    if (rights && mayChangeRoles(role.rights) && !mayChangeRoles(rights) && role.role === 'ADMIN') throw noAdministrator()
    return updateRow(ctx, roles, role, { name: text, rights: rights ? readRights(rights) : role.rights })
  })
}

/** Deletes the role and gives back its id; its users get another one, and without one named they keep it from going. */
export function deleteRole(ctx: Context, id: number, moveUsersTo?: UserRole | null) {
  requireManage(ctx, 'Role')
  return write(ctx, 'Deleted a role', async ctx => {
    const role = await findRow(ctx, roles, id)
    if (role.role && moveUsersTo) {
      const [other] = await findRowsIn(ctx, roles, 'role', [moveUsersTo])
      if (!other || other.id === id) throw invalid('moveUsersTo', 'moveUsersTo must be another role that there is')
      await moveUsers(ctx, role.role, moveUsersTo)
    }
    await checkNobodyHas(ctx, role.role)
    await deleteRow(ctx, roles, role)
    return id
  })
}

const mayChangeRoles = (rights: readonly RoleRight[]) =>
  rights.some(({ subject, read, write }) => fold(subject) === fold('Roles and permissions') && read && write)

const noAdministrator = () =>
  conflict('The administrator keeps reading and writing roles and permissions: nobody else could give it back', { field: 'rights' })

async function checkNobodyHas(ctx: WriteContext, role: UserRole | null) {
  const [users = 0] = role ? await countUsersOf(ctx, [role]) : []
  if (users > 0)
    throw conflict(`${users === 1 ? 'One user has' : `${users} users have`} this role: give them another one first`, { facts: { users } })
}

addInvariant(roles, async (ctx, changes) => {
  for (const { before, after } of changes) if (before && !after) await checkNobodyHas(ctx, before.role as UserRole | null) // a row of roles
})

function readRights(given: readonly RoleRight[]): RoleRight[] {
  if (given.length > maxRights) throw invalid('rights', `rights may name ${maxRights} subjects at most`)
  const rights = given.map(({ subject, read, write, create }) => ({
    subject: readText('subject', subject, { min: 1, max: 60 }),
    read,
    write,
    create,
  }))
  const twice = rights.find(({ subject }, at) => rights.findIndex(each => fold(each.subject) === fold(subject)) !== at)
  if (twice) throw invalid('rights', `rights names ${twice.subject} twice`)
  return rights
}

async function checkName(ctx: WriteContext, name: string, ownId?: number) {
  const holder = await rows(ctx, roles).select('row.id').where(sql.ref('row.nameFolded'), '=', fold(name)).executeTakeFirst()
  if (holder && holder.id !== ownId) throw conflict(`The name ${name} is taken by another role`, { field: 'name' })
}
