/** Pauses webhooks that fail or do not keep up. */
import type { Db } from '../../db/store.ts'
import { notify } from '../notifications/notify.ts'
import type { WebhookRow } from './tables.ts'

/** Page where webhooks are managed. */
const webhooksPage = '/pages/account-settings/connection'

/** Pauses the webhook and notifies its owner; true if there is something new to show. Call `publishNotifications` after the commit. */
export async function pauseWebhook(
  db: Db,
  { id, accountId, url }: Pick<WebhookRow, 'id' | 'accountId' | 'url'>,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhooks')
    .set({ pausedBy: 'failures' })
    .where('id', '=', id)
    .where('pausedBy', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false
  const key = `webhook-paused:${id}:${now.toISOString()}`
  return notify(db, accountId, { key, kind: 'WEBHOOK_PAUSED', facts: { title: new URL(url).host }, link: webhooksPage }, now)
}
