/** What may be done to an order: along its way, with its payment, to its addresses, in its timeline. */
import type { Context } from '../../context.ts'
import { deleteRow, insertRow, updateRow, write, type WriteContext } from '../../db/changes.ts'
import { findRow, findRowsIn } from '../../db/rows.ts'
import { conflict } from '../../errors.ts'
import { checkStep, given, readText } from '../../rules.ts'
import { forgetOrder } from '../customers/service.ts'
import type { OrderPayment, OrderRow, OrderStatus } from './tables.ts'

const statusSteps: Record<OrderStatus, readonly OrderStatus[]> = {
  READY_TO_PICKUP: ['DELIVERED'],
  DISPATCHED: ['OUT_FOR_DELIVERY'],
  OUT_FOR_DELIVERY: ['DELIVERED', 'DISPATCHED'],
  DELIVERED: [],
}
const paymentSteps: Record<OrderPayment, readonly OrderPayment[]> = {
  PENDING: ['PAID', 'CANCELLED', 'FAILED'],
  FAILED: ['PENDING'],
  PAID: ['CANCELLED'],
  CANCELLED: [],
}
const statusTitles: Record<OrderStatus, string> = {
  READY_TO_PICKUP: 'Ready to pickup',
  DISPATCHED: 'Dispatched',
  OUT_FOR_DELIVERY: 'Out for delivery',
  DELIVERED: 'Delivered',
}
const paymentTitles: Record<OrderPayment, string> = {
  PAID: 'Payment received',
  PENDING: 'Waiting for payment',
  CANCELLED: 'Order cancelled',
  FAILED: 'Payment failed',
}

/** Statuses that may follow the present one. */
export const nextStatuses = ({ status }: OrderRow): OrderStatus[] => [...statusSteps[status]]

/** Moves the order along its way, or one step back. */
export function setOrderStatus(ctx: Context, id: number, status: OrderStatus) {
  return write(ctx, 'Moved an order along', async ctx => {
    const order = await findRow(ctx, 'orders', id)
    checkStep(statusSteps, order.status, status)
    if (order.status === status) return order
    const isBack = order.status === 'OUT_FOR_DELIVERY' && status === 'DISPATCHED'
    await tell(ctx, id, statusTitles[status], isBack ? 'Went back from out for delivery.' : '')
    return updateRow(ctx, 'orders', order, { status })
  })
}

/** Records what became of the payment; what was paid and is cancelled is a refund. */
export function setOrderPayment(ctx: Context, id: number, payment: OrderPayment) {
  return write(ctx, 'Recorded a payment', async ctx => {
    const order = await findRow(ctx, 'orders', id)
    checkStep(paymentSteps, order.payment, payment)
    if (order.payment === payment) return order
    const isRefund = order.payment === 'PAID'
    await tell(ctx, id, isRefund ? 'Payment refunded' : paymentTitles[payment], '')
    return updateRow(ctx, 'orders', order, { payment })
  })
}

/** Changes where the order goes, as long as it is not there. */
export function updateOrderAddress(
  ctx: Context,
  id: number,
  addresses: { shippingAddress?: string | null; billingAddress?: string | null },
) {
  return write(ctx, 'Changed the address of an order', async ctx => {
    const order = await findRow(ctx, 'orders', id)
    if (order.status === 'DELIVERED') throw conflict('This order is delivered already')
    const patch = Object.fromEntries(
      Object.entries(given(addresses)).map(([field, value]) => [field, readText(field, value, { min: 1, max: 500 })]),
    )
    return updateRow(ctx, 'orders', order, patch)
  })
}

/** Adds a line to the timeline. */
export function addOrderNote(ctx: Context, id: number, text: string) {
  return write(ctx, 'Noted something about an order', async ctx => {
    const order = await findRow(ctx, 'orders', id)
    await tell(ctx, id, 'Note', readText('text', text, { min: 1, max: 500 }))
    return order
  })
}

/** Deletes the order with its items and its timeline, and gives back its id. */
export function deleteOrder(ctx: Context, id: number) {
  return write(ctx, 'Deleted an order', async ctx => {
    const order = await findRow(ctx, 'orders', id)
    await deleteRow(ctx, 'orders', order)
    for (const item of await findRowsIn(ctx, 'orderItems', 'orderId', [id])) await deleteRow(ctx, 'orderItems', item)
    for (const event of await findRowsIn(ctx, 'orderEvents', 'orderId', [id])) await deleteRow(ctx, 'orderEvents', event)
    if (order.customerId !== null) await forgetOrder(ctx, order.customerId, order.spent)
    return id
  })
}

const tell = (ctx: WriteContext, orderId: number, title: string, text: string) =>
  insertRow(ctx, 'orderEvents', { orderId, at: ctx.now().toISOString(), title, text, actor: ctx.viewer?.email ?? 'Shop' })
