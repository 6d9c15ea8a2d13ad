/** Six-digit codes sent by email, for sign-up and password reset. */
import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/store.ts'
import { invalid } from '../../errors.ts'
import { networkOf } from './quota.ts'
import { checkThrottle, takeTry, throttleKey } from './throttle.ts'

const validMs = 10 * 60 * 1000
const maxAttempts = 5

const hashOf = (emailKey: string, code: string) => createHash('sha256').update(`${emailKey}\n${code}`).digest('base64url')

/** Emails a code to the address. The email depends on whether the account exists; the response does not. */
export async function mailCode(ctx: Context, email: string, emailKey: string): Promise<void> {
  const perMail = throttleKey('code', emailKey)
  const perNetwork = throttleKey('codes', networkOf(ctx.address))
  // The third email in a row waits, and the twentieth from one network.
  await checkThrottle(ctx, perMail)
  await takeTry(ctx, perNetwork, 20)
  await takeTry(ctx, perMail, 3)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const now = ctx.now()
  const isKnown = await ctx.store.transact(async db => {
    await db
      .insertInto('codes')
      .values({
        emailKey,
        codeHash: hashOf(emailKey, code),
        createdAt: now.toISOString(),
        expiresAt: new Date(now.getTime() + validMs).toISOString(),
        usedAt: null,
      })
      .execute()
    return (await db.selectFrom('accounts').select('id').where('emailKey', '=', emailKey).executeTakeFirst()) !== undefined
  })
  await ctx.mailer.send({
    to: email,
    subject: `${code} is your Deskwright code`,
    text: isKnown ? newPasswordText(code) : registrationText(code),
  })
}

const closing = "The code is valid for 10 minutes and can be used once. If you didn't request it, you can ignore this email."
const registrationText = (code: string) => `Welcome to Deskwright.\n\nYour code to confirm this email address is ${code}.\n\n${closing}\n`
const newPasswordText = (code: string) =>
  `Someone requested a code for your Deskwright account.\n\nUse the code ${code} to set a new password. You already have an account, so you don't need to sign up.\n\n${closing}\n`

/**
 * Consumes the code; throws if it is wrong, expired, used, or out of attempts. Runs in its own transaction, so that a
 * failed attempt is counted.
 */
export async function useCode(ctx: Context, emailKey: string, code: string): Promise<void> {
  const good = await ctx.store.transact(db => tryCode(ctx, db, emailKey, code.replace(/\s/g, '')))
  if (!good) throw invalid('CODE_INVALID', { field: 'code' })
}

async function tryCode(ctx: Context, db: Db, emailKey: string, code: string): Promise<boolean> {
  const now = ctx.now().toISOString()
  const latest = await db.selectFrom('codes').selectAll().where('emailKey', '=', emailKey).orderBy('id', 'desc').limit(1).executeTakeFirst()
  if (!latest) return false
  // Counting first locks the row, so concurrent attempts share the limit.
  const counted = await db
    .updateTable('codes')
    .set(eb => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', latest.id)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('attempts', '<', maxAttempts)
    .returning('codeHash')
    .executeTakeFirst()
  if (!counted || !timingSafeEqual(Buffer.from(counted.codeHash), Buffer.from(hashOf(emailKey, code)))) return false
  await db.updateTable('codes').set({ usedAt: now }).where('id', '=', latest.id).execute()
  return true
}
