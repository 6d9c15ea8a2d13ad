import { defineTable, json, nullable, oneOf, type RowOf, text } from '../../db/tables.ts'
import { userRoles } from '../users/tables.ts'

/** What a role may do on one subject. */
export interface RoleRight {
  subject: string
  read: boolean
  write: boolean
  create: boolean
}

const roles = defineTable('roles', {
  area: 'ROLES',
  type: 'Role',
  columns: {
    name: text(60),
    role: nullable(oneOf(...userRoles)),
    rights: json<RoleRight[]>(),
  },
  search: [],
  folded: ['name'],
  unique: ['name'],
})

export type RoleRow = RowOf<typeof roles>

declare module '../../db/tables.ts' {
  interface Tables {
    roles: RoleRow
  }
}
