/** The same POST sent again under one `Idempotency-Key` is done once: for a day, its answer is given again. */
import { createHash } from 'node:crypto'
import { type Context, workspaceOf } from '../context.ts'
import type { Db } from '../db/store.ts'
import { conflict, invalid } from '../errors.ts'

interface IdempotencyKeyTable {
  /** Who sent it, to which workspace. */
  scope: string
  key: string
  /** Of method, path and body. */
  hash: string
  /** Null while the first one is on its way. */
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
/** One that began so long ago and never ended belongs to a process that is gone. */
const lostMs = 60_000
const keyForm = /^[\x21-\x7E]{1,255}$/

/** Does the work under the key, or gives the answer that it had; another body under the same key is refused. */
export async function once(
  ctx: Context,
  key: string,
  asked: { method: string; path: string; body: unknown },
  work: () => Promise<Replay>,
): Promise<Replay & { isReplay: boolean }> {
  if (!keyForm.test(key)) throw invalid('IDEMPOTENCY_KEY_INVALID', { field: 'Idempotency-Key' })
  const scope = `${workspaceOf(ctx).id}:${ctx.viewer?.accountId ?? ''}`
  const hash = createHash('sha256')
    .update(JSON.stringify([asked.method, asked.path, asked.body ?? null]))
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
  if (found && found.hash !== hash) throw conflict('IDEMPOTENCY_KEY_REUSED', { field: 'Idempotency-Key' })
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
    // What failed may be tried again.
    await ctx.store.transact(async db => {
      await db.deleteFrom('idempotencyKeys').where('scope', '=', scope).where('key', '=', key).execute()
    })
    throw error
  }
}

/** Forgets keys whose day is over. */
export async function forgetKeys(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('idempotencyKeys')
    .where('at', '<', new Date(now.getTime() - keptMs).toISOString())
    .execute()
}
