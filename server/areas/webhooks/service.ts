/** Webhooks: addresses that receive the events of an account, each signed with the webhook's own secret. */
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { withoutCards } from '../../card-numbers.ts'
import { type Context, requireSession, requireViewer } from '../../context.ts'
import { type PageArgs, pageBounds } from '../../db/rows.ts'
import { isStorable } from '../../db/text.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import { dayMs, hourMs } from '../../time.ts'
import { because, optional, parse } from '../../validation.ts'
import { takeUse } from '../../db/use-quotas.ts'
import { throttleKey } from '../../db/throttle-rows.ts'
import { lockAccount } from '../words/reservations.ts'
import { isAllowedUrl } from './addresses.ts'
import { eventTypes, testEvent, writeEvent } from './events.ts'
import { deliver } from './sender.ts'
import { type DeliveryRow, maxWebhooks, type WebhookRow } from './tables.ts'

/** How long the old secret signs, too, after it was replaced. */
const previousValidMs = dayMs
/** Deliveries sent by hand: each one is a request to a server of the caller's choice. */
const byHand = { what: 'Deliveries', count: 60, withinMs: hourMs, reason: 'TOO_MANY_TRIES' } as const

export const webhookUrl = z.string().trim().min(1).max(500).refine(isStorable, because('TEXT_NOT_STORABLE'))
const description = withoutCards(z.string().trim().max(120)).refine(isStorable, because('TEXT_NOT_STORABLE'))
const events = z
  .array(z.enum(eventTypes))
  .min(1)
  .max(eventTypes.length)
  .transform(types => eventTypes.filter(type => types.includes(type)))
const input = z.object({ url: webhookUrl, description: optional(description), events })
const changes = z.object({
  url: optional(webhookUrl),
  description: optional(description),
  events: optional(events),
  isActive: optional(z.boolean()),
})

export type WebhookInput = z.input<typeof input>
export type WebhookChanges = z.input<typeof changes>

const shown = ({ id, url, description, events, pausedBy, failures, createdAt }: WebhookRow) => ({
  id,
  url,
  description,
  events: JSON.parse(events) as string[], // written below
  isActive: pausedBy === null,
  isPausedByFailures: pausedBy === 'failures',
  failures: Number(failures),
  createdAt,
})
export type Webhook = ReturnType<typeof shown>

const shownDelivery = ({ id, eventId, type, body, state, ...delivery }: DeliveryRow) => ({
  id,
  eventId,
  type,
  body,
  state: ({ pending: 'PENDING', delivered: 'DELIVERED', failed: 'FAILED' } as const)[state],
  attempts: Number(delivery.attempts),
  nextAt: delivery.nextAt,
  createdAt: delivery.createdAt,
  sentAt: delivery.sentAt,
  status: delivery.status === null ? null : Number(delivery.status),
  response: delivery.response,
  error: delivery.error,
  durationMs: delivery.durationMs === null ? null : Number(delivery.durationMs),
})
export type WebhookDelivery = ReturnType<typeof shownDelivery>

const newSecret = () => `whsec_${randomBytes(32).toString('base64url')}`

/** The viewer's webhooks, the oldest first. */
export async function listWebhooks(ctx: Context): Promise<Webhook[]> {
  const { accountId } = requireViewer(ctx)
  const found = await ctx.db.selectFrom('webhooks').selectAll().where('accountId', '=', accountId).orderBy('id').execute()
  return found.map(shown)
}

async function findWebhook(ctx: Context, id: number): Promise<WebhookRow> {
  const { accountId } = requireViewer(ctx)
  const found = await ctx.db.selectFrom('webhooks').selectAll().where('id', '=', id).where('accountId', '=', accountId).executeTakeFirst()
  if (!found) throw notFound('NOT_FOUND', { type: 'Webhook', id })
  return found
}

function checkUrl(ctx: Context, text: string): string {
  const url = URL.parse(text)
  if (!url || !isAllowedUrl(url, ctx.config.localWebhooks)) throw invalid('WEBHOOK_URL_NOT_ALLOWED', { field: 'url' })
  return url.href
}

/** Creates a webhook; its secret is returned this once. */
export async function createWebhook(ctx: Context, given: WebhookInput): Promise<{ secret: string; webhook: Webhook }> {
  const { accountId, workspaceId } = requireSession(ctx)
  const { url, description, events } = parse(input, given)
  const values = { url: checkUrl(ctx, url), description: description ?? '', events: JSON.stringify(events) }
  const secret = newSecret()
  const webhook = await ctx.store.transact(async db => {
    await lockAccount(db, accountId)
    const { count } = await db
      .selectFrom('webhooks')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('accountId', '=', accountId)
      .executeTakeFirstOrThrow()
    if (Number(count) >= maxWebhooks) throw conflict('TOO_MANY_WEBHOOKS', { max: maxWebhooks })
    const createdAt = ctx.now().toISOString()
    return db
      .insertInto('webhooks')
      .values({ ...values, accountId, workspaceId, secret, pausedBy: null, createdAt })
      .returningAll()
      .executeTakeFirstOrThrow()
  })
  return { secret, webhook: shown(webhook) }
}

