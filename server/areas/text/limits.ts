/** Limits of runs: how many at once and in which order, how many free ones, and how many are stored. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/store.ts'
import type { TextEngine } from '../../engine/port.ts'
import { RunQueue } from '../../engine/queue.ts'
import { tooMany } from '../../errors.ts'
import { checkUse, countUseIn, networkOf } from '../account/quota.ts'
import { throttleKey } from '../account/throttle.ts'
import { freeRuns, runsAtOnce, storedRuns, trial, unchargedRuns, unchargedRunsOfNetwork } from '../words/constants.ts'
import './tables.ts'

const queues = new WeakMap<TextEngine, { runs: RunQueue; trials: RunQueue }>()

/** The queues of an engine: one for accounts, and one slot for all callers without an account. */
export function queuesOf(engine: TextEngine) {
  let found = queues.get(engine)
  if (!found) {
    found = {
      runs: new RunQueue({ running: runsAtOnce.total, perOwner: runsAtOnce.running }),
      trials: new RunQueue({ running: 1, perOwner: 1 }),
    }
    queues.set(engine, found)
  }
  return found
}

/** Rejects a trial when too many others wait. */
export function checkTrialQueue(engine: TextEngine): void {
  if (queuesOf(engine).trials.waiting >= trial.waiting) throw tooMany('TRIALS_BUSY', { retryAfter: 5 })
}

/** Rejects a run when the account has too many in progress. Expects the account to be locked. */
export async function checkRunsAtOnce(db: Db, accountId: number): Promise<void> {
  const { count } = await db
    .selectFrom('textRuns')
    .select(eb => eb.fn.countAll().as('count'))
    .where('accountId', '=', accountId)
    .where('status', '=', 'RUNNING')
    .executeTakeFirstOrThrow()
  const max = runsAtOnce.running + runsAtOnce.waiting
  if (Number(count) >= max) throw tooMany('TOO_MANY_RUNS', { max, retryAfter: 5 })
}

/** Rejects a free run when the account has used up those of a day. Expects the account to be locked. */
export async function checkFreeRuns(db: Db, accountId: number, now: Date): Promise<void> {
  const { count, withinMs } = freeRuns
  const used = await db
    .selectFrom('textRuns')
    .select('createdAt')
    .where('accountId', '=', accountId)
    .where('isFree', '=', 1)
    .where('createdAt', '>', new Date(now.getTime() - withinMs).toISOString())
    .orderBy('createdAt')
    .limit(count)
    .execute()
  const [first] = used
  if (!first || used.length < count) return
  const seconds = Math.ceil((Date.parse(first.createdAt) + withinMs - now.getTime()) / 1000)
  throw tooMany('FREE_RUNS_EXCEEDED', { max: count, seconds, retryAfter: seconds })
}

interface Runner {
  accountId: number
  network: string
}

const unchargedKeys = ({ accountId, network }: Runner) =>
  [
    [throttleKey('uncharged', String(accountId)), unchargedRuns],
    [throttleKey('uncharged-network', network), unchargedRunsOfNetwork],
  ] as const

/** Rejects a run when too many of the account or its network cost the engine time, but no words. */
export async function checkUnchargedRuns(db: Db, ctx: Context, accountId: number): Promise<void> {
  for (const [key, quota] of unchargedKeys({ accountId, network: networkOf(ctx.address) })) await checkUse(db, key, quota, ctx.now())
}

/** Counts a run that ended without a charge. */
export async function countUnchargedRun(db: Db, { now }: Pick<Context, 'now'>, runner: Runner): Promise<void> {
  for (const [key, quota] of unchargedKeys(runner)) await countUseIn(db, key, quota, now())
}

/** Deletes the oldest finished runs beyond what an account can store. */
export async function trimRuns(db: Db, accountId: number): Promise<void> {
  const length = (column: string) => sql`octet_length(${sql.ref(column)})`
  const runs = await db
    .selectFrom('textRuns')
    .select(['id', sql<number>`${length('source')} + ${length('result')} + ${length('changes')}`.as('bytes')])
    .where('accountId', '=', accountId)
    .where('status', '!=', 'RUNNING')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  let sum = 0
  const gone: string[] = []
  for (const [index, { id, bytes }] of runs.entries()) {
    sum += Number(bytes)
    // The latest run is kept, however large.
    if (index > 0 && (index >= storedRuns.count || sum > storedRuns.bytes)) gone.push(id)
  }
  if (gone.length > 0) await db.deleteFrom('textRuns').where('id', 'in', gone.slice(0, 500)).execute()
}

/** Identifies everything that a deterministic engine's result depends on. */
export function hashInputs(
  engine: TextEngine,
  inputs: { action: string; text: string; options: object; dictionary: string[]; ignored: string[] },
) {
  const { action, text, options, dictionary, ignored } = inputs
  const sorted = Object.entries(options).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([engine.name, engine.version, action, text, sorted, dictionary, ignored]))
    .digest('base64url')
}
