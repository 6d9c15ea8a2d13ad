/** Orders in the REST format. */
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { toDollars } from '../../money.ts'
import { label, named } from '../../rest/schema.ts'
import { isCancelled } from './payments.ts'
import { loadEvents, loadItems } from './service.ts'
import { orderEvents, orderItems, type OrderRow, orders } from './tables.ts'

export const statusLabels = {
  READY_TO_PICKUP: 'Ready to Pickup',
  DISPATCHED: 'Dispatched',
  OUT_FOR_DELIVERY: 'Out for Delivery',
  DELIVERED: 'Delivered',
} as const
export const paymentNumbers = { PAID: 1, PENDING: 2, CANCELLED: 3, FAILED: 4 } as const
const channelLabels = { STORE: 'Store', WEBSITE: 'Website' } as const
const methodLabels = { PAYPAL: 'paypal logo', MASTERCARD: 'mastercard' } as const
// Date and time in UTC, as in `11/21/2026` and `9:30 AM`.
const day = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', year: 'numeric', month: 'numeric', day: 'numeric' })
const time = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' })

/** An order in a list. */
export const toListed = ({
  id,
  order,
  orderedAt,
  customerName,
  email,
  avatar,
  payment,
  status,
  spent,
  method,
  methodNumber,
}: OrderRow) => ({
  id,
  order,
  customer: customerName,
  email,
  avatar,
  payment: paymentNumbers[payment],
  status: statusLabels[status],
  spent: toDollars(spent),
  method: methodLabels[method],
  // The formatter puts a narrow no-break space before AM and PM.
  date: day.format(new Date(orderedAt)),
  time: time.format(new Date(orderedAt)).replace(/\s/u, ' '),
  methodNumber,
})

/** An order with its items and timeline; amounts in dollars. */
export async function toDto(ctx: Context, order: OrderRow) {
  const [[items = []], [timeline = []]] = [await loadItems(ctx, [order.id]), await loadEvents(ctx, [order.id])]
  const { channel, subtotal, discount, shipping, tax, refunded, shippingAddress, billingAddress, trackingNumber } = order
  return {
    ...toListed(order),
    channel: channelLabels[channel],
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

const dollars = (description = 'US dollars') => z.number().describe(description)

export const listedOrder = orders.row.pick({ id: true, order: true, email: true, avatar: true, methodNumber: true }).extend({
  customer: z.string().describe('Name of who ordered'),
  payment: label(paymentNumbers).describe('1 paid, 2 pending, 3 canceled, 4 failed'),
  status: label(statusLabels),
  spent: dollars(),
  method: label(methodLabels),
  date: z.string().describe('Such as `11/21/2026`, in UTC'),
  time: z.string().describe('Such as `9:30 AM`, in UTC'),
})

export const orderDto = named(
  'Order',
  listedOrder.extend({
    channel: label(channelLabels).describe('Where it was bought'),
    subtotal: dollars(),
    discount: dollars(),
    shipping: dollars(),
    tax: dollars(),
    refunded: dollars('US dollars that were refunded'),
    isCancelled: z.boolean().describe('Canceled, or refunded in full, before it was delivered'),
    shippingAddress: z.string(),
    billingAddress: z.string(),
    trackingNumber: z.string().describe("The carrier's; empty where there is none"),
    items: z.array(named('OrderItem', orderItems.row.omit({ version: true, orderId: true, category: true }).extend({ price: dollars() }))),
    timeline: z.array(named('OrderEvent', orderEvents.row.omit({ version: true, orderId: true }))),
  }),
)
