/** Permissions that a user's role grants. */
import type { Context } from '../../context.ts'
import { listPermissions } from '../permissions/service.ts'
import { userRolesOf } from '../permissions/labels.ts'
import type { UserRole } from './tables.ts'

/** The permissions of each role. */
export async function loadGrantsOf(ctx: Context, roles: readonly UserRole[]) {
  const { items } = await listPermissions(ctx, { page: { itemsPerPage: -1 } })
  return roles.map(role => items.filter(({ assignedTo }) => userRolesOf(assignedTo).includes(role)))
}
