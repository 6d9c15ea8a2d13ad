/** The plan of an account: changed, canceled, and resumed. */
import { type Context, requireViewer } from '../../context.ts'
import type { Db } from '../../db/store.ts'
import { conflict, invalid } from '../../errors.ts'
import { toDollars } from '../../money.ts'
import { parse } from '../../validation.ts'
import { notifyAccount } from '../account/sessions.ts'
import { publishNotifications } from '../notifications/notify.ts'
import { lockAccount } from '../words/reservations.ts'
import { notifyPaid } from './credit.ts'
import { findPack, type Pack, taxOf } from './catalog.ts'
import { payFromBalance } from './paid-orders.ts'
import { nextPeriod, previousPeriod } from './periods.ts'
import { packId } from './fields.ts'
import { queuePlan } from './provider-calls.ts'

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

const readSubscription = async (db: Db, accountId: number, now: Date) => {
  const row = await db.selectFrom('subscriptions').selectAll().where('accountId', '=', accountId).executeTakeFirst()
  return row && (row.endsAt === null || row.endsAt > now.toISOString()) ? row : undefined
}

type Row = NonNullable<Awaited<ReturnType<typeof readSubscription>>>

const toSubscription = ({ packId: plan, renewsAt, endsAt, nextPackId }: Row, proration = 0): Subscription => ({
  plan,
  renewsTime: endsAt === null ? renewsAt : null,
  endsTime: endsAt,
  nextPlan: nextPackId,
  proration: toDollars(proration),
})

/**
 * Changes the plan. A more expensive one begins at once: the difference for the rest of the period is paid from the balance. A
 * cheaper one begins with the next period.
 */
export async function changeSubscription(ctx: Context, given: string): Promise<Subscription> {
  const { accountId } = requireViewer(ctx)
  const target = findPlan(parse(packId, given, 'packId'))
  const now = ctx.now()
  const changed = await change(ctx, accountId, async (db, row) => {
    if (row.packId === target.packId) {
      if (row.nextPackId === null) throw conflict('PLAN_IS_CURRENT', { plan: target.packId, facts: { subscription: toSubscription(row) } })
      return { nextPackId: null }
    }
    const current = findPlan(row.packId)
    if (monthlyCents(target) < monthlyCents(current)) return { nextPackId: target.packId }
    const upgrade = upgradeOf(current, target, new Date(row.renewsAt), now)
    const { words, renewsAt: expiresAt } = upgrade
    const { country } = row
    const taxCents = taxOf(upgrade.cents, country)
    const cents = upgrade.cents + taxCents
    if (cents > 0) {
      const outTradeNo = await payFromBalance(db, accountId, { packId: target.packId, cents, taxCents, country, words, expiresAt }, now)
      if (words > 0) await notifyPaid(db, accountId, { outTradeNo, cents, words, expiresAt }, now)
    }
    return { packId: target.packId, nextPackId: null, renewsAt: upgrade.renewsAt, endsAt: null, proration: cents }
  })
  return changed
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

interface Changes extends Partial<Pick<Row, 'packId' | 'nextPackId' | 'renewsAt' | 'endsAt'>> {
  proration?: number
}

async function change(ctx: Context, accountId: number, decide: (db: Db, row: Row) => Promise<Changes>): Promise<Subscription> {
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

type Plan = Pack & { interval: 'month' | 'year' }

function findPlan(id: string): Plan {
  const { interval, ...pack } = findPack(id)
  if (!interval) throw invalid('NOT_A_PLAN', { field: 'packId', id })
  return { ...pack, interval }
}

const monthlyCents = ({ cents, interval }: Plan) => (interval === 'year' ? cents / 12 : cents)

interface Upgrade {
  cents: number
  words: number
  /** End of the period that is paid then. */
  renewsAt: string
}

/** What a more expensive plan costs now, and what it adds: the rest of the period, or a new one if it has another length. */
function upgradeOf(current: Plan, target: Plan, renewsAt: Date, now: Date): Upgrade {
  const began = previousPeriod(renewsAt, current.interval)
  const left = Math.min(Math.max((renewsAt.getTime() - now.getTime()) / (renewsAt.getTime() - began.getTime()), 0), 1)
  if (current.interval === target.interval)
    return {
      cents: Math.round((target.cents - current.cents) * left),
      words: Math.round((target.words - current.words) * left),
      renewsAt: renewsAt.toISOString(),
    }
  return {
    cents: Math.max(target.cents - Math.round(current.cents * left), 0),
    words: target.words,
    renewsAt: nextPeriod(now, target.interval).toISOString(),
  }
}
