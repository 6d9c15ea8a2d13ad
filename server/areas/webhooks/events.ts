/** Events of webhooks: changes of the account's records and of its purchases, queued in the transaction that causes them. */
import { randomBytes } from 'node:crypto'
import { type Context, workspaceOf } from '../../context.ts'
import { onWrite, type RowChange } from '../../db/changes.ts'
import { compileOnce } from '../../db/compile-once.ts'
import type { Db } from '../../db/store.ts'
import { type AnyTable, serializeRow } from '../../db/tables.ts'
import { calendarEvents } from '../calendar/tables.ts'
import { customers } from '../customers/tables.ts'
import { invoices } from '../invoices/tables.ts'
import { cards } from '../kanban/tables.ts'
import { onNotice, publishNotifications } from '../notifications/notify.ts'
import type { NotificationKind } from '../notifications/tables.ts'
import { orders } from '../orders/tables.ts'
import { products } from '../products/tables.ts'
import { reviews } from '../reviews/tables.ts'
import { users } from '../users/tables.ts'
import { pauseWebhook } from './pause.ts'
import type { WebhookRow } from './tables.ts'

const records = {
  order: orders,
  product: products,
  customer: customers,
  invoice: invoices,
  review: reviews,
  user: users,
  event: calendarEvents,
  card: cards,
} satisfies Record<string, AnyTable>
const changes = ['created', 'updated', 'deleted'] as const

const accountEvents = {
  PURCHASE_PAID: 'purchase.paid',
  PURCHASE_FAILED: 'purchase.failed',
  PURCHASE_REFUNDED: 'purchase.refunded',
  PLAN_RENEWED: 'plan.renewed',
  PLAN_ENDED: 'plan.ended',
  WORDS_LOW: 'words.low',
} as const satisfies Partial<Record<NotificationKind, string>>

/** Sent by `sendTestEvent`, whatever was chosen. */
export const testEvent = 'webhook.test'

/** Every event type that can be chosen. */
export const eventTypes: readonly string[] = [
  ...Object.keys(records).flatMap(name => changes.map(change => `${name}.${change}`)),
  ...Object.values(accountEvents),
]

/** Records that an event contains; of the others, it has the IDs. */
const maxRecords = 20
/** Deliveries that may wait; a webhook that does not keep up is paused. */
const maxPending = 1000

interface Event {
  type: string
  data: Record<string, unknown>
}

const endpointColumns = ['id', 'accountId', 'url', 'events'] as const
type Endpoint = Pick<WebhookRow, (typeof endpointColumns)[number]>

const findInWorkspace = compileOnce(db =>
  db.selectFrom('webhooks').select(endpointColumns).where('workspaceId', '=', 0).where('pausedBy', 'is', null),
)

onWrite(async (ctx, written) => {
  const { id, kind } = workspaceOf(ctx)
  if (kind === 'public') return
  // As the query selects them.
  const endpoints = await findInWorkspace(ctx, [id])
  if (endpoints.length === 0) return
  const notified = await queueEvents(ctx.db, endpoints, describeChanges(ctx, written), ctx.now())
  ctx.afterCommit.push(() => notified.forEach(accountId => publishNotifications(ctx, accountId)))
})

/** One event for each kind of record and change. */
function describeChanges(ctx: Context & { operationId: number }, written: RowChange[]): Event[] {
  return Object.entries(records).flatMap(([name, table]) => {
    const own = Map.groupBy(
      written.filter(({ tableName }) => tableName === table.name),
      ({ before, after }) => (!before ? 'created' : after ? 'updated' : 'deleted'),
    )
    return changes.flatMap(change => {
      const changed = own.get(change)
      if (!changed) return []
      const data = {
        operationId: ctx.operationId,
        requestId: ctx.requestId,
        ids: changed.map(({ rowId }) => rowId),
        records: changed.slice(0, maxRecords).map(({ before, after }) => serializeRow(table, after ?? before ?? {})),
      }
      return [{ type: `${name}.${change}`, data }]
    })
  })
}

const isAccountEvent = (kind: string): kind is keyof typeof accountEvents => Object.hasOwn(accountEvents, kind)

onNotice(async (db, accountId, { kind, facts = {} }, now) => {
  if (!isAccountEvent(kind)) return
  const endpoints = await db
    .selectFrom('webhooks')
    .select(endpointColumns)
    .where('accountId', '=', accountId)
    .where('pausedBy', 'is', null)
    .execute()
  const { title, amount, currency = 'USD', words, date } = facts
  const money = amount === undefined ? {} : { amount: Math.round(amount * 100), currency }
  const data = { ...(title && { outTradeNo: title }), ...money, ...(words !== undefined && { words }), ...(date && { date }) }
  // The caller publishes the account's notifications.
  await queueEvents(db, endpoints, [{ type: accountEvents[kind], data }], now)
})

/** The body of an event, which is the same for every webhook and attempt. */
export function writeEvent({ type, data }: Event, now: Date) {
  const eventId = `evt_${randomBytes(12).toString('hex')}`
  return { eventId, type, body: JSON.stringify({ id: eventId, type, created: Math.floor(now.getTime() / 1000), data }) }
}

/** Queues the events that each webhook chose. Returns the accounts that were notified of a paused one. */
async function queueEvents(db: Db, endpoints: Endpoint[], events: Event[], now: Date): Promise<Set<number>> {
  const at = now.toISOString()
  const written = events.map(event => writeEvent(event, now))
  const notified = new Set<number>()
  for (const endpoint of endpoints) {
    const { id, accountId } = endpoint
    const types = new Set(JSON.parse(endpoint.events) as string[]) // written by `createWebhook`
    const wanted = written.filter(({ type }) => types.has(type))
    if (wanted.length === 0) continue
    const { pending } = await db
      .selectFrom('webhookDeliveries')
      .select(eb => eb.fn.countAll<number>().as('pending'))
      .where('webhookId', '=', id)
      .where('nextAt', 'is not', null)
      .executeTakeFirstOrThrow()
    if (Number(pending) >= maxPending) {
      if (await pauseWebhook(db, endpoint, now)) notified.add(accountId)
      continue
    }
    const queued = wanted.map(event => ({ ...event, webhookId: id, accountId, state: 'pending' as const, nextAt: at, createdAt: at }))
    await db.insertInto('webhookDeliveries').values(queued).execute()
  }
  return notified
}
