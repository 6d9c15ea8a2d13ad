/** Orders: what customers bought, what is paid, and where the parcels are. */
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { groupRows } from '../../db/batch.ts'
import { loadPages } from '../../db/nested.ts'
import { findRow, findRowsIn, type ListArgs, listRows, type PageArgs, rows, toId } from '../../db/rows.ts'
import { invalid, notFound } from '../../errors.ts'
import { toDollars } from '../../money.ts'
import { given } from '../../rules.ts'
import type { ProductCategory } from '../products/tables.ts'
import type { OrderPayment, OrderRow, OrderStatus } from './tables.ts'

type Sort = 'ORDER' | 'CUSTOMER' | 'DATE' | 'STATUS' | 'PAYMENT' | 'SPENT'

const columns = {
  sort: { ORDER: 'order', CUSTOMER: 'customerName', DATE: 'orderedAt', STATUS: 'status', PAYMENT: 'payment', SPENT: 'spent' },
} as const

interface Filters {
  status?: OrderStatus | null
  payment?: OrderPayment | null
}

/** Orders that match, in the order of their ids unless sorted. */
export function listOrders(ctx: Context, { status, payment, ...args }: ListArgs<Sort> & Filters) {
  return listRows(ctx, 'orders', columns, { ...args, where: { status, payment } })
}

/** One order, by its id or by its number. */
export async function findOrder(ctx: Context, by: { id?: string | number | null; order?: number | null }): Promise<OrderRow> {
  const { id, order } = given(by)
  if ((id === undefined) === (order === undefined)) throw invalid('order', 'Give either id or order')
  if (id !== undefined) return findRow(ctx, 'orders', toId(id))
  const [found] = await findRowsIn(ctx, 'orders', 'order', [order ?? 0])
  if (!found) throw notFound(`There is no order with the number ${order}`)
  return found
}

/** The items of each order. */
export const loadItems = async (ctx: Context, orderIds: readonly number[]) =>
  groupRows(orderIds, await findRowsIn(ctx, 'orderItems', 'orderId', orderIds), ({ orderId }) => orderId)

/** What happened to each order, the oldest first. */
export const loadEvents = async (ctx: Context, orderIds: readonly number[]) =>
  groupRows(orderIds, await findRowsIn(ctx, 'orderEvents', 'orderId', orderIds), ({ orderId }) => orderId)

/** A page of the orders of each customer, the newest first. */
export const loadOrdersOf = (ctx: Context, asks: readonly { owner: number; page?: PageArgs | null }[]) =>
  loadPages(ctx, 'orders', 'customerId', asks, { column: 'orderedAt', order: 'DESC' })

/** Counts by payment, and what was paid. */
export async function summarizeOrders(ctx: Context) {
  const groups = await rows(ctx, 'orders')
    .select(['payment', 'status', sql<number>`count(*)`.as('count'), sql<number>`sum(spent)`.as('spent')])
    .groupBy(['payment', 'status'])
    .execute()
  const sum = (of: 'count' | 'spent', matches: (group: (typeof groups)[number]) => boolean) =>
    groups.filter(matches).reduce((total, group) => total + Number(group[of]), 0)
  return {
    total: sum('count', () => true),
    pendingPayment: sum('count', ({ payment }) => payment === 'PENDING'),
    completed: sum('count', ({ payment, status }) => payment === 'PAID' && status === 'DELIVERED'),
    cancelled: sum('count', ({ payment }) => payment === 'CANCELLED'),
    failed: sum('count', ({ payment }) => payment === 'FAILED'),
    revenue: toDollars(sum('spent', ({ payment }) => payment === 'PAID')),
  }
}

/** Dollars earned with each category, over the orders that were paid. */
export async function loadRevenue(ctx: Context, categories: readonly ProductCategory[]): Promise<number[]> {
  const paid = rows(ctx, 'orders').select('row.id').where('row.payment', '=', 'PAID')
  const groups = await rows(ctx, 'orderItems')
    .select(['row.category', sql<number>`sum(price * qty)`.as('cents')])
    .where('row.orderId', 'in', paid)
    .groupBy('row.category')
    .execute()
  const sums = new Map(groups.map(({ category, cents }) => [category, Number(cents)]))
  return categories.map(category => toDollars(sums.get(category) ?? 0))
}
