import { sql } from 'kysely'
import { type Migration, textType } from '../migrate.ts'

/** A product's unit cost, compare-at price, barcode, and tags. */
export const up: Migration['up'] = async (db, kind) => {
  const text = textType(kind)
  await db.schema
    .alterTable('products')
    .addColumn('barcode', text, column => column.notNull().defaultTo(''))
    .execute()
  for (const name of ['comparePrice', 'cost']) await db.schema.alterTable('products').addColumn(name, 'bigint').execute()
  await db.schema
    .alterTable('products')
    .addColumn('tags', text, column => column.notNull().defaultTo('[]'))
    .execute()
  // Adds the columns to the history, too, so that earlier changes can still be undone.
  const added = `{"barcode": "", "comparePrice": null, "cost": null, "tags": []}`
  for (const name of ['before', 'after']) {
    const row = sql.ref(name)
    const completed =
      kind === 'sqlite'
        ? sql`json_set(${row}, '$.barcode', '', '$.comparePrice', null, '$.cost', null, '$.tags', json('[]'))`
        : sql`(${row}::jsonb || ${sql.lit(added)}::jsonb)::text`
    await sql`update ${sql.table('rowChanges')} set ${row} = ${completed} where ${sql.ref('tableName')} = 'products' and ${row} is not null`.execute(
      db,
    )
  }
}
