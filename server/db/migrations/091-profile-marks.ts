import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** Whether the profile's person is connected, and which teams are starred. */
const added = { profiles: 'isConnected', profileTeams: 'isStarred' }

export const up: Migration['up'] = async (db, kind) => {
  for (const [table, column] of Object.entries(added)) {
    await db.schema
      .alterTable(table)
      .addColumn(column, 'bigint', definition => definition.notNull().defaultTo(0))
      .execute()
    // Adds the column to the history, too, so that earlier changes can still be undone.
    for (const name of ['before', 'after']) {
      const row = sql.ref(name)
      const completed =
        kind === 'sqlite'
          ? sql`json_set(${row}, ${`$.${column}`}, json('false'))`
          : sql`(${row}::jsonb || ${sql.lit(JSON.stringify({ [column]: false }))}::jsonb)::text`
      await sql`update ${sql.table('rowChanges')} set ${row} = ${completed}
        where ${sql.ref('tableName')} = ${table} and ${row} is not null`.execute(db)
    }
  }
}
