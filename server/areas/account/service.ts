/** Accounts: sign-up by email, sign-in and sign-out, password reset and change. */
import { z } from 'zod'
import { type AbilityRule, type Context, requireSession, requireViewer } from '../../context.ts'
import { compileOnce } from '../../db/compile-once.ts'
import { recordIncident } from '../../db/incidents.ts'
import { fold, isStorable } from '../../db/text.ts'
import { AppError, conflict, invalid } from '../../errors.ts'
import { because, parse } from '../../validation.ts'
import { dayMs, hourMs } from '../../time.ts'
import { type WordBalance, wordBalance } from '../words/balance.ts'
import { publishNotifications } from '../notifications/notify.ts'
import { recordSignup } from '../referrals/link.ts'
import { checkCode, consumeCode, mailCode, useCode, wrongCode } from './codes.ts'
import { confirmPassword } from './confirm-password.ts'
import { createAccount } from './create.ts'
import { restoreAccount } from './deletion.ts'
import { findDemoLogin, isDemoAddress, openDemoAccount } from './demo.ts'
import { checkNewPassword, checkPassword, hashPassword } from './passwords.ts'
import { mailNotice } from './security-mail.ts'
import { logSecurity } from '../../security-log.ts'
import { endSessions, openSession, notifyAccount } from './sessions.ts'
import { passSecondStep } from './two-step.ts'
import { findKnownOrigin, forgetOrigins, type Origin, originOf, rememberOrigin } from './origins.ts'
import { countUse, giveBack, type Use } from '../../db/use-quotas.ts'
import { networkOf } from '../../http/networks.ts'
import { throttleKey } from '../../db/throttle-rows.ts'
import { forgetFailures, giveBackTry, takeTry } from './throttle.ts'

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

const findAccounts = compileOnce(db =>
  db
    .selectFrom('accounts')
    .innerJoin('roleAbilities', 'roleAbilities.role', 'accounts.role')
    .select(['id', 'email', 'accounts.role as role', 'language', 'moneyCents', 'createdAt', 'lastLoginAt', 'preferences', 'rules'])
    .where('id', '=', 0),
)

/** An account without its words, which most callers do not ask for. */
async function readAccount(ctx: Context, accountId: number) {
  const [account] = await findAccounts(ctx, [accountId])
  if (!account) throw new Error(`Account ${accountId} does not exist`)
  return {
    ...account,
    role: account.role === 'admin' ? ('ADMIN' as const) : ('REGULAR' as const),
    language: account.language === 'cn' ? ('CN' as const) : ('EN' as const),
    money: account.moneyCents / 100,
    lastLoginTime: account.lastLoginAt,
    preferences: JSON.parse(account.preferences) as Record<string, string | boolean>, // as `savePreferences` checked it
    abilityRules: JSON.parse(account.rules) as AbilityRule[], // written by a migration
  }
}

export type AccountRecord = Awaited<ReturnType<typeof readAccount>>

/** An account as both APIs return it. */
export const findAccount = async (ctx: Context, accountId: number) => ({
  ...(await readAccount(ctx, accountId)),
  ...(await wordBalance(ctx, accountId)),
})

export type Account = Awaited<ReturnType<typeof findAccount>>

const balances = new WeakMap<AccountRecord, Promise<WordBalance>>()

/** The words of an account, read once for both of its fields. */
export function balanceOf(ctx: Context, account: AccountRecord | Account): Promise<WordBalance> {
  let balance = balances.get(account)
  if (!balance) balances.set(account, (balance = 'durWordsLeft' in account ? Promise.resolve(account) : wordBalance(ctx, account.id)))
  return balance
}

/** The viewer's account, or null. */
export const findMe = (ctx: Context) => (ctx.viewer ? readAccount(ctx, ctx.viewer.accountId) : Promise.resolve(null))

/** The viewer's account; throws UNAUTHENTICATED if there is none. */
export const requireMe = (ctx: Context) => findAccount(ctx, requireViewer(ctx).accountId)

/** A random key that the client keeps. Emailed codes belong to it; without one, to the caller's network. */
type DeviceKey = string | null | undefined

/** Emails a code; the response is the same for every address. */
export async function sendCode(ctx: Context, given: string, deviceKey: DeviceKey): Promise<boolean> {
  const { email, emailKey } = readEmail(given)
  await mailCode(ctx, email, emailKey, originOf(ctx, deviceKey))
  return true
}

interface Registration {
  email: string
  password: string
  code: string
  /** Referral code of the link that was opened. */
  referral?: string | null
  deviceKey?: DeviceKey
}

