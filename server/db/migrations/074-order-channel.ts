import { sql } from 'kysely'
import { type Migration, textType } from '../migrate.ts'

/** Where it was bought. What was ordered before that was kept came over the website. */
export const up: Migration['up'] = async (db, kind) => {
  await db.schema
    .alterTable('orders')
    .addColumn('channel', textType(kind), column => column.notNull().defaultTo('WEBSITE'))
    .execute()
  // The record of earlier changes gets it, too: what was done before can still be taken back.
  const added = '{"channel": "WEBSITE"}'
  for (const name of ['before', 'after']) {
    const row = sql.ref(name)
    const completed = kind === 'sqlite' ? sql`json_patch(${row}, ${added})` : sql`(${row}::jsonb || ${sql.lit(added)}::jsonb)::text`
    await sql`update ${sql.table('rowChanges')} set ${row} = ${completed} where ${sql.ref('tableName')} = 'orders' and ${row} is not null`.execute(
      db,
    )
  }
}
