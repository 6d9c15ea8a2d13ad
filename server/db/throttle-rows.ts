/** Rows that count: failed attempts, and uses within a window. */
import { createHash } from 'node:crypto'
import type { Db } from './store.ts'

interface ThrottleTable {
  key: string
  failures: number
  since: string
  until: string
}

declare module './schema.ts' {
  interface Schema {
    throttles: ThrottleTable
  }
}

/** Adds to the key's count, which begins at 0 with these times, and returns the row. */
export async function countUp(db: Db, fresh: { key: string; since: string; until: string }, uses = 1) {
  await db
    .insertInto('throttles')
    .values({ ...fresh, failures: 0 })
    .onConflict(conflict => conflict.column('key').doNothing())
    .execute()
  // Counting in the same statement locks the row, so concurrent tries are all counted.
  return db
    .updateTable('throttles')
    .set(eb => ({ failures: eb('failures', '+', uses) }))
    .where('key', '=', fresh.key)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Keys for counting; email and network addresses are stored only as hashes. */
export const throttleKey = (purpose: string, ...parts: string[]) =>
  `${purpose}:${createHash('sha256').update(parts.join('\n')).digest('base64url')}`
