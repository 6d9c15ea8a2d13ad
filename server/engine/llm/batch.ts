import { setTimeout as sleep } from 'node:timers/promises'
import type { ModelEvent } from './client.ts'

const waitMs = 50

/**
 * Batches tokens that arrive in quick succession, for about twenty updates a second. `leave` is called first when the
 * consumer leaves, because a silent server would block it.
 */
export async function* batchText(events: AsyncGenerator<ModelEvent, void>, leave: () => void): AsyncGenerator<ModelEvent, void> {
  let text = ''
  let due: Promise<'due'> | undefined
  let next = events.next()
  let isOver = false
  try {
    for (;;) {
      const first = await (due ? Promise.race([next, due]) : next)
      if (first === 'due' || first.done || first.value.type !== 'text') {
        if (text) yield { type: 'text', text }
        text = ''
        due = undefined
      }
      if (first === 'due') continue
      if (first.done) break
      if (first.value.type === 'text') {
        text += first.value.text
        due ??= sleep(waitMs, 'due')
      } else yield first.value
      next = events.next()
    }
    isOver = true
  } catch (error) {
    isOver = true
    if (text) yield { type: 'text', text }
    throw error
  } finally {
    if (!isOver) {
      leave()
      next.catch(() => undefined)
      await events.return()
    }
  }
}
