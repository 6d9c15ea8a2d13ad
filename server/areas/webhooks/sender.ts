/** Sends the queued events, again after growing waits, until they are accepted or given up. */
import type { Parts } from '../../context.ts'
import { hourMs, minuteMs } from '../../time.ts'
import { publishNotifications } from '../notifications/notify.ts'
import { pauseWebhook } from './pause.ts'
import { type Answer, post, sign } from './post.ts'
import type { DeliveryRow, WebhookRow } from './tables.ts'

const everyMs = 2000
const batch = 20
/** Waits between attempts; after the last one, the delivery is given up. */
const waits = [30_000, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 8 * hourMs, 24 * hourMs]
/** Failed attempts in a row after which a webhook is paused. */
const maxFailures = 20

/** Sends from now on, until stopped. */
export function startWebhooks(parts: Parts): { stop: () => Promise<void> } {
  const run = () => sendDue(parts).catch((error: unknown) => parts.log.error({ err: error }, 'sending webhooks failed'))
  let running = run()
  let isRunning = false
  const timer = setInterval(() => {
    // An endpoint that does not answer takes longer than the interval.
    if (isRunning) return
    isRunning = true
    running = run().finally(() => (isRunning = false))
  }, everyMs).unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

/** Sends what is due. */
export async function sendDue(parts: Parts): Promise<void> {
  for (;;) {
    const due = await parts.store.db
      .selectFrom('webhookDeliveries')
      .innerJoin('webhooks', 'webhooks.id', 'webhookDeliveries.webhookId')
      .select(['webhookDeliveries.id', 'webhookId'])
      .where('nextAt', '<=', parts.now().toISOString())
      .where('pausedBy', 'is', null)
      .orderBy('nextAt')
      .orderBy('webhookDeliveries.id')
      .limit(batch)
      .execute()
    await Promise.all(due.map(({ id }) => deliver(parts, id)))
    if (due.length < batch) return
  }
}

/** Sends one delivery, which is due or was asked for. */
export async function deliver(parts: Parts, id: number): Promise<void> {
  const { store, config } = parts
  const now = parts.now()
  const delivery = await store.db.selectFrom('webhookDeliveries').selectAll().where('id', '=', id).executeTakeFirst()
  if (!delivery?.nextAt) return
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
