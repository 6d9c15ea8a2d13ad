/** One run in the background: the engine's events are stored and published; at the end the run is charged and closed. */
import { applyChanges, type Change } from '../../../text/changes.ts'
import type { Parts } from '../../context.ts'
import type { Db } from '../../db/store.ts'
import { type Block, type EngineEvent, type TextOptions, unchangedMessage } from '../../engine/port.ts'
import { publishNotifications } from '../notifications/notify.ts'
import { noticeRun } from '../notifications/occasions.ts'
import { settle } from '../words/reservations.ts'
import { rememberSentences, type Sentence, splitSentences, sumWords } from './checked-sentences.ts'
import { leaveOut } from './ignored-rules.ts'
import { countText } from './counts.ts'
import { countUnchargedRun, queuesOf, trimRuns } from './limits.ts'
import type { RunAction, RunEvent, TextRunTable } from './tables.ts'

export interface Launched {
  id: string
  accountId: number
  action: RunAction
  text: string
  options: TextOptions
  /** Rules whose changes are left out. */
  ignored: readonly string[]
  isFree: boolean
  /** The sentences that a check can charge. */
  sentences: readonly Sentence[]
  /** Of the caller. */
  network: string
}

export const runTopic = (id: string) => `run:${id}`
export const stopTopic = (id: string) => `stop:${id}`

interface Alive {
  abort: AbortController
  ended: Promise<void>
}

/** Runs of this process, by id. */
const alive = new Map<string, Alive>()

/** Ids of the runs that this process is working on for the given storage. */
export const aliveRuns = (): string[] => [...alive.keys()]

/** Stops the named runs and waits until they have been charged and closed. */
export async function stopRuns(ids: string[]): Promise<void> {
  const runs = ids.flatMap(id => alive.get(id) ?? [])
  for (const { abort } of runs) abort.abort()
  await Promise.all(runs.map(({ ended }) => ended))
}

/** Starts a run; resolves when it has ended, successfully or not. Never rejects. */
export function launch(parts: Parts, run: Launched): Promise<void> {
  const abort = new AbortController()
  const listening = new AbortController()
  const followStop = async () => {
    for await (const _ of parts.events.subscribe(stopTopic(run.id), listening.signal)) abort.abort()
  }
  followStop().catch((error: unknown) => parts.log.warn({ err: error }, 'stop signal lost'))
  const ended = execute(parts, run, abort.signal)
    .catch((error: unknown) => {
      // The sweeper refunds the words and closes the run once the database answers again.
      parts.log.error({ err: error, runId: run.id }, 'run could not be closed')
    })
    .finally(() => {
      alive.delete(run.id)
      listening.abort()
    })
  alive.set(run.id, { abort, ended })
  return ended
}

interface Outcome {
  status: TextRunTable['status']
  message: string
  tokens?: number
}

async function execute(parts: Parts, run: Launched, signal: AbortSignal) {
  const journal = openJournal(parts, run.id)
  const ignored = new Set(run.ignored)
  const blocks: Block[] = []
  let outcome: Outcome = { status: 'FAILED', message: 'The engine ended without a result' }
  const leave = await queuesOf(parts.engine).runs.enter(String(run.accountId), signal)
  try {
    for await (const raw of parts.engine.run({
      action: run.action === 'expand' ? 'expand' : 'polish',
      text: run.text,
      options: run.options,
      signal,
    })) {
      const event = raw.type === 'block' ? { ...raw, block: leaveOut(raw.block, ignored, run.action === 'check') } : raw
      if (event.type === 'block') blocks.push(event.block)
      if (event.type === 'delta' || event.type === 'block' || event.type === 'progress') journal.add(event)
      else outcome = outcomeOf(event)
      if (signal.aborted) break
    }
  } catch (error) {
    parts.log.error({ err: error, runId: run.id }, 'engine failed')
    outcome = { status: 'FAILED', message: 'The engine failed' }
  } finally {
    leave?.()
  }
  if (signal.aborted && outcome.status !== 'DONE') outcome = { status: 'STOPPED', message: 'Stopped' }
  await journal.flush()
  await close(parts, run, blocks, outcome, journal.next())
}

function outcomeOf(event: Exclude<EngineEvent, RunEvent>): Outcome {
  if (event.type === 'done')
    return { status: 'DONE', message: '', ...(event.tokens ? { tokens: event.tokens.input + event.tokens.output } : {}) }
  return { status: event.type === 'refused' ? 'REFUSED' : 'FAILED', message: event.message }
}

