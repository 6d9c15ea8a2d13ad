/** Account deletion: prepared with the typed address, restored by signing in within 14 days. */
import { type Context, requireSession } from '../../context.ts'
import type { Db } from '../../db/store.ts'
import { fold } from '../../db/text.ts'
import { invalid } from '../../errors.ts'
import { dayMs } from '../../time.ts'
import { confirmPassword } from './confirm-password.ts'
import { mailNotice } from './security-mail.ts'
import { endSessions, notifyAccount } from './sessions.ts'

const restorableMs = 14 * dayMs

/** Ends every session, and has the account deleted in 14 days; returns when. A demo account is deleted at once. */
export async function deleteAccount(ctx: Context, typedEmail: string, password: string): Promise<string> {
  const { accountId, email, isDemo } = requireSession(ctx)
  if (fold(typedEmail.trim()) !== fold(email)) throw invalid('EMAIL_NOT_YOURS', { field: 'email' })
  await confirmPassword(ctx, password)
  const deleteAt = new Date(ctx.now().getTime() + (isDemo ? 0 : restorableMs)).toISOString()
  await ctx.store.transact(async db => {
    await db.updateTable('accounts').set({ deleteAt }).where('id', '=', accountId).execute()
    await endSessions(db, accountId)
  })
  notifyAccount(ctx, accountId)
  mailNotice(ctx, email, 'ACCOUNT_DELETED')
  return deleteAt
}

/** Keeps an account that was about to be deleted, in the transaction of a sign-in; true if it was. */
export async function restoreAccount(db: Db, accountId: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({ deleteAt: null })
    .where('id', '=', accountId)
    .where('deleteAt', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
