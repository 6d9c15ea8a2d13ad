import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** Total spent included unpaid and refunded orders; customers without orders keep their figure. */
export const up: Migration['up'] = async db => {
  const own = sql`orders.${sql.ref('workspaceId')} = customers.${sql.ref('workspaceId')} and orders.${sql.ref('customerId')} = customers.id`
  await sql`update customers set ${sql.ref('totalSpent')} = (select coalesce(sum(case when payment = 'PAID' then spent - refunded else 0 end), 0)
    from orders where ${own}) where exists (select 1 from orders where ${own})`.execute(db)
}
