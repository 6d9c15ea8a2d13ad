import { sql } from 'kysely'
import { type Migration, textType } from '../migrate.ts'

/** What was paid back, where the parcel can be followed, and how many pieces of an item were packed. */
export const up: Migration['up'] = async (db, kind) => {
  await db.schema
    .alterTable('orders')
    .addColumn('refunded', 'bigint', column => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('orders')
    .addColumn('trackingNumber', textType(kind), column => column.notNull().defaultTo(''))
    .execute()
  await db.schema
    .alterTable('orderItems')
    .addColumn('fulfilled', 'bigint', column => column.notNull().defaultTo(0))
    .execute()
  await db.schema.createIndex('orders_refunded').on('orders').columns(['workspaceId', 'refunded', 'id']).execute()
  // The record of earlier changes gets them, too: what was done before can still be taken back.
  const added = { orders: '{"refunded": 0, "trackingNumber": ""}', orderItems: '{"fulfilled": 0}' }
  for (const [table, values] of Object.entries(added))
    for (const name of ['before', 'after']) {
      const row = sql.ref(name)
      const completed = kind === 'sqlite' ? sql`json_patch(${row}, ${values})` : sql`(${row}::jsonb || ${sql.lit(values)}::jsonb)::text`
      await sql`update ${sql.table('rowChanges')} set ${row} = ${completed} where ${sql.ref('tableName')} = ${table} and ${row} is not null`.execute(
        db,
      )
    }
  // What left the shop was packed. Items of orders that were deleted once stay as the record has them.
  await sql`update ${sql.table('orderItems')} set fulfilled = qty
    where exists (select 1 from orders where ${sql.ref('orders.workspaceId')} = ${sql.ref('orderItems.workspaceId')}
      and orders.id = ${sql.ref('orderItems.orderId')} and orders.status <> 'READY_TO_PICKUP')
    and not exists (select 1 from ${sql.table('rowChanges')} where ${sql.ref('rowChanges.workspaceId')} = ${sql.ref('orderItems.workspaceId')}
      and ${sql.ref('rowChanges.tableName')} = 'orderItems' and ${sql.ref('rowChanges.rowId')} = ${sql.ref('orderItems.id')})`.execute(db)
}
