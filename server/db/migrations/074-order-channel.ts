import { sql } from 'kysely'
import { type Migration, textType } from '../migrate.ts'

/** Sales channel of an order; earlier orders came through the website. */
export const up: Migration['up'] = async (db, kind) => {
  await db.schema
    .alterTable('orders')
    .addColumn('channel', textType(kind), column => column.notNull().defaultTo('WEBSITE'))
    .execute()
  // Adds the column to the history, too, so that earlier changes can still be undone.
  const added = '{"channel": "WEBSITE"}'
  for (const name of ['before', 'after']) {
    const row = sql.ref(name)
    const completed = kind === 'sqlite' ? sql`json_patch(${row}, ${added})` : sql`(${row}::jsonb || ${sql.lit(added)}::jsonb)::text`
    await sql`update ${sql.table('rowChanges')} set ${row} = ${completed} where ${sql.ref('tableName')} = 'orders' and ${row} is not null`.execute(
      db,
    )
  }
}
