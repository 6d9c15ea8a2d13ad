/** Roles that permissions can be assigned to, the most powerful first. */
import type { PermissionRowFragment } from './permissions.generated.ts'

export type Role = PermissionRowFragment['assignedTo'][number]

export const roles = ['ADMINISTRATOR', 'MANAGER', 'USERS', 'SUPPORT', 'RESTRICTED_USER'] as const satisfies Role[]

/** Whether the permission is reserved for administrators by its name. */
export const isCore = ({ assignedTo }: Pick<PermissionRowFragment, 'assignedTo'>) =>
  assignedTo.length === 1 && assignedTo[0] === 'ADMINISTRATOR'
