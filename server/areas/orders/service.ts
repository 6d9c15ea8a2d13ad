/** Orders: items, payments, and shipments. */
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { ensureFilled } from '../../db/demo-rows.ts'
import { groupRows } from '../../db/loaders.ts'
import { loadPages } from '../../db/paginated-children.ts'
import { findRow, findRowsIn, type ListArgs, listRows, type PageArgs, rows, sumRows, toId } from '../../db/rows.ts'
import { invalid, notFound } from '../../errors.ts'
import { toDollars } from '../../money.ts'
import { given } from '../../rules.ts'
import { day, parse } from '../../validation.ts'
import { type CustomerRow, customers } from '../customers/tables.ts'
import type { ProductCategory } from '../products/tables.ts'
import { type OrderItemRow, type OrderPayment, type OrderRow, type OrderStatus, orderEvents, orderItems, orders } from './tables.ts'

interface Filters {
  view?: View | null
  status?: OrderStatus | null
  payment?: OrderPayment | null
  ids?: readonly (string | number)[] | null
  /** First day, in UTC. */
  from?: string | null
  /** Last day, in UTC. */
  to?: string | null
}

type View = 'TO_SHIP' | 'OUT_FOR_DELIVERY' | 'DELIVERED' | 'UNPAID' | 'REFUNDED'
interface ViewFilter {
  statuses?: OrderStatus[]
  payments?: OrderPayment[]
  refunded?: { from: number }
}

/** Filters of each view. */
const views: Record<View, ViewFilter> = {
  TO_SHIP: { statuses: ['READY_TO_PICKUP'], payments: ['PAID'] },
  OUT_FOR_DELIVERY: { statuses: ['DISPATCHED', 'OUT_FOR_DELIVERY'] },
  DELIVERED: { statuses: ['DELIVERED'] },
  UNPAID: { payments: ['PENDING', 'FAILED'] },
  REFUNDED: { refunded: { from: 1 } },
}
const maxIds = 100

const anyDay = day()

/** Bounds of `orderedAt` for the days given, in UTC. */
export const betweenDays = (from: string | null | undefined, to: string | null | undefined) => ({
  from: from ? `${parse(anyDay, from, 'from')}T00:00:00.000Z` : undefined,
  to: to ? `${parse(anyDay, to, 'to')}T23:59:59.999Z` : undefined,
})

/** What the filters mean for the table. */
function conditionsOf({ view, status, payment, ids, from, to }: Filters) {
  if (ids && ids.length > maxIds) throw invalid('TOO_MANY_ITEMS', { field: 'ids', max: maxIds })
  const { statuses, payments, refunded }: ViewFilter = view ? views[view] : {}
  const both = <T>(viewed: T[] | undefined, requested: T | null | undefined) =>
    requested ? (viewed ?? [requested]).filter(each => each === requested) : viewed
  return {
    where: { status: both(statuses, status), payment: both(payments, payment), id: ids?.map(toId) },
    between: { orderedAt: betweenDays(from, to), ...(refunded && { refunded }) },
  }
}

/** Orders that match, in the order of their ids unless sorted. */
export const listOrders = (ctx: Context, { view, status, payment, ids, from, to, ...args }: ListArgs<typeof orders> & Filters) =>
  listRows(ctx, orders, args, conditionsOf({ view, status, payment, ids, from, to }))

/** The sums of all orders that a list matches. */
export async function sumOrders(ctx: Context, { search, ...filters }: Filters & { search?: string | null }) {
  const { count, spent, refunded } = await sumRows(ctx, orders, { search }, ['spent', 'refunded'], conditionsOf(filters))
  return { count, spent: toDollars(spent), refunded: toDollars(refunded), net: toDollars(spent - refunded) }
}

/** One order by id or number. */
export async function findOrder(ctx: Context, by: { id?: string | number | null; order?: number | null }): Promise<OrderRow> {
  const { id, order } = given(by)
  if ((id === undefined) === (order === undefined)) throw invalid('ID_OR_ORDER_REQUIRED', { field: 'order' })
  if (id !== undefined) return findRow(ctx, orders, toId(id))
  const [found] = await findRowsIn(ctx, orders, 'order', [order ?? 0])
  if (!found) throw notFound('ORDER_NUMBER_NOT_FOUND', { order })
  return found
}

/** The items of each order. */
export const loadItems = async (ctx: Context, orderIds: readonly number[]) =>
  groupRows(orderIds, await findRowsIn(ctx, orderItems, 'orderId', orderIds), ({ orderId }) => orderId)

