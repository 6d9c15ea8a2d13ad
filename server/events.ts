/** Publish and subscribe: within this process, or across processes through PostgreSQL. */
import { EventEmitter } from 'node:events'
import pg from 'pg'
import { unavailable } from './errors.ts'

export interface Events {
  /** Publishes to every subscriber of the topic. The payload is small plain JSON: ids, not contents. */
  publish: (topic: string, payload: object) => void
  /**
   * Events on the topic from now on, until the signal aborts. Throws `unavailable` when the connection between
   * processes is lost or a slow subscriber's buffer is full, because events were missed.
   */
  subscribe: <T>(topic: string, signal?: AbortSignal) => AsyncIterableIterator<T>
  close: () => Promise<void>
}

/** Maximum buffer of a subscriber; a slower one is disconnected, and its client reconnects and refetches. */
const maxBehind = 1000
/** PostgreSQL limits notifications to less than 8,000 bytes. */
const maxNotification = 7500
const channel = 'deskwright'
/** Abort reason of subscriptions that may have missed events. */
const missed = Symbol('missed')

interface Hub {
  emit: (topic: string, payload: object) => void
  subscribe: <T>(topic: string, signal?: AbortSignal) => AsyncIterableIterator<T>
  /** Ends every subscription; if events may have been missed, subscribers get an error. */
  endAll: (isLoss: boolean) => void
}

function createHub(): Hub {
  const emitter = new EventEmitter().setMaxListeners(0)
  let lost = new AbortController()
  return {
    emit: (topic, payload) => void emitter.emit(topic, payload),
    endAll(isLoss) {
      lost.abort(isLoss ? missed : undefined)
      lost = new AbortController()
    },
    subscribe<T>(topic: string, signal?: AbortSignal) {
      const own = new AbortController()
      const ended = AbortSignal.any(signal ? [signal, own.signal, lost.signal] : [own.signal, lost.signal])
      // Subscribes now instead of at the first `next`, so that no event is missed.
      const source = listenTo<T>(emitter, topic, ended)
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

/** Buffered events of the topic. */
function listenTo<T>(emitter: EventEmitter, topic: string, ended: AbortSignal): AsyncGenerator<T, void, void> {
  const kept: T[] = []
  let isOver = false
  let isLoss = false
  let wake = () => {}
  const end = () => {
    isOver = true
    isLoss ||= ended.reason === missed
    emitter.off(topic, take)
    ended.removeEventListener('abort', end)
    wake()
  }
  const take = (payload: T) => {
    if (kept.length < maxBehind) kept.push(payload)
    else {
      kept.length = 0
      isLoss = true
      end()
    }
    wake()
  }
  emitter.on(topic, take)
  ended.addEventListener('abort', end)
  if (ended.aborted) end()
  return (async function* () {
    for (;;) {
      const [payload] = kept.splice(0, 1)
      if (payload !== undefined) yield payload
      else if (isLoss) throw unavailable('EVENTS_MISSED', { retryAfter: 5 })
      else if (isOver) return
      else await new Promise<void>(resolve => (wake = resolve))
    }
  })()
}

/** Events within one process. */
export function localEvents(): Events {
  const hub = createHub()
  return { publish: hub.emit, subscribe: hub.subscribe, close: async () => hub.endAll(false) }
}

/**
 * Events between all processes on one PostgreSQL database. `url` is PostgreSQL itself: a pooler would not keep the
 * listening connection. If the listening connection is lost, subscriptions end and
 * clients refetch.
 */
export async function postgresEvents(url: string, pool: pg.Pool, onError: (error: Error) => void): Promise<Events> {
  const hub = createHub()
  let client: pg.Client | undefined
  let closed = false

  async function listen() {
    const next = new pg.Client({ connectionString: url, keepAlive: true })
    next.on('notification', ({ payload }) => {
      const { topic, ...message } = JSON.parse(payload ?? '{}') as { topic: string; payload: object } // written by `publish` below
      hub.emit(topic, message.payload)
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
    hub.endAll(true)
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
      const notify = (sender: pg.Client | pg.Pool) => sender.query('select pg_notify($1, $2)', [channel, message])
      // With several nodes, notifications stay on the one that `url` names; the pool may be connected to another.
      const sent = client ? notify(client).catch(() => notify(pool)) : notify(pool)
      sent.catch(onError)
    },
    async close() {
      closed = true
      hub.endAll(false)
      await client?.end()
    },
  }
}
