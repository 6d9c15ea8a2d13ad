import { sql } from 'kysely'
import { type Migration, textType } from '../migrate.ts'

const copied = [
  'outTradeNo',
  'accountId',
  'packId',
  'subtotalCents',
  'discountCents',
  'taxCents',
  'totalCents',
  'grantId',
  'wordsGranted',
] as const
const refunds = ['wordsTaken', 'refundedCents'] as const

/** Items of purchases: an order has one or several, each with its own share of the price and its own words. */
export const up: Migration['up'] = async (db, kind) => {
  const text = textType(kind)
  let table = db.schema
    .createTable('paymentOrderItems')
    .addColumn('id', kind === 'sqlite' ? 'integer' : 'bigserial', column => column.primaryKey())
    .addColumn('outTradeNo', text, column => column.notNull().references('paymentOrders.outTradeNo').onDelete('cascade'))
    .addColumn('accountId', 'bigint', column => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('position', 'bigint', column => column.notNull())
    .addColumn('packId', text, column => column.notNull())
    .addColumn('quantity', 'bigint', column => column.notNull())
    .addColumn('unitCents', 'bigint', column => column.notNull())
  for (const name of ['subtotalCents', 'discountCents', 'taxCents', 'totalCents', 'wordsGranted', ...refunds])
    table = table.addColumn(name, 'bigint', column => column.notNull())
  await table
    .addColumn('grantId', 'bigint')
    .addCheckConstraint('paymentOrderItems_quantity', sql`quantity > 0`)
    .addCheckConstraint('paymentOrderItems_refunds', sql`${sql.ref('refundedCents')} between 0 and ${sql.ref('totalCents')}`)
    .addCheckConstraint('paymentOrderItems_words', sql`${sql.ref('wordsTaken')} between 0 and ${sql.ref('wordsGranted')}`)
    .execute()
  await db.schema.createIndex('paymentOrderItems_order').unique().on('paymentOrderItems').columns(['outTradeNo', 'position']).execute()
  await db.schema.createIndex('paymentOrderItems_account').on('paymentOrderItems').columns(['accountId', 'id']).execute()
  const columns = sql.join([...copied, ...refunds].map(name => sql.ref(name)))
  await sql`
    insert into ${sql.table('paymentOrderItems')} (${columns}, position, quantity, ${sql.ref('unitCents')})
    select ${columns}, 1, 1, ${sql.ref('subtotalCents')} from ${sql.table('paymentOrders')}`.execute(db)
  await db.schema.alterTable('paymentOrders').dropColumn('grantId').execute()
}
