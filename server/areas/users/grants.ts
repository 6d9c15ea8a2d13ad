/** Which permissions a user's role brings: the five roles of the list, in the words of the permissions. */
import type { Context } from '../../context.ts'
import { listPermissions } from '../permissions/service.ts'
import type { PermissionRole } from '../permissions/tables.ts'
import type { UserRole } from './tables.ts'

const roleOf: Record<UserRole, PermissionRole> = {
  ADMIN: 'ADMINISTRATOR',
  EDITOR: 'MANAGER',
  AUTHOR: 'USERS',
  MAINTAINER: 'SUPPORT',
  SUBSCRIBER: 'RESTRICTED_USER',
}

/** The permissions of each role. */
export async function loadGrantsOf(ctx: Context, asked: readonly UserRole[]) {
  const { items } = await listPermissions(ctx, { page: { itemsPerPage: -1 } })
  return asked.map(role => items.filter(({ assignedTo }) => assignedTo.includes(roleOf[role])))
}
