/**
 * Six-digit codes sent by email, for sign-up, password reset, and sign-ins under attack. A code belongs to the browser or
 * network that asked for it, so that nobody else can replace it or use up its tries.
 */
import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/store.ts'
import { invalid } from '../../errors.ts'
import { renderMail } from '../../mail-layout.ts'
import { dayMs, hourMs, minuteMs } from '../../time.ts'
import { findKnownOrigin, type Origin, requesterOf } from './origins.ts'
import { countUse, takeUse } from '../../db/use-quotas.ts'
import { throttleKey } from '../../db/throttle-rows.ts'
import { checkThrottle, takeTry } from './throttle.ts'

const validMs = 10 * minuteMs
const maxAttempts = 5
/** Emails that strangers of all networks can have sent to one address. */
const perMailbox = { what: 'Codes', count: 30, withinMs: hourMs, reason: 'TOO_MANY_TRIES' } as const
/** After so many, each code of a stranger allows one try: otherwise many codes would add up to many guesses. */
const fullTries = { what: 'Codes', count: 20, withinMs: dayMs } as const

const hashOf = (emailKey: string, code: string) => createHash('sha256').update(`${emailKey}\n${code}`).digest('base64url')

/** Emails a code to the address. The email depends on whether the account exists; the response does not. */
export async function mailCode(ctx: Context, email: string, emailKey: string, origin: Origin): Promise<void> {
  const attempts = await takeCode(ctx, emailKey, origin)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const now = ctx.now()
  const isKnown = await ctx.store.transact(async db => {
    await db
      .insertInto('codes')
      .values({
        emailKey,
        requesterHash: requesterOf(origin),
        codeHash: hashOf(emailKey, code),
        createdAt: now.toISOString(),
        expiresAt: new Date(now.getTime() + validMs).toISOString(),
        attempts,
        usedAt: null,
      })
      .execute()
    return (await db.selectFrom('accounts').select('id').where('emailKey', '=', emailKey).executeTakeFirst()) !== undefined
  })
  await ctx.mailer.send({
    to: email,
    subject: `${code} is your Deskwright code`,
    ...(isKnown ? accountMail(code) : registrationMail(code)),
  })
}

/**
 * Counts a code; throws if it must wait: the third in a row to one address, and the twentieth from one network. Returns
 * the tries that count as used. An owner whose origin is known has an allowance that strangers can't use up.
 */
async function takeCode(ctx: Context, emailKey: string, origin: Origin): Promise<number> {
  const known = await findKnownOrigin(ctx, emailKey, origin)
  if (known) {
    await takeTry(ctx, throttleKey('code', emailKey, known), 3)
    return 0
  }
  const perRequester = throttleKey('code', emailKey, 'strangers', origin.network)
  await checkThrottle(ctx, perRequester)
  await takeTry(ctx, throttleKey('codes', origin.network), 20)
  await takeTry(ctx, perRequester, 3)
  await takeUse(ctx, throttleKey('mailbox', emailKey), perMailbox)
  const { left } = await countUse(ctx, throttleKey('full-tries', emailKey), fullTries)
  return left < 0 ? maxAttempts - 1 : 0
}

const closing = "The code is valid for 10 minutes and can be used once. If you didn't request it, you can ignore this email."
const registrationMail = (code: string) =>
  renderMail({
    lang: 'en',
    title: 'Welcome to Deskwright',
    paragraphs: [`Your code to confirm this email address is ${code}.`],
    footer: closing,
  })
const accountMail = (code: string) =>
  renderMail({
    lang: 'en',
    title: 'Your Deskwright code',
    paragraphs: [
      'Someone requested a code for your Deskwright account.',
      `Use the code ${code} where you requested it: to sign in, or to set a new password. You already have an account, so you don't need to sign up.`,
    ],
    footer: closing,
  })

export interface GivenCode {
  emailKey: string
  code: string
  origin: Origin
  /** The name of the code in errors. */
  field?: string
}

/**
 * Consumes the code; throws if it is wrong, expired, used, out of attempts, or another requester's. Runs in its own
 * transaction, so that a failed attempt is counted.
 */
export async function useCode(ctx: Context, given: GivenCode): Promise<void> {
  const id = await ctx.store.transact(async db => {
    const found = await tryCode(ctx, db, given)
    return found !== undefined && (await consumeCode(ctx, db, found)) ? found : undefined
  })
  if (id === undefined) throw wrongCode(given.field)
}

/** Checks the code without consuming it; returns its ID for `consumeCode`. Only a wrong one is counted. */
export async function checkCode(ctx: Context, given: GivenCode): Promise<number> {
  const id = await ctx.store.transact(async db => {
    const found = await tryCode(ctx, db, given)
    if (found !== undefined)
      await db
        .updateTable('codes')
        .set(eb => ({ attempts: eb('attempts', '-', 1) }))
        .where('id', '=', found)
        .execute()
    return found
  })
  if (id === undefined) throw wrongCode(given.field)
  return id
}

export const wrongCode = (field = 'code') => invalid('CODE_INVALID', { field })

/** Marks the code as used; false if it was already used. */
export async function consumeCode(ctx: Context, db: Db, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('codes')
    .set({ usedAt: ctx.now().toISOString() })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Counts a try of the requester's latest code; its ID if the code is right. */
async function tryCode(ctx: Context, db: Db, { emailKey, code, origin }: GivenCode): Promise<number | undefined> {
  const latest = await db
    .selectFrom('codes')
    .select('id')
    .where('emailKey', '=', emailKey)
    .where('requesterHash', '=', requesterOf(origin))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!latest) return undefined
  // Counting first locks the row, so concurrent attempts share the limit.
  const counted = await db
    .updateTable('codes')
    .set(eb => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', latest.id)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', ctx.now().toISOString())
    .where('attempts', '<', maxAttempts)
    .returning('codeHash')
    .executeTakeFirst()
  const given = hashOf(emailKey, code.replace(/\s/g, ''))
  return counted && timingSafeEqual(Buffer.from(counted.codeHash), Buffer.from(given)) ? latest.id : undefined
}
