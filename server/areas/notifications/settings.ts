/** Which notifications an account gets, and where. */
import { z } from 'zod'
import { type Context, requireViewer } from '../../context.ts'
import type { Db } from '../../db/store.ts'
import { mailedKinds, type MailedKind } from '../../messages/mails.ts'
import { parse } from '../../validation.ts'
import { lockAccount } from '../words/reservations.ts'
import type { NotificationKind } from './tables.ts'

/** The kinds that can be switched; the others are always shown. */
export const switchableKinds = [
  'PURCHASE_PAID',
  'PURCHASE_FAILED',
  'PURCHASE_REFUNDED',
  'PLAN_RENEWED',
  'PLAN_ENDED',
  'WORDS_LOW',
  'WORDS_EXPIRING',
  'RUN_REFUNDED',
  'INVOICE_PAST_DUE',
  'EMAIL_RECEIVED',
  'CHAT_MESSAGE',
  'MENTIONED',
] as const satisfies readonly NotificationKind[]
export type SwitchableKind = (typeof switchableKinds)[number]

export interface NotificationSetting {
  kind: SwitchableKind
  app: boolean
  /** As a notification of the browser, where it has permission. */
  browser: boolean
  /** Null if it is never sent by email. */
  email: boolean | null
}

/** What was chosen, by kind; everything else is on. */
type Stored = Partial<Record<SwitchableKind, { app: boolean; email: boolean; browser?: boolean }>>

export const isMailed = (kind: string): kind is MailedKind => mailedKinds.some(each => each === kind)
const isSwitchable = (kind: string): kind is SwitchableKind => switchableKinds.some(each => each === kind)

const toSettings = (stored: Stored): NotificationSetting[] =>
  switchableKinds.map(kind => ({
    kind,
    app: stored[kind]?.app ?? true,
    browser: stored[kind]?.browser ?? true,
    email: isMailed(kind) ? (stored[kind]?.email ?? true) : null,
  }))

async function readStored(db: Db, accountId: number) {
  const row = await db.selectFrom('accounts').select(['notificationSettings', 'isDemo']).where('id', '=', accountId).executeTakeFirst()
  return { stored: JSON.parse(row?.notificationSettings ?? '{}') as Stored, isDemo: row?.isDemo === 1 } // written by `saveSettings`
}

/** Where the account gets this kind. Demo accounts have no mailbox. */
export async function findChannels(db: Db, accountId: number, kind: NotificationKind): Promise<{ app: boolean; email: boolean }> {
  // Money added to the balance is a purchase, too.
  const switched = kind === 'BALANCE_ADDED' ? 'PURCHASE_PAID' : kind
  if (!isSwitchable(switched)) return { app: true, email: false }
  const { stored, isDemo } = await readStored(db, accountId)
  const { app, email } = stored[switched] ?? { app: true, email: true }
  return { app, email: email && !isDemo && isMailed(kind) }
}

/** Whether browsers show notifications of this kind. */
export async function isShownByBrowser(ctx: Context, kind: NotificationKind): Promise<boolean> {
  const { stored } = await readStored(ctx.db, requireViewer(ctx).accountId)
  return !isSwitchable(kind) || (stored[kind]?.browser ?? true)
}

export async function listSettings(ctx: Context): Promise<NotificationSetting[]> {
  const { accountId } = requireViewer(ctx)
  return toSettings((await readStored(ctx.db, accountId)).stored)
}

const input = z
  .array(z.object({ kind: z.enum(switchableKinds), app: z.boolean(), browser: z.boolean().nullish(), email: z.boolean().nullish() }))
  .max(switchableKinds.length)
export type SettingsInput = z.input<typeof input>

/** Changes the given kinds, and returns all of them. */
export async function saveSettings(ctx: Context, given: SettingsInput): Promise<NotificationSetting[]> {
  const { accountId } = requireViewer(ctx)
  const changes = parse(input, given, 'settings')
  const stored = await ctx.store.transact(async db => {
    // Locked first, so that concurrent requests keep each other's changes.
    await lockAccount(db, accountId)
    const { stored: present } = await readStored(db, accountId)
    for (const { kind, app, browser, email } of changes) {
      const { email: mailed = true, browser: isShown = true } = present[kind] ?? {}
      present[kind] = { app, email: email ?? mailed, browser: browser ?? isShown }
    }
    await db
      .updateTable('accounts')
      .set({ notificationSettings: JSON.stringify(present) })
      .where('id', '=', accountId)
      .execute()
    return present
  })
  return toSettings(stored)
}
