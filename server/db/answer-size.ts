/** Bounds what one call reads, so that no answer takes long to build or send. */
import type { Context } from '../context.ts'
import { tooLarge } from '../errors.ts'

/** Characters of texts. */
const maxAnswer = 8_000_000

/** Subscriptions last: what they read for earlier events does not count. */
const eventMs = 1000

const read = new WeakMap<Context, { sum: number; at: number }>()

/** Counts the texts of these rows towards the call's answer; throws once there are too many. */
export function countAnswer(ctx: Context, rows: readonly object[]): void {
  // What a write reads is not sent.
  if ('changes' in ctx) return
  const known = read.get(ctx)
  const at = performance.now()
  let sum = known && !(ctx.ended && at - known.at > eventMs) ? known.sum : 0
  for (const row of rows) for (const value of Object.values(row)) if (typeof value === 'string') sum += value.length
  read.set(ctx, { sum, at })
  if (sum > maxAnswer) throw tooLarge('ANSWER_TOO_LARGE', { max: maxAnswer })
}
