/**
 * A POST or a GraphQL mutation with an `Idempotency-Key` is executed at most once a day: its response is stored, and
 * repeated requests get it. A request that fails frees its key. If the response could not be stored, or the process ended
 * before, nobody knows whether the work was done: repeated requests are rejected until the key expires.
 */
import { createHash } from 'node:crypto'
import { type Context, workspaceOf } from '../context.ts'
import type { Db } from '../db/store.ts'
import { conflict, invalid, unprocessable } from '../errors.ts'

interface IdempotencyKeyTable {
  /** The caller and its workspace. */
  scope: string
  key: string
  /** Hash of method, path, and body. */
  hash: string
  /** Null while the first request is running, or if its response was lost. */
  status: number | null
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

const keptMs = 24 * 60 * 60 * 1000
/** Time after which the response of an unfinished request has probably been lost. */
const lostMs = 60_000
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
  const found = await ctx.store.transact(async db => {
    await db
      .deleteFrom('idempotencyKeys')
      .where('scope', '=', scope)
      .where('key', '=', key)
      .where('at', '<', new Date(now.getTime() - keptMs).toISOString())
      .execute()
    const known = await db.selectFrom('idempotencyKeys').selectAll().where('scope', '=', scope).where('key', '=', key).executeTakeFirst()
    if (known) return known
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('idempotencyKeys')
      .values({ scope, key, hash, status: null, body: null, at })
      .onConflict(oc => oc.columns(['scope', 'key']).doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows ? undefined : { hash, status: null, body: null, at }
  })
  if (found && found.hash !== hash) throw unprocessable('IDEMPOTENCY_KEY_REUSED', { field: 'Idempotency-Key' })
  if (found && found.status === null) {
    const isLost = now.getTime() - Date.parse(found.at) > lostMs
    throw conflict('REQUEST_IN_PROGRESS', isLost ? { facts: { outcome: 'unknown' } } : { retryAfter: 1 })
  }
  if (found) return { status: found.status ?? 200, body: found.body === null ? undefined : JSON.parse(found.body), isReplay: true }
  const own: Own = { scope, key, hash, at }
  const answer = await work().catch(async (error: unknown) => {
    await freeKey(ctx, own).catch((err: unknown) => ctx.log.warn({ err, requestId: ctx.requestId }, 'idempotency key not freed'))
    throw error
  })
  // The work is done and must not be repeated, even if this fails.
  await storeAnswer(ctx, own, answer).catch((err: unknown) => ctx.log.warn({ err, requestId: ctx.requestId }, 'response not stored'))
  return { ...answer, isReplay: false }
}

/** What identifies a request's own record: after it expired, another request may have the key. */
type Own = Pick<IdempotencyKeyTable, 'scope' | 'key' | 'hash' | 'at'>

/** A failed request can be retried with the same key. */
const freeKey = (ctx: Context, { scope, key, hash, at }: Own) =>
  ctx.store.transact(db =>
    db
      .deleteFrom('idempotencyKeys')
      .where('scope', '=', scope)
      .where('key', '=', key)
      .where('hash', '=', hash)
      .where('at', '=', at)
      .execute(),
  )

const storeAnswer = (ctx: Context, { scope, key, hash, at }: Own, { status, body }: Replay) =>
  ctx.store.transact(db =>
    db
      .updateTable('idempotencyKeys')
      .set({ status, body: body === undefined ? null : JSON.stringify(body) })
      .where('scope', '=', scope)
      .where('key', '=', key)
      .where('hash', '=', hash)
      .where('at', '=', at)
      .execute(),
  )

/** Deletes keys older than a day. */
export async function forgetKeys(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('idempotencyKeys')
    .where('at', '<', new Date(now.getTime() - keptMs).toISOString())
    .execute()
}
