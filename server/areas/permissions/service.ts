/** Permissions: what roles may be allowed to do, and which roles are. */
import { sql } from 'kysely'
import { type Context, requireManage } from '../../context.ts'
import { deleteRow, insertRow, updateRow, write } from '../../db/changes.ts'
import { findRow, type ListQuery, listRows, rows } from '../../db/rows.ts'
import { fold } from '../../db/text.ts'
import { conflict } from '../../errors.ts'
import { checkVersion, readText } from '../../rules.ts'
import { type PermissionRole, permissions } from './tables.ts'
import { createdColumns, roleColumns, wordsWith } from './words.ts'

type Sort = 'NAME' | 'DATE'

export interface PermissionInput {
  name?: string | null
  assignedTo?: readonly PermissionRole[] | null
}

/** Permissions that match, in the order of their ids unless sorted. */
export function listPermissions(ctx: Context, { role, ...args }: ListQuery<Sort> & { role?: PermissionRole | null }) {
  return listRows(ctx, permissions, args, { where: { roleWords: role && wordsWith(role) } })
}

export const findPermission = (ctx: Context, id: number) => findRow(ctx, permissions, id)

/** Makes a permission, which no role has unless told. */
export function createPermission(ctx: Context, { name, assignedTo }: PermissionInput & { name: string }) {
  requireManage(ctx, 'Permission')
  return write(ctx, 'Added a permission', async ctx =>
    insertRow(ctx, permissions, {
      name: await freeName(ctx, name),
      ...roleColumns(assignedTo ?? []),
      ...createdColumns(ctx.now()),
    }),
  )
}

/** Changes what is given of a permission. */
export function updatePermission(ctx: Context, id: number, { name, assignedTo }: PermissionInput, version?: number | null) {
  requireManage(ctx, 'Permission')
  return write(ctx, 'Changed a permission', async ctx => {
    const permission = await findRow(ctx, permissions, id)
    checkVersion(permission, version)
    return updateRow(ctx, permissions, permission, {
      ...(typeof name === 'string' && { name: await freeName(ctx, name, id) }),
      ...(assignedTo && roleColumns(assignedTo)),
    })
  })
}

/** Deletes the permission and gives back its id; one that roles have goes by `force` only. */
export function deletePermission(ctx: Context, id: number, force?: boolean | null) {
  requireManage(ctx, 'Permission')
  return write(ctx, 'Deleted a permission', async ctx => {
    const permission = await findRow(ctx, permissions, id)
    if (permission.assignedTo.length > 0 && !force) throw inUse(permission.assignedTo)
    await deleteRow(ctx, permissions, permission)
    return id
  })
}

const inUse = (assignedTo: readonly PermissionRole[]) =>
  conflict(
    `${assignedTo.length === 1 ? 'A role has' : `${assignedTo.length} roles have`} this permission: take it from them first, or say force`,
    {
      facts: { assignedTo },
    },
  )

/** The name, trimmed; refused when another permission has it, in whatever case. */
async function freeName(ctx: Context, value: string, ownId?: number): Promise<string> {
  const name = readText('name', value, { min: 1, max: 120 })
  const holders = await rows(ctx, permissions).select('id').where(sql.ref('row.nameFolded'), '=', fold(name)).execute()
  if (holders.some(({ id }) => Number(id) !== ownId)) throw conflict(`There is a permission named "${name}" already`, { field: 'name' })
  return name
}