/** Changes what is given; `isActive` pauses the webhook, or resumes it with what is still queued. */
export async function updateWebhook(ctx: Context, id: number, given: WebhookChanges): Promise<Webhook> {
  requireSession(ctx)
  await findWebhook(ctx, id)
  const { url, description, events, isActive } = parse(changes, given)
  const set = {
    ...(url && { url: checkUrl(ctx, url) }),
    ...(description !== null && { description }),
    ...(events && { events: JSON.stringify(events) }),
    ...(isActive === true && { pausedBy: null, failures: 0 }),
    ...(isActive === false && { pausedBy: 'owner' as const }),
  }
  if (Object.keys(set).length > 0) await ctx.store.transact(db => db.updateTable('webhooks').set(set).where('id', '=', id).execute())
  return shown(await findWebhook(ctx, id))
}

/** Deletes a webhook with its deliveries, and returns its ID. */
export async function deleteWebhook(ctx: Context, id: number): Promise<number> {
  requireSession(ctx)
  await findWebhook(ctx, id)
  await ctx.store.transact(db => db.deleteFrom('webhooks').where('id', '=', id).execute())
  return id
}

/** Replaces the secret, which is returned this once. The old one signs, too, for a day. */
export async function replaceSecret(ctx: Context, id: number): Promise<{ secret: string; webhook: Webhook }> {
  requireSession(ctx)
  const { secret: previousSecret } = await findWebhook(ctx, id)
  const secret = newSecret()
  const previousUntil = new Date(ctx.now().getTime() + previousValidMs).toISOString()
  await ctx.store.transact(db => db.updateTable('webhooks').set({ secret, previousSecret, previousUntil }).where('id', '=', id).execute())
  return { secret, webhook: shown(await findWebhook(ctx, id)) }
}

/** Deliveries of one webhook or of all, the latest first; they are kept for 30 days. */
export async function listDeliveries(ctx: Context, webhookId: number | null, page?: PageArgs | null) {
  const { accountId } = requireViewer(ctx)
  if (webhookId !== null) await findWebhook(ctx, webhookId)
  const { limit, offset } = pageBounds(page)
  const all = ctx.db.selectFrom('webhookDeliveries').where('accountId', '=', accountId)
  const own = webhookId === null ? all : all.where('webhookId', '=', webhookId)
  const [items, counted] = await Promise.all([
    own.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute(),
    own.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { items: items.map(shownDelivery), total: Number(counted.total) }
}

async function findDelivery(ctx: Context, id: number): Promise<DeliveryRow> {
  const { accountId } = requireViewer(ctx)
  const found = await ctx.db
    .selectFrom('webhookDeliveries')
    .innerJoin('webhooks', 'webhooks.id', 'webhookDeliveries.webhookId')
    .selectAll('webhookDeliveries')
    .where('webhookDeliveries.id', '=', id)
    .where('webhookDeliveries.accountId', '=', accountId)
    .executeTakeFirst()
  if (!found) throw notFound('NOT_FOUND', { type: 'WebhookDelivery', id })
  return found
}

const takeByHand = (ctx: Context) => takeUse(ctx, throttleKey('webhookDeliveries', String(requireSession(ctx).accountId)), byHand)

/** Sends a test event now, even to a paused webhook, and returns what was answered. */
export async function sendTestEvent(ctx: Context, id: number): Promise<WebhookDelivery> {
  requireSession(ctx)
  const { id: webhookId, accountId } = await findWebhook(ctx, id)
  await takeByHand(ctx)
  const at = ctx.now().toISOString()
  const event = writeEvent({ type: testEvent, data: { webhookId } }, ctx.now())
  const delivery = await ctx.store.transact(db =>
    db
      .insertInto('webhookDeliveries')
      .values({ ...event, webhookId, accountId, state: 'pending', nextAt: at, createdAt: at })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  await deliver(ctx, delivery.id)
  return shownDelivery(await findDelivery(ctx, delivery.id))
}

/** Sends a delivery again now: the same event with a new signature. */
export async function resendDelivery(ctx: Context, id: number): Promise<WebhookDelivery> {
  requireSession(ctx)
  await findDelivery(ctx, id)
  await takeByHand(ctx)
  await ctx.store.transact(db =>
    db
      .updateTable('webhookDeliveries')
      .set({ state: 'pending', attempts: 0, nextAt: ctx.now().toISOString() })
      .where('id', '=', id)
      .execute(),
  )
  await deliver(ctx, id)
  return shownDelivery(await findDelivery(ctx, id))
}
