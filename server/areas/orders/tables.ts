import { z } from 'zod'
import { defineTable, instant, type RowOf } from '../../db/tables.ts'
import { toDollars } from '../../money.ts'
import { productCategories } from '../products/tables.ts'

export const orders = defineTable('orders', {
  area: 'ORDERS',
  type: 'Order',
  columns: {
    order: z.int().min(1),
    orderedAt: instant(),
    /** Sales channel. */
    channel: z.enum(['STORE', 'WEBSITE']),
    /** Id of the customer, who may have been deleted. */
    customerId: z.int().min(1).nullable(),
    customerName: z.string().max(120),
    email: z.string().max(254),
    avatar: z.string().max(500),
    payment: z.enum(['PAID', 'PENDING', 'CANCELLED', 'FAILED']),
    status: z.enum(['READY_TO_PICKUP', 'DISPATCHED', 'OUT_FOR_DELIVERY', 'DELIVERED']),
    method: z.enum(['PAYPAL', 'MASTERCARD']),
    methodNumber: z.string().max(4),
    /** In cents, like all amounts of this table. */
    subtotal: z.int().min(0),
    discount: z.int().min(0),
    shipping: z.int().min(0),
    tax: z.int().min(0),
    spent: z.int().min(0),
    /** Partial or full. */
    refunded: z.int().min(0),
    shippingAddress: z.string().max(500),
    billingAddress: z.string().max(500),
    trackingNumber: z.string().max(40),
  },
  serialize: ({ subtotal, discount, shipping, tax, spent, refunded }) => ({
    subtotal: toDollars(subtotal),
    discount: toDollars(discount),
    shipping: toDollars(shipping),
    tax: toDollars(tax),
    spent: toDollars(spent),
    refunded: toDollars(refunded),
  }),
  search: ['customerName', 'email', 'order'],
  sortKeys: ['customerName'],
  list: { sort: { ORDER: 'order', CUSTOMER: 'customerName', DATE: 'orderedAt', STATUS: 'status', PAYMENT: 'payment', SPENT: 'spent' } },
})

export const orderItems = defineTable('orderItems', {
  area: 'ORDERS',
  type: 'OrderItem',
  columns: {
    orderId: z.int().min(1),
    /** Id of the product, which may have been deleted. */
    productId: z.int().min(1),
    productName: z.string().max(120),
    productBrand: z.string().max(120),
    /** The product's category at the time of the order, so that revenue by category outlives the product. */
    category: z.enum(productCategories),
    image: z.string().max(500),
    price: z.int().min(0),
    qty: z.int().min(1),
    /** Packed quantity. */
    fulfilled: z.int().min(0),
  },
  references: { orderId: 'orders' },
  serialize: ({ price }) => ({ price: toDollars(price) }),
  search: [],
  sortKeys: [],
})

export const orderEvents = defineTable('orderEvents', {
  area: 'ORDERS',
  type: 'OrderEvent',
  columns: { orderId: z.int().min(1), at: instant(), title: z.string().max(120), text: z.string().max(500), actor: z.string().max(254) },
  references: { orderId: 'orders' },
  search: [],
  sortKeys: [],
})

const { columns } = orders

export const orderAddress = columns.shippingAddress.trim().min(1)
export const trackingNumber = columns.trackingNumber
  .trim()
  .refine(value => /^[\p{L}\d -]*$/u.test(value), { params: { reason: 'TRACKING_NUMBER_INVALID' } })
export const orderNote = orderEvents.columns.text.trim().min(1)
/** Reason for a refund or cancellation. */
export const orderReason = z.string().trim().max(300)

export type OrderRow = RowOf<typeof orders>
export type OrderItemRow = RowOf<typeof orderItems>
export type OrderEventRow = RowOf<typeof orderEvents>
export type OrderStatus = OrderRow['status']
export type OrderPayment = OrderRow['payment']
