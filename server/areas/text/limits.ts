/** Limits of runs: how many at once and in which order, how many free ones, and how many are stored. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/store.ts'
import type { TextEngine } from '../../engine/port.ts'
import { RunQueue } from '../../engine/queue.ts'
import { type AppError, tooMany } from '../../errors.ts'
import { countUseIn, exhausted } from '../../db/use-quotas.ts'
import { throttleKey } from '../../db/throttle-rows.ts'
import {
  freeRedos,
  freeRuns,
  runsAtOnce,
  storedChecks,
  storedRuns,
  trial,
  unchargedChecks,
  unchargedChecksOfNetwork,
  unchargedRuns,
  unchargedRunsOfNetwork,
} from '../words/constants.ts'
import type { Begun } from './begin.ts'
import type { RunAction } from './tables.ts'

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

interface Runner {
  accountId: number
  network: string
  action: RunAction
}

const unchargedKeys = ({ accountId, network, action }: Runner) =>
  action === 'check'
    ? ([
        [throttleKey('uncharged-check', String(accountId)), unchargedChecks],
        [throttleKey('uncharged-check-network', network), unchargedChecksOfNetwork],
      ] as const)
    : ([
        [throttleKey('uncharged', String(accountId)), unchargedRuns],
        [throttleKey('uncharged-network', network), unchargedRunsOfNetwork],
      ] as const)

/** Limits of the transaction that begins a run. */
export function limitsOf(runner: Runner, now: Date) {
  return {
    maxRunning: runsAtOnce.running + runsAtOnce.waiting,
    freeRedos: freeRedos.count,
    freeRuns: freeRuns.count,
    freeSince: new Date(now.getTime() - freeRuns.withinMs).toISOString(),
    quotas: unchargedKeys(runner).map(([key, { count }]) => ({ key, count })),
  }
}

/** The error for a run that a limit rejected. */
export function limitError(begun: Extract<Begun, { outcome: `${string}RUNS${string}` }>, runner: Runner, now: Date): AppError {
  if (begun.outcome === 'UNCHARGED_RUNS_EXCEEDED') return exhausted(now, begun.until, unchargedKeys(runner)[begun.quota === 0 ? 0 : 1][1])
  if (begun.outcome === 'TOO_MANY_RUNS') return tooMany('TOO_MANY_RUNS', { max: runsAtOnce.running + runsAtOnce.waiting, retryAfter: 5 })
  const { count, withinMs } = freeRuns
  const seconds = Math.ceil((Date.parse(begun.from) + withinMs - now.getTime()) / 1000)
  return tooMany('FREE_RUNS_EXCEEDED', { max: count, seconds, retryAfter: seconds })
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
    .select(['id', 'action', sql<number>`${length('source')} + ${length('result')} + ${length('changes')}`.as('bytes')])
    .where('accountId', '=', accountId)
    .where('status', '!=', 'RUNNING')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  let sum = 0
  const [checks, others] = [runs.filter(({ action }) => action === 'check'), runs.filter(({ action }) => action !== 'check')]
  const gone = checks.slice(storedChecks).map(({ id }) => id)
  for (const [index, { id, bytes }] of others.entries()) {
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
