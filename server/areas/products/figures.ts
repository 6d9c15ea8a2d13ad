/** Sales of the last 30 days by channel, with the 30 days before for comparison. */
import { ensureFilled } from '../../db/demo-rows.ts'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { rows } from '../../db/rows.ts'
import { toDollars } from '../../money.ts'
import { dayMs } from '../../time.ts'
import { referrals } from '../referrals/tables.ts'
import { orders } from '../orders/tables.ts'

const days = 30

interface Sums {
  orders: number
  cents: number
}

/** Paid orders only, net of refunds. */
export async function summarizeSales(ctx: Context) {
  await ensureFilled(ctx, referrals)
  const now = ctx.now().getTime()
  const [start, middle] = [2 * days, days].map(ago => new Date(now - ago * dayMs).toISOString())
  const referred = rows(ctx, referrals)
    .select(sql<string>`${sql.ref('row.emailFolded')}`.as('email'))
    .where('row.status', '<>', 'REJECTED')
  const isReferred = sql`lower(${sql.ref('row.email')}) in ${referred}`
  const left = sql`${sql.ref('row.spent')} - ${sql.ref('row.refunded')}`
  const sum = (condition: ReturnType<typeof sql>, value: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(case when ${condition} then ${value} else 0 end), 0)`
  const found = await rows(ctx, orders)
    .select([
      'row.channel',
      sql<number>`case when ${sql.ref('row.orderedAt')} >= ${middle} then 1 else 0 end`.as('isRecent'),
      sql<number>`count(*)`.as('orders'),
      sql<number>`sum(${left})`.as('cents'),
      sum(sql`${sql.ref('row.discount')} > 0`, sql`1`).as('reduced'),
      sql<number>`sum(${sql.ref('row.discount')})`.as('discount'),
      sum(isReferred, sql`1`).as('referred'),
      sum(isReferred, left).as('affiliate'),
    ])
    .where('row.orderedAt', '>=', start ?? '')
    .where('row.payment', '=', 'PAID')
    .groupBy(['row.channel', sql`2`])
    .execute()
  const figure = (pick: (row: (typeof found)[number]) => Sums | undefined) => {
    const total = (isRecent: number) =>
      found
        .filter(row => Number(row.isRecent) === isRecent)
        .flatMap(row => pick(row) ?? [])
        .reduce((all, { orders, cents }) => ({ orders: all.orders + Number(orders), cents: all.cents + Number(cents) }), {
          orders: 0,
          cents: 0,
        })
    const [present, before] = [total(1), total(0)]
    return {
      amount: toDollars(present.cents),
      orders: present.orders,
      change: before.cents > 0 ? present.cents / before.cents - 1 : null,
    }
  }
  return {
    inStore: figure(({ channel, orders, cents }) => (channel === 'STORE' ? { orders, cents } : undefined)),
    website: figure(({ channel, orders, cents }) => (channel === 'WEBSITE' ? { orders, cents } : undefined)),
    discounts: figure(({ reduced, discount }) => ({ orders: reduced, cents: discount })),
    affiliate: figure(({ referred: orders, affiliate }) => ({ orders, cents: affiliate })),
  }
}
