/** Text runs: Polish and Expand, charged in words, kept for 30 days. */
import { createHash, randomUUIDv7 } from 'node:crypto'
import { applyChanges } from '../../../text/changes.ts'
import { type Context, requireViewer } from '../../context.ts'
import { countRead } from '../../db/answer-size.ts'
import { type PageArgs, pageBounds } from '../../db/rows.ts'
import { conflict, notFound, unprocessable } from '../../errors.ts'
import { checkDocumentId, unknownDocument } from '../documents/service.ts'
import { networkOf } from '../../http/networks.ts'
import { readBalance } from '../words/balance.ts'
import { expandFactor, freeRedos, reservationMs, runKeptMs } from '../words/constants.ts'
import { beginRun, tooFewWords } from './begin.ts'
import { findNewSentences, sumWords } from './checked-sentences.ts'
import { listDictionaryWords } from './dictionary.ts'
import { listIgnoredRules } from './ignored-rules.ts'
import { checkCountQueue, countText } from './counts.ts'
import { hashInputs, limitError, limitsOf } from './limits.ts'
import { maxCharacters, maxCheckedCharacters, readOptions, readText } from './options.ts'
import { launch, parseChanges, stopTopic } from './run.ts'
import { parseOptions, type TextRun, toChange, toRun } from './run-shape.ts'
import type { RunAction, RunEvent, TextRunTable } from './tables.ts'

export interface RunRequest {
  action: RunAction
  text: unknown
  options?: unknown
  /** The document that the text belongs to. */
  documentId?: string | null | undefined
  idempotencyKey?: string | null | undefined
}

/** Reserves words and starts a run; a repeated idempotency key returns the same run. */
export async function startTextRun(ctx: Context, request: RunRequest): Promise<TextRun> {
  const { run } = await begin(ctx, request)
  return run
}

/** Starts a run and waits until it ends. */
export async function finishTextRun(ctx: Context, request: RunRequest): Promise<TextRun> {
  const { run, ended } = await begin(ctx, request)
  if (ended) await ended
  else if (run.status === 'RUNNING') for await (const _ of followTextRun(ctx, run.id, 0));
  return findTextRun(ctx, run.id)
}

interface Redo {
  of: string
  /** Whether the engine's result depends on nothing but its inputs. */
  isDeterministic: boolean
  mayBeFree: boolean
}

async function begin(ctx: Context, request: RunRequest, redo?: Redo): Promise<{ run: TextRun; ended?: Promise<void> }> {
  const { accountId } = requireViewer(ctx)
  const { action } = request
  const text = readText(request.text, maxLength(action))
  const options = readOptions(request.options)
  const key = readKey(request.idempotencyKey)
  const documentId = request.documentId ?? null
  if (documentId !== null) checkDocumentId(documentId)
  const requestHash = createHash('sha256')
    .update(JSON.stringify([action, text, options, ...(documentId === null ? [] : [documentId])]))
    .digest('base64url')
  checkCountQueue()
  const [dictionary, ignored, counted, sentences] = await Promise.all([
    listDictionaryWords(ctx),
    listIgnoredRules(ctx),
    countText(String(accountId), text),
    action === 'check' ? findNewSentences(ctx.db, accountId, text) : [],
  ])
  const { numOfToken } = counted
  const words = action === 'check' ? sumWords(sentences) : counted.words
  const inputHash = hashInputs(ctx.engine, { action, text, options, dictionary, ignored })
  const now = ctx.now()
  const row: TextRunTable = {
    id: randomUUIDv7(),
    accountId,
    action,
    status: 'RUNNING',
    source: text,
    options: JSON.stringify(options),
    result: text,
    changes: '[]',
    accepted: null,
    engine: ctx.engine.name,
    engineVersion: ctx.engine.version,
    message: '',
    isFree: 0,
    wordsCharged: 0,
    numOfToken,
    idempotencyKey: key,
    requestHash,
    inputHash,
    redoOf: redo?.of ?? null,
    documentId,
    createdAt: now.toISOString(),
    finishedAt: null,
    expiresAt: new Date(now.getTime() + runKeptMs).toISOString(),
  }
  const runner = { accountId, network: networkOf(ctx.address), action }
  const begun = await ctx.store.call(beginRun, {
    run: row,
    least: words,
    most: action === 'expand' ? words * expandFactor : words,
    reservedUntil: new Date(now.getTime() + reservationMs).toISOString(),
    mayRepeat: redo?.isDeterministic ?? false,
    mayBeFree: redo?.mayBeFree ?? false,
    ...limitsOf(runner, now),
  })
  if (begun.outcome === 'SAME_KEY' || begun.outcome === 'REPEAT') {
    const earlier = await findRow(ctx, begun.id)
    if (begun.outcome === 'SAME_KEY' && earlier.requestHash !== requestHash)
      throw unprocessable('IDEMPOTENCY_KEY_USED', { field: 'idempotencyKey' })
    return { run: await withBalance(ctx, earlier) }
  }
  if (begun.outcome === 'NO_DOCUMENT') throw unknownDocument(documentId ?? '')
  if (begun.outcome === 'NOT_ENOUGH_WORDS') throw tooFewWords(words, begun)
  if (begun.outcome !== 'BEGUN') throw limitError(begun, runner, now)
  const keep = [...(options.keep ?? []), ...dictionary]
  const ended = launch(ctx, {
    id: row.id,
    text,
    options: { ...options, keep },
    ignored,
    isFree: begun.isFree,
    sentences,
    ...runner,
  })
  return { run: await withBalance(ctx, { ...row, isFree: begun.isFree ? 1 : 0 }), ended }
}

