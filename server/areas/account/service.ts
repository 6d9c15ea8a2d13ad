/** Accounts: sign-up by email, sign-in and sign-out, password reset and change. */
import { z } from 'zod'
import { type AbilityRule, type Context, requireViewer } from '../../context.ts'
import { recordIncident } from '../../db/incidents.ts'
import { fold, isStorable } from '../../db/text.ts'
import { conflict, invalid } from '../../errors.ts'
import { because, parse } from '../../validation.ts'
import { wordBalance } from '../words/balance.ts'
import { tellNotifications } from '../notifications/notify.ts'
import { recordSignup } from '../referrals/link.ts'
import { mailCode, useCode } from './codes.ts'
import { createAccount } from './create.ts'
import { findDemoLogin, isDemoAddress, openDemoAccount } from './demo.ts'
import { checkNewPassword, checkPassword, hashPassword } from './passwords.ts'
import { endSessions, openSession, tellAccount } from './sessions.ts'
import { checkThrottle, countFailure, forgetFailures, throttleKey } from './throttle.ts'

/** One `@` between non-empty parts, a dot in the domain, no spaces. */
const emailForm = /^[^\s@,;<>"]{1,64}@[^\s@,;<>"]+\.[^\s@,;<>".]{2,}$/

export const accountEmail = z
  .string()
  .trim()
  .max(254, because('NOT_EMAIL'))
  .check(z.email({ pattern: emailForm }))
  .refine(isStorable, because('NOT_EMAIL'))

/** The address as entered and in its normalized form; rejected if it is invalid. */
export function readEmail(text: string): { email: string; emailKey: string } {
  const email = parse(accountEmail, text, 'email')
  return { email, emailKey: fold(email) }
}

/** An account as both APIs return it. */
export async function findAccount(ctx: Context, accountId: number) {
  const account = await ctx.db
    .selectFrom('accounts')
    .innerJoin('roleAbilities', 'roleAbilities.role', 'accounts.role')
    .select(['id', 'email', 'accounts.role as role', 'language', 'moneyCents', 'createdAt', 'lastLoginAt', 'preferences', 'rules'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return {
    ...account,
    ...(await wordBalance(ctx, accountId)),
    role: account.role === 'admin' ? ('ADMIN' as const) : ('REGULAR' as const),
    language: account.language === 'cn' ? ('CN' as const) : ('EN' as const),
    money: account.moneyCents / 100,
    lastLoginTime: account.lastLoginAt,
    preferences: JSON.parse(account.preferences) as Record<string, string | boolean>, // as `savePreferences` checked it
    abilityRules: JSON.parse(account.rules) as AbilityRule[], // written by a migration
  }
}

export type Account = Awaited<ReturnType<typeof findAccount>>

/** The viewer's account, or null. */
export const findMe = (ctx: Context) => (ctx.viewer ? findAccount(ctx, ctx.viewer.accountId) : Promise.resolve(null))

/** The viewer's account; throws UNAUTHENTICATED if there is none. */
export const requireMe = (ctx: Context) => findAccount(ctx, requireViewer(ctx).accountId)

/** Emails a code; the response is the same for every address. */
export async function sendCode(ctx: Context, given: string): Promise<boolean> {
  const { email, emailKey } = readEmail(given)
  await mailCode(ctx, email, emailKey)
  return true
}

interface Registration {
  email: string
  password: string
  code: string
  /** Referral code of the link that was opened. */
  referral?: string | null
}

/** Creates an account with its own workspace and the welcome grant, and signs in. */
export async function register(ctx: Context, { password, code, referral, ...given }: Registration) {
  const { email, emailKey } = readEmail(given.email)
  checkNewPassword(password, email)
  await useCode(ctx, emailKey, code)
  const passwordHash = await hashPassword(password)
  const opened = await ctx.store.transact(async db => {
    const taken = await db.selectFrom('accounts').select('id').where('emailKey', '=', emailKey).executeTakeFirst()
    if (taken || isDemoAddress(ctx, emailKey)) throw conflict('ACCOUNT_EXISTS', { field: 'email' })
    const accountId = await createAccount(ctx, db, { email, emailKey, passwordHash, role: 'regular', isDemo: 0 })
    return { accountId, auth: await openSession(ctx, db, accountId) }
  })
  if (referral) await recordSignup(ctx, referral, email)
  return signedIn(ctx, opened)
}

const wrongLogin = () => invalid('WRONG_LOGIN', { field: 'email' })

interface Login {
  email: string
  password: string
  /** Whether the session outlives the browser session; true by default. */
  remember?: boolean | null
}

/** Signs in. An unknown email address and a wrong password give the same error and take equally long. */
export async function login(ctx: Context, { email: given, password, remember }: Login) {
  const emailKey = fold(given.trim()).slice(0, 254)
  const one = throttleKey('login', emailKey, ctx.address)
  const all = throttleKey('logins', ctx.address)
  await checkThrottle(ctx, one)
  await checkThrottle(ctx, all)
  const demo = findDemoLogin(ctx, emailKey)
  const account = demo ? undefined : await findCredentials(ctx, emailKey)
  const isRight = demo ? password === demo.password : (await checkPassword(password, account?.passwordHash)) && account !== undefined
  if (!isRight) {
    await countFailure(ctx, one)
    await countFailure(ctx, all, 50)
    recordIncident(ctx, 'failedLogin')
    throw wrongLogin()
  }
  await forgetFailures(ctx, one)
  if (demo) return signedIn(ctx, await openDemoAccount(ctx, demo, remember ?? true))
  const accountId = account?.id ?? 0
  const auth = await ctx.store.transact(db => openSession(ctx, db, accountId, remember ?? true))
  return signedIn(ctx, { accountId, auth })
}

const findCredentials = (ctx: Context, emailKey: string) =>
  ctx.db.selectFrom('accounts').select(['id', 'passwordHash']).where('emailKey', '=', emailKey).where('isDemo', '=', 0).executeTakeFirst()

/** Sets a new password by emailed code, ends every session, and signs in. */
export async function resetPassword(ctx: Context, given: string, code: string, password: string) {
  const { email, emailKey } = readEmail(given)
  checkNewPassword(password, email)
  await useCode(ctx, emailKey, code)
  const passwordHash = await hashPassword(password)
  const opened = await ctx.store.transact(async db => {
    const account = await db
      .updateTable('accounts')
      .set({ passwordHash })
      .where('emailKey', '=', emailKey)
      .where('isDemo', '=', 0)
      .returning('id')
      .executeTakeFirst()
    // The caller has the code, hence the mailbox: saying that there is no account reveals nothing to others.
    if (!account) throw invalid('ACCOUNT_NOT_FOUND', { field: 'email', email })
    await endSessions(db, account.id)
    return { accountId: account.id, auth: await openSession(ctx, db, account.id) }
  })
  tellAccount(ctx, opened.accountId)
  return signedIn(ctx, opened)
}

/** Sets a new password and ends all other sessions. */
export async function changePassword(ctx: Context, currentPassword: string, password: string): Promise<boolean> {
  const { accountId, sessionId, email } = requireViewer(ctx)
  const key = throttleKey('password', String(accountId))
  await checkThrottle(ctx, key)
  const { passwordHash, isDemo } = await ctx.db
    .selectFrom('accounts')
    .select(['passwordHash', 'isDemo'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (isDemo === 1) throw invalid('DEMO_PASSWORD_FIXED', { field: 'password' })
  if (!(await checkPassword(currentPassword, passwordHash))) {
    await countFailure(ctx, key)
    throw invalid('CURRENT_PASSWORD_WRONG', { field: 'currentPassword' })
  }
  checkNewPassword(password, email)
  const next = await hashPassword(password)
  await ctx.store.transact(async db => {
    await db.updateTable('accounts').set({ passwordHash: next }).where('id', '=', accountId).execute()
    await endSessions(db, accountId, sessionId)
  })
  tellAccount(ctx, accountId)
  return true
}

/** Sets the language of the account area. */
export async function setAccountLanguage(ctx: Context, language: 'EN' | 'CN') {
  const { accountId } = requireViewer(ctx)
  await ctx.store.transact(db =>
    db
      .updateTable('accounts')
      .set({ language: language === 'CN' ? 'cn' : 'en' })
      .where('id', '=', accountId)
      .execute(),
  )
  return findAccount(ctx, accountId)
}

async function signedIn(ctx: Context, { accountId, auth }: { accountId: number; auth: string }) {
  // For a new device, the account's other open screens are notified at once.
  tellNotifications(ctx, accountId)
  return { auth, account: await findAccount(ctx, accountId) }
}
