import { sql } from 'kysely'
import { type Migration, textType } from '../migrate.ts'

/** Row counts by workspace, table, and value of a column; triggers keep them (`row-counts.ts`). */
export const up: Migration['up'] = async (db, kind) => {
  const text = textType(kind)
  const table = db.schema
    .createTable('rowCounts')
    .addColumn('workspaceId', 'bigint', column => column.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('tableName', text, column => column.notNull())
    .addColumn('column', text, column => column.notNull())
    // Without a type on SQLite, so that numbers stay numbers.
    .addColumn('value', kind === 'sqlite' ? sql`` : text, column => column.notNull())
    .addColumn('n', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('rowCountsKey', ['workspaceId', 'tableName', 'column', 'value'])
  // On PostgreSQL, free space in each page keeps updates of a count out of the index.
  await table.modifyEnd(kind === 'sqlite' ? sql`without rowid` : sql`with (fillfactor = 50)`).execute()
}
