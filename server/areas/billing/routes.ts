import type { IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'
import { instant } from '../../db/tables.ts'
import { type Failure, type Parameter, post, routesUnder } from '../../rest/define-routes.ts'
import { named } from '../../rest/schema.ts'
import { toDollars } from '../../money.ts'
import { optional } from '../../validation.ts'
import { deleteAddress, listAddresses, saveAddress } from './addresses.ts'
import { currency, packs, topUpBounds } from './catalog.ts'
import { findBillingDetails, saveBillingDetails } from './details.ts'
import { listMethods } from './gateways.ts'
import { findInvoice } from './invoices.ts'
import { maxItems, maxQuantity } from './items.ts'
import { cancelOrder, createOrder, findOrder, listOrders, methods, topUpBalance } from './orders.ts'
import { quoteOrder } from './pricing.ts'
import { refundOrder } from './refunds.ts'
import { cancelSubscription, changeSubscription, quotePlanChange, resumeSubscription, toPlanQuote } from './subscriptions.ts'

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'The same key with the same body returns the same order; another body is rejected with 422',
  schema: { type: 'string', maxLength: 255 },
}

const keyOf = (headers: IncomingHttpHeaders) => (headers['idempotency-key'] === undefined ? null : String(headers['idempotency-key']))

const dollarsOf = (description: string) => z.number().describe(`${description}, in US dollars`)
const packDto = named(
  'WordPack',
  z.object({
    packId: z.string(),
    kind: z.enum(['pack', 'pass', 'plan']).describe('`pack`: permanent words; `pass`: temporary words; `plan`: words for each period'),
    name: z.string(),
    words: z.int(),
    days: z.int().nullable().describe('Days that the words of a pass last'),
    interval: z.enum(['month', 'year']).nullable().describe('Period of a plan'),
    price: dollarsOf('Price before tax'),
    currency: z.string(),
  }),
)
const itemDto = named(
  'PaymentOrderItem',
  z.object({
    packId: z.string(),
    name: z.string(),
    quantity: z.int(),
    words: z.int().describe('Words of the whole quantity'),
    unitPrice: dollarsOf('Price of one before discount and tax'),
    subtotal: dollarsOf('Price of the quantity before discount and tax'),
    discount: dollarsOf('Share of the discount'),
    tax: dollarsOf('Share of the tax'),
    total: dollarsOf('Total with tax'),
    wordsGranted: z.int().describe('Words that the payment granted'),
    wordsTaken: z.int().describe('Words that refunds took back'),
    refundedAmount: dollarsOf('Sum of the refunds'),
  }),
)
const orderFields = {
  outTradeNo: z.string().describe('Number of the order'),
  packId: z.string().describe('ID of the first item'),
  items: z.array(itemDto),
  name: z.string(),
  method: z.enum(methods),
  status: z.enum(['pending', 'paid', 'failed', 'cancelled', 'expired', 'refunded']),
  note: z
    .enum(['DECLINED', 'AMOUNT_MISMATCH', 'PAID_AFTER_EXPIRY', 'PAID_AFTER_CANCELLATION', 'REFUND_INCOMPLETE'])
    .nullable()
    .describe('Why the order is in its status, if that is unusual'),
  orderAmount: dollarsOf('Total with tax'),
  subtotal: dollarsOf('Price before discount and tax'),
  discount: dollarsOf('Discount of the coupon'),
  tax: dollarsOf('Tax'),
  currency: z.string(),
  coupon: z.string().nullable(),
  country: z.string().nullable(),
  wordsGranted: z.int().describe('Words that the payment granted'),
  wordsTaken: z.int().describe('Words that refunds took back'),
  refundedAmount: dollarsOf('Sum of the refunds'),
  previousPlan: z.string().nullable().describe('Of an upgrade: the plan to which a refund returns'),
  createdTime: instant(),
  expiresTime: instant().describe('A pending order expires then'),
  paidTime: instant().nullable(),
  invoiceNumber: z.string().nullable().describe('Number of its invoice; null until it is paid'),
  payUrl: z.string().nullable().describe('Address where it can be paid; null when it no longer can'),
}
const orderDto = named('PaymentOrder', z.object({ success: z.boolean(), ...orderFields }))
const subscriptionDto = named(
  'Subscription',
  z.object({
    success: z.boolean(),
    plan: z.string().describe('ID of the plan'),
    renewsTime: instant().nullable().describe('When it is renewed; null once it is canceled'),
    endsTime: instant().nullable().describe('When it ends; null unless it is canceled'),
    nextPlan: z.string().nullable().describe('The plan from the next period on, if it changes'),
    proration: dollarsOf('What the change cost now'),
  }),
)

