import { z } from 'zod'
import { defineTable, instant, json, type RowOf } from '../../db/tables.ts'

export type PermissionRole = 'ADMINISTRATOR' | 'MANAGER' | 'USERS' | 'SUPPORT' | 'RESTRICTED_USER'

export const permissions = defineTable('permissions', {
  area: 'PERMISSIONS',
  type: 'Permission',
  columns: {
    name: z.string().max(120),
    assignedTo: json<PermissionRole[]>(),
    createdDate: instant(),
    /** The date as REST shows it, for search. */
    createdText: z.string().max(40),
    /** Role labels, each after a line break, so that a search can match the start of one. */
    roleWords: z.string().max(200),
  },
  unique: ['name'],
  serialize: () => ({ createdText: undefined, roleWords: undefined }),
  search: ['name', 'createdText'],
  sortKeys: ['name'],
  list: { sort: { NAME: 'name', DATE: 'createdDate' }, wordIndex: 'roleWords' },
})

export const permissionName = permissions.columns.name.trim().min(1)

export type PermissionRow = RowOf<typeof permissions>
