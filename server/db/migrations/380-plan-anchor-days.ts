import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** The day on which periods of a plan begin, which a shorter month does not change; known from the order that began the plan. */
export const up: Migration['up'] = async db => {
  await db.schema.alterTable('subscriptions').addColumn('anchorDay', 'bigint').execute()
  const [renewsAt, paidAt] = [sql.ref('subscriptions.renewsAt'), sql.ref('o.paidAt')]
  await sql`update ${sql.table('subscriptions')} set ${sql.ref('anchorDay')} = cast(coalesce(
    (select substr(${paidAt}, 9, 2) from ${sql.table('paymentOrders')} o
      where o.${sql.ref('outTradeNo')} = ${sql.ref('subscriptions.outTradeNo')} and substr(${paidAt}, 9, 2) > substr(${renewsAt}, 9, 2)
        and substr(${renewsAt}, 6, 5) in ('02-28', '02-29', '04-30', '06-30', '09-30', '11-30')),
    substr(${renewsAt}, 9, 2)) as bigint)`.execute(db)
}
