/**
 * Quotas: uses counted in fixed windows in the database, so they survive restarts. Rejected uses get the seconds to
 * wait.
 */
import type { Context } from '../context.ts'
import type { Db } from './store.ts'
import { type Reason, tooMany } from '../errors.ts'
import { minuteMs } from '../time.ts'
import { countUp } from './throttle-rows.ts'

export interface Quota {
  /** Name of the quota, such as `Trials`. */
  what: string
  count: number
  withinMs: number
  /** `QUOTA_EXCEEDED` by default. */
  reason?: Reason
}

/** One counted use. */
export interface Use {
  key: string
  /** The window in which it is counted. */
  since: string
  /** When the window ends. */
  until: string
  /** Uses remaining in this window. */
  left: number
}

type Window = Pick<Quota, 'count' | 'withinMs'>

const keptMs = 24 * 60 * 60 * 1000

/** Counts one use of the key; throws if the window is exhausted. A window begins with its first use. */
export async function takeUse(ctx: Context, key: string, quota: Quota): Promise<Use> {
  const use = await countUse(ctx, key, quota)
  if (use.left < 0) throw exhausted(ctx.now(), use.until, quota)
  return use
}

/** The error for a window that is used up until then. */
export function exhausted(now: Date, until: string, { what, count, withinMs, reason = 'QUOTA_EXCEEDED' }: Quota) {
  const seconds = (Date.parse(until) - now.getTime()) / 1000
  return tooMany(reason, { what, max: count, minutes: withinMs / minuteMs, seconds: Math.ceil(seconds), retryAfter: seconds })
}

/** As `takeUse`, but doesn't throw: `left` is negative once the window is exhausted. */
export const countUse = (ctx: Context, key: string, window: Window): Promise<Use> =>
  ctx.store.transact(db => countUseIn(db, key, window, ctx.now()))

/** As `countUse`, in the caller's transaction, and for several uses at once. */
export async function countUseIn(db: Db, key: string, { count, withinMs }: Window, now: Date, uses = 1): Promise<Use> {
  const since = now.toISOString()
  const fresh = { key, since, until: new Date(now.getTime() + withinMs).toISOString() }
  const row = await countUp(db, fresh, uses)
  if (row.until > since) return { key, since: row.since, until: row.until, left: count - row.failures }
  await db
    .updateTable('throttles')
    .set({ ...fresh, failures: uses })
    .where('key', '=', key)
    .execute()
  return { key, since, until: fresh.until, left: count - uses }
}

/** Releases a counted use that failed. */
export const giveBack = (ctx: Context, use: Use): Promise<void> => ctx.store.transact(db => giveBackIn(db, use))

/** As `giveBack`, in the caller's transaction. */
export async function giveBackIn(db: Db, { key, since }: Use): Promise<void> {
  await db
    .updateTable('throttles')
    .set(eb => ({ failures: eb('failures', '-', 1) }))
    .where('key', '=', key)
    .where('since', '=', since)
    .where('failures', '>', 0)
    .execute()
}

/** Deletes expired windows. */
export async function forgetThrottles(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('throttles')
    .where('until', '<', new Date(now.getTime() - keptMs).toISOString())
    .execute()
}
