/** What happened, told to whoever listens: in this process, or across processes through PostgreSQL. */
import { EventEmitter, on } from 'node:events'
import pg from 'pg'

export interface Events {
  /** Tells every listener of the topic. The payload is plain JSON and small: ids, not contents. */
  publish: (topic: string, payload: object) => void
  /** What is published on the topic from now on, until the signal aborts or the connection between processes is lost. */
  subscribe: <T>(topic: string, signal?: AbortSignal) => AsyncIterableIterator<T>
  close: () => Promise<void>
}

/** A listener this far behind is cut off rather than kept in memory; its client asks again. */
const maxBehind = 1000
/** PostgreSQL takes notifications of less than 8,000 bytes. */
const maxNotification = 7500
const channel = 'deskwright'

interface Hub {
  tell: (topic: string, payload: object) => void
  subscribe: <T>(topic: string, signal?: AbortSignal) => AsyncIterableIterator<T>
  endAll: () => void
}

function createHub(): Hub {
  const emitter = new EventEmitter().setMaxListeners(0)
  let lost = new AbortController()
  return {
    tell: (topic, payload) => void emitter.emit(topic, payload),
    endAll() {
      lost.abort()
      lost = new AbortController()
    },
    subscribe<T>(topic: string, signal?: AbortSignal) {
      const own = new AbortController()
      const ended = AbortSignal.any(signal ? [signal, own.signal, lost.signal] : [own.signal, lost.signal])
      // Listening starts here, not at the first `next`, so that nothing is missed in between.
      const source = untilAborted<T>(on(emitter, topic, { signal: ended, highWaterMark: maxBehind }))
      return {
        next: () => source.next(),
        async return() {
          own.abort()
          return source.return(undefined)
        },
        [Symbol.asyncIterator]() {
          return this
        },
      }
    },
  }
}

async function* untilAborted<T>(source: AsyncIterable<unknown[]>): AsyncGenerator<T> {
  try {
    for await (const [payload] of source) yield payload as T // what `publish` was given for this topic
  } catch (error) {
    if (!(error instanceof Error && error.name === 'AbortError')) throw error
  }
}

/** Events within one process. */
export function localEvents(): Events {
  const hub = createHub()
  return { publish: hub.tell, subscribe: hub.subscribe, close: async () => hub.endAll() }
}

/** Events between all processes on one PostgreSQL database. When the listening connection is lost, listeners end and ask again. */
export async function postgresEvents(url: string, pool: pg.Pool, onError: (error: Error) => void): Promise<Events> {
  const hub = createHub()
  let client: pg.Client | undefined
  let closed = false

  async function listen() {
    const next = new pg.Client({ connectionString: url, keepAlive: true })
    next.on('notification', ({ payload }) => {
      const { topic, ...message } = JSON.parse(payload ?? '{}') as { topic: string; payload: object } // written by `publish` below
      hub.tell(topic, message.payload)
    })
    next.on('error', error => lost(next, error))
    next.on('end', () => lost(next))
    await next.connect()
    await next.query(`listen ${channel}`)
    client = next
  }

  function lost(which: pg.Client, error?: Error) {
    if (closed || client !== which) return
    client = undefined
    if (error) onError(error)
    hub.endAll()
    retry()
  }

  function retry() {
    if (closed) return
    setTimeout(() => {
      listen().catch((error: unknown) => {
        onError(error instanceof Error ? error : new Error(String(error)))
        retry()
      })
    }, 1000).unref()
  }

  await listen()
  return {
    subscribe: hub.subscribe,
    publish(topic, payload) {
      let message = JSON.stringify({ topic, payload })
      if (Buffer.byteLength(message) > maxNotification) message = JSON.stringify({ topic, payload: { ...payload, rows: [] } })
      pool.query('select pg_notify($1, $2)', [channel, message]).catch(onError)
    },
    async close() {
      closed = true
      hub.endAll()
      await client?.end()
    },
  }
}