const planQuoteDto = named(
  'PlanQuote',
  z.object({
    success: z.boolean(),
    plan: z.string().describe('ID of the new plan'),
    currentPlan: z.string().describe('ID of the present plan'),
    kind: z
      .enum(['now', 'later', 'keep'])
      .describe('`now`: begins at once; `later`: with the next period; `keep`: a change that was to come is dropped'),
    startsTime: instant().describe('When the new plan begins'),
    renewsTime: instant().describe('When the period ends that is paid then'),
    renewalAmount: dollarsOf('Price of the next period with tax'),
    words: z.int().describe('Words that are granted at once'),
    planAmount: dollarsOf('Price of the new plan up to the end of the period'),
    credit: dollarsOf('What is left of the present plan'),
    tax: dollarsOf('Tax'),
    total: dollarsOf('Paid from the balance at once'),
    currency: z.string(),
    money: dollarsOf('Balance of the account'),
    missing: dollarsOf('What the balance lacks'),
    quotedTime: instant().describe('Send it with the change, for the same price'),
  }),
)

const detailFields = {
  name: z.string().describe('Name or company'),
  address: z.string(),
  country: z.string().nullable().describe('ISO 3166 code'),
  lowWords: z.int().nullable().describe('Words are low at or below this; null for a tenth of the words'),
}
const detailsDto = named('BillingDetails', z.object({ success: z.boolean(), ...detailFields }))
const addressDto = named(
  'SavedAddress',
  z.object({
    id: z.int(),
    name: detailFields.name,
    address: z.string(),
    country: detailFields.country,
    isDefault: z.boolean().describe('Whether it is the address of the billing details'),
  }),
)
const addressesDto = z.object({ success: z.boolean(), addresses: z.array(addressDto) })
const invoiceDto = named(
  'PurchaseInvoice',
  z.object({
    success: z.boolean(),
    number: z.string(),
    outTradeNo: z.string(),
    issuedTime: instant(),
    seller: z.object({ name: z.string(), address: z.string(), email: z.string() }),
    buyer: z.object({ name: z.string(), email: z.string(), address: z.string(), country: z.string().nullable() }),
    packId: z.string().describe('ID of the first item'),
    items: z.array(itemDto),
    name: z.string(),
    words: z.int(),
    subtotal: dollarsOf('Price before discount and tax'),
    discount: dollarsOf('Discount of the coupon'),
    coupon: z.string().nullable(),
    tax: dollarsOf('Tax'),
    taxCountry: z.string().nullable(),
    total: dollarsOf('Total'),
    refunded: dollarsOf('Sum of the refunds'),
    currency: z.string(),
    method: z.enum(methods),
  }),
)

const failure = (failure: Failure) => ({ success: false, ...failure })
const good = <T extends object>(answer: T) => ({ success: true, ...answer })
/** Described only: the service names the reason where there is none. */
const packId = z.string().meta({ enum: packs.map(each => each.packId) })
const planId = z.string().meta({ enum: packs.filter(({ kind }) => kind === 'plan').map(each => each.packId) })
const order = z.object({ outTradeNo: z.string().max(100) })
const items = z
  .array(z.object({ packId, quantity: z.int().meta({ minimum: 1, maximum: maxQuantity, default: 1 }).optional() }))
  .meta({ maxItems, description: 'Several packs, passes, and plans instead of one `packId`; one plan at most' })
const priced = {
  packId: optional(packId),
  items: optional(items),
  coupon: optional(z.string()),
  country: optional(z.string()).describe('ISO 3166 code, for the tax'),
}

