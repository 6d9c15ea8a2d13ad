/** The roles that permissions are given to, the mightiest first. */
import type { PermissionRowFragment } from './permissions.generated.ts'

export type Role = PermissionRowFragment['assignedTo'][number]

export const roles = ['ADMINISTRATOR', 'MANAGER', 'USERS', 'SUPPORT', 'RESTRICTED_USER'] as const satisfies Role[]

/** Whether it is the administrator's alone: what is named so, others are kept from. */
export const isCore = ({ assignedTo }: Pick<PermissionRowFragment, 'assignedTo'>) =>
  assignedTo.length === 1 && assignedTo[0] === 'ADMINISTRATOR'
