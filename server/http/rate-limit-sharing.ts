/** Tells the processes on one database what each has let through, so that their buckets agree without a query for each call. */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Parts } from '../context.ts'
import type { RateLimiter, Spending } from './rate-limit.ts'

const topic = 'rate-limit'
/** How far processes may lag behind each other. */
const publishMs = 500
/** Entries in one message, which PostgreSQL takes up to 8,000 bytes of. */
const perMessage = 150
/** Of many callers, those that spend most matter most. */
const maxEntries = 1500

interface Message {
  from: string
  spent: Spending
}

export function shareSpending(limiter: RateLimiter, { events, log }: Pick<Parts, 'events' | 'log'>): { stop: () => void } {
  const self = randomUUID()
  const ended = new AbortController()
  limiter.startSharing()
  const timer = setInterval(() => {
    const spent = limiter
      .takeUnshared()
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, maxEntries)
    for (let at = 0; at < spent.length; at += perMessage) events.publish(topic, { from: self, spent: spent.slice(at, at + perMessage) })
  }, publishMs)
  timer.unref()

  async function follow() {
    while (!ended.signal.aborted) {
      try {
        for await (const { from, spent } of events.subscribe<Message>(topic, ended.signal)) if (from !== self) limiter.apply(spent)
      } catch (error) {
        log.debug({ err: error }, 'rate limits are not shared for a moment')
      }
      // The connection between processes comes back by itself.
      await wait(1000, undefined, { ref: false, signal: ended.signal }).catch(() => undefined)
    }
  }
  void follow()
  return {
    stop() {
      clearInterval(timer)
      ended.abort()
    },
  }
}
