/** Counts words and tokens in a separate thread: a long text takes a tenth of a second, which nobody else should wait for. */
import type { Worker } from 'node:worker_threads'
import { RunQueue } from '../../engine/queue.ts'
import { tooMany } from '../../errors.ts'
import { openThread } from '../../engine/threads.ts'
import type { CountAnswer, Counts, CountTask } from './counts-worker.ts'

const maxWaiting = 200
/** Two at once keep the thread busy; callers take turns. */
const queue = new RunQueue({ running: 2, perOwner: 1 })
const pending = new Map<number, PromiseWithResolvers<Counts>>()
let worker: Worker | undefined
let lastId = 0

/** Counts the text when it is the owner's turn. */
export async function countText(owner: string, text: string): Promise<Counts> {
  const leave = await queue.enter(owner)
  try {
    const id = (lastId += 1)
    const counted = Promise.withResolvers<Counts>()
    pending.set(id, counted)
    worker ??= startThread()
    worker.postMessage({ id, text } satisfies CountTask, [])
    return await counted.promise
  } finally {
    leave?.()
  }
}

/** Rejects a text when too many others wait. */
export function checkCountQueue(): void {
  if (queue.waiting >= maxWaiting) throw tooMany('TOO_MANY_REQUESTS', { seconds: 5, retryAfter: 5 })
}

function startThread(): Worker {
  const thread = openThread(new URL('./counts-worker.ts', import.meta.url))
  thread.unref()
  thread.on('message', ({ id, ...counts }: CountAnswer) => {
    pending.get(id)?.resolve(counts)
    pending.delete(id)
  })
  const end = (error: Error) => {
    if (worker !== thread) return
    // The next text starts another thread.
    worker = undefined
    for (const { reject } of pending.values()) reject(error)
    pending.clear()
  }
  thread.once('error', end)
  thread.once('exit', () => end(new Error('The counting thread ended.')))
  return thread
}
