/** Events of payment providers: each stored once and applied in the same transaction. */
import { z } from 'zod'
import type { Db } from '../../db/store.ts'
import { toDollars } from '../../money.ts'
import { notify } from '../notifications/notify.ts'
import { notifyAdministrators } from '../notifications/administrators.ts'
import { lockAccount, moveWords } from '../words/reservations.ts'
import { addMoney, takeMoney } from './balance.ts'
import { findPack, isTopUp } from './catalog.ts'
import { billingPage, settlePayment } from './credit.ts'
import { endRefundedPlan } from './plan-changes.ts'
import { type RefundShare, splitRefund } from './refund-shares.ts'
import { endPlan, notifyUnpaid, renewPlan } from './renewals.ts'
import type { EventEffect, PaymentOrderRow } from './tables.ts'

type Provider = 'sandbox' | 'stripe'

const sandboxTypes = ['payment.succeeded', 'payment.failed', 'payment.refunded', 'subscription.renewed']
const knownTypes: Record<Provider, readonly string[]> = {
  sandbox: sandboxTypes,
  stripe: [...sandboxTypes, 'subscription.unpaid', 'subscription.ended', 'refund.failed'],
}

export const eventEnvelope = z.object({
  id: z.string().min(1).max(200),
  type: z.string().min(1).max(100),
  created: z.number(),
  /** Of any shape, since it depends on the type. */
  data: z.unknown(),
})
export type ProviderEvent = z.output<typeof eventEnvelope>

/** Amount in cents. */
const eventData = z.object({
  outTradeNo: z.string().min(1).max(100),
  amount: z.int().min(0),
  currency: z.string().max(10),
  paymentId: z.string().min(1).max(200).nullish(),
  /** Stripe's number of the plan's subscription. */
  subscriptionId: z.string().min(1).max(200).nullish(),
})
type EventData = z.output<typeof eventData>

export const isKnownType = (provider: Provider, type: string): boolean => knownTypes[provider].includes(type)

/** The data of an event of a known type; undefined if it is not understood. */
export const readEventData = (event: ProviderEvent): EventData | undefined => eventData.safeParse(event.data).data

export interface Applied {
  effect: EventEffect | 'duplicate'
  /** The account that changed. */
  accountId?: number
  outTradeNo?: string
  notified?: boolean
  /** Administrators who have a notice. */
  administrators?: number[]
}

/** Stores the event and applies it, once for each ID. */
export async function applyEvent(db: Db, provider: Provider, event: ProviderEvent, now: Date): Promise<Applied> {
  const data = isKnownType(provider, event.type) ? readEventData(event) : undefined
  const order = data ? await findLocked(db, data.outTradeNo) : undefined
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('paymentEvents')
    .values({
      provider,
      id: event.id,
      type: event.type,
      outTradeNo: data?.outTradeNo ?? '',
      body: JSON.stringify(data ? { ...event, data } : { id: event.id, type: event.type, created: event.created }),
      effect: 'waiting',
      grantId: null,
      receivedAt: now.toISOString(),
    })
    .onConflict(conflict => conflict.columns(['provider', 'id']).doNothing())
    .executeTakeFirstOrThrow()
  if (!numInsertedOrUpdatedRows) {
    if (!(await isWaiting(db, provider, event.id))) return { effect: 'duplicate' }
    if (!order) return { effect: 'waiting' }
    // It arrived before its order was committed, and is sent again.
    const notified = await applyWaiting(db, order.outTradeNo, now)
    const isStill = await isWaiting(db, provider, event.id)
    return { effect: isStill ? 'waiting' : 'paid', accountId: order.accountId, outTradeNo: order.outTradeNo, notified }
  }
  const applied: Applied & { grantId?: number } = !data
    ? { effect: 'none' }
    : order
      ? await apply(db, event, { data, order, provider }, now)
      : { effect: 'waiting' }
  await db
    .updateTable('paymentEvents')
    .set({ effect: applied.effect as EventEffect, grantId: applied.grantId ?? null }) // not a duplicate here
    .where('provider', '=', provider)
    .where('id', '=', event.id)
    .execute()
  // What the provider reported before the payment.
  if (applied.effect === 'paid' && order && (await applyWaiting(db, order.outTradeNo, now))) applied.notified = true
  const administrators = applied.effect === 'mismatch' && data ? await askForReview(db, provider, { id: event.id, data }, now) : []
  return { ...applied, administrators, ...(data && { outTradeNo: data.outTradeNo }), ...(order && { accountId: order.accountId }) }
}

export const reviewPage = '/apps/admin/activities'

