/** Bounds the texts of one answer, so that none takes long to build or send. */
import type { Context } from '../context.ts'
import { tooLarge } from '../errors.ts'

/** Characters of texts. */
const maxAnswer = 8_000_000

const read = new WeakMap<Context, number>()

/** Counts texts that a call reads; an answer is only measured if it could be too large. */
export function countRead(ctx: Context, rows: readonly object[]): void {
  let sum = read.get(ctx) ?? 0
  for (const row of rows) for (const value of Object.values(row)) if (typeof value === 'string') sum += value.length
  read.set(ctx, sum)
}

/** Throws if an answer has too much text. The answer of a write is not rejected, because the write is done. */
export function checkAnswer(ctx: Context, answer: unknown): void {
  if ((read.get(ctx) ?? 0) <= maxAnswer || ctx.written.length > 0) return
  let sum = 0
  const rest: unknown[] = [answer]
  while (rest.length > 0) {
    const value = rest.pop()
    if (typeof value === 'string') sum += value.length
    else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) rest.push(each)
    if (sum > maxAnswer) throw tooLarge('ANSWER_TOO_LARGE', { max: maxAnswer })
  }
}
