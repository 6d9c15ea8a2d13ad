/** Makes the stored calls to providers, until they are answered. */
import { type Selectable, sql } from 'kysely'
import type { Parts } from '../../context.ts'
import { recordIncident } from '../../db/incidents.ts'
import { dayMs } from '../../time.ts'
import { toDollars } from '../../money.ts'
import { notifyAdministrators } from '../notifications/administrators.ts'
import { publishNotifications } from '../notifications/notify.ts'
import { currency } from './catalog.ts'
import { reviewPage } from './events.ts'
import { listItems } from './items.ts'
import { storePage } from './provider-calls.ts'
import { closeSession, refundPayment, stripeGateway, syncPlan } from './stripe.ts'
import { isRejected, stripeFailure } from './stripe-client.ts'
import { waitAfter } from './sandbox.ts'
import type { ProviderCallTable } from './tables.ts'

type ProviderCall = Selectable<ProviderCallTable>

/** Repeating the call is of no use. */
class GivenUp extends Error {}

const batch = 20

/** Makes what is due, up to the one during which it is stopped. */
export async function sendProviderCalls(parts: Parts, stopping?: AbortSignal): Promise<void> {
  const { store } = parts
  const now = parts.now()
  const due = await store.db
    .selectFrom('providerCalls')
    .selectAll()
    .where('nextAt', '<=', now.toISOString())
    .orderBy('nextAt')
    .orderBy('id')
    .limit(batch)
    .execute()
  for (const call of due) {
    if (stopping?.aborted) return
    const wait = waitAfter(call.attempts + 1) ?? dayMs
    // Claimed before it is made, so that another process does not make it at the same time.
    const claim = await store.transact(db =>
      db
        .updateTable('providerCalls')
        .set({ attempts: call.attempts + 1, nextAt: new Date(now.getTime() + wait).toISOString() })
        .where('id', '=', call.id)
        .where('nextAt', '=', call.nextAt)
        .executeTakeFirstOrThrow(),
    )
    if (claim.numUpdatedRows === 0n) continue
    try {
      await make(parts, call)
      await store.transact(db => db.deleteFrom('providerCalls').where('id', '=', call.id).execute())
    } catch (error) {
      await keep(parts, call, error)
    }
  }
}

async function make({ config, store, now }: Parts, { id, kind, reference, cents, attempts }: ProviderCall): Promise<void> {
  const { db } = store
  switch (kind) {
    case 'refund': {
      const order = await db.selectFrom('paymentOrders').selectAll().where('outTradeNo', '=', reference).executeTakeFirst()
      // The account was deleted since.
      if (!order) return
      const isMade = await refundPayment(config, { id, order, cents: Number(cents), isRepeated: attempts > 0 })
      if (!isMade) throw new GivenUp(`Order ${reference} has no payment at Stripe`)
      return
    }
    case 'close':
      return closeSession(config, reference).catch((error: unknown) => {
        // Paid or expired since then.
        if (!isRejected(error)) throw error
      })
    case 'plan': {
      const row = await db.selectFrom('subscriptions').selectAll().where('providerId', '=', reference).executeTakeFirst()
      const plan = row && { packId: row.nextPackId ?? row.packId, country: row.country, renewsAt: row.renewsAt, endsAt: row.endsAt }
      return syncPlan(config, reference, plan, now())
    }
  }
}

function describeFailure(error: unknown): string {
  const failure = stripeFailure(error)
  return failure ? `${failure.type} ${failure.code ?? ''}: ${failure.message}` : String(error)
}

/** Keeps a call that failed: to repeat it, or for an administrator if it is of no use. */
async function keep(parts: Parts, { id, reference, cents }: ProviderCall, error: unknown) {
  const text = describeFailure(error)
  const isOver = isRejected(error) || error instanceof GivenUp
  parts.log[isOver ? 'error' : 'warn'](
    { call: id, reference, failure: text },
    isOver ? 'a call to Stripe was given up' : 'a call to Stripe failed',
  )
  const administrators = await parts.store.transact(async db => {
    const kept = { error: text.slice(0, 500), ...(isOver && { nextAt: null }) }
    await db.updateTable('providerCalls').set(kept).where('id', '=', id).execute()
    if (!isOver) return []
    const facts = { title: reference, amount: toDollars(Number(cents)), currency }
    return notifyAdministrators(db, { key: `payment-review:${id}`, kind: 'PAYMENT_REVIEW', facts, link: reviewPage }, parts.now())
  })
  if (isOver) recordIncident(parts, 'fault')
  for (const administrator of administrators) publishNotifications(parts, administrator)
}

/** Opens pages of orders that could not be opened when they were made; the rest is left when it is stopped. */
export async function openUnopened(parts: Parts, stopping?: AbortSignal): Promise<void> {
  const { config, store, log, now } = parts
  const open = stripeGateway(config).open
  const waiting = await store.db
    .selectFrom('paymentOrders')
    .selectAll()
    .where('status', '=', 'pending')
    .where('expiresAt', '>', now().toISOString())
    .where('method', '=', 'stripe')
    .where('payUrl', 'is', null)
    // In random order, so that those that always fail leave turns to the others.
    .orderBy(sql`random()`)
    .limit(batch)
    .execute()
  for (const order of waiting) {
    if (stopping?.aborted) return
    const { outTradeNo } = order
    try {
      const page = await open?.(order, await listItems(store.db, outTradeNo))
      if (page) await store.transact(db => storePage(db, outTradeNo, page, now()))
    } catch (error) {
      log.warn({ outTradeNo, failure: describeFailure(error) }, 'the payment provider did not open an order')
      // The others would only wait for Stripe as long.
      if (stripeFailure(error)?.type === 'StripeConnectionError') return
    }
  }
}