const maxLength = (action: RunAction) => (action === 'check' ? maxCheckedCharacters : maxCharacters)

function readKey(key: string | null | undefined): string | null {
  if (key === undefined || key === null) return null
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) throw unprocessable('IDEMPOTENCY_KEY_NOT_ASCII', { field: 'idempotencyKey', max: 200 })
  return key
}

/** Another version of a run's text. */
export async function redoTextRun(ctx: Context, id: string, given: unknown): Promise<TextRun> {
  const earlier = await findRow(ctx, id)
  const root = earlier.redoOf ? await findRow(ctx, earlier.redoOf) : earlier
  const options = given === null || given === undefined ? parseOptions(earlier.options) : readOptions(given)
  const isRecent = ctx.now().getTime() - Date.parse(root.createdAt) <= freeRedos.withinMs
  // A stopped or failed run was not paid for, so that its redo is a run like any other.
  const mayBeFree = isRecent && root.status === 'DONE'
  const { run } = await begin(
    ctx,
    { action: root.action, text: root.source, options, documentId: root.documentId },
    { of: root.id, mayBeFree, isDeterministic: ctx.engine.name === 'embedded' },
  )
  return run
}

/** Stops the run, in any process, and waits until it has ended. */
export async function stopTextRun(ctx: Context, id: string): Promise<TextRun> {
  const { status } = await findRow(ctx, id)
  if (status !== 'RUNNING') return findTextRun(ctx, id)
  const following = followTextRun(ctx, id, 0)
  ctx.events.publish(stopTopic(id), {})
  for await (const event of following) if (event.type === 'END') break
  return findTextRun(ctx, id)
}

/** Saves the source with the accepted changes. */
export async function acceptTextChanges(ctx: Context, id: string, chosen: readonly string[] | null | undefined): Promise<TextRun> {
  const row = await findRow(ctx, id)
  if (row.status === 'RUNNING') throw conflict('RUN_NOT_ENDED')
  const changes = parseChanges(row.changes)
  const unknown = chosen?.find(each => !changes.some(change => change.id === each))
  if (unknown !== undefined) throw notFound('CHANGE_NOT_FOUND', { id: unknown.slice(0, 40) })
  const accepted = applyChanges(row.source, changes, change => (chosen ? chosen.includes(change.id) : change.confidence === 'auto'))
  await ctx.store.transact(db => db.updateTable('textRuns').set({ accepted }).where('id', '=', id).execute())
  return findTextRun(ctx, id)
}

async function findRow(ctx: Context, id: string): Promise<TextRunTable> {
  const { accountId } = requireViewer(ctx)
  const row = await ctx.db.selectFrom('textRuns').selectAll().where('id', '=', id).where('accountId', '=', accountId).executeTakeFirst()
  if (!row) throw notFound('RUN_NOT_FOUND', { id: id.slice(0, 40) })
  return row
}

/** One of the viewer's runs; partial results while it is running. */
export const findTextRun = async (ctx: Context, id: string) => withBalance(ctx, await findRow(ctx, id))

