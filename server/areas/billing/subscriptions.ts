/** The plan of an account: changed, canceled, and resumed. */
import { z } from 'zod'
import { type Context, requireViewer } from '../../context.ts'
import type { Db } from '../../db/store.ts'
import { conflict } from '../../errors.ts'
import { toDollars } from '../../money.ts'
import { minuteMs } from '../../time.ts'
import { instantInput, optional, parse } from '../../validation.ts'
import { notifyAccount } from '../account/sessions.ts'
import { publishNotifications } from '../notifications/notify.ts'
import { lockAccount } from '../words/reservations.ts'
import { notifyPaid } from './credit.ts'
import { currency, periodPrice } from './catalog.ts'
import { payFromBalance } from './paid-orders.ts'
import { findPlan, type Plan, type PlanChange, planChange, upgradeColumns } from './plan-changes.ts'
import { packId } from './fields.ts'
import { queuePlan } from './provider-calls.ts'
import type { PaymentMethod, SubscriptionRow } from './tables.ts'

export interface Subscription {
  /** ID of the plan. */
  plan: string
  renewsTime: string | null
  endsTime: string | null
  /** The plan from the next period on, if it changes. */
  nextPlan: string | null
  /** Dollars that the change cost now. */
  proration: number
}

/** The caller's plan, or null. */
export async function findSubscription(ctx: Context): Promise<Subscription | null> {
  const { accountId } = requireViewer(ctx)
  const row = await readSubscription(ctx.db, accountId, ctx.now())
  return row ? toSubscription(row) : null
}

/** How the next period of the caller's plan is paid. */
export async function findPlanMethod(ctx: Context): Promise<PaymentMethod> {
  const { accountId } = requireViewer(ctx)
  const plan = ctx.db.selectFrom('subscriptions').select('method').where('accountId', '=', accountId)
  return (await plan.executeTakeFirstOrThrow()).method
}

/** Words of the period that is paid, which expire with it. */
export async function findPeriodWords(ctx: Context, { renewsTime, endsTime }: Subscription) {
  const { accountId } = requireViewer(ctx)
  const { granted, remaining } = await ctx.db
    .selectFrom('wordGrants')
    .select(eb => [eb.fn.sum<number>('granted').as('granted'), eb.fn.sum<number>('remaining').as('remaining')])
    .where('accountId', '=', accountId)
    .where('expiresAt', '=', endsTime ?? renewsTime)
    .executeTakeFirstOrThrow()
  return { granted: Number(granted ?? 0), remaining: Number(remaining ?? 0) }
}

const readSubscription = async (db: Db, accountId: number, now: Date): Promise<SubscriptionRow | undefined> => {
  const row = await db.selectFrom('subscriptions').selectAll().where('accountId', '=', accountId).executeTakeFirst()
  return row && (row.endsAt === null || row.endsAt > now.toISOString()) ? row : undefined
}

const toSubscription = ({ packId: plan, renewsAt, endsAt, nextPackId }: SubscriptionRow, proration = 0): Subscription => ({
  plan,
  renewsTime: endsAt === null ? renewsAt : null,
  endsTime: endsAt,
  nextPlan: nextPackId,
  proration: toDollars(proration),
})

/** How long a change costs what its preview showed. */
const quoteValidMs = 10 * minuteMs

export interface PlanQuote extends PlanChange {
  /** When the new plan begins. */
  startsAt: string
  /** Price of its next period, with tax. */
  renewalCents: number
  moneyCents: number
  missingCents: number
  quotedAt: string
}

/** The change; rejects the plan that the account has already. */
function otherPlan(row: SubscriptionRow, target: Plan, now: Date): PlanChange {
  if (row.packId === target.packId && row.nextPackId === null)
    throw conflict('PLAN_IS_CURRENT', { plan: target.packId, facts: { subscription: toSubscription(row) } })
  return planChange(row, target, now)
}

/** What a change to this plan costs now; nothing is changed. */
export async function quotePlanChange(ctx: Context, given: string): Promise<PlanQuote> {
  const { accountId } = requireViewer(ctx)
  const target = findPlan(parse(packId, given, 'packId'))
  const now = ctx.now()
  const row = await readSubscription(ctx.db, accountId, now)
  if (!row) throw conflict('NO_PLAN')
  const quoted = otherPlan(row, target, now)
  const { moneyCents } = await ctx.db.selectFrom('accounts').select('moneyCents').where('id', '=', accountId).executeTakeFirstOrThrow()
  return {
    ...quoted,
    startsAt: quoted.kind === 'later' ? row.renewsAt : now.toISOString(),
    renewalCents: periodPrice(target.packId, row.country),
    moneyCents: Number(moneyCents),
    missingCents: Math.max(quoted.totalCents - Number(moneyCents), 0),
    quotedAt: now.toISOString(),
  }
}

