import { defineTable, instant, integer, nullable, oneOf, type RowOf, text } from '../../db/tables.ts'
import { toDollars } from '../../money.ts'
import { productCategories } from '../products/tables.ts'

const orders = defineTable('orders', {
  area: 'ORDERS',
  type: 'Order',
  columns: {
    order: integer(1),
    orderedAt: instant(),
    /** Where it was bought. */
    channel: oneOf('STORE', 'WEBSITE'),
    /** Id of the customer, who may be gone. */
    customerId: nullable(integer(1)),
    customerName: text(120),
    email: text(254),
    avatar: text(500),
    payment: oneOf('PAID', 'PENDING', 'CANCELLED', 'FAILED'),
    status: oneOf('READY_TO_PICKUP', 'DISPATCHED', 'OUT_FOR_DELIVERY', 'DELIVERED'),
    method: oneOf('PAYPAL', 'MASTERCARD'),
    methodNumber: text(4),
    /** This and the other amounts are cents. */
    subtotal: integer(0),
    discount: integer(0),
    shipping: integer(0),
    tax: integer(0),
    spent: integer(0),
    /** Paid back, in part or whole. */
    refunded: integer(0),
    shippingAddress: text(500),
    billingAddress: text(500),
    trackingNumber: text(40),
  },
  tell: ({ subtotal, discount, shipping, tax, spent, refunded }) => ({
    subtotal: toDollars(subtotal),
    discount: toDollars(discount),
    shipping: toDollars(shipping),
    tax: toDollars(tax),
    spent: toDollars(spent),
    refunded: toDollars(refunded),
  }),
  search: ['customerName', 'email', 'order'],
  folded: ['customerName'],
})

const orderItems = defineTable('orderItems', {
  area: 'ORDERS',
  type: 'OrderItem',
  columns: {
    orderId: integer(1),
    /** Id of the product, which may be gone. */
    productId: integer(1),
    productName: text(120),
    productBrand: text(120),
    /** The product's at the time of the order: figures by category outlive the product. */
    category: oneOf(...productCategories),
    image: text(500),
    price: integer(0),
    qty: integer(1),
    /** Pieces that were packed. */
    fulfilled: integer(0),
  },
  refers: { orderId: 'orders' },
  tell: ({ price }) => ({ price: toDollars(price) }),
  search: [],
  folded: [],
})

const orderEvents = defineTable('orderEvents', {
  area: 'ORDERS',
  type: 'OrderEvent',
  columns: { orderId: integer(1), at: instant(), title: text(120), text: text(500), actor: text(254) },
  refers: { orderId: 'orders' },
  search: [],
  folded: [],
})

export type OrderRow = RowOf<typeof orders>
export type OrderItemRow = RowOf<typeof orderItems>
export type OrderEventRow = RowOf<typeof orderEvents>
export type OrderStatus = OrderRow['status']
export type OrderPayment = OrderRow['payment']

declare module '../../db/tables.ts' {
  interface Tables {
    orders: OrderRow
    orderItems: OrderItemRow
    orderEvents: OrderEventRow
  }
}
