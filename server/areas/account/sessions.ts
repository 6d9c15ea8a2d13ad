/** Sessions: opaque tokens, of which only the hash is stored. */
import { hash, randomBytes } from 'node:crypto'
import { type AbilityRule, type Context, type Parts, requireSession, type Viewer } from '../../context.ts'
import { readConditions } from '../../conditions.ts'
import { compileOnce } from '../../db/compile-once.ts'
import type { Db } from '../../db/store.ts'
import { notFound } from '../../errors.ts'
import { logSecurity } from '../../security-log.ts'
import { noticeDevice } from '../notifications/occasions.ts'
import { findKeyViewer, keyPrefix } from './key-viewer.ts'
import './tables.ts'
import { dayMs, hourMs } from '../../time.ts'

const slidingMs = 30 * dayMs
/** A demo account ends with its session. */
const demoMs = dayMs
const absoluteMs = 90 * dayMs
/** Lifetime without "Remember me". */
const briefMs = 12 * hourMs
/** How often the last use is written; session expiry does not need to be exact to the minute. */
const touchMs = 60_000

const expiryOf = (isDemo: number, now: Date) => new Date(now.getTime() + (isDemo === 1 ? demoMs : slidingMs)).toISOString()

const hashOf = (token: string) => hash('sha256', token, 'base64url')

/** Creates a session and returns its token, which is not stored. */
export async function openSession(ctx: Context, db: Db, accountId: number, isRemembered = true): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const now = ctx.now()
  const at = now.toISOString()
  const { isDemo } = await db
    .updateTable('accounts')
    .set({ lastLoginAt: at, lastSeenAt: at })
    .where('id', '=', accountId)
    .returning('isDemo')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('sessions')
    .values({
      tokenHash: hashOf(token),
      accountId,
      createdAt: at,
      lastSeenAt: at,
      expiresAt: expiryOf(isDemo, now),
      endsAt: new Date(now.getTime() + (isRemembered ? absoluteMs : briefMs)).toISOString(),
      userAgent: ctx.userAgent,
      address: ctx.address,
    })
    .execute()
  await noticeDevice(ctx, db, accountId)
  return token
}

/** Finds a session by the hash of its token. */
const findSessions = compileOnce(db =>
  db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.accountId')
    .innerJoin('roleAbilities', 'roleAbilities.role', 'accounts.role')
    .select([
      'sessions.id as sessionId',
      'accountId',
      'sessions.lastSeenAt as lastSeenAt',
      'expiresAt',
      'endsAt',
      'email',
      'accounts.role as role',
      'workspaceId',
      'isDemo',
      'rules',
      'conditions',
    ])
    .where('tokenHash', '=', ''),
)

/** The account of the token; null if the token is unknown or expired, or the account is disabled. */
export async function findViewer(parts: Parts, token: string): Promise<Viewer | null> {
  if (token.length > 100) return null
  if (token.startsWith(keyPrefix)) return findKeyViewer(parts, token)
  const now = parts.now()
  const { store } = parts
  const [found] = await findSessions({ store, db: store.db }, [hashOf(token)])
  if (!found || (found.isDemo === 1 && !parts.config.demo)) return null
  const time = now.getTime()
  if (time >= Date.parse(found.expiresAt) || time >= Date.parse(found.endsAt)) return null
  if (time - Date.parse(found.lastSeenAt) > touchMs) await touch(parts, found, now)
  const rules = JSON.parse(found.rules) as AbilityRule[] // written by a migration
  return {
    accountId: found.accountId,
    sessionId: found.sessionId,
    email: found.email,
    role: found.role,
    rules,
    workspaceId: found.workspaceId,
    isDemo: found.isDemo === 1,
    conditions: readConditions(found.conditions),
  }
}

async function touch(parts: Parts, session: { sessionId: number; accountId: number; isDemo: number }, now: Date) {
  const at = now.toISOString()
  await parts.store.transact(async db => {
    await db
      .updateTable('sessions')
      .set({ lastSeenAt: at, expiresAt: expiryOf(session.isDemo, now) })
      .where('id', '=', session.sessionId)
      .execute()
    await db
      .updateTable('accounts')
      .set({ lastSeenAt: at })
      .where('id', '=', session.accountId)
      .where('lastSeenAt', '<', new Date(now.getTime() - hourMs).toISOString())
      .execute()
  })
}

/** The viewer's active sessions, the latest first. */
export async function listSessions(ctx: Context) {
  const { accountId, sessionId } = requireSession(ctx)
  const sessions = await ctx.db
    .selectFrom('sessions')
    .select(['id', 'createdAt', 'lastSeenAt', 'expiresAt', 'userAgent', 'address'])
    .where('accountId', '=', accountId)
    .where('expiresAt', '>', ctx.now().toISOString())
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
  return sessions.map(session => ({ ...session, current: session.id === sessionId }))
}

/** Ends one of the viewer's sessions. */
export async function revokeSession(ctx: Context, id: number): Promise<number> {
  const { accountId } = requireSession(ctx)
  const { numDeletedRows } = await ctx.store.transact(db =>
    db.deleteFrom('sessions').where('id', '=', id).where('accountId', '=', accountId).executeTakeFirstOrThrow(),
  )
  if (numDeletedRows === 0n) throw notFound('SESSION_NOT_FOUND', { id })
  notifyAccount(ctx, accountId)
  return id
}

/** Ends all of the viewer's sessions, or all but this one; returns how many. */
export async function signOutEverywhere(ctx: Context, exceptThis: boolean): Promise<number> {
  const { accountId, sessionId } = requireSession(ctx)
  const { numDeletedRows } = await ctx.store.transact(db =>
    db
      .deleteFrom('sessions')
      .where('accountId', '=', accountId)
      .where('id', '!=', exceptThis ? sessionId : 0)
      .executeTakeFirstOrThrow(),
  )
  notifyAccount(ctx, accountId)
  logSecurity(ctx, 'SIGNED_OUT_EVERYWHERE')
  return Number(numDeletedRows)
}

/** Ends this session; true even if there was none. */
export async function logout(ctx: Context): Promise<boolean> {
  if (ctx.viewer) await revokeSession(ctx, ctx.viewer.sessionId).catch(() => undefined)
  return true
}

/** Ends the account's sessions except the named one, in the caller's transaction. Call `tellAccount` after the commit. */
export async function endSessions(db: Db, accountId: number, except = 0): Promise<void> {
  await db.deleteFrom('sessions').where('accountId', '=', accountId).where('id', '!=', except).execute()
}

/** Makes the account's open connections check their sessions again. */
export const notifyAccount = (ctx: Context, accountId: number) => ctx.events.publish(`account:${accountId}`, {})
