/** Role labels of the REST contract; search covers them, too. */
import type { UserRole } from '../users/tables.ts'
import type { PermissionRole } from './tables.ts'

export const roleLabels: Record<PermissionRole, string> = {
  ADMINISTRATOR: 'administrator',
  MANAGER: 'manager',
  USERS: 'users',
  SUPPORT: 'support',
  RESTRICTED_USER: 'restricted-user',
}

const order = Object.keys(roleLabels) as PermissionRole[] // keys of this very object

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `14 Apr 2026, 8:43 PM`, in UTC. */
function dateText(at: Date): string {
  const hours = at.getUTCHours()
  const time = `${hours % 12 || 12}:${String(at.getUTCMinutes()).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
  return `${at.getUTCDate()} ${months[at.getUTCMonth()]} ${at.getUTCFullYear()}, ${time}`
}

/** Columns of the creation date. */
export const createdColumns = (at: Date) => ({ createdDate: at.toISOString(), createdText: dateText(at) })

/** Columns of the roles: without duplicates, in a fixed order. */
export function roleColumns(roles: readonly PermissionRole[]) {
  const assignedTo = order.filter(role => roles.includes(role))
  return { assignedTo, roleWords: assignedTo.map(role => `\n${roleLabels[role]}`).join('') }
}

/** Every value of the column `roleWords` that contains the role: few enough to use an index. */
export const valuesWith = (role: PermissionRole): string[] =>
  order
    .reduce<PermissionRole[][]>((sets, each) => [...sets, ...sets.map(set => [...set, each])], [[]])
    .filter(set => set.includes(role))
    .map(set => roleColumns(set).roleWords)

/** The user list uses other names for the same five roles. */
const userRoleOf: Record<PermissionRole, UserRole> = {
  ADMINISTRATOR: 'ADMIN',
  MANAGER: 'MAINTAINER',
  USERS: 'AUTHOR',
  SUPPORT: 'EDITOR',
  RESTRICTED_USER: 'SUBSCRIBER',
}

/** Roles of the user list that have a permission with these roles. */
export const userRolesOf = (roles: readonly PermissionRole[]): UserRole[] => roles.map(role => userRoleOf[role])
