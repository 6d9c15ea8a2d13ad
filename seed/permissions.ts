/** The nine permissions of the specification, with the age in days and the minute of day of their creation. */
import type { PermissionRole } from '../server/areas/permissions/tables.ts'
import { createdColumns, roleColumns } from '../server/areas/permissions/labels.ts'
import { dayMs } from '../server/time.ts'

const entries: [name: string, roles: PermissionRole[], daysAgo: number, minute: number][] = [
  ['Management', ['ADMINISTRATOR'], 583, 1243],
  ['Manage Billing & Roles', ['ADMINISTRATOR'], 431, 1003],
  ['Add & Remove Users', ['ADMINISTRATOR', 'MANAGER'], 427, 617],
  ['Project Planning', ['ADMINISTRATOR', 'USERS', 'SUPPORT'], 402, 548],
  ['Manage Email Sequences', ['ADMINISTRATOR', 'USERS', 'SUPPORT'], 346, 1111],
  ['Client Communication', ['ADMINISTRATOR', 'MANAGER'], 265, 727],
  ['Only View', ['ADMINISTRATOR', 'RESTRICTED_USER'], 188, 495],
  ['Financial Management', ['ADMINISTRATOR', 'MANAGER'], 97, 890],
  ["Manage Others' Tasks", ['ADMINISTRATOR', 'SUPPORT'], 24, 669],
]

export function permissionRows(now: Date) {
  const today = Math.floor(now.getTime() / dayMs) * dayMs
  return entries.map(([name, roles, daysAgo, minute], index) => ({
    id: index + 1,
    name,
    ...roleColumns(roles),
    ...createdColumns(new Date(today - daysAgo * dayMs + minute * 60_000)),
  }))
}
