/** Payments, refunds, and cancellations of orders. */
import type { Context } from '../../context.ts'
import { updateRow, write, type WriteContext } from '../../db/changes.ts'
import { findRow } from '../../db/rows.ts'
import { conflict, invalid } from '../../errors.ts'
import { toCents, toDollars } from '../../money.ts'
import { assertTransition, checkVersion } from '../../rules.ts'
import { parse } from '../../validation.ts'
import { adjustFigures } from '../customers/service.ts'
import { readShopFormat } from '../store/format.ts'
import { type OrderPayment, orderReason, type OrderRow, orders } from './tables.ts'
import { recordOrderEvent } from './timeline.ts'

const transitions: Record<OrderPayment, readonly OrderPayment[]> = {
  PENDING: ['PAID', 'CANCELLED', 'FAILED'],
  FAILED: ['PENDING'],
  PAID: ['CANCELLED'],
  CANCELLED: [],
}

/** True if it was canceled, or refunded in full, before delivery. */
export const isCancelled = ({ payment, status }: Pick<OrderRow, 'payment' | 'status'>): boolean =>
  payment === 'CANCELLED' && status !== 'DELIVERED'

/** Net payments in cents. */
export const netPaid = ({ payment, spent, refunded }: Pick<OrderRow, 'payment' | 'spent' | 'refunded'>): number =>
  payment === 'PAID' ? spent - refunded : 0

/** Rejects an update of an outdated version, with the current order and its related records. */
export function checkOrderVersion(order: OrderRow, version: number | null | undefined, more: object = {}): void {
  const { subtotal, discount, shipping, tax, spent, refunded } = order
  const amounts = Object.entries({ subtotal, discount, shipping, tax, spent, refunded }).map(([name, cents]) => [name, toDollars(cents)])
  checkVersion({ ...order, ...Object.fromEntries(amounts), ...more }, version)
}

const paymentActions = {
  PAID: 'ORDER_PAID',
  PENDING: 'ORDER_PAYMENT_PENDING',
  CANCELLED: 'ORDER_PAYMENT_CANCELED',
  FAILED: 'ORDER_PAYMENT_FAILED',
} as const

/** Sets the payment status; canceling a paid order refunds the remaining amount. */
export function setOrderPayment(ctx: Context, id: number, payment: OrderPayment) {
  return write(ctx, paymentActions[payment], async ctx => {
    const order = await findRow(ctx, orders, id)
    assertTransition(transitions, order.payment, payment)
    if (order.payment === payment) return order
    if (order.payment === 'PAID') return refund(ctx, order, order.spent - order.refunded, '')
    await recordOrderEvent(ctx, id, payment)
    return settle(ctx, order, { payment })
  })
}

/** Refunds part of the payment, or the remaining amount. */
export function refundOrder(
  ctx: Context,
  id: number,
  { version, amount, reason }: { version?: number | null; amount?: number | null; reason?: string | null },
) {
  return write(ctx, 'ORDER_REFUNDED', async ctx => {
    const order = await findRow(ctx, orders, id)
    checkOrderVersion(order, version)
    if (order.payment !== 'PAID') throw conflict('ORDER_NOT_PAID')
    const left = order.spent - order.refunded
    const cents = amount === null || amount === undefined ? left : toCents('amount', amount)
    if (cents < 1 || cents > left) {
      const { price } = await readShopFormat(ctx)
      throw invalid('REFUND_OUT_OF_RANGE', { field: 'amount', max: price(left) })
    }
    return refund(ctx, order, cents, parse(orderReason, reason ?? '', 'reason'))
  })
}

/** Cancels the order and refunds the payment. */
export function cancelOrder(ctx: Context, id: number, given: string | null | undefined) {
  return write(ctx, 'ORDER_CANCELED', async ctx => {
    const order = await findRow(ctx, orders, id)
    const reason = parse(orderReason, given ?? '', 'reason')
    if (order.status === 'DELIVERED') throw conflict('ORDER_DELIVERED')
    if (isCancelled(order)) throw conflict('ORDER_CANCELED')
    const left = order.payment === 'PAID' ? order.spent - order.refunded : 0
    const refunded = left > 0 ? await refund(ctx, order, left, '') : order
    await recordOrderEvent(ctx, id, 'CANCELLED', reason)
    return settle(ctx, refunded, { payment: 'CANCELLED' })
  })
}

async function refund(ctx: WriteContext, order: OrderRow, cents: number, reason: string) {
  const refunded = order.refunded + cents
  const { price } = await readShopFormat(ctx)
  await recordOrderEvent(ctx, order.id, 'REFUNDED', [price(cents), reason].filter(Boolean).join(': '))
  return settle(ctx, order, { refunded, payment: refunded >= order.spent ? 'CANCELLED' : order.payment })
}

/** Updates the order and its customer's total spent. */
async function settle(ctx: WriteContext, order: OrderRow, patch: Partial<Pick<OrderRow, 'payment' | 'refunded'>>) {
  await adjustFigures(ctx, order.customerId, { spent: netPaid({ ...order, ...patch }) - netPaid(order) })
  return updateRow(ctx, orders, order, patch)
}
