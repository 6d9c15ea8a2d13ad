/** What a change of plan costs and when it begins: the same for its preview and for its payment. */
import type { Db } from '../../db/store.ts'
import { conflict, invalid } from '../../errors.ts'
import { findPack, type Pack, taxOf } from './catalog.ts'
import { firstPeriod, presentPeriod } from './periods.ts'
import { queuePlan } from './provider-calls.ts'
import type { PaymentOrderRow, SubscriptionRow } from './tables.ts'

export type Plan = Pack & { interval: 'month' | 'year' }

export function findPlan(id: string): Plan {
  const { interval, ...pack } = findPack(id)
  if (!interval) throw invalid('NOT_A_PLAN', { field: 'packId', id })
  return { ...pack, interval }
}

export interface PlanChange {
  target: Plan
  current: Plan
  /** `now`: begins at once. `later`: with the next period. `keep`: takes back a change that was to come. */
  kind: 'now' | 'later' | 'keep'
  /** Price of the new plan up to the end of the period. */
  planCents: number
  /** What is left of the present plan. */
  creditCents: number
  taxCents: number
  /** Paid now. */
  totalCents: number
  /** Granted now. */
  words: number
  /** End of the period that is paid then. */
  renewsAt: string
  anchorDay: number | null
}

const monthlyCents = ({ cents, interval }: Plan) => (interval === 'year' ? cents / 12 : cents)

/**
 * A more expensive plan begins at once, and the rest of the period is credited; the others begin with the next period. So does
 * a shorter period, as the credit could be larger than its price, and every change while the next period is due.
 */
export function planChange(row: SubscriptionRow, target: Plan, now: Date): PlanChange {
  const current = findPlan(row.packId)
  const { renewsAt: end, anchorDay } = row
  const free = { target, current, planCents: 0, creditCents: 0, taxCents: 0, totalCents: 0, words: 0, renewsAt: end, anchorDay }
  if (target.packId === current.packId) return { ...free, kind: 'keep' }
  const isShorter = current.interval === 'year' && target.interval === 'month'
  const isDue = row.renewsAt <= now.toISOString()
  if (isDue || isShorter || monthlyCents(target) < monthlyCents(current)) return { ...free, kind: 'later' }
  const renewsAt = new Date(row.renewsAt)
  const began = presentPeriod(row, current.interval)
  const left = Math.min((renewsAt.getTime() - now.getTime()) / (renewsAt.getTime() - began.getTime()), 1)
  const isSame = current.interval === target.interval
  const planCents = isSame ? Math.round(target.cents * left) : target.cents
  const netCents = isSame ? Math.round((target.cents - current.cents) * left) : target.cents - Math.round(current.cents * left)
  const taxCents = taxOf(netCents, row.country)
  return {
    target,
    current,
    kind: 'now',
    planCents,
    creditCents: planCents - netCents,
    taxCents,
    totalCents: netCents + taxCents,
    words: isSame ? Math.round((target.words - current.words) * left) : target.words,
    renewsAt: isSame ? row.renewsAt : firstPeriod(now, target.interval).toISOString(),
    anchorDay: isSame ? row.anchorDay : now.getUTCDate(),
  }
}

/** The plan before an upgrade, kept with its order. */
type PreviousPlan = Pick<SubscriptionRow, 'packId' | 'renewsAt' | 'endsAt' | 'nextPackId'> & Partial<Pick<SubscriptionRow, 'anchorDay'>>

/** The order of the plan's present period, and the plan as it is before an upgrade. */
export async function upgradeColumns(db: Db, { outTradeNo, packId, renewsAt, anchorDay, endsAt, nextPackId }: SubscriptionRow) {
  const period = await db
    .selectFrom('paymentOrders')
    .select('outTradeNo')
    .where(eb => eb.or([eb('outTradeNo', '=', outTradeNo), eb('renewalOf', '=', outTradeNo)]))
    .where('status', '=', 'paid')
    .orderBy('paidAt', 'desc')
    .orderBy('outTradeNo', 'desc')
    .limit(1)
    .executeTakeFirst()
  const previous: PreviousPlan = { packId, renewsAt, anchorDay, endsAt, nextPackId }
  return { upgradeOf: period?.outTradeNo ?? outTradeNo, upgradedFrom: JSON.stringify(previous) }
}

/** As `upgradeColumns` wrote it. */
const readPrevious = ({ upgradedFrom }: PaymentOrderRow) => (upgradedFrom === null ? null : (JSON.parse(upgradedFrom) as PreviousPlan))

/** The plan to which a refund of this order returns; null if it is no upgrade. */
export const previousPlanOf = (order: PaymentOrderRow): string | null => readPrevious(order)?.packId ?? null

/** Rejects the refund of a period whose rest paid for an upgrade, while the upgrade is not refunded. */
export async function checkNotUpgraded(db: Db, outTradeNo: string): Promise<void> {
  const upgrade = await db
    .selectFrom('paymentOrders')
    .select('outTradeNo')
    .where('upgradeOf', '=', outTradeNo)
    .where('status', '=', 'paid')
    .executeTakeFirst()
  if (upgrade) throw conflict('REFUND_UPGRADE_FIRST', { outTradeNo: upgrade.outTradeNo })
}

/**
 * Ends what a refunded order had begun. An upgrade returns to the plan before it, or ends the plan if that one's period is over;
 * a first period or a renewal ends the plan.
 */
export async function endRefundedPlan(db: Db, order: PaymentOrderRow, now: Date): Promise<void> {
  const previous = readPrevious(order)
  if (previous) return returnToPlan(db, order, previous, now)
  const { outTradeNo, renewalOf } = order
  const ended = await db
    .deleteFrom('subscriptions')
    .where('outTradeNo', 'in', [outTradeNo, ...(renewalOf === null ? [] : [renewalOf])])
    .returning('providerId')
    .executeTakeFirst()
  if (ended?.providerId) await queuePlan(db, ended.providerId, now)
}

async function returnToPlan(db: Db, { accountId, packId, upgradeOf }: PaymentOrderRow, previous: PreviousPlan, now: Date) {
  const row = await db.selectFrom('subscriptions').selectAll().where('accountId', '=', accountId).executeTakeFirst()
  const period = await db
    .selectFrom('paymentOrders')
    .select(['outTradeNo', 'renewalOf'])
    .where('outTradeNo', '=', upgradeOf ?? '')
    .executeTakeFirst()
  // Another plan was bought since, or it has changed again.
  if (!row || row.packId !== packId || row.outTradeNo !== (period?.renewalOf ?? period?.outTradeNo)) return
  if (previous.renewsAt > now.toISOString()) {
    const { renewsAt, anchorDay = null, nextPackId } = previous
    const endsAt = row.endsAt === null ? previous.endsAt : renewsAt
    await db
      .updateTable('subscriptions')
      .set({ packId: previous.packId, renewsAt, anchorDay, endsAt, nextPackId: endsAt === null ? nextPackId : null })
      .where('accountId', '=', accountId)
      .execute()
  } else await db.deleteFrom('subscriptions').where('accountId', '=', accountId).execute()
  if (row.providerId) await queuePlan(db, row.providerId, now)
}
