import { z } from 'zod'
import { defineTable, type RowOf } from '../../db/tables.ts'
import { userRoles } from '../users/tables.ts'

/** A role's permissions on one subject. */
export const roleRight = z.object({
  subject: z.string().trim().min(1).max(60),
  read: z.boolean(),
  write: z.boolean(),
  create: z.boolean(),
})
export type RoleRight = z.output<typeof roleRight>

export const roles = defineTable('roles', {
  area: 'ROLES',
  type: 'Role',
  columns: {
    name: z.string().max(60),
    role: z.enum(userRoles).nullable(),
    rights: z.array(roleRight).max(50),
  },
  search: [],
  sortKeys: ['name'],
  unique: ['name'],
})

export const roleName = roles.columns.name.trim().min(1)

export type RoleRow = RowOf<typeof roles>
