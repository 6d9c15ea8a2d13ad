/** Failed attempts counted in the database, so they survive restarts: after five in 15 minutes, the next must wait. */
import type { Context } from '../../context.ts'
import { tooMany } from '../../errors.ts'
import { countUp } from '../../db/throttle-rows.ts'

const windowMs = 15 * 60 * 1000
const maxWaitMs = 15 * 60 * 1000

/** Throws while the key is blocked. */
export async function checkThrottle(ctx: Context, key: string): Promise<void> {
  const found = await ctx.db.selectFrom('throttles').select('until').where('key', '=', key).executeTakeFirst()
  if (found && Date.parse(found.until) > ctx.now().getTime()) throw blocked(ctx, found.until)
}

function blocked(ctx: Context, until: string) {
  const seconds = Math.max((Date.parse(until) - ctx.now().getTime()) / 1000, 1)
  return tooMany('TOO_MANY_TRIES', { seconds: Math.ceil(seconds), retryAfter: seconds })
}

/**
 * Counts a try as failed before it is evaluated, so that tries at the same time share the limit; throws while the key is
 * blocked. From the `allowed`th on, each doubles the wait, starting at 30 seconds. A try that succeeds no longer counts
 * after `forgetFailures` or `giveBackTry`.
 */
export async function takeTry(ctx: Context, key: string, allowed = 5): Promise<void> {
  const now = ctx.now().getTime()
  const blockedUntil = await ctx.store.transact(async db => {
    const start = new Date(now).toISOString()
    const row = await countUp(db, { key, since: start, until: start })
    // Below the limit, `until` is only the time of the last try, which may be later than this one's.
    const isBlocked = row.failures > allowed && Date.parse(row.until) > now
    const stale = now - Math.max(Date.parse(row.since), Date.parse(row.until)) > windowMs
    const failures = isBlocked ? row.failures - 1 : stale ? 1 : row.failures
    const wait = failures < allowed ? 0 : Math.min(30_000 * 2 ** Math.min(failures - allowed, 10), maxWaitMs)
    await db
      .updateTable('throttles')
      .set({ failures, since: stale ? start : row.since, until: isBlocked ? row.until : new Date(now + wait).toISOString() })
      .where('key', '=', key)
      .execute()
    return isBlocked ? row.until : undefined
  })
  // The wait may have ended in the meantime, but this try was not counted.
  if (blockedUntil) throw blocked(ctx, blockedUntil)
}

/** A try that succeeded does not count. */
export async function giveBackTry(ctx: Context, key: string): Promise<void> {
  const now = ctx.now().toISOString()
  await ctx.store.transact(db =>
    db
      .updateTable('throttles')
      .set(eb => ({ failures: eb('failures', '-', 1), until: now }))
      .where('key', '=', key)
      .where('failures', '>', 0)
      .execute(),
  )
}

/** Clears the key's failures after a success. */
export async function forgetFailures(ctx: Context, key: string): Promise<void> {
  await ctx.store.transact(db => db.deleteFrom('throttles').where('key', '=', key).execute())
}
