/** A repeated POST with the same `Idempotency-Key` is executed once: its response is stored for a day. */
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
  /** Null while the first request is running. */
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
/** An older unfinished request belongs to a process that crashed. */
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
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString()
  const found = await ctx.store.transact(async db => {
    const mine = (table: 'idempotencyKeys') => db.deleteFrom(table).where('scope', '=', scope).where('key', '=', key)
    await mine('idempotencyKeys').where('at', '<', before(keptMs)).execute()
    await mine('idempotencyKeys').where('status', 'is', null).where('at', '<', before(lostMs)).execute()
    const known = await db.selectFrom('idempotencyKeys').selectAll().where('scope', '=', scope).where('key', '=', key).executeTakeFirst()
    if (known) return known
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('idempotencyKeys')
      .values({ scope, key, hash, status: null, body: null, at: now.toISOString() })
      .onConflict(oc => oc.columns(['scope', 'key']).doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows ? undefined : { hash, status: null, body: null }
  })
  if (found && found.hash !== hash) throw unprocessable('IDEMPOTENCY_KEY_REUSED', { field: 'Idempotency-Key' })
  if (found && found.status === null) throw conflict('REQUEST_IN_PROGRESS', { retryAfter: 1 })
  if (found) return { status: found.status ?? 200, body: found.body === null ? undefined : JSON.parse(found.body), isReplay: true }
  const own = (db: Db) => db.updateTable('idempotencyKeys').where('scope', '=', scope).where('key', '=', key)
  try {
    const answer = await work()
    const body = answer.body === undefined ? null : JSON.stringify(answer.body)
    await ctx.store.transact(async db => {
      await own(db).set({ status: answer.status, body }).execute()
    })
    return { ...answer, isReplay: false }
  } catch (error) {
    // A failed request can be retried.
    await ctx.store.transact(async db => {
      await db.deleteFrom('idempotencyKeys').where('scope', '=', scope).where('key', '=', key).execute()
    })
    throw error
  }
}

/** Deletes keys older than a day. */
export async function forgetKeys(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('idempotencyKeys')
    .where('at', '<', new Date(now.getTime() - keptMs).toISOString())
    .execute()
}
