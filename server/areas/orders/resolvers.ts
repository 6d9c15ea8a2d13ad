import { batched } from '../../db/batch.ts'
import { toId } from '../../db/rows.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { toDollars } from '../../money.ts'
import { loadCustomers } from '../customers/service.ts'
import { loadProducts } from '../products/service.ts'
import * as orders from './service.ts'
import * as steps from './steps.ts'

export const orderResolvers: Resolvers = {
  Query: {
    orders: (_, args, ctx) => orders.listOrders(ctx, args),
    order: (_, args, ctx) => orders.findOrder(ctx, args),
    orderSummary: (_, _args, ctx) => orders.summarizeOrders(ctx),
  },
  Mutation: {
    setOrderStatus: (_, { id, status }, ctx) => steps.setOrderStatus(ctx, toId(id), status),
    setOrderPayment: (_, { id, payment }, ctx) => steps.setOrderPayment(ctx, toId(id), payment),
    updateOrderAddress: (_, { id, ...addresses }, ctx) => steps.updateOrderAddress(ctx, toId(id), addresses),
    addOrderNote: (_, { id, text }, ctx) => steps.addOrderNote(ctx, toId(id), text),
    deleteOrder: (_, { id }, ctx) => steps.deleteOrder(ctx, toId(id)),
  },
  Order: {
    customer: ({ customerId }, _, ctx) => (customerId === null ? null : batched(ctx, loadCustomers, customerId)),
    spent: ({ spent }) => toDollars(spent),
    subtotal: ({ subtotal }) => toDollars(subtotal),
    discount: ({ discount }) => toDollars(discount),
    shipping: ({ shipping }) => toDollars(shipping),
    tax: ({ tax }) => toDollars(tax),
    items: ({ id }, _, ctx) => batched(ctx, orders.loadItems, id),
    timeline: ({ id }, _, ctx) => batched(ctx, orders.loadEvents, id),
    nextStatuses: order => steps.nextStatuses(order),
  },
  OrderItem: {
    product: ({ productId }, _, ctx) => batched(ctx, loadProducts, productId),
    price: ({ price }) => toDollars(price),
    total: ({ price, qty }) => toDollars(price * qty),
  },
  Customer: { orders: ({ id }, { page }, ctx) => batched(ctx, orders.loadOrdersOf, { owner: id, page }) },
  Category: { revenue: ({ category }, _, ctx) => batched(ctx, orders.loadRevenue, category) },
}
