/** Limits the amount of text in one response. */
import type { Context } from '../context.ts'
import { tooLarge } from '../errors.ts'

/** In characters. */
const maxAnswer = 8_000_000

const read = new WeakMap<Context, number>()

/** Counts the text that a call reads; a response is measured only if it could be too large. */
export const countRead = (ctx: Context, rows: readonly object[]): void => addRead(ctx, textLength(rows))

/** The same, for a known number of characters. */
export const addRead = (ctx: Context, length: number): void => void read.set(ctx, (read.get(ctx) ?? 0) + length)

/** Characters of text in rows, including JSON that is still text. */
export function textLength(rows: readonly object[]): number {
  let sum = 0
  for (const row of rows)
    for (const name in row) {
      const value: unknown = (row as Record<string, unknown>)[name] // one of its own columns
      if (typeof value === 'string') sum += value.length
    }
  return sum
}

/** Throws if a response has too much text. Responses of writes are exempt, because the write is committed. */
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