/** Stores events in order, with group commit: events that arrive during one commit share the next. */
function openJournal(parts: Parts, runId: string) {
  let seq = 0
  let waiting: { runId: string; seq: number; event: string }[] = []
  let flushing: Promise<void> | undefined
  const flush = async () => {
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      await parts.store.transact(db => db.insertInto('textRunEvents').values(batch).execute())
      parts.events.publish(runTopic(runId), {})
    }
  }
  const start = () => {
    flushing ??= flush().finally(() => (flushing = undefined))
    return flushing
  }
  return {
    add(event: RunEvent) {
      seq += 1
      waiting.push({ runId, seq, event: JSON.stringify(event) })
      start().catch(() => undefined) // the last flush reports it
    },
    async flush() {
      await flushing
      await start()
    },
    next: () => seq + 1,
  }
}

async function close(parts: Parts, run: Launched, blocks: Block[], outcome: Outcome, seq: number) {
  const changes = blocks.flatMap(block => block.changes)
  const result = applyChanges(run.text, changes)
  const isChanged = result !== run.text
  const message = outcome.status === 'DONE' && !isChanged ? unchangedMessage(changes) : outcome.message
  const isProcessed = outcome.status === 'DONE' || outcome.status === 'STOPPED'
  const charge = isChanged && !run.isFree && isProcessed && run.action !== 'check' ? await chargeOf(run, result, outcome, blocks) : 0
  const now = parts.now()
  const notified = await parts.store.transact(async db => {
    const charged = run.action === 'check' && isProcessed ? await chargeCheck(db, run, outcome, blocks, now) : charge
    const wordsCharged = await settle(db, run.id, charged, now)
    await db
      .updateTable('textRuns')
      .set({
        status: outcome.status,
        message,
        result,
        changes: JSON.stringify(changes),
        wordsCharged,
        finishedAt: now.toISOString(),
        ...(outcome.tokens ? { numOfToken: outcome.tokens } : {}),
      })
      .where('id', '=', run.id)
      .where('status', '=', 'RUNNING')
      .execute()
    await db
      .insertInto('textRunEvents')
      .values({ runId: run.id, seq, event: JSON.stringify({ type: 'end' } satisfies RunEvent) })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    await trimRuns(db, run.accountId)
    if (wordsCharged === 0 && !run.isFree) await countUnchargedRun(db, parts, run)
    return noticeRun(db, run.id, now)
  })
  parts.events.publish(runTopic(run.id), {})
  if (notified !== null) publishNotifications(parts, notified)
}

/** Polish costs the words of the processed source; Expand costs the words of the result. */
async function chargeOf(run: Launched, result: string, { status }: Outcome, blocks: Block[]): Promise<number> {
  const isDone = status === 'DONE'
  const [whole, part] = run.action === 'expand' ? [result, 'after' as const] : [run.text, 'before' as const]
  const { words } = await countText(String(run.accountId), isDone ? whole : blocks.map(block => block[part]).join('\n'))
  return words
}

/** A check costs the words of the sentences that were new to the account, and that it corrects. */
async function chargeCheck(db: Db, run: Launched, { status }: Outcome, blocks: Block[], now: Date): Promise<number> {
  const done = new Set(blocks.flatMap(({ before }) => splitSentences(before).map(({ hash }) => hash)))
  const checked = status === 'DONE' ? run.sentences : run.sentences.filter(({ hash }) => done.has(hash))
  // Another check may have charged some of them since this one began.
  const added = await rememberSentences(db, run.accountId, checked, now)
  const corrected = blocks.filter(({ before, after }) => after !== before)
  const results = corrected.flatMap(({ after }) => splitSentences(after))
  await rememberSentences(db, run.accountId, results, now)
  if (run.isFree) return 0
  const kept = new Set(results.map(({ hash }) => hash))
  const mistaken = new Set(
    corrected.flatMap(({ before }) => splitSentences(before).map(({ hash }) => hash)).filter(hash => !kept.has(hash)),
  )
  return sumWords(added.filter(({ hash }) => mistaken.has(hash)))
}

/** Changes stored with a run. */
export const parseChanges = (json: string) => JSON.parse(json) as Change[] // written by `close`
