/** What is paid for an order, paid back, or never will be. */
import type { Context } from '../../context.ts'
import { updateRow, write, type WriteContext } from '../../db/changes.ts'
import { findRow } from '../../db/rows.ts'
import { conflict, invalid } from '../../errors.ts'
import { toCents, toDollars } from '../../money.ts'
import { assertTransition, checkVersion, readText } from '../../rules.ts'
import { adjustFigures } from '../customers/service.ts'
import { readShopFormat } from '../store/format.ts'
import { type OrderPayment, type OrderRow, orders } from './tables.ts'
import { tell } from './timeline.ts'

const steps: Record<OrderPayment, readonly OrderPayment[]> = {
  PENDING: ['PAID', 'CANCELLED', 'FAILED'],
  FAILED: ['PENDING'],
  PAID: ['CANCELLED'],
  CANCELLED: [],
}
const mostReason = 300

/** Whether it was called off, or paid back whole, before it was delivered. */
export const isCancelled = ({ payment, status }: Pick<OrderRow, 'payment' | 'status'>): boolean =>
  payment === 'CANCELLED' && status !== 'DELIVERED'

/** Cents that the shop has received and kept. */
export const netPaid = ({ payment, spent, refunded }: Pick<OrderRow, 'payment' | 'spent' | 'refunded'>): number =>
  payment === 'PAID' ? spent - refunded : 0

/** Payments that may follow the present one. */
export const nextPayments = ({ payment }: OrderRow): OrderPayment[] => [...steps[payment]]

/** Refuses what was asked for another version, with the order as callers know it, and what else belongs to it. */
export function checkSeen(order: OrderRow, version: number | null | undefined, more: object = {}): void {
  const { subtotal, discount, shipping, tax, spent, refunded } = order
  const amounts = Object.entries({ subtotal, discount, shipping, tax, spent, refunded }).map(([name, cents]) => [name, toDollars(cents)])
  checkVersion({ ...order, ...Object.fromEntries(amounts), ...more }, version)
}

/** Records what became of the payment; what was paid and is cancelled is paid back whole. */
export function setOrderPayment(ctx: Context, id: number, payment: OrderPayment) {
  return write(ctx, 'Recorded a payment', async ctx => {
    const order = await findRow(ctx, orders, id)
    assertTransition(steps, order.payment, payment)
    if (order.payment === payment) return order
    if (order.payment === 'PAID') return payBack(ctx, order, order.spent - order.refunded, '')
    await tell(ctx, id, payment)
    return settle(ctx, order, { payment })
  })
}

/** Pays back some of what was paid, or all that is left. */
export function refundOrder(
  ctx: Context,
  id: number,
  { version, amount, reason }: { version?: number | null; amount?: number | null; reason?: string | null },
) {
  return write(ctx, 'Paid an order back', async ctx => {
    const order = await findRow(ctx, orders, id)
    checkSeen(order, version)
    if (order.payment !== 'PAID') throw conflict('Only what was paid can be paid back')
    const left = order.spent - order.refunded
    const cents = amount === null || amount === undefined ? left : toCents('amount', amount)
    if (cents < 1 || cents > left) {
      const { price } = await readShopFormat(ctx)
      throw invalid('amount', `amount must be more than 0 and at most ${price(left)}`)
    }
    return payBack(ctx, order, cents, readText('reason', reason ?? '', { max: mostReason }))
  })
}

/** Calls the order off, and pays back what was paid. */
export function cancelOrder(ctx: Context, id: number, given: string | null | undefined) {
  return write(ctx, 'Cancelled an order', async ctx => {
    const order = await findRow(ctx, orders, id)
    const reason = readText('reason', given ?? '', { max: mostReason })
    if (order.status === 'DELIVERED') throw conflict('This order is delivered already')
    if (isCancelled(order)) throw conflict('This order is cancelled already')
    const left = order.payment === 'PAID' ? order.spent - order.refunded : 0
    const paidBack = left > 0 ? await payBack(ctx, order, left, '') : order
    await tell(ctx, id, 'CANCELLED', reason)
    return settle(ctx, paidBack, { payment: 'CANCELLED' })
  })
}

async function payBack(ctx: WriteContext, order: OrderRow, cents: number, reason: string) {
  const refunded = order.refunded + cents
  const { price } = await readShopFormat(ctx)
  await tell(ctx, order.id, 'REFUNDED', [price(cents), reason].filter(Boolean).join(': '))
  return settle(ctx, order, { refunded, payment: refunded >= order.spent ? 'CANCELLED' : order.payment })
}

/** Changes the order, and with it what its customer has spent in total. */
async function settle(ctx: WriteContext, order: OrderRow, patch: Partial<Pick<OrderRow, 'payment' | 'refunded'>>) {
  await adjustFigures(ctx, order.customerId, { spent: netPaid({ ...order, ...patch }) - netPaid(order) })
  return updateRow(ctx, orders, order, patch)
}
