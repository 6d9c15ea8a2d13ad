import { type RawBuilder, sql } from 'kysely'
import { type Migration, textType } from '../migrate.ts'

/** Files attached to messages. */
export const up: Migration['up'] = async (db, kind) => {
  await db.schema
    .alterTable('messages')
    .addColumn('attachments', textType(kind), column => column.notNull().defaultTo(sql.lit('[]')))
    .execute()
  // Adds the column to the history, too, so that earlier changes can still be undone.
  for (const name of ['before', 'after'])
    await sql`update ${sql.table('rowChanges')} set ${sql.ref(name)} = ${withNone(kind, sql.ref(name))}
      where ${sql.ref('tableName')} = 'messages' and ${sql.ref(name)} is not null`.execute(db)
}

const withNone = (kind: 'sqlite' | 'postgres', row: RawBuilder<unknown>) =>
  kind === 'sqlite' ? sql`json_set(${row}, '$.attachments', json('[]'))` : sql`(${row}::jsonb || '{"attachments": []}'::jsonb)::text`
