/** Shares spent tokens between processes on one database, so that their buckets agree without a query per call. */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Parts } from '../context.ts'
import type { RateLimiter, Spending } from './rate-limit.ts'

const topic = 'rate-limit'
/** Maximum delay between processes. */
const publishMs = 500
/** Entries per message; PostgreSQL limits messages to 8,000 bytes. */
const perMessage = 150
/** The callers that spend most, if there are many. */
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
      // The connection between processes reconnects automatically.
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
