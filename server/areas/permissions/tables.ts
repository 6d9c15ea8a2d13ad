import { defineTable, instant, json, type RowOf, text } from '../../db/tables.ts'

export type PermissionRole = 'ADMINISTRATOR' | 'MANAGER' | 'USERS' | 'SUPPORT' | 'RESTRICTED_USER'

const permissions = defineTable('permissions', {
  area: 'PERMISSIONS',
  type: 'Permission',
  columns: {
    name: text(120),
    assignedTo: json<PermissionRole[]>(),
    createdDate: instant(),
    /** The date as the contract shows it, and searches it. */
    createdText: text(40),
    /** The roles' words, each after a line break: a search may begin one of them. */
    roleWords: text(200),
  },
  unique: ['name'],
  tell: () => ({ createdText: undefined, roleWords: undefined }),
  search: ['name', 'createdText'],
  folded: ['name'],
})

export type PermissionRow = RowOf<typeof permissions>

declare module '../../db/tables.ts' {
  interface Tables {
    permissions: PermissionRow
  }
}
