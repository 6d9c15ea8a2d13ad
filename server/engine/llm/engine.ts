/** The language model engine. It never falls back to another engine, because the writer decided where the text goes. */
import type { Change, ChangeKind } from '../../../text/changes.ts'
import { diffChanges } from '../../../text/diff.ts'
import type { Block, EngineEvent, TextEngine, TextRequest } from '../port.ts'
import { cleanAnswer } from './answer.ts'
import { batchText } from './batch.ts'
import { createModelClient, type LogFailure, type StreamAnswer, type Timeouts, type Usage } from './client.ts'
import { describeFailure, failureMessage, ModelFailure } from './failures.ts'
import { groupBlocks, type Group } from './groups.ts'
import { findFault } from './guards.ts'
import { promptVersion, writePrompt } from './prompt.ts'

interface LlmOptions {
  /** Base URL, without `/chat/completions`. */
  url: string
  key?: string | undefined
  model: string
  timeouts?: Partial<Timeouts>
  /** Called on every failure and rejected output, without text and key. */
  log?: LogFailure
}

const usualTimeouts: Timeouts = { totalMs: 120_000, firstChunkMs: 45_000, chunkMs: 30_000, retryMs: 2000 }

/** An engine for any OpenAI-compatible server. */
export function llmEngine({ url, key, model, timeouts, log = () => undefined }: LlmOptions): TextEngine {
  const stream = createModelClient({ url, key, model, timeouts: { ...usualTimeouts, ...timeouts }, log })
  const closing = new AbortController()
  return {
    name: model,
    version: `${model}/${promptVersion}`,
    async *run(request) {
      const stop = new AbortController()
      const signal = AbortSignal.any([stop.signal, closing.signal, ...(request.signal ? [request.signal] : [])])
      try {
        yield* work(request, stream, signal, stop, log)
      } catch (error) {
        if (request.signal?.aborted) return
        const { code } = closing.signal.aborted ? new ModelFailure('interrupted', 'closing') : describeFailure(error, true)
        yield { type: 'failed', code, message: failureMessage(code) }
      } finally {
        stop.abort()
      }
    },
    close: async () => closing.abort(),
  }
}

type Rewritten = { after: string; usage: Usage | undefined } | EngineEvent

async function* work(
  request: TextRequest,
  stream: StreamAnswer,
  signal: AbortSignal,
  stop: AbortController,
  log: LogFailure,
): AsyncGenerator<EngineEvent, void> {
  const groups = await groupBlocks(request.text)
  if (groups.length === 0) {
    yield { type: 'refused', reason: 'nothing_to_do', message: 'There is no text to work on here, only code, tables or markup' }
    return
  }
  let tokens: Usage | undefined = { input: 0, output: 0 }
  for (const [index, group] of groups.entries()) {
    signal.throwIfAborted()
    const rewritten: Rewritten = yield* rewrite(request, group, index, stream, signal, stop, log)
    if ('type' in rewritten) {
      yield rewritten
      return
    }
    yield { type: 'block', block: toBlock(request, group, index, rewritten.after) }
    yield { type: 'progress', done: index + 1, total: groups.length }
    tokens = addUsage(tokens, rewritten.usage)
  }
  yield { type: 'done', ...(tokens ? { tokens } : {}) }
}

const addUsage = (sum: Usage | undefined, more: Usage | undefined): Usage | undefined =>
  sum && more ? { input: sum.input + more.input, output: sum.output + more.output } : undefined

/**
 * Processes one group, and retries once if the output is unusable; the retry is not streamed, because the first
 * attempt is on the screen already.
 */
async function* rewrite(
  { action, options }: TextRequest,
  group: Group,
  index: number,
  stream: StreamAnswer,
  signal: AbortSignal,
  stop: AbortController,
  log: LogFailure,
): AsyncGenerator<EngineEvent, Rewritten> {
  const maxOutputTokens = action === 'polish' ? Math.ceil(group.tokens * 1.6) + 64 : Math.ceil(group.tokens * 3.5) + 128
  let usage: Usage | undefined = { input: 0, output: 0 }
  for (const isShown of [true, false]) {
    const prompt = writePrompt({ action, text: group.text, options, before: group.before })
    let answer = ''
    let isEnded = false
    for await (const event of batchText(stream({ ...prompt, maxOutputTokens }, signal), () => stop.abort())) {
      if (event.type === 'text') {
        answer += event.text
        if (isShown) yield { type: 'delta', block: index, text: event.text }
      } else {
        isEnded = true
        usage = addUsage(usage, event.usage)
        const bad = endedBadly(event.finish)
        if (bad) return bad
      }
    }
    if (!isEnded || !answer.trim()) throw new ModelFailure('bad_answer', 'an empty answer')
    const after = cleanAnswer(answer, group.text, prompt.markers)
    const fault = findFault({ action, options, before: group.text, after, ...prompt })
    if (!fault) return { after, usage }
    log({ code: 'guard', detail: fault })
  }
  return { type: 'failed', code: 'guard', message: failureMessage('guard') }
}

function endedBadly(finish: 'stop' | 'length' | 'content-filter'): EngineEvent | undefined {
  if (finish === 'length') return { type: 'failed', code: 'truncated', message: failureMessage('truncated') }
  if (finish === 'content-filter')
    return { type: 'refused', reason: 'content_filter', message: 'The language model’s content filter refused this text' }
  return undefined
}

function toBlock({ action }: TextRequest, { start, end, text }: Group, index: number, after: string): Block {
  const changes = diffChanges(text, after, { offset: start, idPrefix: `${index}.`, kind: 'rewording', message: reasons.rewording })
  return { index, start, end, before: text, after, changes: changes.map(change => named(change, action === 'expand')) }
}

const reasons = {
  capitalization: 'Capital letters set right',
  punctuation: 'Punctuation set right',
  spacing: 'Spacing set right',
  rewording: 'Reworded by the language model',
  expansion: 'Written out by the language model',
} satisfies Partial<Record<ChangeKind, string>>

/** Classifies a change, since the model gives no reasons. */
function named(change: Change, isExpansion: boolean): Change {
  const same = (strip: RegExp) => change.before.replace(strip, '') === change.after.replace(strip, '')
  let kind: keyof typeof reasons = isExpansion ? 'expansion' : 'rewording'
  if (same(/\s/g)) kind = 'spacing'
  else if (same(/[\s\p{P}]/gu)) kind = 'punctuation'
  else if (change.before.toLowerCase() === change.after.toLowerCase()) kind = 'capitalization'
  return { ...change, kind, message: reasons[kind] }
}
