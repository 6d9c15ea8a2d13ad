import { sql } from 'kysely'
import { type Migration, textType } from '../migrate.ts'

/** The store's reply to a review, and its date. */
export const up: Migration['up'] = async (db, kind) => {
  await db.schema
    .alterTable('reviews')
    .addColumn('reply', textType(kind), column => column.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('reviews').addColumn('repliedAt', textType(kind)).execute()
  // Adds the columns to the history, too, so that earlier changes can still be undone.
  for (const name of ['before', 'after']) {
    const row = sql.ref(name)
    const completed =
      kind === 'sqlite'
        ? sql`json_set(${row}, '$.reply', '', '$.repliedAt', null)`
        : sql`(${row}::jsonb || '{"reply": "", "repliedAt": null}'::jsonb)::text`
    await sql`update ${sql.table('rowChanges')} set ${row} = ${completed} where ${sql.ref('tableName')} = 'reviews' and ${row} is not null`.execute(
      db,
    )
  }
}