async function withBalance(ctx: Context, row: TextRunTable): Promise<TextRun> {
  const balance = await readBalance(ctx.db, row.accountId, ctx.now())
  if (row.status !== 'RUNNING') return toRun(row, balance)
  const stored = await ctx.db.selectFrom('textRunEvents').select('event').where('runId', '=', row.id).orderBy('seq').execute()
  const events = stored.map(({ event }) => JSON.parse(event) as RunEvent) // written by the run's journal
  const changes = events.flatMap(event => (event.type === 'block' ? event.block.changes : []))
  return toRun({ ...row, changes: JSON.stringify(changes), result: applyChanges(row.source, changes) }, balance)
}

/** The viewer's runs, the latest first. */
export async function listTextRuns(
  ctx: Context,
  { action, documentId, page }: { action?: RunAction | null; documentId?: string | null; page?: PageArgs | null },
) {
  const { accountId } = requireViewer(ctx)
  const { limit, offset } = pageBounds(page)
  const all = ctx.db.selectFrom('textRuns').where('accountId', '=', accountId)
  const isOfOne = documentId !== null && documentId !== undefined
  const place = isOfOne ? all.where('documentId', '=', documentId.replaceAll('\0', '')) : all
  const chosen = action ? place.where('action', '=', action) : place
  const [rows, counted, balance] = await Promise.all([
    chosen.selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute(),
    chosen.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    readBalance(ctx.db, accountId, ctx.now()),
  ])
  countRead(ctx, rows)
  return { items: rows.map(row => toRun(row, balance)), total: Number(counted.total) }
}

/** What a run would cost, before it starts. */
export async function quoteTextRun(ctx: Context, action: RunAction, given: string) {
  const { accountId } = requireViewer(ctx)
  const text = readText(given, maxLength(action))
  checkCountQueue()
  const { words, numOfToken } = await countText(String(accountId), text)
  const { durWordsLeft, tempWordsLeft } = await readBalance(ctx.db, accountId, ctx.now())
  const left = durWordsLeft + tempWordsLeft
  if (action === 'check') {
    const maxWords = sumWords(await findNewSentences(ctx.db, accountId, text))
    return { words, maxWords, numOfToken, enough: left >= maxWords }
  }
  const maxWords = action === 'polish' ? words : Math.min(words * expandFactor, Math.max(left, words))
  return { words, maxWords, numOfToken, enough: left >= (action === 'polish' ? words : Math.min(words, maxWords)) }
}

type StreamedEvent = {
  seq: number
  type: 'DELTA' | 'BLOCK' | 'PROGRESS' | 'END'
  text?: string
  start?: number
  end?: number
  after?: string
  changes?: ReturnType<typeof toChange>[]
  done?: number
  total?: number
  run?: TextRun
}

/** Events of a run after the event `after`: stored ones, then live ones, until it ends. */
export async function* followTextRun(ctx: Context, id: string, after: number): AsyncGenerator<StreamedEvent> {
  await findRow(ctx, id)
  const live = ctx.events.subscribe(`run:${id}`, ctx.ended)
  try {
    let seq = after
    for (;;) {
      // Read before the events: the run's end is stored in the same transaction as its status.
      const run = await ctx.db.selectFrom('textRuns').select('status').where('id', '=', id).executeTakeFirst()
      const found = await ctx.db
        .selectFrom('textRunEvents')
        .selectAll()
        .where('runId', '=', id)
        .where('seq', '>', seq)
        .orderBy('seq')
        .execute()
      for (const row of found) {
        seq = row.seq
        const event = JSON.parse(row.event) as RunEvent // written by the run's journal
        yield event.type === 'end' ? { seq, type: 'END', run: await findTextRun(ctx, id) } : serialize(seq, event)
        if (event.type === 'end') return
      }
      // The caller has seen the end already.
      if (run?.status !== 'RUNNING') return
      const { done } = await live.next()
      if (done) return
    }
  } finally {
    await live.return?.()
  }
}

function serialize(seq: number, event: Exclude<RunEvent, { type: 'end' }>): StreamedEvent {
  if (event.type === 'delta') return { seq, type: 'DELTA', text: event.text }
  if (event.type === 'progress') return { seq, type: 'PROGRESS', done: event.done, total: event.total }
  const { start, end, after, changes } = event.block
  return { seq, type: 'BLOCK', start, end, after, changes: changes.map(toChange) }
}

/** The same as a GraphQL subscription. */
export async function* streamTextRun(ctx: Context, id: string, after: number) {
  for await (const event of followTextRun(ctx, id, after)) yield { textRunEvents: event }
}
