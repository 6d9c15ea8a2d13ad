import { batched } from '../../db/loaders.ts'
import { toId, toIds } from '../../db/rows.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { toDollars } from '../../money.ts'
import { loadCustomers } from '../customers/service.ts'
import { loadProducts } from '../products/service.ts'
import * as contact from './contact.ts'
import * as deletion from './deletion.ts'
import * as payments from './payments.ts'
import * as orders from './service.ts'
import * as fulfillment from './fulfillment.ts'
import { kindOf } from './timeline.ts'

export const orderResolvers: Resolvers = {
  Query: {
    orders: (_, args, ctx) => orders.listOrders(ctx, args),
    order: (_, args, ctx) => orders.findOrder(ctx, args),
    orderTotals: (_, args, ctx) => orders.sumOrders(ctx, args),
    orderSummary: (_, _args, ctx) => orders.summarizeOrders(ctx),
    ordersByCountry: (_, _args, ctx) => orders.countOrdersByCountry(ctx),
  },
  Mutation: {
    setOrderStatus: (_, { id, status }, ctx) => fulfillment.setOrderStatus(ctx, toId(id), status),
    setOrderStatuses: (_, { ids, status }, ctx) => fulfillment.setOrderStatuses(ctx, toIds(ids), status),
    fulfillOrder: (_, { id, version, items }, ctx) => fulfillment.fulfillOrder(ctx, toId(id), version, items),
    setOrderTracking: (_, { id, trackingNumber }, ctx) => fulfillment.setOrderTracking(ctx, toId(id), trackingNumber),
    setOrderPayment: (_, { id, payment }, ctx) => payments.setOrderPayment(ctx, toId(id), payment),
    refundOrder: (_, { id, ...refund }, ctx) => payments.refundOrder(ctx, toId(id), refund),
    cancelOrder: (_, { id, reason }, ctx) => payments.cancelOrder(ctx, toId(id), reason),
    updateOrderAddress: (_, { id, ...addresses }, ctx) => contact.updateOrderAddress(ctx, toId(id), addresses),
    resendOrderConfirmation: (_, { id }, ctx) => contact.resendOrderConfirmation(ctx, toId(id)),
    addOrderNote: (_, { id, text }, ctx) => contact.addOrderNote(ctx, toId(id), text),
    deleteOrder: (_, { id }, ctx) => deletion.deleteOrder(ctx, toId(id)),
    deleteOrders: (_, { ids }, ctx) => deletion.deleteOrders(ctx, toIds(ids)),
  },
  Order: {
    customer: ({ customerId }, _, ctx) => (customerId === null ? null : batched(ctx, loadCustomers, customerId)),
    spent: ({ spent }) => toDollars(spent),
    subtotal: ({ subtotal }) => toDollars(subtotal),
    discount: ({ discount }) => toDollars(discount),
    shipping: ({ shipping }) => toDollars(shipping),
    tax: ({ tax }) => toDollars(tax),
    refunded: ({ refunded }) => toDollars(refunded),
    isRefunded: ({ refunded }) => refunded > 0,
    isCancelled: order => payments.isCancelled(order),
    fulfillment: ({ id }, _, ctx) => batched(ctx, orders.loadItems, id).then(orders.fulfillmentOf),
    items: ({ id }, _, ctx) => batched(ctx, orders.loadItems, id),
    timeline: ({ id }, _, ctx) => batched(ctx, orders.loadEvents, id),
    nextStatuses: order => fulfillment.nextStatuses(order),
  },
  OrderItem: {
    product: ({ productId }, _, ctx) => batched(ctx, loadProducts, productId),
    price: ({ price }) => toDollars(price),
    total: ({ price, qty }) => toDollars(price * qty),
  },
  OrderEvent: { kind: event => kindOf(event) },
  Customer: { orders: ({ id }, { page }, ctx) => batched(ctx, orders.loadOrdersOf, { owner: id, page }) },
  Category: { revenue: ({ category }, _, ctx) => batched(ctx, orders.loadRevenue, category) },
}