/** How much of an order is packed. */
export function fulfillmentOf(items: readonly OrderItemRow[]) {
  if (items.every(({ fulfilled }) => fulfilled === 0)) return 'NONE'
  return items.every(({ fulfilled, qty }) => fulfilled >= qty) ? 'WHOLE' : 'PARTIAL'
}

/** Timeline entries of each order, the oldest first. */
export const loadEvents = async (ctx: Context, orderIds: readonly number[]) =>
  groupRows(orderIds, await findRowsIn(ctx, orderEvents, 'orderId', orderIds), ({ orderId }) => orderId)

/** A page of the orders of each customer, the newest first. */
export const loadOrdersOf = (ctx: Context, requests: readonly { owner: number; page?: PageArgs | null }[]) =>
  loadPages(ctx, orders, 'customerId', requests, { column: 'orderedAt', order: 'DESC' })

/** Counts by payment and status, and the amount paid. */
export async function summarizeOrders(ctx: Context) {
  const groups = await rows(ctx, orders)
    .select([
      'payment',
      'status',
      sql<number>`count(*)`.as('count'),
      sql<number>`sum(spent - refunded)`.as('kept'),
      sql<number>`sum(case when refunded > 0 then 1 else 0 end)`.as('refunds'),
    ])
    .groupBy(['payment', 'status'])
    .execute()
  type Group = (typeof groups)[number]
  const sum = (of: 'count' | 'kept' | 'refunds', matches: (group: Group) => boolean = () => true) =>
    groups.filter(matches).reduce((total, group) => total + Number(group[of]), 0)
  const seen = (view: ViewFilter) => sum('count', group => isIn(view, group))
  return {
    total: sum('count'),
    pendingPayment: seen({ payments: ['PENDING'] }),
    completed: seen({ payments: ['PAID'], statuses: ['DELIVERED'] }),
    cancelled: seen({ payments: ['CANCELLED'] }),
    failed: seen({ payments: ['FAILED'] }),
    refunded: sum('refunds'),
    toShip: seen(views.TO_SHIP),
    outForDelivery: seen(views.OUT_FOR_DELIVERY),
    delivered: seen(views.DELIVERED),
    unpaid: seen(views.UNPAID),
    revenue: toDollars(sum('kept', ({ payment }) => payment === 'PAID')),
  }
}

const isIn = ({ statuses, payments }: ViewFilter, { status, payment }: Pick<OrderRow, 'status' | 'payment'>) =>
  (statuses?.includes(status) ?? true) && (payments?.includes(payment) ?? true)

/** Orders of each view by the country of their customer, most orders first. */
export async function countOrdersByCountry(ctx: Context) {
  await ensureFilled(ctx, customers)
  const country = sql<
    CustomerRow['country'] | null
  >`(select c.country from customers c where c.${sql.ref('workspaceId')} = ${sql.ref('row.workspaceId')} and c.id = ${sql.ref('row.customerId')})`
  const groups = await rows(ctx, orders)
    .select([country.as('country'), 'payment', 'status', sql<number>`count(*)`.as('count')])
    .groupBy(['country', 'payment', 'status'])
    .execute()
  const byCountry = [...Map.groupBy(groups, group => group.country)].map(([country, own]) => {
    const sum = (view?: ViewFilter) => own.reduce((total, group) => total + (!view || isIn(view, group) ? Number(group.count) : 0), 0)
    return {
      all: sum(),
      country,
      toShip: sum(views.TO_SHIP),
      outForDelivery: sum(views.OUT_FOR_DELIVERY),
      delivered: sum(views.DELIVERED),
    }
  })
  return byCountry.toSorted((a, b) => b.all - a.all || String(a.country).localeCompare(String(b.country)))
}

/** Revenue by category in dollars, over paid orders. */
export async function loadRevenue(ctx: Context, categories: readonly ProductCategory[]): Promise<number[]> {
  const paid = rows(ctx, orders).select('row.id').where('row.payment', '=', 'PAID')
  const groups = await rows(ctx, orderItems)
    .select(['row.category', sql<number>`sum(price * qty)`.as('cents')])
    .where('row.orderId', 'in', paid)
    .groupBy('row.category')
    .execute()
  const sums = new Map(groups.map(({ category, cents }) => [category, Number(cents)]))
  return categories.map(category => toDollars(sums.get(category) ?? 0))
}
