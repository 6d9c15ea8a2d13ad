import type { Migration } from '../migrate.ts'

/** Workspaces know by how many bytes they have grown, and operations how many bytes of history they take. */
export const up: Migration['up'] = async db => {
  for (const [table, column] of [
    ['workspaces', 'bytes'],
    ['workspaces', 'isUnlimited'],
    ['operations', 'bytes'],
  ] as const)
    await db.schema
      .alterTable(table)
      .addColumn(column, 'bigint', definition => definition.notNull().defaultTo(0))
      .execute()
}
