/** Customer segments: by total spent, account age, and number of orders. */
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { rows } from '../../db/rows.ts'
import { toDollars } from '../../money.ts'
import { dayMs } from '../../time.ts'
import { type CustomerRow, customers } from './tables.ts'
import { orders } from '../orders/tables.ts'

export type Spend = 'NOTHING' | 'UNDER_100' | 'FROM_100' | 'FROM_500' | 'FROM_1000'
export type Segment = 'NEW' | 'LOYAL' | 'BIG_SPENDERS' | 'SLEEPING'
type Tier = 'BRONZE' | 'SILVER' | 'GOLD'

interface Bound {
  from?: string | number
  to?: string | number
}
type Bounds = { [column in 'totalSpent' | 'order' | 'createdAt']?: Bound }

/** In cents. */
const spends: Record<Spend, Bound> = {
  NOTHING: { from: 0, to: 0 },
  UNDER_100: { from: 1, to: 9_999 },
  FROM_100: { from: 10_000, to: 49_999 },
  FROM_500: { from: 50_000, to: 99_999 },
  FROM_1000: { from: 100_000 },
}
const newDays = 180
const quietDays = 90

const segmentsOn = (now: Date): Record<Segment, Bounds> => {
  const before = (days: number) => new Date(now.getTime() - days * dayMs).toISOString()
  return {
    NEW: { createdAt: { from: before(newDays) } },
    LOYAL: { order: { from: 3 } },
    BIG_SPENDERS: { totalSpent: spends.FROM_1000 },
    SLEEPING: { order: { from: 0, to: 0 }, createdAt: { to: before(quietDays) } },
  }
}

/** The intersection of both filters. */
export function boundsOf(now: Date, { spend, segment }: { spend?: Spend | null; segment?: Segment | null }): Bounds {
  const bounds: Bounds = segment ? segmentsOn(now)[segment] : {}
  return spend ? { ...bounds, totalSpent: narrower(spends[spend], bounds.totalSpent ?? {}) } : bounds
}

const ends = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] as const

function narrower(one: Bound, other: Bound): Bound {
  const from = Math.max(Number(one.from ?? ends[0]), Number(other.from ?? ends[0]))
  const to = Math.min(Number(one.to ?? ends[1]), Number(other.to ?? ends[1]))
  return { ...(from > ends[0] && { from }), ...(to < ends[1] && { to }) }
}

/** Counts by status and segment, and total spent. */
export async function summarizeCustomers(ctx: Context) {
  const segments = segmentsOn(ctx.now())
  const count = (bounds: Bounds) => {
    const conditions = Object.entries(bounds).flatMap(([column, { from, to }]) => [
      ...(from === undefined ? [] : [sql`${sql.ref(column)} >= ${from}`]),
      ...(to === undefined ? [] : [sql`${sql.ref(column)} <= ${to}`]),
    ])
    return sql<number>`coalesce(sum(case when ${sql.join(conditions, sql` and `)} then 1 else 0 end), 0)`
  }
  const sums = await rows(ctx, customers)
    .select([
      sql<number>`count(*)`.as('total'),
      sql<number>`coalesce(sum(case when status = 'ACTIVE' then 1 else 0 end), 0)`.as('active'),
      count(segments.NEW).as('new'),
      count(segments.LOYAL).as('loyal'),
      count(segments.BIG_SPENDERS).as('bigSpenders'),
      count(segments.SLEEPING).as('sleeping'),
      sql<number>`coalesce(sum(${sql.ref('totalSpent')}), 0)`.as('cents'),
    ])
    .executeTakeFirstOrThrow()
  const { cents, ...counts } = sums
  const { total, active, new: fresh, loyal, bigSpenders, sleeping } = counts
  return {
    total: Number(total),
    active: Number(active),
    new: Number(fresh),
    loyal: Number(loyal),
    bigSpenders: Number(bigSpenders),
    sleeping: Number(sleeping),
    spent: toDollars(Number(cents)),
  }
}

/** One loyalty point per whole dollar. */
export const pointsOf = ({ totalSpent }: CustomerRow): number => Math.floor(toDollars(totalSpent))

export const tierOf = ({ totalSpent }: CustomerRow): Tier => (totalSpent >= 150_000 ? 'GOLD' : totalSpent >= 50_000 ? 'SILVER' : 'BRONZE')

/** Monthly net spending of each customer, oldest first: payments received minus refunds. */
export async function loadSpending(ctx: Context, customerIds: readonly number[]) {
  const month = sql<string>`substr(${sql.ref('orderedAt')}, 1, 7)`
  const sums = await rows(ctx, orders)
    .select([
      'customerId',
      month.as('month'),
      sql<number>`sum(case when payment = 'PAID' then spent - refunded else 0 end)`.as('cents'),
      sql<number>`count(*)`.as('orders'),
    ])
    .where(sql.ref('row.customerId'), 'in', [...customerIds])
    .groupBy(['customerId', month])
    .orderBy(month)
    .execute()
  const byCustomer = Map.groupBy(sums, ({ customerId }) => Number(customerId))
  return customerIds.map(id =>
    (byCustomer.get(id) ?? []).map(({ month, cents, orders }) => ({ month, spent: toDollars(Number(cents)), orders: Number(orders) })),
  )
}
