/** Periods of plans: renewed by the provider's events or from the balance, and ended. */
import type { Db } from '../../db/store.ts'
import { toDollars } from '../../money.ts'
import { notify } from '../notifications/notify.ts'
import { lockAccount } from '../words/reservations.ts'
import { findPack, periodPrice } from './catalog.ts'
import { billingPage } from './credit.ts'
import { payFromBalance, recordRenewal } from './paid-orders.ts'
import { nextPeriod } from './periods.ts'
import { findPlan } from './plan-changes.ts'
import { findRenewal } from './sandbox.ts'
import type { EventEffect, PaymentOrderRow, SubscriptionRow } from './tables.ts'

interface Charge {
  eventId: string
  amount: number
  currency: string
  paymentId?: string | null | undefined
}

interface Renewed {
  effect: EventEffect
  grantId?: number
  notified?: boolean
}

/** Begins the next period of a plan; it follows the last one, whenever the event arrives. */
export async function renewPlan(db: Db, order: PaymentOrderRow, charge: Charge, now: Date): Promise<Renewed> {
  const subscription = await db.selectFrom('subscriptions').selectAll().where('outTradeNo', '=', order.outTradeNo).executeTakeFirst()
  const { accountId, outTradeNo, method } = order
  const due = method === 'sandbox' ? findRenewal(charge.eventId, outTradeNo) : undefined
  // The sandbox charges when its event is applied: nothing if the plan was canceled or replaced since it was queued.
  if (due !== undefined && (subscription?.renewsAt !== due || subscription.endsAt !== null)) return { effect: 'none' }
  if (!subscription) return { effect: 'mismatch' }
  const { packId, nextPackId, country, endsAt } = subscription
  const plans = nextPackId === null ? [packId] : [nextPackId, packId]
  // A change after the provider's charge begins with the period after this one.
  const charged = plans.find(id => due !== undefined || charge.amount === periodPrice(id, country))
  if (charged === undefined || charge.currency !== order.currency) return { effect: 'mismatch' }
  const pack = findPlan(charged)
  const cents = periodPrice(charged, country)
  const renewsAt = nextPeriod(subscription, pack.interval).toISOString()
  const period = { packId: charged, cents, taxCents: cents - pack.cents, country, words: pack.words }
  const payment = { method, paymentId: charge.paymentId ?? null, renewalOf: outTradeNo }
  const grantId = await recordRenewal(db, accountId, { ...period, ...payment, expiresAt: renewsAt }, now)
  // Who canceled after the provider's charge has the period that was paid.
  const ending = endsAt === null ? null : renewsAt
  await beginPeriod(db, accountId, { packId: charged, nextPackId: charged === nextPackId ? null : nextPackId, renewsAt, endsAt: ending })
  const notified = await notifyRenewed(db, accountId, { outTradeNo, cents, words: pack.words, renewsAt }, now)
  return { effect: 'renewed', ...(grantId !== null && { grantId }), notified }
}

type Period = Pick<SubscriptionRow, 'packId' | 'nextPackId' | 'renewsAt' | 'endsAt'>

const beginPeriod = (db: Db, accountId: number, period: Period) =>
  db.updateTable('subscriptions').set(period).where('accountId', '=', accountId).execute()

interface Renewal {
  /** The order that began the plan. */
  outTradeNo: string
  cents: number
  words: number
  renewsAt: string
}

const notifyRenewed = (db: Db, accountId: number, { outTradeNo, cents, words, renewsAt }: Renewal, now: Date) => {
  const facts = { amount: toDollars(cents), words, date: renewsAt }
  return notify(db, accountId, { key: `plan-renewed:${outTradeNo}:${renewsAt}`, kind: 'PLAN_RENEWED', facts, link: billingPage }, now)
}

/** Tells that the payment of the next period failed; the provider tries it again. */
export async function notifyUnpaid(
  db: Db,
  { accountId, outTradeNo }: PaymentOrderRow,
  charge: Pick<Charge, 'amount'>,
  now: Date,
): Promise<boolean> {
  const subscription = await db.selectFrom('subscriptions').select('renewsAt').where('outTradeNo', '=', outTradeNo).executeTakeFirst()
  if (!subscription) return false
  const key = `renewal-failed:${outTradeNo}:${subscription.renewsAt}`
  const facts = { title: outTradeNo, amount: toDollars(charge.amount) }
  return notify(db, accountId, { key, kind: 'PURCHASE_FAILED', facts, link: billingPage }, now)
}

/** Ends a plan that the provider has ended; one that its owner canceled needs no notice. */
export async function endPlan(db: Db, order: PaymentOrderRow, now: Date): Promise<{ effect: EventEffect; notified?: boolean }> {
  const ended = await db.deleteFrom('subscriptions').where('outTradeNo', '=', order.outTradeNo).returningAll().executeTakeFirst()
  if (!ended) return { effect: 'none' }
  if (ended.endsAt !== null) return { effect: 'ended' }
  const cents = periodPrice(ended.nextPackId ?? ended.packId, ended.country)
  return { effect: 'ended', notified: await notifyEnded(db, order.accountId, { ...ended, cents }, now) }
}

const notifyEnded = (db: Db, accountId: number, plan: { outTradeNo: string; renewsAt: string; cents: number }, now: Date) => {
  const key = `plan-ended:${plan.outTradeNo}:${plan.renewsAt}`
  return notify(db, accountId, { key, kind: 'PLAN_ENDED', facts: { amount: toDollars(plan.cents) }, link: '/pages/pricing' }, now)
}

/**
 * Begins the next period of a plan that is paid from the balance; without the money, the plan ends. Returns whether there is a
 * notification.
 */
export async function renewFromBalance(db: Db, accountId: number, now: Date): Promise<boolean> {
  await lockAccount(db, accountId)
  const subscription = await db.selectFrom('subscriptions').selectAll().where('accountId', '=', accountId).executeTakeFirst()
  // Canceled or renewed since it was found to be due.
  if (!subscription || subscription.endsAt !== null || subscription.renewsAt > now.toISOString()) return false
  const { country, outTradeNo, renewsAt } = subscription
  const pack = findPack(subscription.nextPackId ?? subscription.packId)
  const cents = periodPrice(pack.packId, country)
  const { moneyCents } = await db.selectFrom('accounts').select('moneyCents').where('id', '=', accountId).executeTakeFirstOrThrow()
  if (!pack.interval || moneyCents < cents) {
    await db.deleteFrom('subscriptions').where('accountId', '=', accountId).execute()
    return notifyEnded(db, accountId, { outTradeNo, renewsAt, cents }, now)
  }
  const expiresAt = nextPeriod(subscription, pack.interval).toISOString()
  const period = { packId: pack.packId, cents, taxCents: cents - pack.cents, country, words: pack.words }
  await payFromBalance(db, accountId, { ...period, expiresAt, renewalOf: outTradeNo }, now)
  await beginPeriod(db, accountId, { packId: pack.packId, nextPackId: null, renewsAt: expiresAt, endsAt: null })
  return notifyRenewed(db, accountId, { outTradeNo, cents, words: pack.words, renewsAt: expiresAt }, now)
}
