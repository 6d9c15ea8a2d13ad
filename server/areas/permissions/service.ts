/** Permissions: what roles are allowed to do, and which roles have each. */
import { sql } from 'kysely'
import { type Context, requireManage } from '../../context.ts'
import { deleteRows, insertRow, updateRow, write } from '../../db/changes.ts'
import { findRow, findRowsIn, type ListArgs, listRows, one, rows } from '../../db/rows.ts'
import { fold } from '../../db/text.ts'
import { conflict } from '../../errors.ts'
import { checkVersion } from '../../rules.ts'
import { parse } from '../../validation.ts'
import { createdColumns, roleColumns, valuesWith } from './labels.ts'
import { permissionName, type PermissionRole, permissions } from './tables.ts'

export interface PermissionInput {
  name?: string | null
  assignedTo?: readonly PermissionRole[] | null
}

/** Permissions that match, in the order of their ids unless sorted. */
export function listPermissions(ctx: Context, { role, ...args }: ListArgs<typeof permissions> & { role?: PermissionRole | null }) {
  return listRows(ctx, permissions, args, { where: { roleWords: role && valuesWith(role) } })
}

export const findPermission = (ctx: Context, id: number) => findRow(ctx, permissions, id)

/** Adds a permission; without roles, no role has it. */
export function createPermission(ctx: Context, { name, assignedTo }: PermissionInput & { name: string }) {
  requireManage(ctx, 'Permission')
  return write(ctx, 'PERMISSION_CREATED', async ctx =>
    insertRow(ctx, permissions, {
      name: await freeName(ctx, name),
      ...roleColumns(assignedTo ?? []),
      ...createdColumns(ctx.now()),
    }),
  )
}

/** Updates the given fields of a permission. */
export function updatePermission(ctx: Context, id: number, { name, assignedTo }: PermissionInput, version?: number | null) {
  requireManage(ctx, 'Permission')
  return write(ctx, 'PERMISSION_UPDATED', async ctx => {
    const permission = await findRow(ctx, permissions, id)
    checkVersion(permission, version)
    return updateRow(ctx, permissions, permission, {
      ...(typeof name === 'string' && { name: await freeName(ctx, name, id) }),
      ...(assignedTo && roleColumns(assignedTo)),
    })
  })
}

/** Deletes the permissions and returns their ids; `force` is required for those in use by roles. */
export function deletePermissions(ctx: Context, ids: readonly number[], force?: boolean | null) {
  requireManage(ctx, 'Permission')
  return write(ctx, 'PERMISSION_DELETED', async ctx => {
    if (!force) await checkUnused(ctx, ids)
    return deleteRows(ctx, permissions, ids)
  })
}

export const deletePermission = async (ctx: Context, id: number, force?: boolean | null) => one(await deletePermissions(ctx, [id], force))

async function checkUnused(ctx: Context, ids: readonly number[]) {
  const found = await findRowsIn(ctx, permissions, 'id', ids)
  const { assignedTo } = roleColumns(found.flatMap(permission => permission.assignedTo))
  if (assignedTo.length > 0) throw conflict('PERMISSION_IN_USE', { count: assignedTo.length, facts: { assignedTo } })
}

/** The trimmed name; rejected if another permission has it, case-insensitive. */
async function freeName(ctx: Context, value: string, ownId?: number): Promise<string> {
  const name = parse(permissionName, value, 'name')
  const holders = await rows(ctx, permissions).select('id').where(sql.ref('row.nameFolded'), '=', fold(name)).execute()
  if (holders.some(({ id }) => Number(id) !== ownId)) throw conflict('NAME_TAKEN', { field: 'name', name })
  return name
}
