/** Rows that count: failed attempts, and uses within a window. */
import type { Db } from '../../db/store.ts'
import './tables.ts'

/** Adds one to the key's count, which begins at 0 with these times, and returns the row. */
export async function countUp(db: Db, fresh: { key: string; since: string; until: string }) {
  await db
    .insertInto('throttles')
    .values({ ...fresh, failures: 0 })
    .onConflict(conflict => conflict.column('key').doNothing())
    .execute()
  // Counting in the same statement locks the row, so concurrent tries are all counted.
  return db
    .updateTable('throttles')
    .set(eb => ({ failures: eb('failures', '+', 1) }))
    .where('key', '=', fresh.key)
    .returningAll()
    .executeTakeFirstOrThrow()
}
