/** The engine that needs nothing but this server: rules and lists, the same answer for the same text every time. */
import { availableParallelism } from 'node:os'
import { applyChanges } from '../../../text/changes.ts'
import { splitBlocks, type TextBlock } from '../blocks.ts'
import { detectLanguage } from '../language.ts'
import type { Block, EngineEvent, TextEngine, TextRequest } from '../port.ts'
import { expandText } from './expand.ts'
import { checkedVersion } from './harper-rules.ts'
import { readFacts } from './polish.ts'
import { placeChanges } from './polish-text.ts'
import { PoolError, type PoolOptions, WorkerPool } from './pool.ts'
import type { DraftChange } from './revision.ts'

const rulesVersion = '2'

/** The embedded engine. `warm` starts its threads before the first writer waits for them. */
export function embeddedEngine(options: Partial<PoolOptions> = {}): TextEngine & { warm(): Promise<void> } {
  const workers = options.workers ?? Math.max(availableParallelism() - 1, 1)
  const pool = new WorkerPool({ workers, blockTimeoutMs: options.blockTimeoutMs ?? 20_000, maxWaiting: options.maxWaiting ?? 64 })
  return {
    name: 'embedded',
    version: `embedded-${rulesVersion}+harper-${checkedVersion}`,
    warm: () => pool.warm(),
    close: () => pool.close(),
    run: request => (request.action === 'polish' ? polish(request, pool, workers) : expand(request)),
  }
}

async function* polish({ text, options, signal }: TextRequest, pool: WorkerPool, ahead: number): AsyncGenerator<EngineEvent> {
  const blocks = splitBlocks(text)
  if (blocks.length === 0) {
    yield { type: 'refused', reason: 'nothing_to_do', message: 'There is no prose to polish here.' }
    return
  }
  if (blocks.every(block => detectLanguage(block.text) === 'other') && !blocks.some(block => /[a-z]/i.test(block.text))) {
    yield {
      type: 'refused',
      reason: 'unsupported_language',
      message: 'The embedded engine does not know this language; a language model may.',
    }
    return
  }
  const facts = readFacts(text, options)
  const running: Promise<DraftChange[]>[] = []
  const start = (block: TextBlock) => {
    const result = pool.polish(block, facts, signal)
    // Another block may fail first; this one is then never awaited.
    result.catch(() => undefined)
    return result
  }
  try {
    for (const block of blocks) {
      while (running.length < Math.min(block.index + ahead + 1, blocks.length)) {
        const next = blocks[running.length]
        if (!next) break
        running.push(start(next))
      }
      const drafts = await running[block.index]
      if (signal?.aborted) return
      yield { type: 'block', block: finishBlock(block, drafts ?? []) }
      yield { type: 'progress', done: block.index + 1, total: blocks.length }
    }
    yield { type: 'done' }
  } catch (error) {
    if (signal?.aborted) return
    yield error instanceof PoolError
      ? { type: 'failed', code: error.code, message: error.message }
      : { type: 'failed', code: 'unavailable', message: 'The text engine failed.' }
  }
}

function finishBlock(block: TextBlock, drafts: readonly DraftChange[]): Block {
  const changes = placeChanges(block, drafts)
  const inside = changes.map(change => ({ ...change, start: change.start - block.start, end: change.end - block.start }))
  return { index: block.index, start: block.start, end: block.end, before: block.text, after: applyChanges(block.text, inside), changes }
}

async function* expand({ text, options, signal }: TextRequest): AsyncGenerator<EngineEvent> {
  const expansion = expandText(text, options)
  if ('refused' in expansion) {
    yield { type: 'refused', reason: expansion.refused, message: expansion.message }
    return
  }
  const { blocks } = expansion
  for (const [i, block] of blocks.entries()) {
    if (signal?.aborted) return
    yield { type: 'block', block }
    yield { type: 'progress', done: i + 1, total: blocks.length }
  }
  yield { type: 'done' }
}
