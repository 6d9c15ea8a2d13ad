import { sql } from 'kysely'
import { type Migration, textType } from '../migrate.ts'

/** Refunds, tracking numbers, and packed quantities. */
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
  // Adds the columns to the history, too, so that earlier changes can still be undone.
  const added = { orders: '{"refunded": 0, "trackingNumber": ""}', orderItems: '{"fulfilled": 0}' }
  for (const [table, values] of Object.entries(added))
    for (const name of ['before', 'after']) {
      const row = sql.ref(name)
      const completed = kind === 'sqlite' ? sql`json_patch(${row}, ${values})` : sql`(${row}::jsonb || ${sql.lit(values)}::jsonb)::text`
      await sql`update ${sql.table('rowChanges')} set ${row} = ${completed} where ${sql.ref('tableName')} = ${table} and ${row} is not null`.execute(
        db,
      )
    }
  // Items of shipped orders count as packed. Items of deleted orders stay as the history has them.
  await sql`update ${sql.table('orderItems')} set fulfilled = qty
    where exists (select 1 from orders where ${sql.ref('orders.workspaceId')} = ${sql.ref('orderItems.workspaceId')}
      and orders.id = ${sql.ref('orderItems.orderId')} and orders.status <> 'READY_TO_PICKUP')
    and not exists (select 1 from ${sql.table('rowChanges')} where ${sql.ref('rowChanges.workspaceId')} = ${sql.ref('orderItems.workspaceId')}
      and ${sql.ref('rowChanges.tableName')} = 'orderItems' and ${sql.ref('rowChanges.rowId')} = ${sql.ref('orderItems.id')})`.execute(db)
}
