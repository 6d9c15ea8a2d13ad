/** Notifications that depend on time: invoices that become past due, every hour, and emails to be sent. */
import type { Parts } from '../../context.ts'
import { dayMs, hourMs } from '../../time.ts'
import { repeat } from '../../repeat.ts'
import { sendDueMails } from './mails.ts'
import { notify, publishNotifications } from './notify.ts'
import { noticeInvoices } from './occasions.ts'

/** How far back to look, so that invoices due while the server was down are included. */
const lookBackMs = 2 * dayMs

const mailEveryMs = 5000

/** Checks now and every hour, and sends emails, until stopped. */
export function startNotices(parts: Parts): { stop: () => Promise<void> } {
  const loops = [
    repeat(parts, () => noticeDue(parts), { everyMs: hourMs, failed: 'invoice notifications failed' }),
    repeat(parts, () => sendDueMails(parts), { everyMs: mailEveryMs, failed: 'sending notifications failed' }),
  ]
  return {
    async stop() {
      await Promise.all(loops.map(loop => loop.stop()))
    },
  }
}

/** Notifies of invoices that became past due since yesterday. */
export async function noticeDue(parts: Parts): Promise<void> {
  const now = parts.now()
  const notified = await parts.store.transact(db => noticeInvoices(db, new Date(now.getTime() - lookBackMs), now))
  for (const accountId of notified) publishNotifications(parts, accountId)
}

/** Notifies the administrators that the public workspace was reset. */
export async function noticeReset(parts: Parts): Promise<void> {
  const now = parts.now()
  const key = `public-reset:${now.toISOString()}`
  const administrators = await parts.store.db
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'admin')
    .where('isDemo', '=', 0)
    .execute()
  for (const { id } of administrators) {
    const notice = { key, kind: 'PUBLIC_WORKSPACE_RESET', link: '/apps/admin/activities' } as const
    await parts.store.transact(db => notify(db, id, notice, now))
    publishNotifications(parts, id)
  }
}
