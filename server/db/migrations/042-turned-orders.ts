import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** Columns with few distinct values, sorted in both directions while ties keep one order. */
const turned: { table: string; column: string; order: 'asc' | 'desc' }[] = [
  ...['status', 'payment'].map(column => ({ table: 'orders', column, order: 'desc' as const })),
  ...['country', 'order'].map(column => ({ table: 'customers', column, order: 'desc' as const })),
  ...['role', 'currentPlan', 'status', 'billing'].map(column => ({ table: 'users', column, order: 'desc' as const })),
  ...['category', 'status', 'qty'].map(column => ({ table: 'products', column, order: 'asc' as const })),
  ...['clientNameFolded', 'balance'].map(column => ({ table: 'invoices', column, order: 'asc' as const })),
]

/** With ids in reverse order, so that ties need no sort before the first page. */
export const up: Migration['up'] = async db => {
  for (const { table, column, order } of turned) {
    const ids = order === 'desc' ? 'asc' : 'desc'
    await sql`create index ${sql.ref(`${table}_${column}_turned`)} on ${sql.table(table)} (${sql.ref('workspaceId')}, ${sql.ref(column)} ${sql.raw(order)}, id ${sql.raw(ids)})`.execute(
      db,
    )
  }
}
