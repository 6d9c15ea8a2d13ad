import { type Migration, textType } from '../migrate.ts'

/** What providers call our payments and plans, renewals as orders, and calls to providers that are still to be made. */
export const up: Migration['up'] = async (db, kind) => {
  const text = textType(kind)
  for (const name of ['providerId', 'renewalOf']) await db.schema.alterTable('paymentOrders').addColumn(name, text).execute()
  await db.schema.createIndex('paymentOrders_paymentId').on('paymentOrders').columns(['paymentId']).execute()
  await db.schema.alterTable('subscriptions').addColumn('providerId', text).execute()
  await db.schema
    .createTable('providerCalls')
    .addColumn('id', text, column => column.primaryKey())
    .addColumn('kind', text, column => column.notNull())
    .addColumn('reference', text, column => column.notNull())
    .addColumn('cents', 'bigint', column => column.notNull().defaultTo(0))
    .addColumn('attempts', 'bigint', column => column.notNull().defaultTo(0))
    .addColumn('nextAt', text)
    .addColumn('error', text)
    .execute()
  await db.schema.createIndex('providerCalls_nextAt').on('providerCalls').columns(['nextAt']).execute()
}
