import type { Context } from '../../context.ts'
import { toId } from '../../db/rows.ts'
import { aText, aWord, bodyOf } from '../../fields.ts'
import { toDollars } from '../../money.ts'
import { defineRoutes, listQuery } from '../../rest.ts'
import { columnsOf, list, model, number, object, oneOf, pageOf, text, whole } from '../../schemas.ts'
import * as orders from './service.ts'
import * as steps from './steps.ts'
import type { OrderRow } from './tables.ts'
import './tables.ts'

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

const listed = {
  ...columnsOf(
    'orders',
    'orderedAt',
    'customerId',
    'customerName',
    'subtotal',
    'discount',
    'shipping',
    'tax',
    'shippingAddress',
    'billingAddress',
  ),
  customer: text('Name of who ordered'),
  payment: whole('1 paid, 2 pending, 3 cancelled, 4 failed', { enum: Object.values(paymentNumbers) }),
  status: oneOf(statusWords),
  spent: number('US dollars'),
  method: oneOf(methodWords),
  date: text('Such as `11/21/2026`, in UTC'),
  time: text('Such as `9:30 AM`, in UTC'),
}
const order = model('Order', {
  ...listed,
  subtotal: number(),
  discount: number(),
  shipping: number(),
  tax: number(),
  shippingAddress: text(),
  billingAddress: text(),
  items: list(model('OrderItem', { ...columnsOf('orderItems', 'orderId', 'category'), price: number() })),
  timeline: list(model('OrderEvent', columnsOf('orderEvents', 'orderId'))),
})

const step = bodyOf({ status: aWord(statusWords) }, 'status')
const payment = bodyOf({ payment: aWord(paymentNumbers, { description: '1 paid, 2 pending, 3 cancelled, 4 failed' }) }, 'payment')
const address = aText({ minLength: 1, maxLength: 500 })
const addresses = bodyOf({ shippingAddress: address, billingAddress: address })
const remark = bodyOf({ text: aText({ minLength: 1, maxLength: 500 }) }, 'text')

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
    returns: pageOf('orders', object(listed)),
    answer: async (ctx, { query }) => {
      const { items, total } = await orders.listOrders(ctx, query)
      return { orders: items.map(toWire), total }
    },
  },
  'GET /:id': {
    summary: 'One order with its items and its timeline, by its number',
    extension: true,
    parameters: [{ ...recordId, description: 'Number of the order, not the id of the record' }],
    returns: order,
    answer: async (ctx, { params }) => toDetail(ctx, await orders.findOrder(ctx, { order: toId(params.id ?? '') })),
  },
  'PUT /:id/status': {
    summary: 'Moves an order along its way, or one step back; 409 with `allowed` when it cannot become so',
    extension: true,
    parameters: [recordId],
    body: step,
    returns: order,
    answer: async (ctx, { params, body }) => toDetail(ctx, await steps.setOrderStatus(ctx, toId(params.id ?? ''), step.read(body).status)),
  },
  'PUT /:id/payment': {
    summary: 'Records what became of the payment; 409 with `allowed` when it cannot become so',
    extension: true,
    parameters: [recordId],
    body: payment,
    returns: order,
    answer: async (ctx, { params, body }) =>
      toDetail(ctx, await steps.setOrderPayment(ctx, toId(params.id ?? ''), payment.read(body).payment)),
  },
  'PUT /:id/address': {
    summary: 'Changes where an order goes, as long as it is not delivered',
    extension: true,
    parameters: [recordId],
    body: addresses,
    returns: order,
    answer: async (ctx, { params, body }) =>
      toDetail(ctx, await steps.updateOrderAddress(ctx, toId(params.id ?? ''), addresses.read(body))),
  },
  'POST /:id/notes': {
    summary: 'Adds a line to the timeline',
    extension: true,
    status: 201,
    parameters: [recordId],
    body: remark,
    returns: order,
    answer: async (ctx, { params, body }) => toDetail(ctx, await steps.addOrderNote(ctx, toId(params.id ?? ''), remark.read(body).text)),
  },
  'DELETE /:id': {
    summary: 'Deletes an order; an unknown one is as good as deleted',
    parameters: [recordId],
    errors: [{ when: 'notFound', status: 204, description: 'No record with this id: nothing to delete' }],
    answer: (ctx, { params }) => steps.deleteOrder(ctx, toId(params.id ?? '')),
  },
})
