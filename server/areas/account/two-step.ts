/** Two-step sign-in: codes of an authenticator app (RFC 6238), and recovery codes. */
import { createHash, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { type Context, requireSession } from '../../context.ts'
import type { Db } from '../../db/store.ts'
import { conflict, invalid } from '../../errors.ts'
import { minuteMs } from '../../time.ts'
import { logSecurity } from '../../security-log.ts'
import { confirmPassword } from './confirm-password.ts'
import { giveBack, takeUse } from '../../db/use-quotas.ts'
import { mailNotice } from './security-mail.ts'
import { throttleKey } from '../../db/throttle-rows.ts'

const issuer = 'Deskwright'
const periodSeconds = 30
/** Codes of the neighboring time steps are accepted too, for clocks that differ. */
const tolerance = 1
const recoveryCodes = 10
/** Tries for each account; a right code gives its try back. */
const quota = { what: 'Codes', count: 5, withinMs: 15 * minuteMs, reason: 'TOO_MANY_TRIES' } as const

const totpOf = (email: string, secret: string) =>
  new TOTP({ issuer, label: email, secret: Secret.fromBase32(secret), period: periodSeconds })

interface Authenticator {
  accountId: number
  email: string
  secret: string
}

/** Uses up a code of the authenticator; false if it is wrong or was used before. */
async function useCode(ctx: Context, { accountId, email, secret }: Authenticator, code: string): Promise<boolean> {
  const timestamp = ctx.now().getTime()
  const delta = totpOf(email, secret).validate({ token: code, timestamp, window: tolerance })
  if (delta === null) return false
  const step = Math.floor(timestamp / 1000 / periodSeconds) + delta
  const { numUpdatedRows } = await ctx.store.transact(db =>
    db
      .updateTable('accounts')
      .set({ totpLastStep: step })
      .where('id', '=', accountId)
      .where(eb => eb.or([eb('totpLastStep', 'is', null), eb('totpLastStep', '<', step)]))
      .executeTakeFirst(),
  )
  return numUpdatedRows > 0n
}

async function useRecoveryCode(ctx: Context, accountId: number, code: string): Promise<boolean> {
  const { numDeletedRows } = await ctx.store.transact(db =>
    db.deleteFrom('recoveryCodes').where('accountId', '=', accountId).where('codeHash', '=', hashOf(accountId, code)).executeTakeFirst(),
  )
  return numDeletedRows > 0n
}

const hashOf = (accountId: number, code: string) =>
  createHash('sha256')
    .update(`${accountId}\n${code.toLowerCase().replaceAll(/[^a-z\d]/g, '')}`)
    .digest('base64url')

/** Throws unless the code is one of the authenticator or an unused recovery code. Tries are limited per account. */
async function passCode(ctx: Context, authenticator: Authenticator, given: string): Promise<void> {
  const use = await takeUse(ctx, throttleKey('two-step', String(authenticator.accountId)), quota)
  const code = given.replaceAll(/\s/g, '')
  const isRight = /^\d{6}$/.test(code) ? await useCode(ctx, authenticator, code) : await useRecoveryCode(ctx, authenticator.accountId, code)
  if (!isRight) {
    logSecurity(ctx, 'SECOND_STEP_FAILED', authenticator.accountId)
    throw invalid('TWO_STEP_CODE_INVALID', { field: 'code' })
  }
  await giveBack(ctx, use)
}

/** The second step of a sign-in: throws unless two-step sign-in is off, or the code is right. */
export async function passSecondStep(
  ctx: Context,
  { id, email, totpSecret }: { id: number; email: string; totpSecret: string | null },
  code: string | null | undefined,
): Promise<void> {
  if (totpSecret === null) return
  if (!code?.trim()) throw invalid('TWO_STEP_CODE_REQUIRED', { field: 'code' })
  await passCode(ctx, { accountId: id, email, secret: totpSecret }, code)
}

/** The viewer's account as two-step sign-in needs it. */
async function findOwn(ctx: Context) {
  const { accountId, email } = requireSession(ctx)
  const { totpSecret, totpPending } = await ctx.db
    .selectFrom('accounts')
    .select(['totpSecret', 'totpPending'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return { accountId, email, totpSecret, totpPending }
}

/** Starts the setup: returns the secret for the authenticator app, also as the address of its QR code. */
export async function setUpTwoStep(ctx: Context, password: string) {
  const { accountId, email, totpSecret } = await findOwn(ctx)
  if (totpSecret !== null) throw conflict('TWO_STEP_ALREADY_ON')
  await confirmPassword(ctx, password)
  const secret = new Secret({ size: 20 }).base32
  await ctx.store.transact(db => db.updateTable('accounts').set({ totpPending: secret }).where('id', '=', accountId).execute())
  return { secret, uri: totpOf(email, secret).toString() }
}

/** Turns two-step sign-in on with the first code of the authenticator; returns the recovery codes, which are not stored. */
export async function enableTwoStep(ctx: Context, code: string): Promise<string[]> {
  const { accountId, email, totpSecret, totpPending } = await findOwn(ctx)
  if (totpSecret !== null) throw conflict('TWO_STEP_ALREADY_ON')
  if (totpPending === null) throw conflict('TWO_STEP_NOT_SET_UP')
  await passCode(ctx, { accountId, email, secret: totpPending }, code)
  const codes = await ctx.store.transact(async db => {
    const enabled = await db
      .updateTable('accounts')
      .set({ totpSecret: totpPending, totpPending: null })
      .where('id', '=', accountId)
      .where('totpPending', '=', totpPending)
      .executeTakeFirst()
    // Another request was faster, or began a new setup.
    if (enabled.numUpdatedRows === 0n) throw conflict('TWO_STEP_NOT_SET_UP')
    return replaceRecoveryCodes(db, accountId)
  })
  mailNotice(ctx, email, 'TWO_STEP_ON')
  return codes
}

/** Turns two-step sign-in off; takes the password, and a code or recovery code. */
export async function disableTwoStep(ctx: Context, password: string, code: string): Promise<boolean> {
  const { accountId, email, totpSecret } = await findOwn(ctx)
  if (totpSecret === null) throw conflict('TWO_STEP_NOT_ON')
  await confirmPassword(ctx, password)
  await passCode(ctx, { accountId, email, secret: totpSecret }, code)
  await ctx.store.transact(async db => {
    await db.updateTable('accounts').set({ totpSecret: null, totpPending: null }).where('id', '=', accountId).execute()
    await db.deleteFrom('recoveryCodes').where('accountId', '=', accountId).execute()
  })
  mailNotice(ctx, email, 'TWO_STEP_OFF')
  return true
}

/** Replaces the recovery codes. */
export async function renewRecoveryCodes(ctx: Context, password: string): Promise<string[]> {
  const { accountId, email, totpSecret } = await findOwn(ctx)
  if (totpSecret === null) throw conflict('TWO_STEP_NOT_ON')
  await confirmPassword(ctx, password)
  const codes = await ctx.store.transact(db => replaceRecoveryCodes(db, accountId))
  mailNotice(ctx, email, 'RECOVERY_CODES_RENEWED')
  return codes
}

/** Letters and digits that look different. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789'

const createRecoveryCode = () =>
  Array.from({ length: 12 }, (_, at) => (at > 0 && at % 4 === 0 ? '-' : '') + signs.charAt(randomInt(signs.length))).join('')

async function replaceRecoveryCodes(db: Db, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, createRecoveryCode)
  await db.deleteFrom('recoveryCodes').where('accountId', '=', accountId).execute()
  await db
    .insertInto('recoveryCodes')
    .values(codes.map(code => ({ accountId, codeHash: hashOf(accountId, code) })))
    .execute()
  return codes
}

/** Whether two-step sign-in is on for the viewer, and how many recovery codes are left. */
export async function findTwoStep(ctx: Context) {
  const { accountId, totpSecret } = await findOwn(ctx)
  const { count } = await ctx.db
    .selectFrom('recoveryCodes')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow()
  return { isOn: totpSecret !== null, recoveryCodesLeft: Number(count) }
}