/** Money moved that matches no order: somebody has to look at it. */
const askForReview = (db: Db, provider: Provider, { id, data }: { id: string; data: EventData }, now: Date) => {
  const facts = { title: data.outTradeNo, amount: toDollars(data.amount), currency: data.currency }
  return notifyAdministrators(db, { key: `payment-review:${provider}:${id}`, kind: 'PAYMENT_REVIEW', facts, link: reviewPage }, now)
}

async function isWaiting(db: Db, provider: Provider, id: string): Promise<boolean> {
  const stored = await db
    .selectFrom('paymentEvents')
    .select('effect')
    .where('provider', '=', provider)
    .where('id', '=', id)
    .executeTakeFirst()
  return stored?.effect === 'waiting'
}

/** The order, with its account locked first, as everywhere. */
async function findLocked(db: Db, outTradeNo: string): Promise<PaymentOrderRow | undefined> {
  const owner = await db.selectFrom('paymentOrders').select('accountId').where('outTradeNo', '=', outTradeNo).executeTakeFirst()
  if (!owner) return undefined
  await lockAccount(db, owner.accountId)
  return db.selectFrom('paymentOrders').selectAll().where('outTradeNo', '=', outTradeNo).executeTakeFirst()
}

/** Applies events that arrived before their order or its payment; returns whether there is a notification. */
export async function applyWaiting(db: Db, outTradeNo: string, now: Date): Promise<boolean> {
  let isNotified = false
  let isPaid = false
  const waiting = await db
    .selectFrom('paymentEvents')
    .select(['provider', 'id', 'body'])
    .where('outTradeNo', '=', outTradeNo)
    .where('effect', '=', 'waiting')
    .orderBy('receivedAt')
    .orderBy('id')
    .execute()
  for (const { provider, id, body } of waiting) {
    const event = eventEnvelope.parse(JSON.parse(body))
    const order = await findLocked(db, outTradeNo)
    const data = readEventData(event)
    if (!order || !data) continue
    const { effect, grantId, notified } = await apply(db, event, { data, order, provider }, now)
    await db
      .updateTable('paymentEvents')
      .set({ effect, grantId: grantId ?? null })
      .where('provider', '=', provider)
      .where('id', '=', id)
      .execute()
    if (effect === 'mismatch') await askForReview(db, provider, { id: event.id, data }, now)
    isNotified ||= notified === true
    isPaid ||= effect === 'paid'
  }
  // Those that came before the payment are next.
  return (isPaid && (await applyWaiting(db, outTradeNo, now))) || isNotified
}

interface Change {
  data: EventData
  order: PaymentOrderRow
  provider: Provider
}

interface Outcome {
  effect: EventEffect
  grantId?: number
  notified?: boolean
}

const afterPayment = ['payment.refunded', 'subscription.renewed', 'subscription.unpaid', 'subscription.ended']

/** Whether a payment may still arrive. */
const isUnpaid = ({ status, note }: PaymentOrderRow) => status !== 'paid' && status !== 'refunded' && note !== 'AMOUNT_MISMATCH'

function apply(db: Db, { id: eventId, type }: ProviderEvent, change: Change, now: Date): Promise<Outcome> {
  // An event concerns payments of its provider only.
  if (change.order.method !== change.provider) return Promise.resolve({ effect: 'mismatch' })
  // Events overtake each other: what follows a payment waits for it.
  if (afterPayment.includes(type) && isUnpaid(change.order)) return Promise.resolve({ effect: 'waiting' })
  switch (type) {
    case 'payment.succeeded':
      return succeed(db, change, now)
    case 'payment.failed':
      return fail(db, change, now)
    case 'payment.refunded':
      return takeReportedRefund(db, change, now)
    case 'subscription.renewed':
      return renewPlan(db, change.order, { ...change.data, eventId }, now)
    case 'subscription.unpaid':
      return notifyUnpaid(db, change.order, change.data, now).then(notified => ({ effect: 'failed', notified }))
    case 'subscription.ended':
      return endPlan(db, change.order, now)
    default:
      // A refund that the provider could not make.
      return Promise.resolve({ effect: 'mismatch' })
  }
}

async function succeed(db: Db, { data, order }: Change, now: Date): Promise<Outcome> {
  if (order.status === 'paid' || order.status === 'refunded') return { effect: 'none' }
  if (data.amount !== order.totalCents || data.currency !== order.currency) {
    await setStatus(db, order, { status: 'failed', note: 'AMOUNT_MISMATCH' })
    return { effect: 'mismatch', notified: await notifyFailed(db, order, now) }
  }
  const { paymentId = null, subscriptionId = null } = data
  const notified = await settlePayment(db, order, { paymentId, subscriptionId }, now)
  return { effect: 'paid', notified }
}

async function fail(db: Db, { order }: Change, now: Date): Promise<Outcome> {
  if (order.status !== 'pending') return { effect: 'none' }
  await setStatus(db, order, { status: 'failed', note: 'DECLINED' })
  return { effect: 'failed', notified: await notifyFailed(db, order, now) }
}

