import { toDollars } from '../../money.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { toId } from '../../db/rows.ts'
import { deleteAddress, listAddresses, saveAddress } from './addresses.ts'
import { currency, packs } from './catalog.ts'
import { findBillingDetails, saveBillingDetails } from './details.ts'
import { listMoneyEntries } from './entries.ts'
import { listMethods } from './gateways.ts'
import { findInvoice } from './invoices.ts'
import * as orders from './orders.ts'
import { quoteOrder } from './pricing.ts'
import { refundOrder } from './refunds.ts'
import * as plans from './subscriptions.ts'

const upper = <T extends string>(name: T) => name.toUpperCase() as Uppercase<T>
const lower = <T extends string>(name: T) => name.toLowerCase() as Lowercase<T>

const shown = ({ method, status, ...order }: orders.PaymentOrder) => ({ ...order, method: upper(method), status: upper(status) })

export const billingResolvers: Resolvers = {
  Query: {
    packs: () =>
      packs.map(({ cents, kind, interval, ...pack }) => ({
        ...pack,
        kind: upper(kind),
        interval: interval && upper(interval),
        price: toDollars(cents),
        currency,
      })),
    paymentMethods: (_, _args, { config }) => listMethods(config).map(upper),
    quoteOrder: async (_, args, ctx) => {
      const quote = await quoteOrder(ctx, args)
      return {
        subtotal: toDollars(quote.subtotalCents),
        discount: toDollars(quote.discountCents),
        tax: toDollars(quote.taxCents),
        total: toDollars(quote.totalCents),
        currency: quote.currency,
        lines: quote.lines.map(({ kind, cents, ...line }) => ({ ...line, kind: upper(kind), amount: toDollars(cents) })),
      }
    },
    paymentOrder: async (_, { outTradeNo }, ctx) => shown(await orders.findOrder(ctx, outTradeNo)),
    paymentOrders: async (_, { status, page }, ctx) => {
      const { items, total } = await orders.listOrders(ctx, { status: status && lower(status), page: page ?? null })
      return { items: items.map(shown), total }
    },
    addresses: (_, _args, ctx) => listAddresses(ctx),
    billingDetails: (_, _args, ctx) => findBillingDetails(ctx),
    purchaseInvoice: async (_, { outTradeNo }, ctx) => {
      const { method, ...invoice } = await findInvoice(ctx, outTradeNo)
      return { ...invoice, method: upper(method) }
    },
    subscription: (_, _args, ctx) => plans.findSubscription(ctx),
    quotePlanChange: async (_, { packId }, ctx) => {
      const { kind, ...quote } = plans.toPlanQuote(await plans.quotePlanChange(ctx, packId))
      return { ...quote, kind: upper(kind) }
    },
    moneyEntries: (_, { page }, ctx) => listMoneyEntries(ctx, page),
  },
  Mutation: {
    saveBillingDetails: (_, details, ctx) => saveBillingDetails(ctx, details),
    saveAddress: (_, { id, ...values }, ctx) => saveAddress(ctx, { ...values, id: id ? toId(id) : null }),
    deleteAddress: (_, { id }, ctx) => deleteAddress(ctx, toId(id)),
    createPaymentOrder: async (_, { method, idempotencyKey, ...input }, ctx) =>
      shown(await orders.createOrder(ctx, { ...input, method: lower(method) }, idempotencyKey)),
    topUpBalance: async (_, { amount, method, idempotencyKey }, ctx) =>
      shown(await orders.topUpBalance(ctx, { amount, method: lower(method) as 'sandbox' }, idempotencyKey)), // the service rejects BALANCE
    cancelPaymentOrder: async (_, { outTradeNo }, ctx) => shown(await orders.cancelOrder(ctx, outTradeNo)),
    refundPaymentOrder: async (_, input, ctx) => shown(await refundOrder(ctx, input)),
    changeSubscription: (_, input, ctx) => plans.changeSubscription(ctx, input),
    cancelSubscription: (_, _args, ctx) => plans.cancelSubscription(ctx),
    resumeSubscription: (_, _args, ctx) => plans.resumeSubscription(ctx),
  },
  PlanSubscription: {
    method: async (_plan, _args, ctx) => upper(await plans.findPlanMethod(ctx)),
    periodWords: async (plan, _args, ctx) => (await plans.findPeriodWords(ctx, plan)).granted,
    periodWordsLeft: async (plan, _args, ctx) => (await plans.findPeriodWords(ctx, plan)).remaining,
  },
}
