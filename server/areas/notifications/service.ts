/** Notifications: what an account was told, read, marked and removed. */
import { type Context, requireViewer } from '../../context.ts'
import { type PageArgs, pageBounds } from '../../db/rows.ts'
import { notFound } from '../../errors.ts'
import { notificationTopic, tellNotifications } from './notify.ts'
import { wordsOf } from './words.ts'
import type { NotificationFacts } from './tables.ts'

const shown = ['id', 'kind', 'facts', 'link', 'actor', 'at', 'readAt'] as const

const present = (ctx: Context) => {
  const { accountId } = requireViewer(ctx)
  return ctx.db.selectFrom('notifications').where('accountId', '=', accountId).where('removedAt', 'is', null)
}

/** What the viewer was told, the latest first, with how many are not read yet. */
export async function listNotifications(ctx: Context, { unread, page }: { unread?: boolean | null; page?: PageArgs | null }) {
  const { limit, offset } = pageBounds(page)
  const chosen = unread ? present(ctx).where('readAt', 'is', null) : present(ctx)
  const [items, counted, unreadCount] = await Promise.all([
    chosen.select(shown).orderBy('id', 'desc').limit(limit).offset(offset).execute(),
    chosen.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    countUnread(ctx),
  ])
  return { items: items.map(told), total: Number(counted.total), unread: unreadCount }
}

type Stored = Awaited<ReturnType<typeof findOne>>

const told = ({ facts, readAt, ...notification }: Stored) => {
  const parsed = JSON.parse(facts) as NotificationFacts // written by `notify`
  return { ...notification, facts: parsed, text: wordsOf(notification.kind, parsed), isRead: readAt !== null }
}

/** How many the viewer has not read yet. */
export async function countUnread(ctx: Context): Promise<number> {
  const { total } = await present(ctx)
    .select(eb => eb.fn.countAll<number>().as('total'))
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(total)
}

async function findOne(ctx: Context, id: number) {
  const found = await present(ctx).select(shown).where('id', '=', id).executeTakeFirst()
  if (!found) throw notFound(`You have no notification ${id}`)
  return found
}

/** Marks one as read, or as unread again. */
export async function markNotification(ctx: Context, id: number, isRead: boolean) {
  await findOne(ctx, id)
  await change(ctx, { readAt: isRead ? ctx.now().toISOString() : null }, id)
  return told(await findOne(ctx, id))
}

/** Marks all as read, or as unread again, and gives how many are unread now. */
export async function markNotifications(ctx: Context, isRead: boolean): Promise<number> {
  await change(ctx, { readAt: isRead ? ctx.now().toISOString() : null })
  return countUnread(ctx)
}

/** Removes one and gives back its id. */
export async function removeNotification(ctx: Context, id: number): Promise<number> {
  await findOne(ctx, id)
  await change(ctx, { removedAt: ctx.now().toISOString() }, id)
  return id
}

/** Removes all. */
export async function removeNotifications(ctx: Context): Promise<boolean> {
  await change(ctx, { removedAt: ctx.now().toISOString() })
  return true
}

/** Of one of the viewer's notifications, or of all that are there. */
async function change(ctx: Context, columns: { readAt?: string | null; removedAt?: string }, id?: number) {
  const { accountId } = requireViewer(ctx)
  await ctx.store.transact(db => {
    const present = db.updateTable('notifications').set(columns).where('accountId', '=', accountId).where('removedAt', 'is', null)
    return (id === undefined ? present : present.where('id', '=', id)).execute()
  })
  tellNotifications(ctx, accountId)
}

/** What is told from now on, and what was marked: the number of unread ones, and the latest notification, each time. */
export async function* followNotifications(ctx: Context) {
  const { accountId } = requireViewer(ctx)
  for await (const _ of ctx.events.subscribe(notificationTopic(accountId), ctx.ended)) {
    const { items, unread } = await listNotifications(ctx, { page: { itemsPerPage: 1 } })
    yield { notificationChanges: { unread, latest: items[0] ?? null } }
  }
}
