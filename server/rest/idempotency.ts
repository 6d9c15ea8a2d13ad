/**
 * A POST or a GraphQL mutation with an `Idempotency-Key` is executed at most once a day: its response is stored, and
 * repeated requests get it. A request that fails frees its key. If the response could not be stored, or the process ended
 * before, nobody knows whether the work was done: repeated requests are rejected until the key expires. What a caller
 * may have stored is limited: keys, the size of a response, and the size of all.
 */
import { createHash } from 'node:crypto'
import { throttleKey } from '../db/throttle-rows.ts'
import { countUseIn, exhausted, giveBackIn, type Quota, type Use } from '../db/use-quotas.ts'
import { networkOf } from '../http/networks.ts'
import { type Context, workspaceOf } from '../context.ts'
import type { Db } from '../db/store.ts'
import { conflict, invalid, unprocessable } from '../errors.ts'
import { dayMs } from '../time.ts'

interface IdempotencyKeyTable {
  /** The caller and its workspace. */
  scope: string
  key: string
  /** Hash of method, path, and body. */
  hash: string
  /** Null while the first request is running, or if its response was lost. */
  status: number | null
  /** JSON; null if there is none, and empty if it was too large to keep. */
  body: string | null
  at: string
}

declare module '../db/schema.ts' {
  interface Schema {
    idempotencyKeys: IdempotencyKeyTable
  }
}

export interface Replay {
  status: number
  body: unknown
}

const keptMs = dayMs
/** Time after which the response of an unfinished request has probably been lost. */
const lostMs = 60_000
/** Keys of an account, or of a network without one. */
const keys: Quota = { what: 'Idempotency-Key', count: 10_000, withinMs: keptMs, reason: 'TOO_MANY_IDEMPOTENCY_KEYS' }
/** Characters of all stored responses of an account or a network. */
const characters = { count: 50_000_000, withinMs: keptMs }
/** Characters of a response that is stored. */
const maxLength = 250_000
const notKept = ''
const keyForm = /^[\x21-\x7E]{1,255}$/

/** Executes the request, or returns the stored response; rejects another body with the same key. */
export async function once(
  ctx: Context,
  key: string,
  request: { method: string; path: string; body: unknown },
  work: () => Promise<Replay>,
): Promise<Replay & { isReplay: boolean }> {
  if (!keyForm.test(key)) throw invalid('IDEMPOTENCY_KEY_INVALID', { field: 'Idempotency-Key' })
  const scope = `${workspaceOf(ctx).id}:${ctx.viewer?.accountId ?? ''}`
  const hash = createHash('sha256')
    .update(JSON.stringify([request.method, request.path, request.body ?? null]))
    .digest('base64url')
  const now = ctx.now()
  const at = now.toISOString()
  const caller = ctx.viewer ? String(ctx.viewer.accountId) : networkOf(ctx.address)
  const { found, use } = await ctx.store.transact(async (db): Promise<{ found?: Stored; use?: Use }> => {
    await db
      .deleteFrom('idempotencyKeys')
      .where('scope', '=', scope)
      .where('key', '=', key)
      .where('at', '<', new Date(now.getTime() - keptMs).toISOString())
      .execute()
    const known = await db.selectFrom('idempotencyKeys').selectAll().where('scope', '=', scope).where('key', '=', key).executeTakeFirst()
    if (known) return { found: known }
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('idempotencyKeys')
      .values({ scope, key, hash, status: null, body: null, at })
      .onConflict(oc => oc.columns(['scope', 'key']).doNothing())
      .executeTakeFirstOrThrow()
    if (!numInsertedOrUpdatedRows) return { found: { hash, status: null, body: null, at } }
    const use = await countUseIn(db, throttleKey('idempotency-keys', caller), keys, now)
    if (use.left < 0) throw exhausted(now, use.until, keys)
    return { use }
  })
  if (found && found.hash !== hash) throw unprocessable('IDEMPOTENCY_KEY_REUSED', { field: 'Idempotency-Key' })
  if (found && found.status === null) {
    const isLost = now.getTime() - Date.parse(found.at) > lostMs
    throw conflict('REQUEST_IN_PROGRESS', isLost ? { facts: { outcome: 'unknown' } } : { retryAfter: 1 })
  }
  if (found?.body === notKept) throw conflict('RESPONSE_NOT_KEPT', { facts: { outcome: 'done' } })
  if (found) return { status: found.status ?? 200, body: found.body === null ? undefined : JSON.parse(found.body), isReplay: true }
  const own: Own = { row: { scope, key, hash, at }, caller, use }
  const answer = await work().catch(async (error: unknown) => {
    await freeKey(ctx, own).catch((err: unknown) => ctx.log.warn({ err, requestId: ctx.requestId }, 'idempotency key not freed'))
    throw error
  })
  // The work is done and must not be repeated, even if this fails.
  await storeAnswer(ctx, own, answer).catch((err: unknown) => ctx.log.warn({ err, requestId: ctx.requestId }, 'response not stored'))
  return { ...answer, isReplay: false }
}

/** What a known key has. */
type Stored = Pick<IdempotencyKeyTable, 'hash' | 'status' | 'body' | 'at'>

interface Own {
  /** What identifies a request's own record: after it expired, another request may have the key. */
  row: Pick<IdempotencyKeyTable, 'scope' | 'key' | 'hash' | 'at'>
  caller: string
  use: Use | undefined
}

/** A failed request can be retried with the same key. */
const freeKey = (ctx: Context, { row, use }: Own) =>
  ctx.store.transact(async db => {
    const { numDeletedRows } = await db
      .deleteFrom('idempotencyKeys')
      .where(eb => eb.and(row))
      .executeTakeFirstOrThrow()
    if (numDeletedRows && use) await giveBackIn(db, use)
  })

const storeAnswer = (ctx: Context, { row, caller }: Own, { status, body }: Replay) =>
  ctx.store.transact(async db => {
    let text = body === undefined ? null : JSON.stringify(body)
    if (text) {
      const length = Math.min(text.length, maxLength)
      const { left } = await countUseIn(db, throttleKey('idempotent-responses', caller), characters, ctx.now(), length)
      if (text.length > maxLength || left < 0) text = notKept
    }
    await db
      .updateTable('idempotencyKeys')
      .set({ status, body: text })
      .where(eb => eb.and(row))
      .execute()
  })

/** Deletes keys older than a day. */
export async function forgetKeys(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('idempotencyKeys')
    .where('at', '<', new Date(now.getTime() - keptMs).toISOString())
    .execute()
}
