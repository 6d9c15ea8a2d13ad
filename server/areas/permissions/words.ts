/** Permissions in the contract's words, which are also what a search looks in. */
import type { UserRole } from '../users/tables.ts'
import type { PermissionRole } from './tables.ts'

export const roleWords: Record<PermissionRole, string> = {
  ADMINISTRATOR: 'administrator',
  MANAGER: 'manager',
  USERS: 'users',
  SUPPORT: 'support',
  RESTRICTED_USER: 'restricted-user',
}

const order = Object.keys(roleWords) as PermissionRole[] // keys of this very object

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `14 Apr 2026, 8:43 PM`, in UTC. */
function dateText(at: Date): string {
  const hours = at.getUTCHours()
  const time = `${hours % 12 || 12}:${String(at.getUTCMinutes()).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
  return `${at.getUTCDate()} ${months[at.getUTCMonth()]} ${at.getUTCFullYear()}, ${time}`
}

/** The columns that say when a permission was made. */
export const createdColumns = (at: Date) => ({ createdDate: at.toISOString(), createdText: dateText(at) })

/** The columns that say who has a permission: each role once, in one order. */
export function roleColumns(roles: readonly PermissionRole[]) {
  const assignedTo = order.filter(role => roles.includes(role))
  return { assignedTo, roleWords: assignedTo.map(role => `\n${roleWords[role]}`).join('') }
}

/** Every value that the column of words has where the role is among them: few, so that an index finds them. */
export const wordsWith = (role: PermissionRole): string[] =>
  order
    .reduce<PermissionRole[][]>((sets, each) => [...sets, ...sets.map(set => [...set, each])], [[]])
    .filter(set => set.includes(role))
    .map(set => roleColumns(set).roleWords)

/** Permissions are given to roles by the contract's names; the user list calls the same five by its own. */
const userRoleOf: Record<PermissionRole, UserRole> = {
  ADMINISTRATOR: 'ADMIN',
  MANAGER: 'MAINTAINER',
  USERS: 'AUTHOR',
  SUPPORT: 'EDITOR',
  RESTRICTED_USER: 'SUBSCRIBER',
}

/** Who in the user list has a permission of these roles. */
export const userRolesOf = (roles: readonly PermissionRole[]): UserRole[] => roles.map(role => userRoleOf[role])
