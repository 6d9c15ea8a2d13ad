/** Maintenance of purchases: expiry, ended plans, renewals, and events that are still to be delivered. */
import type { Parts } from '../../context.ts'
import { dayMs } from '../../time.ts'
import { repeat } from '../../repeat.ts'
import { notify, publishNotifications } from '../notifications/notify.ts'
import { deliverDue } from './deliveries.ts'
import { periodPrice } from './catalog.ts'
import { renewFromBalance } from './renewals.ts'
import { queueCall, queuePlan } from './provider-calls.ts'
import { openUnopened, sendProviderCalls } from './provider-sender.ts'
import { queueRenewal, renewalId } from './sandbox.ts'
import './tables.ts'

const everyMs = 10_000
const batch = 200
/** Events are kept this long; the orders keep what they did. */
const eventsKeptMs = 400 * dayMs

/** Sweeps from now on; `port` is where this process listens. */
export function startBilling(parts: Parts, port: number): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  // Apart from each other, so that nothing waits for a provider that does not answer.
  const often = { everyMs, failed: 'maintenance of purchases failed' }
  const loops = [repeat(parts, () => sweepBilling(parts), often)]
  if (parts.config.sandboxPayments) loops.push(repeat(parts, () => deliverDue(parts, port, signal), often))
  if (parts.config.stripe)
    loops.push(
      repeat(
        parts,
        async () => {
          await sendProviderCalls(parts, signal)
          await openUnopened(parts, signal)
        },
        often,
      ),
    )
  return {
    async stop() {
      stopping.abort()
      await Promise.all(loops.map(loop => loop.stop()))
    },
  }
}

/** Expires orders, ends canceled plans, and renews the others. */
export async function sweepBilling(parts: Parts): Promise<void> {
  const { store, now } = parts
  const at = now().toISOString()
  const overdue = await store.db
    .selectFrom('paymentOrders')
    .select('outTradeNo')
    .where('status', '=', 'pending')
    .where('expiresAt', '<=', at)
    .limit(batch)
    .execute()
  if (overdue.length > 0)
    await store.transact(async db => {
      const expired = await db
        .updateTable('paymentOrders')
        .set({ status: 'expired' })
        .where(
          'outTradeNo',
          'in',
          overdue.map(({ outTradeNo }) => outTradeNo),
        )
        .where('status', '=', 'pending')
        .returning(['outTradeNo', 'providerId'])
        .execute()
      for (const { outTradeNo, providerId } of expired)
        if (providerId) await queueCall(db, { id: `close-${outTradeNo}`, kind: 'close', reference: providerId }, now())
    })
  await cancelLeaving(parts)
  const due = store.db.selectFrom('subscriptions').where('renewsAt', '<=', at).orderBy('renewsAt').limit(batch)
  const ended = await due.select('accountId').where('endsAt', '<=', at).execute()
  await forEach(parts, ended, 'a plan could not be ended', ({ accountId }) =>
    store.transact(db => db.deleteFrom('subscriptions').where('accountId', '=', accountId).where('endsAt', '<=', at).execute()),
  )
  const renewed = await due
    .selectAll()
    .where('endsAt', 'is', null)
    .where(eb =>
      eb.or([
        eb('method', '=', 'balance'),
        // Those whose renewal is on the way leave their turns to others.
        eb.and([
          eb('method', '=', 'sandbox'),
          eb.not(eb.exists(eb.selectFrom('sandboxDeliveries').select('id').where('id', '=', renewalId))),
        ]),
      ]),
    )
    .execute()
  await forEach(parts, renewed, 'a plan could not be renewed', async plan => {
    const { accountId, outTradeNo, packId, nextPackId, country, renewsAt, method } = plan
    const renewal = { outTradeNo, renewsAt, cents: periodPrice(nextPackId ?? packId, country) }
    const isNotified = await store.transact(async db => {
      if (method === 'balance') return renewFromBalance(db, accountId, now())
      await queueRenewal(db, renewal, now())
      return false
    })
    if (isNotified) publishNotifications(parts, accountId)
  })
  await noticeExpiring(parts)
  const old = new Date(now().getTime() - eventsKeptMs).toISOString()
  const forgotten = await store.db.selectFrom('paymentEvents').select('id').where('receivedAt', '<', old).limit(1).executeTakeFirst()
  if (forgotten) await store.transact(db => db.deleteFrom('paymentEvents').where('receivedAt', '<', old).execute())
}

/** Does the work for each row. A row whose work fails is logged and found again by the next sweep; the others follow. */
async function forEach<T extends { accountId: number }>(
  { log }: Parts,
  rows: readonly T[],
  failed: string,
  work: (row: T) => Promise<unknown>,
) {
  for (const row of rows)
    try {
      await work(row)
    } catch (error) {
      log.error({ err: error, accountId: row.accountId }, failed)
    }
}

/** Cancels the plans of accounts that are about to be deleted; who comes back may resume. */
async function cancelLeaving(parts: Parts): Promise<void> {
  const { store, now } = parts
  const leaving = await store.db
    .selectFrom('subscriptions')
    .innerJoin('accounts', 'accounts.id', 'subscriptions.accountId')
    .select('subscriptions.accountId')
    .where('accounts.deleteAt', 'is not', null)
    .where('subscriptions.endsAt', 'is', null)
    .limit(batch)
    .execute()
  await forEach(parts, leaving, 'a plan could not be canceled', ({ accountId }) =>
    store.transact(async db => {
      const canceled = await db
        .updateTable('subscriptions')
        .set(eb => ({ endsAt: eb.ref('renewsAt'), nextPackId: null }))
        .where('accountId', '=', accountId)
        .where('endsAt', 'is', null)
        .returning('providerId')
        .executeTakeFirst()
      if (canceled?.providerId) await queuePlan(db, canceled.providerId, now())
    }),
  )
}

/** Tells the owners of passes that their words expire soon, once for each pass. */
async function noticeExpiring(parts: Parts): Promise<void> {
  const at = parts.now().toISOString()
  const due = await parts.store.db
    .selectFrom('wordGrants')
    .select(['id', 'accountId'])
    .where('noticeAt', '<=', at)
    .orderBy('noticeAt')
    .limit(batch)
    .execute()
  await forEach(parts, due, 'a notice of words that expire failed', async ({ id, accountId }) => {
    const isNotified = await parts.store.transact(async db => {
      const grant = await db
        .updateTable('wordGrants')
        .set({ noticeAt: null })
        .where('id', '=', id)
        .where('noticeAt', 'is not', null)
        .returning(['remaining', 'expiresAt'])
        .executeTakeFirst()
      // Used up, expired while the server was down, or told by another process.
      if (!grant || grant.remaining === 0 || grant.expiresAt === null || grant.expiresAt <= at) return false
      const facts = { words: Number(grant.remaining), date: grant.expiresAt }
      return notify(db, accountId, { key: `expiring:${id}`, kind: 'WORDS_EXPIRING', facts, link: '/apps/invoice/polish' }, parts.now())
    })
    if (isNotified) publishNotifications(parts, accountId)
  })
}