/** As both APIs return it; amounts in dollars. */
export const toPlanQuote = (quote: PlanQuote) => ({
  plan: quote.target.packId,
  currentPlan: quote.current.packId,
  kind: quote.kind,
  startsTime: quote.startsAt,
  renewsTime: quote.renewsAt,
  renewalAmount: toDollars(quote.renewalCents),
  words: quote.words,
  planAmount: toDollars(quote.planCents),
  credit: toDollars(quote.creditCents),
  tax: toDollars(quote.taxCents),
  total: toDollars(quote.totalCents),
  currency,
  money: toDollars(quote.moneyCents),
  missing: toDollars(quote.missingCents),
  quotedTime: quote.quotedAt,
})

const changeInput = z.object({
  packId,
  /** The total that the caller was shown, and when; another price is rejected. */
  expectedTotal: optional(z.number()),
  quotedTime: optional(instantInput()),
})
export type ChangeInput = z.input<typeof changeInput>

/**
 * Changes the plan. A more expensive one begins at once: the difference for the rest of the period is paid from the balance. A
 * cheaper one begins with the next period. With the time of a preview, it costs what the preview showed.
 */
export async function changeSubscription(ctx: Context, input: ChangeInput): Promise<Subscription> {
  const { accountId } = requireViewer(ctx)
  const { packId: id, expectedTotal, quotedTime } = parse(changeInput, input)
  const target = findPlan(id)
  const now = ctx.now()
  const age = quotedTime === null ? 0 : now.getTime() - new Date(quotedTime).getTime()
  const asOf = quotedTime !== null && age > 0 && age <= quoteValidMs ? new Date(quotedTime) : now
  return change(ctx, accountId, async (db, row) => {
    // What a preview showed ends with its period.
    const quoted = otherPlan(row, target, row.renewsAt > now.toISOString() ? asOf : now)
    const { kind, words, renewsAt, anchorDay, taxCents, totalCents } = quoted
    if (expectedTotal !== null && Math.round(expectedTotal * 100) !== totalCents)
      throw conflict('PRICE_CHANGED', { field: 'expectedTotal', total: toDollars(totalCents) })
    if (kind === 'keep') return { nextPackId: null }
    if (kind === 'later') return { nextPackId: target.packId }
    if (totalCents > 0) {
      const order = { packId: target.packId, cents: totalCents, taxCents, country: row.country, words, expiresAt: renewsAt }
      const outTradeNo = await payFromBalance(db, accountId, { ...order, ...(await upgradeColumns(db, row)) }, now)
      if (words > 0) await notifyPaid(db, accountId, { outTradeNo, cents: totalCents, words, expiresAt: renewsAt }, now)
    }
    return { packId: target.packId, nextPackId: null, renewsAt, anchorDay, endsAt: null, proration: totalCents }
  })
}

/** Ends the plan with the period that is paid. */
export const cancelSubscription = (ctx: Context): Promise<Subscription> =>
  change(ctx, requireViewer(ctx).accountId, async (_db, row) => {
    if (row.endsAt !== null) throw conflict('PLAN_CANCELED', { facts: { subscription: toSubscription(row) } })
    return { endsAt: row.renewsAt, nextPackId: null }
  })

/** Renews a canceled plan after all. */
export const resumeSubscription = (ctx: Context): Promise<Subscription> =>
  change(ctx, requireViewer(ctx).accountId, async (_db, row) => {
    if (row.endsAt === null) throw conflict('PLAN_NOT_CANCELED', { facts: { subscription: toSubscription(row) } })
    return { endsAt: null }
  })

interface Changes extends Partial<Pick<SubscriptionRow, 'packId' | 'nextPackId' | 'renewsAt' | 'anchorDay' | 'endsAt'>> {
  proration?: number
}

async function change(ctx: Context, accountId: number, decide: (db: Db, row: SubscriptionRow) => Promise<Changes>): Promise<Subscription> {
  const changed = await ctx.store.transact(async db => {
    await lockAccount(db, accountId)
    const row = await readSubscription(db, accountId, ctx.now())
    if (!row) throw conflict('NO_PLAN')
    const { proration = 0, ...changes } = await decide(db, row)
    await db.updateTable('subscriptions').set(changes).where('accountId', '=', accountId).execute()
    if (row.providerId) await queuePlan(db, row.providerId, ctx.now())
    return toSubscription({ ...row, ...changes }, proration)
  })
  notifyAccount(ctx, accountId)
  publishNotifications(ctx, accountId)
  return changed
}
