import { type Migration, textType } from '../migrate.ts'

/** Billing details of accounts, and invoices of their purchases. */
export const up: Migration['up'] = async (db, kind) => {
  const text = textType(kind)
  for (const name of ['billingName', 'billingAddress', 'billingCountry'])
    await db.schema
      .alterTable('accounts')
      .addColumn(name, text, column => column.notNull().defaultTo(''))
      .execute()
  for (const name of ['invoiceNumber', 'buyer']) await db.schema.alterTable('paymentOrders').addColumn(name, text).execute()
  await db.schema.createIndex('paymentOrders_invoice').unique().on('paymentOrders').columns(['invoiceNumber']).execute()
  await db.schema
    .createTable('invoiceCounter')
    .addColumn('year', 'integer', column => column.primaryKey())
    .addColumn('last', 'bigint', column => column.notNull())
    .execute()
}
