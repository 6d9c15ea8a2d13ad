import { z } from 'zod'
import { defineTable, json, type RowOf } from '../../db/tables.ts'
import { userRoles } from '../users/tables.ts'

/** What a role may do on one subject. */
export interface RoleRight {
  subject: string
  read: boolean
  write: boolean
  create: boolean
}

export const roles = defineTable('roles', {
  area: 'ROLES',
  type: 'Role',
  columns: {
    name: z.string().max(60),
    role: z.enum(userRoles).nullable(),
    rights: json<RoleRight[]>(),
  },
  search: [],
  sortKeys: ['name'],
  unique: ['name'],
})

export type RoleRow = RowOf<typeof roles>
