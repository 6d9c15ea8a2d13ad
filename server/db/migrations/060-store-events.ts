import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

const names = {
  'A new order': 'ORDER_PLACED',
  'An order was paid': 'ORDER_PAID',
  'An order was sent': 'ORDER_SENT',
  'A payment failed': 'PAYMENT_FAILED',
  'A product is nearly out of stock': 'STOCK_LOW',
  'A new review waits to be read': 'REVIEW_WAITING',
  'A new customer': 'CUSTOMER_ADDED',
}

/** Staff notifications are stored by kind, no longer as text. */
export const up: Migration['up'] = async db => {
  for (const [table, columns] of [
    ['storeSettings', ['notifications']],
    // Renames them in the history, too, so that earlier changes can still be undone.
    ['rowChanges', ['before', 'after']],
  ] as const)
    for (const column of columns)
      for (const [written, named] of Object.entries(names)) {
        const [from, to] = [`"event":${JSON.stringify(written)}`, `"event":${JSON.stringify(named)}`]
        const text = sql.ref(column)
        await sql`update ${sql.table(table)} set ${text} = replace(${text}, ${from}, ${to}) where ${text} like ${`%${from}%`}`.execute(db)
      }
}