/** Creates an account with its own workspace and the welcome grant, and signs in. */
export async function register(ctx: Context, { password, code, referral, deviceKey, ...given }: Registration) {
  const { email, emailKey } = readEmail(given.email)
  const origin = originOf(ctx, deviceKey)
  checkNewPassword(password, email)
  await useCode(ctx, { emailKey, code, origin })
  const passwordHash = await hashPassword(password)
  const opened = await ctx.store.transact(async db => {
    const taken = await db.selectFrom('accounts').select('id').where('emailKey', '=', emailKey).executeTakeFirst()
    if (taken || isDemoAddress(ctx, emailKey)) throw conflict('ACCOUNT_EXISTS', { field: 'email' })
    const accountId = await createAccount(ctx, db, { email, emailKey, passwordHash, role: 'regular', isDemo: 0 })
    await rememberOrigin(ctx, db, { accountId, origin, isRemembered: true })
    return { accountId, auth: await openSession(ctx, db, accountId) }
  })
  if (referral)
    await recordSignup(ctx, referral, email).catch((error: unknown) => {
      // The account exists all the same.
      ctx.log.error({ err: error, accountId: opened.accountId, requestId: ctx.requestId }, 'a referral was not recorded')
      if (!(error instanceof AppError)) recordIncident(ctx, 'fault')
    })
  return signedIn(ctx, opened)
}

const wrongLogin = () => invalid('WRONG_LOGIN', { field: 'email' })

interface Login {
  email: string
  password: string
  /** Whether the session outlives the browser session; true by default. */
  remember?: boolean | null
  /** Of the authenticator, or a recovery code, where two-step sign-in is on. */
  code?: string | null
  /** Where too many sign-ins of the account have failed. */
  emailCode?: string | null
  deviceKey?: DeviceKey
}

/** Failed sign-ins of one account from all origins that it doesn't know; more need an emailed code. */
const guesses = { count: 20, withinMs: dayMs }

/** Signs in. An unknown email address and a wrong password give the same error and take equally long. */
export async function login(ctx: Context, { email: given, password, remember, code, emailCode, deviceKey }: Login) {
  const emailKey = fold(given.trim()).slice(0, 254)
  const origin = originOf(ctx, deviceKey)
  const demo = findDemoLogin(ctx, emailKey)
  // Demo passwords are public, and many visitors may share a network.
  if (demo && password === demo.password) return signedIn(ctx, await openDemoAccount(ctx, demo, remember ?? true))
  const network = networkOf(ctx.address)
  const one = throttleKey('login', emailKey, network)
  const all = throttleKey('logins', network)
  await takeTry(ctx, one)
  await takeTry(ctx, all, 50)
  const account = demo ? undefined : await findCredentials(ctx, emailKey)
  const guess = demo ? undefined : await takeGuess(ctx, emailKey, origin)
  // Before the password, so that nobody learns whether it is right.
  const emailedCode = guess && guess.left < 0 ? await checkEmailedCode(ctx, { emailKey, origin, code: emailCode }) : undefined
  const isRight = await checkPassword(password, account?.passwordHash)
  if (!isRight || !account) {
    recordIncident(ctx, 'failedLogin')
    logSecurity(ctx, 'SIGN_IN_FAILED', account?.id)
    throw wrongLogin()
  }
  await forgetFailures(ctx, one)
  await giveBackTry(ctx, all)
  if (guess) await giveBack(ctx, guess)
  await passSecondStep(ctx, account, code)
  return openAccount(ctx, { account, origin, isRemembered: remember ?? true, emailedCode })
}

/** Counts a sign-in as a guess, unless it comes from where the account has signed in before. */
async function takeGuess(ctx: Context, emailKey: string, origin: Origin): Promise<Use | undefined> {
  if (await findKnownOrigin(ctx, emailKey, origin)) return undefined
  return countUse(ctx, throttleKey('guesses', emailKey), guesses)
}

interface GivenEmailCode {
  emailKey: string
  origin: Origin
  code: string | null | undefined
}

async function checkEmailedCode(ctx: Context, { emailKey, origin, code }: GivenEmailCode): Promise<number> {
  const field = 'emailCode'
  if (!code?.trim()) {
    logSecurity(ctx, 'SIGN_IN_CODE_REQUIRED')
    throw invalid('SIGN_IN_CODE_REQUIRED', { field, max: guesses.count, hours: guesses.withinMs / hourMs })
  }
  return checkCode(ctx, { emailKey, code, origin, field })
}

interface Opening {
  account: { id: number; email: string }
  origin: Origin
  isRemembered: boolean
  /** ID of the code to consume. */
  emailedCode?: number | undefined
}

