import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

const names = { orders: 'customerNameFolded', customers: 'customerFolded', users: 'fullNameFolded' }

/** Like 042, for names, which many rows share in large workspaces. */
export const up: Migration['up'] = async db => {
  for (const [table, column] of Object.entries(names))
    await sql`create index ${sql.ref(`${table}_${column}_turned`)} on ${sql.table(table)} (${sql.ref('workspaceId')}, ${sql.ref(column)} desc, id asc)`.execute(
      db,
    )
}
