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
    /** The date as the contract shows it, and searches it. */
    createdText: z.string().max(40),
    /** The roles' words, each after a line break: a search may begin one of them. */
    roleWords: z.string().max(200),
  },
  unique: ['name'],
  serialize: () => ({ createdText: undefined, roleWords: undefined }),
  search: ['name', 'createdText'],
  sortKeys: ['name'],
  list: { sort: { NAME: 'name', DATE: 'createdDate' }, wordIndex: 'roleWords' },
})

export type PermissionRow = RowOf<typeof permissions>
