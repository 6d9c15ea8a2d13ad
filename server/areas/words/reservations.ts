/** Reserved words, charged or refunded exactly once. */
import type { Db } from '../../db/store.ts'
import { reservationMs } from './constants.ts'
import './tables.ts'

/** Serializes transactions of one account: otherwise two runs could read the same balance. */
export const lockAccount = (db: Db, accountId: number) =>
  db
    .updateTable('accounts')
    .set(eb => ({ language: eb.ref('language') }))
    .where('id', '=', accountId)
    .execute()

const expiry = (now: Date) => new Date(now.getTime() + reservationMs).toISOString()

interface Movement {
  accountId: number
  grantId: number
  words: number
  kind: 'RESERVE' | 'RELEASE' | 'EXPIRE' | 'REFUND'
  runId: string | null
  outTradeNo?: string
  at: string
}

/** Writes an entry and updates its grant; the condition is part of the statement. */
export async function moveWords(db: Db, movement: Movement): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('wordGrants')
    .set(eb => ({ remaining: eb('remaining', '+', movement.words) }))
    .where('id', '=', movement.grantId)
    .where('remaining', '>=', -movement.words)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) throw new Error(`Grant ${movement.grantId} does not cover ${movement.words} words`)
  await db.insertInto('wordEntries').values(movement).execute()
}

/** Charges a run and refunds the rest of its reservation; idempotent. Returns the words charged. */
export async function settle(db: Db, runId: string, words: number, now: Date): Promise<number> {
  const reservation = await db
    .updateTable('reservations')
    .set({ state: 'settled' })
    .where('runId', '=', runId)
    .where('state', '=', 'reserved')
    .returning(['accountId', 'words'])
    .executeTakeFirst()
  if (!reservation) return 0
  const charged = Math.min(Math.max(words, 0), reservation.words)
  let back = reservation.words - charged
  if (back === 0) return charged
  await lockAccount(db, reservation.accountId)
  const taken = await db
    .selectFrom('wordEntries')
    .select(['grantId', 'words'])
    .where('runId', '=', runId)
    .where('kind', '=', 'RESERVE')
    .orderBy('id', 'desc')
    .execute()
  for (const entry of taken) {
    const part = Math.min(back, -entry.words)
    if (part > 0)
      await moveWords(db, {
        accountId: reservation.accountId,
        grantId: entry.grantId,
        words: part,
        kind: 'RELEASE',
        runId,
        at: now.toISOString(),
      })
    back -= part
  }
  return charged
}

/** Extends the reservations of active runs, so that they are not refunded. */
export async function extend(db: Db, runIds: string[], now: Date): Promise<void> {
  if (runIds.length > 0)
    await db
      .updateTable('reservations')
      .set({ expiresAt: expiry(now) })
      .where('runId', 'in', runIds)
      .where('state', '=', 'reserved')
      .execute()
}

/** Marks every reservation as abandoned, for the startup of a process that is the database's only user. */
export async function abandonAll(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('reservations')
    .set({ expiresAt: new Date(now.getTime() - 1).toISOString() })
    .where('state', '=', 'reserved')
    .execute()
}

const sweepSize = 200

/** Runs whose reservation has expired. */
export async function findAbandoned(db: Db, now: Date): Promise<string[]> {
  const found = await db
    .selectFrom('reservations')
    .select('runId')
    .where('state', '=', 'reserved')
    .where('expiresAt', '<', now.toISOString())
    .limit(sweepSize)
    .execute()
  return found.map(({ runId }) => runId)
}

/** Writes off expired temporary words, each with a ledger entry. */
export async function expireGrants(db: Db, now: Date): Promise<void> {
  const at = now.toISOString()
  const expired = await db
    .selectFrom('wordGrants')
    .select(['id', 'accountId'])
    .where('expiresAt', '<', at)
    .where('remaining', '>', 0)
    // Accounts are locked in order of ID, as everywhere.
    .orderBy('accountId')
    .limit(sweepSize)
    .execute()
  for (const { id, accountId } of expired) {
    await lockAccount(db, accountId)
    const { remaining } = await db.selectFrom('wordGrants').select('remaining').where('id', '=', id).executeTakeFirstOrThrow()
    if (remaining > 0) await moveWords(db, { accountId, grantId: id, words: -remaining, kind: 'EXPIRE', runId: null, at })
  }
}
