/** Telling an account: one notification for each event, the last 200 of them. */
import type { Parts } from '../../context.ts'
import type { Db } from '../../db/store.ts'
import type { NotificationFacts, NotificationKind } from './tables.ts'

export interface Notice {
  /** Names the event: told twice, it is kept once. */
  key: string
  kind: NotificationKind
  facts?: NotificationFacts
  /** Path of the web application where it came from. */
  link: string
  /** Who did it; empty for the product itself. */
  actor?: string
}

export const keptNotifications = 200
const maxExcerpt = 120

export const notificationTopic = (accountId: number) => `notifications:${accountId}`

/** Keeps the notification, as part of the caller's transaction; true when it is new. `tellNotifications` follows the commit. */
export async function notify(db: Db, accountId: number, notice: Notice, now: Date): Promise<boolean> {
  const { key, kind, facts = {}, link, actor = '' } = notice
  const told = { ...facts, ...(facts.excerpt && { excerpt: shorten(facts.excerpt) }) }
  const values = { accountId, key, kind, facts: JSON.stringify(told), link, actor, at: now.toISOString(), readAt: null, removedAt: null }
  const made = await db
    .insertInto('notifications')
    .values(values)
    .onConflict(conflict => conflict.columns(['accountId', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) return false
  const oldest = await db
    .selectFrom('notifications')
    .select('id')
    .where('accountId', '=', accountId)
    .orderBy('id', 'desc')
    .offset(keptNotifications)
    .limit(1)
    .executeTakeFirst()
  if (oldest) await db.deleteFrom('notifications').where('accountId', '=', accountId).where('id', '<=', oldest.id).execute()
  return true
}

const shorten = (text: string) => {
  const [first = ''] = text.replaceAll(/\s+/g, ' ').trim().split('\n')
  return first.length > maxExcerpt ? `${Array.from(first).slice(0, maxExcerpt).join('')}…` : first
}

/** Open screens of the account ask again. */
export const tellNotifications = (parts: Pick<Parts, 'events'>, accountId: number): void =>
  parts.events.publish(notificationTopic(accountId), {})

/** Keeps a notification by itself and tells it. */
export async function notifyNow(parts: Pick<Parts, 'store' | 'events' | 'now'>, accountId: number, notice: Notice): Promise<void> {
  const isNew = await parts.store.transact(db => notify(db, accountId, notice, parts.now()))
  if (isNew) tellNotifications(parts, accountId)
}