export const orderRoutes = routesUnder('/order', [
  post('/packs', {
    summary: 'List what is sold: packs, passes, and plans',
    mayBeEmpty: true,
    returns: z.object({ success: z.boolean(), packs: z.array(packDto) }),
    failure,
    handler: () => ({ success: true, packs: packs.map(({ cents, ...pack }) => ({ ...pack, price: toDollars(cents), currency })) }),
  }),
  post('/methods', {
    summary: 'List the methods of payment that are set up, the preferred one first',
    extension: true,
    mayBeEmpty: true,
    returns: z.object({ success: z.boolean(), methods: z.array(z.enum(methods)) }),
    failure,
    handler: ({ config }) => ({ success: true, methods: listMethods(config) }),
  }),
  post('/quote', {
    summary: 'Compute what an order would cost',
    body: z.object(priced),
    returns: z.object({
      success: z.boolean(),
      subtotal: dollarsOf('Price before discount and tax'),
      discount: dollarsOf('Discount of the coupon'),
      tax: dollarsOf('Tax'),
      total: dollarsOf('Total'),
      currency: z.string(),
      lines: z.array(
        z.object({
          kind: z.enum(['pack', 'coupon', 'tax']),
          label: z.string(),
          amount: dollarsOf('Amount; negative for a discount'),
          packId: z.string().nullable().describe('What is ordered; null for discount and tax'),
          quantity: z.int().nullable(),
        }),
      ),
    }),
    failure,
    fails: ['conflict'],
    handler: async (ctx, { body }) => {
      const quote = await quoteOrder(ctx, body)
      return good({
        subtotal: toDollars(quote.subtotalCents),
        discount: toDollars(quote.discountCents),
        tax: toDollars(quote.taxCents),
        total: toDollars(quote.totalCents),
        currency: quote.currency,
        lines: quote.lines.map(({ cents, ...line }) => ({ ...line, amount: toDollars(cents) })),
      })
    },
  }),
  post('/create', {
    summary: 'Create an order; paid at `payUrl`, or at once from the balance',
    body: z.object({
      ...priced,
      method: z.enum(methods),
      expectedTotal: optional(z.number()).describe('The total that was shown; another price is rejected with 409'),
    }),
    parameters: [idempotencyKey],
    returns: orderDto,
    failure,
    fails: ['conflict', 'insufficientMoney', 'unprocessable'],
    handler: async (ctx, { body, headers }) => good(await createOrder(ctx, body, keyOf(headers))),
  }),
  post('/topUp', {
    summary: 'Create an order that adds money to the balance',
    extension: true,
    body: z.object({
      amount: dollarsOf('5 to 500').meta({ minimum: topUpBounds.min, maximum: topUpBounds.max }),
      method: z.enum(['sandbox', 'stripe']),
    }),
    parameters: [idempotencyKey],
    returns: orderDto,
    failure,
    fails: ['conflict', 'unprocessable'],
    handler: async (ctx, { body, headers }) => good(await topUpBalance(ctx, body, keyOf(headers))),
  }),
  post('/get', {
    summary: 'Get an order',
    body: order,
    returns: orderDto,
    failure,
    fails: ['notFound'],
    handler: async (ctx, { body }) => good(await findOrder(ctx, body.outTradeNo)),
  }),
  post('/invoice', {
    summary: 'Get the invoice of a paid order',
    extension: true,
    body: order,
    returns: invoiceDto,
    failure,
    fails: ['notFound'],
    handler: async (ctx, { body }) => good(await findInvoice(ctx, body.outTradeNo)),
  }),
  post('/billingDetails', {
    summary: 'Get the billing details of the account',
    extension: true,
    mayBeEmpty: true,
    returns: detailsDto,
    failure,
    handler: async ctx => good(await findBillingDetails(ctx)),
  }),
  post('/saveBillingDetails', {
    summary: 'Save the billing details of the account',
    extension: true,
    body: z.object({
      name: z.string(),
      address: z.string(),
      country: optional(z.string()).describe('ISO 3166 code'),
      lowWords: optional(z.int()).describe('Words are low at or below this; null for a tenth of the words'),
    }),
    returns: detailsDto,
    failure,
    handler: async (ctx, { body }) => good(await saveBillingDetails(ctx, body)),
  }),
  post('/addresses', {
    summary: 'List the addresses of the account, the default one first',
    extension: true,
    mayBeEmpty: true,
    returns: addressesDto,
    failure,
    handler: async ctx => good({ addresses: await listAddresses(ctx) }),
  }),
  post('/saveAddress', {
    summary: 'Add an address, or change the one with the ID; the default one is that of the billing details',
    extension: true,
    body: z.object({
      id: optional(z.int()).describe('Without one, an address is added'),
      name: z.string(),
      address: z.string(),
      country: optional(z.string()).describe('ISO 3166 code'),
      isDefault: optional(z.boolean()),
    }),
    returns: addressesDto,
    failure,
    fails: ['notFound', 'conflict'],
    handler: async (ctx, { body }) => good({ addresses: await saveAddress(ctx, body) }),
  }),
  post('/deleteAddress', {
    summary: 'Delete an address',
    extension: true,
    body: z.object({ id: z.int() }),
    returns: addressesDto,
    failure,
    fails: ['notFound'],
    handler: async (ctx, { body }) => good({ addresses: await deleteAddress(ctx, body.id) }),
  }),
  post('/list', {
    summary: 'List the orders of the account, newest first',
    body: z.object({
      page: optional(z.int()),
      itemsPerPage: optional(z.int()),
      status: optional(z.enum(['pending', 'paid', 'failed', 'cancelled', 'expired', 'refunded'])),
    }),
    mayBeEmpty: true,
    returns: z.object({ success: z.boolean(), orders: z.array(z.object(orderFields)), total: z.int() }),
    failure,
    handler: async (ctx, { body: { status, ...page } }) => {
      const { items, total } = await listOrders(ctx, { status, page })
      return { success: true, orders: items, total }
    },
  }),
  post('/cancel', {
    summary: 'Cancel a pending order',
    body: order,
    returns: orderDto,
    failure,
    fails: ['notFound', 'conflict'],
    handler: async (ctx, { body }) => good(await cancelOrder(ctx, body.outTradeNo)),
  }),
  post('/refund', {
    summary: 'Refund a paid order and take back its words',
    body: order.extend({
      reason: optional(z.string()),
      amount: optional(z.number()).describe('Part to refund, in US dollars; administrators only'),
      packId: optional(z.string()).describe('Item to refund; administrators only'),
    }),
    returns: orderDto,
    failure,
    fails: ['notFound', 'conflict', 'forbidden'],
    handler: async (ctx, { body }) => good(await refundOrder(ctx, body)),
  }),
])