/** Opens a session, and keeps an account that was about to be deleted. */
async function openAccount(ctx: Context, { account: { id, email }, origin, isRemembered, emailedCode }: Opening) {
  const opened = await ctx.store.transact(async db => {
    if (emailedCode !== undefined && !(await consumeCode(ctx, db, emailedCode))) throw wrongCode('emailCode')
    const restored = await restoreAccount(db, id)
    await rememberOrigin(ctx, db, { accountId: id, origin, isRemembered })
    return { accountId: id, restored, auth: await openSession(ctx, db, id, isRemembered) }
  })
  if (opened.restored) mailNotice(ctx, email, 'ACCOUNT_RESTORED')
  return signedIn(ctx, opened)
}

/** The account of this address, unless it is a demo or its time to be restored is over. */
const findCredentials = (ctx: Context, emailKey: string) =>
  ctx.db
    .selectFrom('accounts')
    .select(['id', 'email', 'passwordHash', 'totpSecret'])
    .where('emailKey', '=', emailKey)
    .where('isDemo', '=', 0)
    .where(eb => eb.or([eb('deleteAt', 'is', null), eb('deleteAt', '>', ctx.now().toISOString())]))
    .executeTakeFirst()

interface ProvenAddress {
  email: string
  /** The code that was emailed to it. */
  code: string
  password: string
  deviceKey?: DeviceKey
}

/** Sets a new password by emailed code, ends every session, and signs in, unless two-step sign-in asks for another code. */
export async function resetPassword(ctx: Context, { code, password, deviceKey, ...given }: ProvenAddress) {
  const { email, emailKey } = readEmail(given.email)
  const origin = originOf(ctx, deviceKey)
  checkNewPassword(password, email)
  await useCode(ctx, { emailKey, code, origin })
  const passwordHash = await hashPassword(password)
  const account = await findCredentials(ctx, emailKey)
  // The caller has the code, hence the mailbox: saying that there is no account reveals nothing to others.
  if (!account) throw invalid('ACCOUNT_NOT_FOUND', { field: 'email', email })
  await ctx.store.transact(async db => {
    await db.updateTable('accounts').set({ passwordHash }).where('id', '=', account.id).execute()
    await endSessions(db, account.id)
    await forgetOrigins(db, account.id)
  })
  notifyAccount(ctx, account.id)
  mailNotice(ctx, account.email, 'PASSWORD_CHANGED')
  if (account.totpSecret !== null) throw invalid('PASSWORD_SET_SIGN_IN', { field: 'code' })
  return openAccount(ctx, { account, origin, isRemembered: true })
}

/** Sets a new password and ends all other sessions. */
export async function changePassword(ctx: Context, currentPassword: string, password: string): Promise<boolean> {
  const { accountId, sessionId, email, isDemo } = requireSession(ctx)
  if (isDemo) throw invalid('DEMO_PASSWORD_FIXED', { field: 'password' })
  await confirmPassword(ctx, currentPassword, 'currentPassword')
  checkNewPassword(password, email)
  const next = await hashPassword(password)
  await ctx.store.transact(async db => {
    await db.updateTable('accounts').set({ passwordHash: next }).where('id', '=', accountId).execute()
    await endSessions(db, accountId, sessionId)
  })
  notifyAccount(ctx, accountId)
  mailNotice(ctx, email, 'PASSWORD_CHANGED')
  return true
}

/** Changes the email address; the code was emailed to the new one. The old one is told. */
export async function changeEmail(ctx: Context, { code, password, deviceKey, ...given }: ProvenAddress) {
  const { accountId, email: before, isDemo } = requireSession(ctx)
  const { email, emailKey } = readEmail(given.email)
  const origin = originOf(ctx, deviceKey)
  if (isDemo) throw invalid('DEMO_PASSWORD_FIXED', { field: 'email' })
  await confirmPassword(ctx, password)
  await useCode(ctx, { emailKey, code, origin })
  await ctx.store.transact(async db => {
    const holder = await db.selectFrom('accounts').select('id').where('emailKey', '=', emailKey).executeTakeFirst()
    if ((holder && holder.id !== accountId) || isDemoAddress(ctx, emailKey)) throw conflict('ACCOUNT_EXISTS', { field: 'email' })
    await db.updateTable('accounts').set({ email, emailKey }).where('id', '=', accountId).execute()
  })
  mailNotice(ctx, before, 'EMAIL_CHANGED')
  return findAccount(ctx, accountId)
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

async function signedIn(ctx: Context, { accountId, auth, restored = false }: { accountId: number; auth: string; restored?: boolean }) {
  // For a new device, the account's other open screens are notified at once.
  publishNotifications(ctx, accountId)
  logSecurity(ctx, 'SIGNED_IN', accountId)
  return { auth, restored, account: await findAccount(ctx, accountId) }
}
