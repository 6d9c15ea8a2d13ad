/** Sends the queued events, again after growing waits, until they are accepted or given up. */
import type { Parts } from '../../context.ts'
import type { Store } from '../../db/store.ts'
import { RunQueue } from '../../engine/queue.ts'
import { hourMs, minuteMs } from '../../time.ts'
import { repeat } from '../../repeat.ts'
import { publishNotifications } from '../notifications/notify.ts'
import { pauseWebhook } from './pause.ts'
import { type Answer, post, sign } from './post.ts'
import { type DeliveryRow, maxWebhooks, type WebhookRow } from './tables.ts'

const everyMs = 2000
/** Deliveries of a webhook that are sent at once. */
const atOnce = 2
/** Webhooks that send at once. Of one account, all can: then none of them waits for another, and other accounts have the rest. */
const turnsAtOnce = 100
/** Waits between attempts; after the last one, the delivery is given up. */
const waits = [30_000, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 8 * hourMs, 24 * hourMs]
/** Failed attempts in a row after which a webhook is paused. */
const maxFailures = 20

interface Sending {
  /** Turns of accounts; in each, a webhook sends its next deliveries. */
  turns: RunQueue
  /** What is being sent, by webhook. */
  webhooks: Map<number, Promise<void>>
}

/** Of this process. */
const sendings = new WeakMap<Store, Sending>()

function sendingOf(store: Store): Sending {
  const known = sendings.get(store) ?? { turns: new RunQueue({ running: turnsAtOnce, perOwner: maxWebhooks }), webhooks: new Map() }
  sendings.set(store, known)
  return known
}

/** Sends from now on, until stopped. */
export function startWebhooks(parts: Parts): { stop: () => Promise<void> } {
  const ending = new AbortController()
  // `stop` waits for what was started.
  const looks = repeat(parts, () => startDue(parts, ending.signal), { everyMs, failed: 'looking for deliveries failed' })
  return {
    async stop() {
      ending.abort()
      await looks.stop()
      await Promise.all(sendingOf(parts.store).webhooks.values())
    },
  }
}

/** Sends what is due, and waits until all of it was tried. */
export async function sendDue(parts: Parts): Promise<void> {
  await Promise.all(await startDue(parts))
}

/** Starts to send what is due, each webhook on its own; returns what is being sent. */
async function startDue(parts: Parts, ending?: AbortSignal): Promise<Promise<void>[]> {
  const { webhooks } = sendingOf(parts.store)
  const due = await parts.store.db
    .selectFrom('webhooks')
    .select(['id', 'accountId'])
    .where('pausedBy', 'is', null)
    .where(eb =>
      eb.exists(
        eb
          .selectFrom('webhookDeliveries')
          .select('webhookDeliveries.id')
          .whereRef('webhookId', '=', 'webhooks.id')
          .where('nextAt', '<=', parts.now().toISOString()),
      ),
    )
    .execute()
  return due.map(({ id, accountId }) => {
    const sent =
      webhooks.get(id) ??
      sendDueOf(parts, { id, accountId }, ending)
        .catch((error: unknown) => parts.log.error({ err: error, webhook: id }, 'sending webhooks failed'))
        .finally(() => webhooks.delete(id))
    webhooks.set(id, sent)
    return sent
  })
}

/** Sends the due deliveries of a webhook, a few at once, until there are none. */
async function sendDueOf(parts: Parts, { id, accountId }: Pick<WebhookRow, 'id' | 'accountId'>, ending?: AbortSignal): Promise<void> {
  for (;;) {
    const leave = await sendingOf(parts.store).turns.enter(String(accountId), ending)
    if (!leave) return
    try {
      const due = await parts.store.db
        .selectFrom('webhookDeliveries')
        .innerJoin('webhooks', 'webhooks.id', 'webhookDeliveries.webhookId')
        .select('webhookDeliveries.id')
        .where('webhookId', '=', id)
        .where('nextAt', '<=', parts.now().toISOString())
        .where('pausedBy', 'is', null)
        .orderBy('nextAt')
        .orderBy('webhookDeliveries.id')
        .limit(atOnce)
        .execute()
      if (due.length === 0) return
      await Promise.all(due.map(delivery => deliver(parts, delivery.id)))
    } finally {
      leave()
    }
  }
}

/** Sends one delivery, which is due or was asked for. */
export async function deliver(parts: Parts, id: number): Promise<void> {
  const { store, config } = parts
  const now = parts.now()
  const delivery = await store.db.selectFrom('webhookDeliveries').selectAll().where('id', '=', id).executeTakeFirst()
  // Another process may have claimed it since it was found.
  if (!delivery?.nextAt || delivery.nextAt > now.toISOString()) return
  const wait = waits[Number(delivery.attempts)]
  // Claimed before it is sent, so that another process does not send it at the same time.
  const claim = await store.transact(db =>
    db
      .updateTable('webhookDeliveries')
      .set(eb => ({
        attempts: eb('attempts', '+', 1),
        nextAt: wait === undefined ? null : new Date(now.getTime() + wait).toISOString(),
      }))
      .where('id', '=', id)
      .where('nextAt', '=', delivery.nextAt)
      .executeTakeFirstOrThrow(),
  )
  if (claim.numUpdatedRows === 0n) return
  const webhook = await store.db.selectFrom('webhooks').selectAll().where('id', '=', delivery.webhookId).executeTakeFirst()
  if (!webhook) return
  const { body, eventId, type } = delivery
  const answer = await post({
    url: webhook.url,
    body,
    isLocalAllowed: config.localWebhooks,
    headers: {
      'user-agent': 'Deskwright-Webhooks/1',
      'deskwright-event': type,
      'deskwright-delivery': eventId,
      'deskwright-signature': sign(webhook, body, now),
    },
  })
  await keepAnswer(parts, { webhook, delivery, answer, isLast: wait === undefined })
}

interface Attempt {
  webhook: WebhookRow
  delivery: DeliveryRow
  answer: Answer
  isLast: boolean
}

async function keepAnswer(parts: Parts, { webhook, delivery, answer, isLast }: Attempt): Promise<void> {
  const now = parts.now()
  const { id } = webhook
  const isAccepted = answer.error === null
  const state = isAccepted ? ('delivered' as const) : isLast ? ('failed' as const) : ('pending' as const)
  const isNotified = await parts.store.transact(async db => {
    const kept = { ...answer, state, sentAt: now.toISOString(), ...(state !== 'pending' && { nextAt: null }) }
    await db.updateTable('webhookDeliveries').set(kept).where('id', '=', delivery.id).execute()
    if (isAccepted) {
      await db.updateTable('webhooks').set({ failures: 0 }).where('id', '=', id).where('failures', '>', 0).execute()
      return false
    }
    // None if the webhook was deleted since.
    const failed = await db
      .updateTable('webhooks')
      .set(eb => ({ failures: eb('failures', '+', 1) }))
      .where('id', '=', id)
      .returning('failures')
      .executeTakeFirst()
    return failed !== undefined && Number(failed.failures) >= maxFailures && pauseWebhook(db, webhook, now)
  })
  if (isNotified) publishNotifications(parts, webhook.accountId)
}
