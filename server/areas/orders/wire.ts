/** Orders in the words of the REST door. */
import type { Context } from '../../context.ts'
import { toDollars } from '../../money.ts'
import { columnsOf, flag, list, model, number, oneOf, text, whole } from '../../rest/schemas.ts'
import { isCancelled } from './payments.ts'
import * as orders from './service.ts'
import type { OrderRow } from './tables.ts'
import './tables.ts'

export const statusWords = {
  READY_TO_PICKUP: 'Ready to Pickup',
  DISPATCHED: 'Dispatched',
  OUT_FOR_DELIVERY: 'Out for Delivery',
  DELIVERED: 'Delivered',
} as const
export const paymentNumbers = { PAID: 1, PENDING: 2, CANCELLED: 3, FAILED: 4 } as const
const channelWords = { STORE: 'Store', WEBSITE: 'Website' } as const
const methodWords = { PAYPAL: 'paypal logo', MASTERCARD: 'mastercard' } as const
/** Day and time as the contract writes them, in UTC. */
const day = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', year: 'numeric', month: 'numeric', day: 'numeric' })
const time = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' })

/** An order as the contract's list has it. */
export const toWire = ({ id, order, orderedAt, customerName, email, avatar, payment, status, spent, method, methodNumber }: OrderRow) => ({
  id,
  order,
  customer: customerName,
  email,
  avatar,
  payment: paymentNumbers[payment],
  status: statusWords[status],
  spent: toDollars(spent),
  method: methodWords[method],
  // The formatter writes a narrow space before AM and PM.
  date: day.format(new Date(orderedAt)),
  time: time.format(new Date(orderedAt)).replace(/\s/u, ' '),
  methodNumber,
})

/** An order with all that its page shows; amounts in dollars. */
export async function toDetail(ctx: Context, order: OrderRow) {
  const [[items = []], [timeline = []]] = [await orders.loadItems(ctx, [order.id]), await orders.loadEvents(ctx, [order.id])]
  const { channel, subtotal, discount, shipping, tax, refunded, shippingAddress, billingAddress, trackingNumber } = order
  return {
    ...toWire(order),
    channel: channelWords[channel],
    subtotal: toDollars(subtotal),
    discount: toDollars(discount),
    shipping: toDollars(shipping),
    tax: toDollars(tax),
    refunded: toDollars(refunded),
    isCancelled: isCancelled(order),
    shippingAddress,
    billingAddress,
    trackingNumber,
    items: items.map(({ orderId: _, version: _version, category: _category, price, ...item }) => ({ ...item, price: toDollars(price) })),
    timeline: timeline.map(({ orderId: _, version: _version, ...event }) => event),
  }
}

/** What the contract's list has of an order. */
export const listed = {
  ...columnsOf(
    'orders',
    'orderedAt',
    'channel',
    'customerId',
    'customerName',
    'subtotal',
    'discount',
    'shipping',
    'tax',
    'refunded',
    'shippingAddress',
    'billingAddress',
    'trackingNumber',
  ),
  customer: text('Name of who ordered'),
  payment: whole('1 paid, 2 pending, 3 cancelled, 4 failed', { enum: Object.values(paymentNumbers) }),
  status: oneOf(statusWords),
  spent: number('US dollars'),
  method: oneOf(methodWords),
  date: text('Such as `11/21/2026`, in UTC'),
  time: text('Such as `9:30 AM`, in UTC'),
}
export const order = model('Order', {
  ...listed,
  channel: oneOf(channelWords, 'Where it was bought'),
  subtotal: number(),
  discount: number(),
  shipping: number(),
  tax: number(),
  refunded: number('US dollars that were paid back'),
  isCancelled: flag('Called off, or paid back whole, before it was delivered'),
  shippingAddress: text(),
  billingAddress: text(),
  trackingNumber: text("The carrier's; empty where there is none"),
  items: list(model('OrderItem', { ...columnsOf('orderItems', 'orderId', 'category'), price: number() })),
  timeline: list(model('OrderEvent', columnsOf('orderEvents', 'orderId'))),
})
