/** Uses counted within fixed windows in the database, so that a restart forgets none; refused with the seconds to wait. */
import { isIPv6 } from 'node:net'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/store.ts'
import { tooMany } from '../../errors.ts'
import './tables.ts'

export interface Quota {
  /** What may be used so often, as in `Trials`. */
  what: string
  count: number
  withinMs: number
}

/** One use that was counted. */
export interface Use {
  key: string
  /** The window that it counts in. */
  since: string
  /** Uses left in this window. */
  left: number
}

const keptMs = 24 * 60 * 60 * 1000

/** Counts one use of the key; throws when the window has no more. The window begins with its first use. */
export async function takeUse(ctx: Context, key: string, { what, count, withinMs }: Quota): Promise<Use> {
  const now = ctx.now().getTime()
  const since = new Date(now).toISOString()
  const fresh = { key, failures: 0, since, until: new Date(now + withinMs).toISOString() }
  return ctx.store.transact(async db => {
    await db
      .insertInto('throttles')
      .values(fresh)
      .onConflict(conflict => conflict.column('key').doNothing())
      .execute()
    // Counting in the statement also locks the row, so that uses at once are all counted.
    const row = await db
      .updateTable('throttles')
      .set(eb => ({ failures: eb('failures', '+', 1) }))
      .where('key', '=', key)
      .returningAll()
      .executeTakeFirstOrThrow()
    if (row.until <= since) {
      await db
        .updateTable('throttles')
        .set({ ...fresh, failures: 1 })
        .where('key', '=', key)
        .execute()
      return { key, since, left: count - 1 }
    }
    const seconds = (Date.parse(row.until) - now) / 1000
    if (row.failures > count)
      throw tooMany('QUOTA_EXCEEDED', { what, max: count, minutes: withinMs / 60_000, seconds: Math.ceil(seconds), retryAfter: seconds })
    return { key, since: row.since, left: count - row.failures }
  })
}

/** Gives a use back that came to nothing. */
export async function giveBack(ctx: Context, { key, since }: Use): Promise<void> {
  await ctx.store.transact(db =>
    db
      .updateTable('throttles')
      .set(eb => ({ failures: eb('failures', '-', 1) }))
      .where('key', '=', key)
      .where('since', '=', since)
      .where('failures', '>', 0)
      .execute(),
  )
}

/** Forgets what nobody has to wait for any more. */
export async function forgetThrottles(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('throttles')
    .where('until', '<', new Date(now.getTime() - keptMs).toISOString())
    .execute()
}

/** Whose address it is: of IPv6, one household has a whole network of 64 bits. */
export function networkOf(address: string): string {
  const [plain = ''] = address.replace(/^::ffff:(?=[\d.]+$)/i, '').split('%')
  if (!isIPv6(plain)) return plain
  const groups = new URL(`http://[${plain}]`).hostname.slice(1, -1)
  const [head = '', tail] = groups.split('::')
  const [left, right] = [head, tail ?? ''].map(part => part.split(':').filter(group => group !== ''))
  const zeros = tail === undefined ? 0 : 8 - (left?.length ?? 0) - (right?.length ?? 0)
  return [...(left ?? []), ...Array.from({ length: zeros }, () => '0'), ...(right ?? [])].slice(0, 4).join(':')
}
