/**
 * The transaction that begins a run: its row and its reservation, or the reason why not. PostgreSQL runs the function of
 * migration 210 instead, to save round trips while the account is locked. A new rule goes into both;
 * `tests/api/charges.test.ts` runs the same cases on both.
 */
import type { Procedure, Statements } from '../../db/store.ts'
import { type AppError, insufficient } from '../../errors.ts'
import type { WordBalance } from '../words/balance.ts'
import { reserveWords } from '../words/reserve.ts'
import type { TextRunTable } from './tables.ts'

export interface BeginInput {
  /** The row to insert; `isFree` is set here. */
  run: TextRunTable
  /** Words to reserve. */
  least: number
  most: number
  reservedUntil: string
  /** Whether a finished or running redo with the same inputs is returned instead. */
  mayRepeat: boolean
  /** Whether the redo is free while `freeRedos` are not used up. */
  mayBeFree: boolean
  maxRunning: number
  freeRedos: number
  freeRuns: number
  /** Free runs count from here. */
  freeSince: string
  /** Uncharged runs of the account, and of its network. */
  quotas: { key: string; count: number }[]
}

export type Begun =
  | { outcome: 'BEGUN'; isFree: boolean }
  /** An earlier run answers: one with the same key, or a redo with the same inputs. */
  | { outcome: 'SAME_KEY'; id: string }
  | { outcome: 'REPEAT'; id: string }
  | { outcome: 'NO_DOCUMENT' }
  | { outcome: 'TOO_MANY_RUNS' }
  /** `from` is the first free run that counts. */
  | { outcome: 'FREE_RUNS_EXCEEDED'; from: string }
  /** `quota` is the position in `quotas`. */
  | { outcome: 'UNCHARGED_RUNS_EXCEEDED'; quota: number; until: string }
  | ({ outcome: 'NOT_ENOUGH_WORDS' } & WordBalance)

const runOfKey = `select "id" from "textRuns" where "accountId" = ? and "idempotencyKey" = ?`
const runOfInputs = `select "id" from "textRuns" where "accountId" = ? and ("id" = ? or "redoOf" = ?) and "inputHash" = ?
  and "status" in ('DONE', 'RUNNING') order by "createdAt" desc limit 1`
const runningRuns = `select count(*) as "count" from "textRuns" where "accountId" = ? and "status" = 'RUNNING'`
const documentOf = `select "id" from "documents" where "id" = ? and "accountId" = ?`
const freeRedosOf = `select count(*) as "count" from "textRuns" where "redoOf" = ? and "isFree" = 1`
const freeRunsOf = `select count(*) as "count", min("createdAt") as "from" from "textRuns" where "accountId" = ? and "isFree" = 1 and "createdAt" > ?`
const usedUp = `select "until" from "throttles" where "key" = ? and "failures" >= ? and "until" > ?`

const columns = [
  'id',
  'accountId',
  'action',
  'status',
  'source',
  'options',
  'result',
  'changes',
  'accepted',
  'engine',
  'engineVersion',
  'message',
  'isFree',
  'wordsCharged',
  'numOfToken',
  'idempotencyKey',
  'requestHash',
  'inputHash',
  'redoOf',
  'documentId',
  'createdAt',
  'finishedAt',
  'expiresAt',
] as const satisfies (keyof TextRunTable)[]
const insertRun = `insert into "textRuns" (${columns.map(column => `"${column}"`).join()}) values (${columns.map(() => '?').join()})`

function begin(db: Statements, input: BeginInput): Begun {
  const { run, quotas } = input
  const { accountId, redoOf, createdAt: now } = run
  const find = (text: string, ...parameters: unknown[]) => db.rows(text, parameters)[0]
  const count = (text: string, ...parameters: unknown[]) => Number(find(text, ...parameters)?.count)

  const same = run.idempotencyKey === null ? undefined : find(runOfKey, accountId, run.idempotencyKey)
  if (same) return { outcome: 'SAME_KEY', id: String(same.id) }
  const repeat = input.mayRepeat ? find(runOfInputs, accountId, redoOf, redoOf, run.inputHash) : undefined
  if (repeat) return { outcome: 'REPEAT', id: String(repeat.id) }
  if (count(runningRuns, accountId) >= input.maxRunning) return { outcome: 'TOO_MANY_RUNS' }
  if (run.documentId !== null && !find(documentOf, run.documentId, accountId)) return { outcome: 'NO_DOCUMENT' }
  const isFree = input.mayBeFree && count(freeRedosOf, redoOf) < input.freeRedos
  if (isFree) {
    const free = find(freeRunsOf, accountId, input.freeSince)
    if (Number(free?.count) >= input.freeRuns) return { outcome: 'FREE_RUNS_EXCEEDED', from: String(free?.from) }
  } else
    for (const [quota, { key, count: max }] of quotas.entries()) {
      const full = find(usedUp, key, max, now)
      if (full) return { outcome: 'UNCHARGED_RUNS_EXCEEDED', quota, until: String(full.until) }
    }
  const words = isFree ? { least: 0, most: 0 } : { least: input.least, most: input.most }
  const tooFew = reserveWords(db, { accountId, runId: run.id, ...words, now, until: input.reservedUntil })
  if (tooFew) return { outcome: 'NOT_ENOUGH_WORDS', ...tooFew }
  const row: TextRunTable = { ...run, isFree: isFree ? 1 : 0 }
  db.change(
    insertRun,
    columns.map(column => row[column]),
  )
  return { outcome: 'BEGUN', isFree }
}

export const beginRun: Procedure<BeginInput, Begun> = { name: 'begin_runs', run: begin }

export function tooFewWords(needed: number, balance: WordBalance): AppError {
  const left = balance.durWordsLeft + balance.tempWordsLeft
  const missing = needed - left
  return insufficient('NOT_ENOUGH_WORDS', { needed, left, missing, facts: { wordsNeeded: needed, wordsMissing: missing, ...balance } })
}
