/** Reserves words for a run, on SQLite; migrations 210 and 366 have the same for PostgreSQL. */
import type { Statements } from '../../db/store.ts'
import type { WordBalance } from './balance.ts'

export interface Reservation {
  accountId: number
  runId: string
  /** Reserves `most` if there are so many, and rejects less than `least`. */
  least: number
  most: number
  now: string
  /** When the reservation ends, unless it is extended. */
  until: string
}

interface GrantLeft {
  id: number
  remaining: number
  temporary: number
}

const usableGrants = `select "id", "remaining", "temporary" from "wordGrants"
  where "accountId" = ? and "remaining" > 0 and ("expiresAt" is null or "expiresAt" > ?)
  order by "temporary" desc, "expiresAt", "id"`
const addReservation = `insert into "reservations" ("runId", "accountId", "words", "state", "expiresAt") values (?, ?, ?, 'reserved', ?)`
const takeWords = `update "wordGrants" set "remaining" = "remaining" - ? where "id" = ? and "remaining" >= ?`
const addEntry = `insert into "wordEntries" ("accountId", "grantId", "words", "kind", "runId", "at") values (?, ?, ?, 'RESERVE', ?, ?)`

/** Takes temporary words first, by expiry, then permanent ones. Returns the balance, and writes nothing, if they are too few. */
export function reserveWords(db: Statements, { accountId, runId, least, most, now, until }: Reservation): WordBalance | undefined {
  const grants = db.rows(usableGrants, [accountId, now]) as unknown as GrantLeft[] // as selected
  const sum = (temporary: number) => grants.reduce((words, grant) => words + (grant.temporary === temporary ? grant.remaining : 0), 0)
  const balance = { durWordsLeft: sum(0), tempWordsLeft: sum(1) }
  const left = balance.durWordsLeft + balance.tempWordsLeft
  if (left < least) return balance
  let wanted = Math.max(Math.min(most, left), least)
  db.change(addReservation, [runId, accountId, wanted, until])
  for (const { id, remaining } of grants) {
    if (wanted === 0) break
    const taken = Math.min(wanted, remaining)
    if (db.change(takeWords, [taken, id, taken]) !== 1) throw new Error(`Grant ${id} does not cover ${taken} words`)
    db.change(addEntry, [accountId, id, -taken, runId, now])
    wanted -= taken
  }
  return undefined
}
