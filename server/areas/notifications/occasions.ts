/** Notifications of an account: its creation, sign-ins, words, runs, and access requests. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { seedRows } from '../../db/demo-rows.ts'
import { emails as emailTable } from '../email/tables.ts'
import { invoices as invoiceTable } from '../invoices/tables.ts'
import type { Db } from '../../db/store.ts'
import { toDollars } from '../../money.ts'
import type { EmailRow } from '../email/tables.ts'
import { readBalance } from '../words/balance.ts'
import { type Notice, notify } from './notify.ts'
import { mailNotice } from './sources.ts'
import '../text/tables.ts'
import './tables.ts'

/** Words are low at or below this share of the granted words. */
const lowShare = 0.1
/** How many unread emails a new account is notified of. */
const waitingMails = 2

const editor = '/apps/invoice/polish'

/**
 * Notifies a new account of its words, unread emails, and its latest overdue invoice, as they will be in its workspace,
 * at the time of each; in the caller's transaction.
 */
export async function welcomeAccount(db: Db, account: { id: number; words: number }, now: Date): Promise<void> {
  const { id, words } = account
  // The rows of a seed are those of its table.
  const [invoices, emails] = [seedRows(invoiceTable, now), seedRows(emailTable, now)] as unknown as [
    (OpenInvoice & { status: string })[],
    EmailRow[],
  ]
  const late = invoices
    .filter(({ balance, status, pastDueFrom }) => balance > 0 && !['DRAFT', 'PAID'].includes(status) && pastDueFrom <= dayOf(now))
    .toSorted((a, b) => compare(b.pastDueFrom, a.pastDueFrom) || b.id - a.id)
  const waiting = emails
    .filter(({ folder, isRead, isDeleted, isListed }) => folder === 'INBOX' && !isRead && !isDeleted && isListed)
    .toSorted((a, b) => compare(b.time, a.time) || b.id - a.id)
  const notices = [
    ...late.slice(0, 1).map(invoice => ({ notice: invoiceNotice(invoice), at: `${invoice.pastDueFrom}T00:00:00.000Z` })),
    ...waiting
      .slice(0, waitingMails)
      .toReversed()
      .map(mail => ({ notice: mailNotice(mail), at: mail.time })),
  ].toSorted((a, b) => compare(a.at, b.at))
  for (const { notice, at } of notices) await notify(db, id, notice, new Date(at))
  await notify(db, id, { key: 'welcome', kind: 'WELCOME', facts: { words }, link: editor }, now)
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

interface OpenInvoice {
  id: number
  clientName: string
  balance: number
  pastDueFrom: string
}

const dayOf = (now: Date) => now.toISOString().slice(0, 10)
const openInvoices = sql`select id, ${sql.ref('workspaceId')}, ${sql.ref('clientName')}, balance, ${sql.ref('pastDueFrom')}
  from ${sql.table('invoices')} where balance > 0 and status not in ('DRAFT', 'PAID')`

const invoiceNotice = ({ id, clientName, balance, pastDueFrom }: OpenInvoice): Notice => ({
  key: `invoice-past-due:${id}:${pastDueFrom}`,
  kind: 'INVOICE_PAST_DUE',
  facts: { title: String(id), name: clientName, amount: toDollars(Number(balance)) },
  link: `/apps/invoice/preview/${id}`,
  actor: clientName,
})

/** Notifies of invoices that became past due since the given day; returns the accounts with new notifications. */
export async function noticeInvoices(db: Db, since: Date, now: Date): Promise<number[]> {
  const { rows } = await sql<OpenInvoice & { accountId: number }>`select open.*, a.id as ${sql.ref('accountId')}
    from (${openInvoices} and ${sql.ref('pastDueFrom')} > ${dayOf(since)} and ${sql.ref('pastDueFrom')} <= ${dayOf(now)}) as open
    join accounts a on a.${sql.ref('workspaceId')} = open.${sql.ref('workspaceId')} order by open.${sql.ref('pastDueFrom')}, open.id`.execute(
    db,
  )
  const notified = new Set<number>()
  for (const { accountId, ...invoice } of rows)
    if (await notify(db, Number(accountId), invoiceNotice(invoice), now)) notified.add(Number(accountId))
  return [...notified]
}

/** Stores the device of a sign-in; notifies the account of a new device, unless it is the first. */
export async function noticeDevice(ctx: Context, db: Db, accountId: number): Promise<boolean> {
  const { isDemo } = await db.selectFrom('accounts').select('isDemo').where('id', '=', accountId).executeTakeFirstOrThrow()
  // A demo account has no other device.
  if (isDemo === 1) return false
  const deviceHash = createHash('sha256').update(`${ctx.userAgent}\n${ctx.address}`).digest('base64url')
  const devices = await db.selectFrom('devices').select('deviceHash').where('accountId', '=', accountId).execute()
  const at = ctx.now().toISOString()
  await db
    .insertInto('devices')
    .values({ accountId, deviceHash, at })
    .onConflict(conflict => conflict.columns(['accountId', 'deviceHash']).doUpdateSet({ at }))
    .execute()
  if (devices.length === 0 || devices.some(each => each.deviceHash === deviceHash)) return false
  const facts = { name: browserOf(ctx.userAgent) }
  const link = '/pages/account-settings/security'
  return notify(db, accountId, { key: `device:${deviceHash}`, kind: 'NEW_DEVICE', facts, link }, ctx.now())
}

const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const

/** The browser's name, or the first word of the user agent. */
const browserOf = (userAgent: string) => browsers.find(([mark]) => userAgent.includes(mark))?.[1] ?? (userAgent.split(/[\s/(]/)[0] || '?')

/** Notifies of refunded or low words after a run; returns the account if there is a new notification. */
export async function noticeRun(db: Db, runId: string, now: Date): Promise<number | null> {
  const run = await db
    .selectFrom('textRuns')
    .innerJoin('reservations', 'reservations.runId', 'textRuns.id')
    .select(['textRuns.accountId', 'textRuns.status', 'textRuns.action', 'textRuns.wordsCharged', 'reservations.words'])
    .where('textRuns.id', '=', runId)
    .executeTakeFirst()
  if (!run) return null
  const { accountId, status, words, wordsCharged } = run
  // Nobody waits for a check while writing, and the next pause repeats it.
  if (status === 'FAILED' && words > 0 && run.action !== 'check') {
    const facts = { words, title: run.action }
    return (await notify(db, accountId, { key: `run:${runId}`, kind: 'RUN_REFUNDED', facts, link: editor }, now)) ? accountId : null
  }
  return wordsCharged && (await noticeLowWords(db, accountId, now)) ? accountId : null
}

/** Words are low at what the account has set, or by default at a share. Once per state of the grants: words granted later can run low again. */
async function noticeLowWords(db: Db, accountId: number, now: Date): Promise<boolean> {
  const { durWordsLeft, tempWordsLeft } = await readBalance(db, accountId, now)
  const left = durWordsLeft + tempWordsLeft
  const grants = await db
    .selectFrom('wordGrants')
    .select(eb => [eb.fn.sum<number>('granted').as('granted'), eb.fn.max<number>('id').as('last')])
    .where('accountId', '=', accountId)
    .where(eb => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', now.toISOString())]))
    .executeTakeFirstOrThrow()
  const { lowWords } = await db.selectFrom('accounts').select('lowWords').where('id', '=', accountId).executeTakeFirstOrThrow()
  if (left > (lowWords ?? Number(grants.granted ?? 0) * lowShare)) return false
  const link = '/pages/account-settings/billing-plans'
  const key = lowWords === null ? `low:${grants.last ?? 0}` : `low:${grants.last ?? 0}:${lowWords}`
  return notify(db, accountId, { key, kind: 'WORDS_LOW', facts: { words: left }, link }, now)
}

/** The notice of an access request, at most once a day for each right. */
export const accessNotice = (email: string, right: string, now: Date): Notice => ({
  key: `access:${email}:${right}:${dayOf(now)}`,
  kind: 'ACCESS_REQUESTED',
  facts: { name: email, title: right },
  link: '/apps/admin/activities',
  actor: email,
})
