import type { Context } from '../../context.ts'
import { toId } from '../../db/rows.ts'
import { toDollars } from '../../money.ts'
import { defineRoutes, listQuery } from '../../rest.ts'
import * as orders from './service.ts'
import { deleteOrder } from './steps.ts'
import type { OrderRow } from './tables.ts'

const statusWords = {
  READY_TO_PICKUP: 'Ready to Pickup',
  DISPATCHED: 'Dispatched',
  OUT_FOR_DELIVERY: 'Out for Delivery',
  DELIVERED: 'Delivered',
} as const
const paymentNumbers = { PAID: 1, PENDING: 2, CANCELLED: 3, FAILED: 4 } as const
const methodWords = { PAYPAL: 'paypal logo', MASTERCARD: 'mastercard' } as const
/** Day and time as the contract writes them, in UTC. */
const day = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', year: 'numeric', month: 'numeric', day: 'numeric' })
const time = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' })

const toWire = ({ id, order, orderedAt, customerName, email, avatar, payment, status, spent, method, methodNumber }: OrderRow) => ({
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
async function toDetail(ctx: Context, order: OrderRow) {
  const [[items = []], [timeline = []]] = [await orders.loadItems(ctx, [order.id]), await orders.loadEvents(ctx, [order.id])]
  const { subtotal, discount, shipping, tax, shippingAddress, billingAddress } = order
  return {
    ...toWire(order),
    subtotal: toDollars(subtotal),
    discount: toDollars(discount),
    shipping: toDollars(shipping),
    tax: toDollars(tax),
    shippingAddress,
    billingAddress,
    items: items.map(({ orderId: _, version: _version, category: _category, price, ...item }) => ({ ...item, price: toDollars(price) })),
    timeline: timeline.map(({ orderId: _, version: _version, ...event }) => event),
  }
}

const recordId = {
  name: 'id',
  in: 'path' as const,
  required: true,
  description: 'Id of the record, not the number of the order',
  schema: { type: 'integer', minimum: 1 },
}

export const orderRoutes = defineRoutes('/api/apps/ecommerce/orders', {
  'GET /': {
    summary: 'Orders, filtered, sorted and paged',
    query: listQuery({ order: 'ORDER', customers: 'CUSTOMER', date: 'DATE', status: 'STATUS', spent: 'SPENT' }),
    answer: async (ctx, { query }) => {
      const { items, total } = await orders.listOrders(ctx, query)
      return { orders: items.map(toWire), total }
    },
  },
  'GET /:id': {
    summary: 'One order with its items and its timeline, by its number',
    extension: true,
    parameters: [{ ...recordId, description: 'Number of the order, not the id of the record' }],
    answer: async (ctx, { params }) => toDetail(ctx, await orders.findOrder(ctx, { order: toId(params.id ?? '') })),
  },
  'DELETE /:id': {
    summary: 'Deletes an order; an unknown one is as good as deleted',
    parameters: [recordId],
    errors: [{ when: 'notFound', status: 204, description: 'No record with this id: nothing to delete' }],
    answer: (ctx, { params }) => deleteOrder(ctx, toId(params.id ?? '')),
  },
})
