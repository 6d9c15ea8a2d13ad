/** Orders of words and balance: created once, paid once, canceled, and listed. */
import { hash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { holdsCardNumber } from '../../card-numbers.ts'
import { type Context, requireViewer } from '../../context.ts'
import { type PageArgs, pageBounds } from '../../db/rows.ts'
import type { Db } from '../../db/store.ts'
import { recordIncident } from '../../db/incidents.ts'
import { conflict, invalid, tooMany, unavailable, unprocessable } from '../../errors.ts'
import { toCents, toDollars } from '../../money.ts'
import { optional, parse } from '../../validation.ts'
import { notifyAccount } from '../account/sessions.ts'
import { publishNotifications } from '../notifications/notify.ts'
import { readBalance } from '../words/balance.ts'
import { lockAccount } from '../words/reservations.ts'
import { takeMoney } from './balance.ts'
import { findPack, maxPending, maxWords, payableMs, topUpBounds, topUpPack } from './catalog.ts'
import { settlePayment } from './credit.ts'
import { applyWaiting } from './events.ts'
import { findGateway } from './gateways.ts'
import { queueCall, storePage } from './provider-calls.ts'
import { findOwn, findRow } from './rows.ts'
import { isRejected, stripeFailure } from './stripe-client.ts'
import { countryCode, couponCode } from './fields.ts'
import {
  itemsByOrder,
  itemsInput,
  listItems,
  nameOfItems,
  type OrderedItem,
  type OrderItemRow,
  type PaymentOrderItem,
  readItems,
  toItem,
} from './items.ts'
import { previousPlanOf } from './plan-changes.ts'
import { type PricedItem, priceOf } from './pricing.ts'
import type { PaymentMethod, PaymentNote, PaymentOrderRow, PaymentStatus } from './tables.ts'

export const methods = ['sandbox', 'stripe', 'balance'] as const satisfies readonly PaymentMethod[]

/** An order as both APIs return it; amounts in dollars. */
export interface PaymentOrder {
  outTradeNo: string
  packId: string
  name: string
  method: PaymentMethod
  status: PaymentStatus
  note: PaymentNote | null
  orderAmount: number
  subtotal: number
  discount: number
  tax: number
  currency: string
  coupon: string | null
  country: string | null
  wordsGranted: number
  /** Words that refunds took back. */
  wordsTaken: number
  refundedAmount: number
  /** Of an upgrade: the plan to which a refund returns. */
  previousPlan: string | null
  items: PaymentOrderItem[]
  createdTime: string
  expiresTime: string
  paidTime: string | null
  /** Number of its invoice; null until it is paid. */
  invoiceNumber: string | null
  /** Where it can be paid; null when it no longer can. */
  payUrl: string | null
}

/** Pending and failed orders can be paid until they expire. */
const isPayable = ({ status, expiresAt, note }: PaymentOrderRow, now: Date) =>
  (status === 'pending' || (status === 'failed' && note === 'DECLINED')) && expiresAt > now.toISOString()

export function toPaymentOrder(ctx: Pick<Context, 'config' | 'now'>, row: PaymentOrderRow, items: OrderItemRow[]): PaymentOrder {
  const now = ctx.now()
  return {
    outTradeNo: row.outTradeNo,
    packId: row.packId,
    name: nameOfItems(items),
    method: row.method,
    status: row.status === 'pending' && row.expiresAt <= now.toISOString() ? 'expired' : row.status,
    note: row.note,
    orderAmount: toDollars(row.totalCents),
    subtotal: toDollars(row.subtotalCents),
    discount: toDollars(row.discountCents),
    tax: toDollars(row.taxCents),
    currency: row.currency,
    coupon: row.coupon,
    country: row.country,
    wordsGranted: row.wordsGranted,
    wordsTaken: row.wordsTaken,
    refundedAmount: toDollars(row.refundedCents),
    previousPlan: previousPlanOf(row),
    items: items.map(toItem),
    createdTime: row.createdAt,
    expiresTime: row.expiresAt,
    paidTime: row.paidAt,
    invoiceNumber: row.invoiceNumber,
    payUrl: isPayable(row, now) ? (row.payUrl ?? findGateway(ctx.config, row.method)?.payUrl?.(row.outTradeNo) ?? null) : null,
  }
}

/** The order with its items, as both APIs return it. */
export const showOrder = async (ctx: Pick<Context, 'config' | 'now'>, db: Db, row: PaymentOrderRow): Promise<PaymentOrder> =>
  toPaymentOrder(ctx, row, await listItems(db, row.outTradeNo))

const orderInput = z.object({
  ...itemsInput,
  method: z.enum(methods),
  coupon: optional(couponCode),
  country: optional(countryCode),
  /** The total that the caller was shown; another price is rejected. */
  expectedTotal: optional(z.number()),
})
export type OrderInput = z.input<typeof orderInput>

/** Creates an order; the same key returns the same order. `balance` is paid at once. */
export async function createOrder(ctx: Context, input: OrderInput, key?: string | null): Promise<PaymentOrder> {
  requireViewer(ctx)
  const { packId, items, ...request } = parse(orderInput, input)
  const ordered = readItems({ packId, items })
  return placeOrder(ctx, { ...request, ordered, asked: items ? { items, ...request } : { packId, ...request } }, key)
}

const topUpInput = z.object({
  amount: z.number().min(topUpBounds.min).max(topUpBounds.max),
  method: z.enum(['sandbox', 'stripe']),
})
export type TopUpInput = z.input<typeof topUpInput>

/** Creates an order that adds money to the account's balance. */
export async function topUpBalance(ctx: Context, input: TopUpInput, key?: string | null): Promise<PaymentOrder> {
  requireViewer(ctx)
  const { amount, method } = parse(topUpInput, input)
  const pack = topUpPack(toCents('amount', amount))
  const request = { method, coupon: null, country: null, expectedTotal: null }
  return placeOrder(ctx, { ...request, ordered: [{ pack, quantity: 1 }], asked: { packId: pack.packId, ...request } }, key)
}

const keyForm = /^[\x21-\x7E]{1,255}$/

interface Placed extends Omit<z.output<typeof orderInput>, 'packId' | 'items'> {
  ordered: OrderedItem[]
  /** What a repetition with the same key has to ask for. */
  asked: object
}

async function placeOrder(ctx: Context, request: Placed, key: string | null | undefined): Promise<PaymentOrder> {
  const { accountId } = requireViewer(ctx)
  // A card number by mistake: keys are stored.
  if (key && /^[2-6]\d+$/.test(key) && holdsCardNumber(key)) throw invalid('CARD_NUMBER', { field: 'Idempotency-Key' })
  if (key && !keyForm.test(key)) throw invalid('IDEMPOTENCY_KEY_INVALID', { field: 'Idempotency-Key' })
  const gateway = findGateway(ctx.config, request.method)
  if (request.method !== 'balance' && !gateway) throw invalid('PAYMENT_METHOD_OFF', { field: 'method', method: request.method })
  const requestHash = hash('sha256', JSON.stringify(request.asked), 'base64url')
  const words = request.ordered.reduce((sum, { pack, quantity }) => sum + pack.words * quantity, 0)
  const now = ctx.now()
  const { row, isNew, notified } = await ctx.store.transact(async db => {
    await lockAccount(db, accountId)
    const same = key
      ? await db
          .selectFrom('paymentOrders')
          .selectAll()
          .where('accountId', '=', accountId)
          .where('idempotencyKey', '=', key)
          .executeTakeFirst()
      : undefined
    if (same && same.requestHash !== requestHash) throw unprocessable('IDEMPOTENCY_KEY_REUSED', { field: 'Idempotency-Key' })
    if (same) return { row: same, isNew: false, notified: false }
    await checkPending(db, accountId, now)
    const { durWordsLeft, tempWordsLeft } = await readBalance(db, accountId, now)
    if (durWordsLeft + tempWordsLeft + (await payableWords(db, accountId, now)) + words > maxWords)
      throw conflict('TOO_MANY_WORDS', { field: 'packId', max: maxWords })
    const price = await priceOf(db, { ...request, items: request.ordered, accountId, now })
    if (request.expectedTotal !== null && Math.round(request.expectedTotal * 100) !== price.totalCents)
      throw conflict('PRICE_CHANGED', { field: 'expectedTotal', total: toDollars(price.totalCents) })
    const placed = await db
      .insertInto('paymentOrders')
      .values({
        outTradeNo: newNumber(now),
        accountId,
        packId: request.ordered[0]?.pack.packId ?? '',
        method: request.method,
        status: 'pending',
        idempotencyKey: key ?? null,
        requestHash,
        subtotalCents: price.subtotalCents,
        discountCents: price.discountCents,
        taxCents: price.taxCents,
        totalCents: price.totalCents,
        currency: price.currency,
        coupon: price.coupon?.code ?? null,
        country: request.country,
        payUrl: null,
        paymentId: null,
        wordsGranted: 0,
        refundedCents: 0,
        reportedRefundCents: 0,
        wordsTaken: 0,
        note: null,
        invoiceNumber: null,
        buyer: null,
        createdAt: now.toISOString(),
        expiresAt: new Date(now.getTime() + payableMs).toISOString(),
        paidAt: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await addItems(db, placed, price.items)
    if (request.method === 'balance') {
      await takeMoney(db, accountId, { cents: placed.totalCents, reference: placed.outTradeNo, kind: 'PURCHASE' }, now)
      const settlement = await settlePayment(db, placed, { paymentId: null }, now)
      return { row: await findRow(db, placed.outTradeNo), isNew: true, notified: settlement }
    }
    const isNotified = await applyWaiting(db, placed.outTradeNo, now)
    return { row: await findRow(db, placed.outTradeNo), isNew: true, notified: isNotified }
  })
  if (isNew) {
    notifyAccount(ctx, accountId)
    if (notified) publishNotifications(ctx, accountId)
  }
  const opened = row.payUrl === null && gateway?.open ? await openPayment(ctx, row) : row
  return showOrder(ctx, ctx.store.db, opened)
}

const addItems = (db: Db, { outTradeNo, accountId }: PaymentOrderRow, items: PricedItem[]) =>
  db
    .insertInto('paymentOrderItems')
    .values(
      items.map(({ pack, ...item }, index) => ({
        ...item,
        outTradeNo,
        accountId,
        position: index + 1,
        packId: pack.packId,
        unitCents: pack.cents,
        wordsGranted: 0,
        wordsTaken: 0,
        refundedCents: 0,
        grantId: null,
      })),
    )
    .execute()

/** Asks the provider for its page, outside of the transaction; the provider knows the order by its number, so a repetition opens no second one. */
async function openPayment(ctx: Context, row: PaymentOrderRow): Promise<PaymentOrderRow> {
  const open = findGateway(ctx.config, row.method)?.open
  if (!open || row.status !== 'pending') return row
  const { outTradeNo } = row
  try {
    const page = await open(row, await listItems(ctx.store.db, outTradeNo))
    return await ctx.store.transact(db => storePage(db, outTradeNo, page, ctx.now()))
  } catch (error) {
    const failure = stripeFailure(error)
    if (!failure) throw error
    ctx.log.error({ outTradeNo, failure }, 'the payment provider did not open an order')
    if (isRejected(error)) recordIncident(ctx, 'fault')
    // The order stays: its page is opened when the provider is back, or by the same key.
    throw unavailable('PAYMENT_PROVIDER_DOWN', { retryAfter: 30, facts: { outTradeNo } })
  }
}

/** `20261122-8K3M…`: the day for people, the rest so that nobody can guess another one's. */
function newNumber(now: Date): string {
  const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
  const letters = [...randomBytes(16)].map(byte => alphabet[byte % alphabet.length])
  return `${now.toISOString().slice(0, 10).replaceAll('-', '')}${letters.join('')}`
}

async function checkPending(db: Db, accountId: number, now: Date) {
  const { pending } = await db
    .selectFrom('paymentOrders')
    .select(eb => eb.fn.countAll<number>().as('pending'))
    .where('accountId', '=', accountId)
    .where('status', '=', 'pending')
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirstOrThrow()
  if (Number(pending) >= maxPending) throw tooMany('TOO_MANY_ORDERS', { max: maxPending, retryAfter: 60 })
}

/** Words of the orders that can still be paid. */
async function payableWords(db: Db, accountId: number, now: Date): Promise<number> {
  const rows = await db
    .selectFrom('paymentOrderItems')
    .innerJoin('paymentOrders', 'paymentOrders.outTradeNo', 'paymentOrderItems.outTradeNo')
    .select(['paymentOrderItems.packId', eb => eb.fn.sum<number>('paymentOrderItems.quantity').as('quantity')])
    .where('paymentOrders.accountId', '=', accountId)
    .where('paymentOrders.status', 'in', ['pending', 'failed'])
    .where('paymentOrders.expiresAt', '>', now.toISOString())
    .groupBy('paymentOrderItems.packId')
    .execute()
  return rows.reduce((sum, { packId, quantity }) => sum + findPack(packId).words * Number(quantity), 0)
}

/** One of the caller's orders; an administrator's own only, too. */
export async function findOrder(ctx: Context, outTradeNo: string): Promise<PaymentOrder> {
  const { accountId } = requireViewer(ctx)
  return showOrder(ctx, ctx.db, await findOwn(ctx.db, accountId, outTradeNo))
}

interface OrderQuery {
  status?: PaymentStatus | null
  page?: PageArgs | null
}

/** The caller's orders, newest first. */
export async function listOrders(ctx: Context, { status, page }: OrderQuery) {
  const { accountId } = requireViewer(ctx)
  const { limit, offset } = pageBounds(page)
  const at = ctx.now().toISOString()
  let own = ctx.db.selectFrom('paymentOrders').where('accountId', '=', accountId)
  if (status === 'pending') own = own.where('status', '=', 'pending').where('expiresAt', '>', at)
  else if (status === 'expired')
    own = own.where(eb => eb.or([eb('status', '=', 'expired'), eb.and([eb('status', '=', 'pending'), eb('expiresAt', '<=', at)])]))
  else if (status) own = own.where('status', '=', status)
  const [rows, counted] = await Promise.all([
    own.selectAll().orderBy('createdAt', 'desc').orderBy('outTradeNo', 'desc').limit(limit).offset(offset).execute(),
    own.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  const itemsOf = await itemsByOrder(
    ctx.db,
    rows.map(({ outTradeNo }) => outTradeNo),
  )
  const items = rows.map(row => toPaymentOrder(ctx, row, itemsOf.get(row.outTradeNo) ?? []))
  return { items, total: Number(counted.total) }
}

/** Cancels a pending order; nothing was paid. */
export async function cancelOrder(ctx: Context, outTradeNo: string): Promise<PaymentOrder> {
  const { accountId } = requireViewer(ctx)
  const now = ctx.now()
  const row = await ctx.store.transact(async db => {
    await lockAccount(db, accountId)
    // With its page, which may have been opened a moment ago.
    const canceled = await db
      .updateTable('paymentOrders')
      .set({ status: 'cancelled' })
      .where('outTradeNo', '=', outTradeNo)
      .where('accountId', '=', accountId)
      .where('status', '=', 'pending')
      .where('expiresAt', '>', now.toISOString())
      .returningAll()
      .executeTakeFirst()
    if (!canceled) {
      const order = await showOrder(ctx, db, await findOwn(db, accountId, outTradeNo))
      throw conflict('PURCHASE_NOT_PENDING', { status: order.status, facts: { order } })
    }
    if (canceled.providerId) await queueCall(db, { id: `close-${outTradeNo}`, kind: 'close', reference: canceled.providerId }, now)
    return canceled
  })
  notifyAccount(ctx, accountId)
  return showOrder(ctx, ctx.store.db, row)
}
