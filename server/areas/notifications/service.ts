/** Notifications of an account: listed, marked as read, and removed. */
import { type Context, requireViewer } from '../../context.ts'
import { type PageArgs, pageBounds } from '../../db/rows.ts'
import { notFound } from '../../errors.ts'
import { formatMessage } from '../../messages/format.ts'
import { notifications as messages } from '../../messages/notifications.ts'
import { toPrice } from '../../money.ts'
import { notificationTopic, publishNotifications } from './notify.ts'
import { isQuiet } from './schedule.ts'
import { isShownByBrowser } from './settings.ts'
import type { NotificationFacts, NotificationKind } from './tables.ts'

const shown = ['id', 'kind', 'facts', 'link', 'actor', 'at', 'readAt'] as const

/** The viewer's notifications, except removed ones. */
const listed = (ctx: Context) => {
  const { accountId } = requireViewer(ctx)
  return ctx.db.selectFrom('notifications').where('accountId', '=', accountId).where('removedAt', 'is', null)
}

/** The viewer's notifications, the latest first, and how many are unread. */
export async function listNotifications(ctx: Context, { unread, page }: { unread?: boolean | null; page?: PageArgs | null }) {
  const { limit, offset } = pageBounds(page)
  const matching = unread ? listed(ctx).where('readAt', 'is', null) : listed(ctx)
  const [items, counted, unreadCount] = await Promise.all([
    matching.select(shown).orderBy('id', 'desc').limit(limit).offset(offset).execute(),
    matching.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    countUnread(ctx),
  ])
  return { items: items.map(toNotification), total: Number(counted.total), unread: unreadCount }
}

type Stored = Awaited<ReturnType<typeof findOne>>

const toNotification = ({ facts, readAt, ...notification }: Stored) => {
  const parsed = JSON.parse(facts) as NotificationFacts // written by `notify`
  return { ...notification, facts: parsed, text: describe(notification.kind, parsed), isRead: readAt !== null }
}

/** The notification in English, for clients that do not know its kind. */
const describe = (kind: NotificationKind, { amount = 0, currency, date, ...facts }: NotificationFacts) =>
  formatMessage(messages, kind, {
    ...facts,
    count: facts.words,
    price: toPrice(amount, currency),
    day: date && dayFormat.format(new Date(date)),
  }) ?? kind

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** The viewer's number of unread notifications. */
export async function countUnread(ctx: Context): Promise<number> {
  const { total } = await listed(ctx)
    .select(eb => eb.fn.countAll<number>().as('total'))
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(total)
}

async function findOne(ctx: Context, id: number) {
  const found = await listed(ctx).select(shown).where('id', '=', id).executeTakeFirst()
  if (!found) throw notFound('NOT_FOUND', { type: 'Notification', id })
  return found
}

/** Marks a notification as read or unread. */
export async function markNotification(ctx: Context, id: number, isRead: boolean) {
  await findOne(ctx, id)
  await change(ctx, { readAt: isRead ? ctx.now().toISOString() : null }, id)
  return toNotification(await findOne(ctx, id))
}

/** Marks all notifications as read or unread; returns the number of unread ones. */
export async function markNotifications(ctx: Context, isRead: boolean): Promise<number> {
  await change(ctx, { readAt: isRead ? ctx.now().toISOString() : null })
  return countUnread(ctx)
}

/** Removes a notification and returns its id. */
export async function removeNotification(ctx: Context, id: number): Promise<number> {
  await findOne(ctx, id)
  await change(ctx, { removedAt: ctx.now().toISOString() }, id)
  return id
}

/** Removes all notifications. */
export async function removeNotifications(ctx: Context): Promise<boolean> {
  await change(ctx, { removedAt: ctx.now().toISOString() })
  return true
}

/** Changes one of the viewer's notifications, or all of them. */
async function change(ctx: Context, columns: { readAt?: string | null; removedAt?: string }, id?: number) {
  const { accountId } = requireViewer(ctx)
  await ctx.store.transact(db => {
    const update = db.updateTable('notifications').set(columns).where('accountId', '=', accountId).where('removedAt', 'is', null)
    return (id === undefined ? update : update.where('id', '=', id)).execute()
  })
  publishNotifications(ctx, accountId)
}

/** Subscribes to the number of unread notifications and the latest one. */
export async function* followNotifications(ctx: Context) {
  const { accountId } = requireViewer(ctx)
  for await (const _ of ctx.events.subscribe(notificationTopic(accountId), ctx.ended)) {
    const { items, unread } = await listNotifications(ctx, { page: { itemsPerPage: 1 } })
    const [latest = null] = items
    const isSilent = latest === null || (await isQuiet(ctx)) || !(await isShownByBrowser(ctx, latest.kind))
    yield { notificationChanges: { unread, latest, isSilent } }
  }
}