export const subscriptionRoutes = routesUnder('/subscription', [
  post('/change', {
    summary: 'Change the plan; a more expensive one begins at once and is paid from the balance, unless the next period is due',
    body: z.object({
      packId: planId,
      expectedTotal: optional(z.number()).describe('The total that was shown; another price is rejected with 409'),
      quotedTime: optional(z.string())
        .meta({ format: 'date-time' })
        .describe('`quotedTime` of a preview up to ten minutes old: the change costs what it showed'),
    }),
    returns: subscriptionDto,
    failure,
    fails: ['conflict', 'insufficientMoney'],
    handler: async (ctx, { body }) => good(await changeSubscription(ctx, body)),
  }),
  post('/quote', {
    summary: 'Compute what a change of plan would cost',
    extension: true,
    body: z.object({ packId: planId }),
    returns: planQuoteDto,
    failure,
    fails: ['conflict'],
    handler: async (ctx, { body }) => good(toPlanQuote(await quotePlanChange(ctx, body.packId))),
  }),
  post('/cancel', {
    summary: 'End the plan with the period that is paid',
    mayBeEmpty: true,
    returns: subscriptionDto,
    failure,
    fails: ['conflict'],
    handler: async ctx => good(await cancelSubscription(ctx)),
  }),
  post('/resume', {
    summary: 'Renew a canceled plan after all',
    mayBeEmpty: true,
    returns: subscriptionDto,
    failure,
    fails: ['conflict'],
    handler: async ctx => good(await resumeSubscription(ctx)),
  }),
])
