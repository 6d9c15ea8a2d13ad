/** Calls of PostgreSQL functions, sent together: one round trip and one commit for all that arrive while others are under way. */
import type pg from 'pg'
import { unavailable } from '../errors.ts'

/** Calls of one batch at most, which bounds how long the first waits for the last. */
const maxBatch = 64
/** Batches of a function at once: one commits while the next is prepared. */
const maxSending = 2
/** Fewer calls are not divided: a commit costs as much as several of them. */
const leastBatch = 16
/** As for transactions on SQLite. */
const maxWaiting = 5000
const maxAttempts = 4

interface Call {
  input: string
  resolve: (result: unknown) => void
  reject: (reason: unknown) => void
}

interface Queue {
  calls: Call[]
  sending: number
}

/** Calls `name`, a function from a JSON array of inputs to a set of JSON results in the same order. */
export type CallFunction = (name: string, input: object) => Promise<unknown>

export function batchCalls(pool: Pick<pg.Pool, 'query'>, isRetryable: (code: string) => boolean): CallFunction {
  const queues = new Map<string, Queue>()

  async function send(name: string, batch: Call[], attempt = 1): Promise<void> {
    try {
      const { rows } = await pool.query<{ result: unknown }>({
        name,
        text: `select ${name}($1) as result`,
        values: [`[${batch.map(({ input }) => input).join()}]`],
      })
      for (const [index, call] of batch.entries()) call.resolve(rows[index]?.result)
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      if (isRetryable(code) && attempt < maxAttempts) return send(name, batch, attempt + 1)
      // One input violates a constraint, or holds text that cannot be stored: only its own call fails.
      if (batch.length > 1 && /^2[23]/.test(code)) for (const call of batch) await send(name, [call])
      else for (const { reject } of batch) reject(error)
    }
  }

  async function empty(name: string, queue: Queue) {
    if (queue.sending >= maxSending) return
    queue.sending += 1
    while (queue.calls.length > 0) {
      const share = Math.max(leastBatch, Math.ceil(queue.calls.length / maxSending))
      await send(name, queue.calls.splice(0, Math.min(share, maxBatch)))
    }
    queue.sending -= 1
  }

  return (name, input) => {
    let queue = queues.get(name)
    if (!queue) queues.set(name, (queue = { calls: [], sending: 0 }))
    const { calls } = queue
    if (calls.length >= maxWaiting) return Promise.reject(unavailable('WRITE_QUEUE_FULL', { retryAfter: 5 }))
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    calls.push({ input: JSON.stringify(input), resolve, reject })
    // After this turn of the event loop, so that all of its calls are sent together.
    if (calls.length === 1 && queue.sending < maxSending)
      setImmediate(() => {
        for (let sending = queue.sending; sending < maxSending; sending++) void empty(name, queue)
      })
    return promise
  }
}
