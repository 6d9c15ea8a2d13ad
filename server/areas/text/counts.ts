/** Counts words and tokens in a separate thread: a long text takes a tenth of a second, which nobody else should wait for. */
import { RunQueue } from '../../engine/queue.ts'
import { tooMany } from '../../errors.ts'
import { openCalls } from '../../engine/threads.ts'
import type { Counts } from './counts-worker.ts'

const maxWaiting = 200
/** Two at once keep the thread busy; callers take turns. */
const queue = new RunQueue({ running: 2, perOwner: 1 })
let count: ((text: string) => Promise<Counts>) | undefined

/** Counts the text when it is the owner's turn. */
export async function countText(owner: string, text: string): Promise<Counts> {
  const leave = await queue.enter(owner)
  try {
    // If the thread ends, the next text starts another.
    count ??= openCalls<string, Counts>(new URL('./counts-worker.ts', import.meta.url), () => (count = undefined))
    return await count(text)
  } finally {
    leave?.()
  }
}

/** Rejects a text when too many others wait. */
export function checkCountQueue(): void {
  if (queue.waiting >= maxWaiting) throw tooMany('TOO_MANY_REQUESTS', { seconds: 5, retryAfter: 5 })
}
