import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** On SQLite, the workspaces with a trigram index of a table, and the last id in it (`search-index.ts`). */
export const up: Migration['up'] = async (db, kind) => {
  if (kind !== 'sqlite') return
  await db.schema
    .createTable('searchIndexes')
    .addColumn('workspaceId', 'bigint', column => column.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('tableName', 'text', column => column.notNull())
    .addColumn('upTo', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('searchIndexesKey', ['workspaceId', 'tableName'])
    .modifyEnd(sql`without rowid`)
    .execute()
}
