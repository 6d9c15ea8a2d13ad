/** The embedded engine: rules and word lists, deterministic, without external services. */
import { availableParallelism } from 'node:os'
import { applyChanges } from '../../../text/changes.ts'
import type { TextBlock } from '../blocks.ts'
import type { Block, EngineEvent, EngineStatus, TextEngine, TextRequest } from '../port.ts'
import { withRemark } from './spelling/mixed-dialect.ts'
import { PoolError, type PoolOptions, WorkerPool } from './pool.ts'
import { type DraftChange, placeChanges } from './revision.ts'

const rulesVersion = '22'
const megabyte = 1024 * 1024

/** The embedded engine. `warm` starts its threads before the first request. */
export function embeddedEngine(options: Partial<PoolOptions> = {}): TextEngine & { warm(): Promise<void>; status(): EngineStatus } {
  const workers = options.workers ?? Math.max(availableParallelism() - 1, 1)
  const pool = new WorkerPool({
    workers,
    blockTimeoutMs: options.blockTimeoutMs ?? 20_000,
    maxWaiting: options.maxWaiting ?? Math.max(64, 32 * (workers + 1)),
    maxJobs: options.maxJobs ?? 5000,
    maxMemory: options.maxMemory ?? 512 * megabyte,
    log: options.log ?? (() => undefined),
  })
  return {
    name: 'embedded',
    version: `embedded-${rulesVersion}`,
    warm: () => pool.warm(),
    status: () => pool.status(),
    close: () => pool.close(),
    run: request => settleFailures(request, request.action === 'polish' ? polish(request, pool, workers) : expand(request, pool)),
  }
}

async function* settleFailures({ signal }: TextRequest, events: AsyncGenerator<EngineEvent>): AsyncGenerator<EngineEvent> {
  try {
    yield* events
  } catch (error) {
    if (signal?.aborted) return
    yield error instanceof PoolError
      ? { type: 'failed', code: error.code, message: error.message }
      : { type: 'failed', code: 'unavailable', message: 'The text engine failed.' }
  }
}

async function* polish({ text, options, signal }: TextRequest, pool: WorkerPool, ahead: number): AsyncGenerator<EngineEvent> {
  const plan = await pool.run({ type: 'plan', text, options }, signal)
  if ('refused' in plan) {
    yield { type: 'refused', reason: plan.refused, message: plan.message }
    return
  }
  const { blocks, facts, remark } = plan
  const running: Promise<DraftChange[]>[] = []
  const start = ({ text, kind }: TextBlock) => {
    const result = pool.run({ type: 'polish', text, kind, facts }, signal)
    // Another block may fail first; then this promise is never awaited.
    result.catch(() => undefined)
    return result
  }
  for (const block of blocks) {
    while (running.length < Math.min(block.index + ahead + 1, blocks.length)) {
      const next = blocks[running.length]
      if (!next) break
      running.push(start(next))
    }
    const drafts = await running[block.index]
    if (signal?.aborted) return
    yield { type: 'block', block: finishBlock(block, withRemark(drafts ?? [], block.index, remark)) }
    yield { type: 'progress', done: block.index + 1, total: blocks.length }
  }
  yield { type: 'done' }
}

function finishBlock(block: TextBlock, drafts: readonly DraftChange[]): Block {
  const changes = placeChanges(block, drafts)
  const inside = changes.map(change => ({ ...change, start: change.start - block.start, end: change.end - block.start }))
  return { index: block.index, start: block.start, end: block.end, before: block.text, after: applyChanges(block.text, inside), changes }
}

async function* expand({ text, options, signal }: TextRequest, pool: WorkerPool): AsyncGenerator<EngineEvent> {
  const expansion = await pool.run({ type: 'expand', text, options }, signal)
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