/** Once for each order, however often its payment is tried. */
const notifyFailed = (db: Db, { accountId, outTradeNo, totalCents, expiresAt }: PaymentOrderRow, now: Date) => {
  const facts = { title: outTradeNo, amount: toDollars(totalCents), date: expiresAt }
  return notify(db, accountId, { key: `order-failed:${outTradeNo}`, kind: 'PURCHASE_FAILED', facts, link: billingPage }, now)
}

const notifyRefunded = (
  db: Db,
  { accountId, outTradeNo }: PaymentOrderRow,
  refund: { cents: number; words: number; sum: number },
  now: Date,
) => {
  const { cents, words, sum } = refund
  const facts = { title: outTradeNo, amount: toDollars(cents), ...(words > 0 && { words }) }
  return notify(db, accountId, { key: `order-refunded:${outTradeNo}:${sum}`, kind: 'PURCHASE_REFUNDED', facts, link: billingPage }, now)
}

const setStatus = (db: Db, { outTradeNo }: PaymentOrderRow, change: Partial<PaymentOrderRow>) =>
  db.updateTable('paymentOrders').set(change).where('outTradeNo', '=', outTradeNo).execute()

/**
 * A refund that the provider reports. The words of one that the application asked for are already removed; for another one, those
 * that are left are removed, and the order says so if some are missing.
 */
async function takeReportedRefund(db: Db, { data, order }: Change, now: Date): Promise<Outcome> {
  if (order.status !== 'paid' && order.status !== 'refunded') return { effect: 'none' }
  if (data.currency !== order.currency) return { effect: 'mismatch' }
  const reported = Math.min(order.reportedRefundCents + data.amount, order.totalCents)
  await setStatus(db, order, { reportedRefundCents: reported })
  const excess = reported - order.refundedCents
  if (excess <= 0) return { effect: 'none' }
  const { missing, notified } = await takeBack(db, order, await splitRefund(db, order, excess), now)
  if (missing > 0) await setStatus(db, order, { note: 'REFUND_INCOMPLETE' })
  return { effect: 'refunded', notified }
}

export interface Refunded {
  words: number
  /** Words or cents that were spent before the refund. */
  missing: number
  /** Whether there is a notification. */
  notified: boolean
}

/** Takes back as many of the words, or of the money of a top-up, as are left, and records the refund; the account must be locked. */
export async function takeBack(db: Db, order: PaymentOrderRow, shares: readonly RefundShare[], now: Date): Promise<Refunded> {
  const { accountId, outTradeNo, method } = order
  const at = now.toISOString()
  let words = 0
  let missing = 0
  let cents = 0
  for (const { item, cents: part, words: wanted } of shares) {
    const { grantId, packId } = item
    let taken = 0
    if (isTopUp(packId)) missing += part - (await takeBackMoney(db, order, part, now))
    else if (wanted > 0 && grantId !== null) {
      const { remaining } = await db.selectFrom('wordGrants').select('remaining').where('id', '=', grantId).executeTakeFirstOrThrow()
      taken = Math.min(wanted, remaining)
      if (taken > 0) await moveWords(db, { accountId, grantId, words: -taken, kind: 'REFUND', runId: null, outTradeNo, at })
      missing += wanted - taken
    }
    const refundedCents = item.refundedCents + part
    await db
      .updateTable('paymentOrderItems')
      .set({ refundedCents, wordsTaken: item.wordsTaken + taken })
      .where('id', '=', item.id)
      .execute()
    if (findPack(packId).interval && refundedCents === item.totalCents) await endRefundedPlan(db, order, now)
    words += taken
    cents += part
  }
  const refundedCents = order.refundedCents + cents
  await setStatus(db, order, {
    refundedCents,
    wordsTaken: order.wordsTaken + words,
    status: refundedCents === order.totalCents ? 'refunded' : 'paid',
  })
  if (method === 'balance') await addMoney(db, accountId, { cents, kind: 'REFUND', reference: outTradeNo }, now)
  const notified = await notifyRefunded(db, order, { cents, words, sum: refundedCents }, now)
  return { words, missing, notified }
}

/** Takes back money from the balance, as far as it is there; returns how much. */
async function takeBackMoney(db: Db, { accountId, outTradeNo }: PaymentOrderRow, cents: number, now: Date): Promise<number> {
  const { moneyCents } = await db.selectFrom('accounts').select('moneyCents').where('id', '=', accountId).executeTakeFirstOrThrow()
  const taken = Math.min(cents, moneyCents)
  if (taken > 0) await takeMoney(db, accountId, { cents: taken, kind: 'REFUND', reference: outTradeNo }, now)
  return taken
}
