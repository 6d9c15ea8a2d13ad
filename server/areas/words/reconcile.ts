/** Compares every balance with its ledger. */
import { sql } from 'kysely'
import type { Store } from '../../db/store.ts'
import './tables.ts'

/** One line per difference; empty if all balances match. */
export async function reconcile({ db }: Store): Promise<string[]> {
  const differences: string[] = []
  const grants = await sql<{ id: number; remaining: number; total: number }>`
    select g.id, g.remaining, coalesce(sum(e.words), 0) as total from ${sql.table('wordGrants')} g
    left join ${sql.table('wordEntries')} e on e.${sql.ref('grantId')} = g.id group by g.id, g.remaining having g.remaining <> coalesce(sum(e.words), 0)`.execute(
    db,
  )
  for (const { id, remaining, total } of grants.rows) differences.push(`grant ${id} holds ${remaining} words, its entries sum to ${total}`)
  const money = await sql<{ id: number; cents: number; total: number }>`
    select a.id, a.${sql.ref('moneyCents')} as cents, coalesce(sum(e.cents), 0) as total from accounts a
    left join ${sql.table('moneyEntries')} e on e.${sql.ref('accountId')} = a.id group by a.id, a.${sql.ref('moneyCents')} having a.${sql.ref('moneyCents')} <> coalesce(sum(e.cents), 0)`.execute(
    db,
  )
  for (const { id, cents, total } of money.rows) differences.push(`account ${id} holds ${cents} cents, its entries sum to ${total}`)
  const runs = await sql<{ runId: string; state: string; words: number; charged: number; status: string; total: number }>`
    select r.${sql.ref('runId')}, r.state, r.words, t.${sql.ref('wordsCharged')} as charged, t.status, coalesce(sum(e.words), 0) as total
    from reservations r join ${sql.table('textRuns')} t on t.id = r.${sql.ref('runId')}
    left join ${sql.table('wordEntries')} e on e.${sql.ref('runId')} = r.${sql.ref('runId')}
    group by r.${sql.ref('runId')}, r.state, r.words, t.${sql.ref('wordsCharged')}, t.status`.execute(db)
  for (const { runId, state, words, charged, status, total } of runs.rows) {
    const expected = state === 'reserved' ? words : charged
    if (-Number(total) !== Number(expected))
      differences.push(`run ${runId} (${status}, ${state}) should have moved ${expected} words, its entries sum to ${total}`)
    if (state === 'reserved' && status !== 'RUNNING') differences.push(`run ${runId} has ended (${status}) and still holds ${words} words`)
  }
  return differences
}
