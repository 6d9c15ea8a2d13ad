/** What time brings about: invoices that become past due, looked for at start and every hour. */
import type { Parts } from '../../context.ts'
import { dayMs, hourMs } from '../../time.ts'
import { notify, tellNotifications } from './notify.ts'
import { noticeInvoices } from './occasions.ts'

/** How far back is looked: days on which the server stood still are made up for. */
const lookBackMs = 2 * dayMs

/** Looks now and every hour, until stopped. */
export function startNotices(parts: Parts): { stop: () => Promise<void> } {
  const run = () => noticeDue(parts).catch((error: unknown) => parts.log.error({ err: error }, 'notices of invoices failed'))
  let running = run()
  const timer = setInterval(() => void (running = run()), hourMs).unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

/** Tells of the invoices that are past due since yesterday or today. */
export async function noticeDue(parts: Parts): Promise<void> {
  const now = parts.now()
  const told = await parts.store.transact(db => noticeInvoices(db, new Date(now.getTime() - lookBackMs), now))
  for (const accountId of told) tellNotifications(parts, accountId)
}

/** Tells the administrators that the public workspace was filled again. */
export async function noticeReset(parts: Parts): Promise<void> {
  const now = parts.now()
  const key = `public-reset:${now.toISOString()}`
  const administrators = await parts.store.db.selectFrom('accounts').select('id').where('role', '=', 'admin').execute()
  for (const { id } of administrators) {
    const notice = { key, kind: 'PUBLIC_WORKSPACE_RESET', link: '/apps/admin/activities' } as const
    await parts.store.transact(db => notify(db, id, notice, now))
    tellNotifications(parts, id)
  }
}
