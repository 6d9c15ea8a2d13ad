/** Storing notifications: one for each event, the last 200 of an account. */
import type { Parts } from '../../context.ts'
import type { Db } from '../../db/store.ts'
import { queueMail } from './mails.ts'
import { findChannels, isMailed } from './settings.ts'
import type { NotificationFacts, NotificationKind } from './tables.ts'

export interface Notice {
  /** Identifies the event: a second notification with the same key is ignored. */
  key: string
  kind: NotificationKind
  facts?: NotificationFacts
  /** Path of the related page. */
  link: string
  /** The actor; empty for Deskwright itself. */
  actor?: string
}

type Follower = (db: Db, accountId: number, notice: Notice, now: Date) => Promise<void>
const followers: Follower[] = []

/** Registers a follow-up for new notices, in the same transaction, whether or not they are shown. */
export const onNotice = (follower: Follower): void => void followers.push(follower)

export const keptNotifications = 200
const maxExcerpt = 120

export const notificationTopic = (accountId: number) => `notifications:${accountId}`

/**
 * Stores the notification and queues its email in the caller's transaction, as the account's settings allow; true if there is
 * something new to show. Call `publishNotifications` after the commit.
 */
export async function notify(db: Db, accountId: number, notice: Notice, now: Date): Promise<boolean> {
  const { key, kind, facts = {}, link, actor = '' } = notice
  const stored = { ...facts, ...(facts.excerpt && { excerpt: shorten(facts.excerpt) }) }
  const { app, email } = await findChannels(db, accountId, kind)
  const at = now.toISOString()
  // Stored even if it is not shown, since it must not happen twice.
  const values = { accountId, key, kind, facts: JSON.stringify(stored), link, actor, at, readAt: null, removedAt: app ? null : at }
  const inserted = await db
    .insertInto('notifications')
    .values(values)
    .onConflict(conflict => conflict.columns(['accountId', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return false
  for (const follower of followers) await follower(db, accountId, notice, now)
  if (email && isMailed(kind)) await queueMail(db, accountId, { key, kind, facts, link }, now)
  const oldest = await db
    .selectFrom('notifications')
    .select('id')
    .where('accountId', '=', accountId)
    .orderBy('id', 'desc')
    .offset(keptNotifications)
    .limit(1)
    .executeTakeFirst()
  if (oldest) await db.deleteFrom('notifications').where('accountId', '=', accountId).where('id', '<=', oldest.id).execute()
  return app
}

const shorten = (text: string) => {
  const [first = ''] = text.replaceAll(/\s+/g, ' ').trim().split('\n')
  return first.length > maxExcerpt ? `${Array.from(first).slice(0, maxExcerpt).join('')}…` : first
}

/** Makes the account's subscribers fetch their notifications again. */
export const publishNotifications = (parts: Pick<Parts, 'events'>, accountId: number): void =>
  parts.events.publish(notificationTopic(accountId), {})

/** Stores a notification in its own transaction and publishes it. */
export async function notifyNow(parts: Pick<Parts, 'store' | 'events' | 'now'>, accountId: number, notice: Notice): Promise<void> {
  const isNew = await parts.store.transact(db => notify(db, accountId, notice, parts.now()))
  if (isNew) publishNotifications(parts, accountId)
}
