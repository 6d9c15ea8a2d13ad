/** Metrics for Prometheus, readiness, and the figures that administrators see. */
import cluster from 'node:cluster'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sql } from 'kysely'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Store } from './db/store.ts'
import type { EngineStatus, TextEngine } from './engine/port.ts'
import { readClusterMetrics, shareMetrics } from './metrics-of-workers.ts'

export interface Metrics {
  /** All metrics in the text format of Prometheus, added up over the workers if there are several. */
  render: () => Promise<string>
  observeRequest: (api: 'graphql' | 'rest' | 'web', status: number, seconds: number) => void
  countRejected: (caller: 'account' | 'key' | 'network') => void
  /** Counts an event of a payment provider by its effect. */
  countWebhook: (effect: string) => void
  /** Counts open WebSocket connections. */
  watchConnections: (count: () => number) => void
  /** Counts subscribers of shared subscriptions: 1 for each that joins, -1 for each that leaves. */
  countShared: (change: 1 | -1) => void
  /** Problems that prevent readiness; empty if the server is ready. */
  findProblems: () => Promise<string[]>
  /** Figures of this process. */
  readStatus: () => ServerStatus
  stop: () => void
}

export interface ServerStatus {
  eventLoopDelayMs: number
  requestsPerMinute: number
  rateLimited: number
  connections: number
  writesPending: number
  textThreads: number
  textThreadsReady: number
  textThreadsFailed: number
  textsWaiting: number
}

const delayResolutionMs = 20
const delayWindowMs = 10_000
/** Half of the write queue's limit. */
const maxWritesPending = 2500
/** Time for a text engine to restart its threads. */
const engineRecoveryMs = 10_000
const databaseTimeoutMs = 3000

const noThreads: EngineStatus = { threads: 0, ready: 0, waiting: 0, failed: 0, recycled: 0 }

/** Starts measuring `store` and `engine`. */
export function createMetrics(store: Store, engine: TextEngine): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests; code 499 means that the client closed the connection first',
    labelNames: ['api', 'code'],
    registers,
  })
  const rejections = new Counter({
    name: 'rate_limit_rejections_total',
    help: 'Calls rejected by the rate limit',
    labelNames: ['caller'],
    registers,
  })
  const webhooks = new Counter({
    name: 'payment_events_total',
    help: 'Events of payment providers, by what they did; "rejected" ones had no valid signature',
    labelNames: ['effect'],
    registers,
  })
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  const counter = (name: string, help: string, read: () => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset()
        this.inc(read())
      },
    })

  const threads = () => engine.status?.() ?? noThreads
  const writes = watchWrites(store)
  const delay = watchEventLoop()
  let countConnections = () => 0
  let rejected = 0
  let shared = 0
  gauge('websocket_connections', 'Open WebSocket connections', () => countConnections())
  gauge('graphql_shared_subscribers', 'Subscribers that receive the events of their workspace together', () => shared)
  gauge('database_writes_pending', 'Write transactions that wait or run', writes.pending)
  gauge('text_engine_threads', 'Threads of the text engine', () => threads().threads)
  gauge('text_engine_threads_ready', 'Threads that have answered a first text', () => threads().ready)
  gauge('text_engine_queue_length', 'Texts that wait for a thread', () => threads().waiting)
  counter('text_engine_thread_failures_total', 'Threads ended by an error or for taking too long', () => threads().failed)
  counter('text_engine_thread_renewals_total', 'Threads renewed for their age or memory', () => threads().recycled)

  if (cluster.isWorker) shareMetrics(registry)
  const lastMinute = countLastMinute()
  let engineDownSince: number | undefined
  function isEngineDown(): boolean {
    const { failed, ready } = threads()
    if (failed === 0 || ready > 0) engineDownSince = undefined
    else engineDownSince ??= performance.now()
    return engineDownSince !== undefined && performance.now() - engineDownSince > engineRecoveryMs
  }

  return {
    render: () => (cluster.isWorker ? readClusterMetrics() : registry.metrics()),
    observeRequest(api, status, seconds) {
      lastMinute.count()
      requests.observe({ api, code: status }, seconds)
    },
    countWebhook: effect => webhooks.inc({ effect }),
    countRejected(caller) {
      rejected += 1
      rejections.inc({ caller })
    },
    watchConnections(count) {
      countConnections = count
    },
    countShared(change) {
      shared += change
    },
    async findProblems() {
      const problems: string[] = []
      if (writes.pending() > maxWritesPending) problems.push('too many writes are waiting')
      if (isEngineDown()) problems.push('no thread of the text engine is running')
      if (!(await answersInTime(store))) problems.push('the database does not answer')
      return problems
    },
    readStatus() {
      const { threads: textThreads, ready, failed, waiting } = threads()
      return {
        eventLoopDelayMs: delay.recentMs(),
        requestsPerMinute: lastMinute.sum(),
        rateLimited: rejected,
        connections: countConnections(),
        writesPending: writes.pending(),
        textThreads,
        textThreadsReady: ready,
        textThreadsFailed: failed,
        textsWaiting: waiting,
      }
    },
    stop: () => delay.stop(),
  }
}

/** Counts in steps of five seconds, so that a busy server keeps twelve numbers. */
function countLastMinute() {
  const stepMs = 5000
  const counts = Array.from({ length: 12 }, () => ({ step: -1, count: 0 }))
  const current = () => Math.floor(performance.now() / stepMs)
  return {
    count() {
      const step = current()
      const slot = counts[step % counts.length]
      if (!slot) return
      if (slot.step !== step) Object.assign(slot, { step, count: 0 })
      slot.count += 1
    },
    sum: () => counts.reduce((sum, { step, count }) => (step > current() - counts.length ? sum + count : sum), 0),
  }
}

function watchWrites(store: Store) {
  let pending = 0
  const watch = async <T>(write: Promise<T>): Promise<T> => {
    pending += 1
    try {
      return await write
    } finally {
      pending -= 1
    }
  }
  const transact = store.transact.bind(store)
  store.transact = work => watch(transact(work))
  const call = store.call.bind(store)
  store.call = (procedure, input) => watch(call(procedure, input))
  return { pending: () => pending }
}

/** 99th percentile of the last ten seconds, so that a slow start does not persist. */
function watchEventLoop() {
  const histogram = monitorEventLoopDelay({ resolution: delayResolutionMs })
  histogram.enable()
  let recent: number | undefined
  const read = () => Math.max(Math.round(histogram.percentile(99) / 1e6) - delayResolutionMs, 0)
  const timer = setInterval(() => {
    recent = read()
    histogram.reset()
  }, delayWindowMs)
  timer.unref()
  return {
    recentMs: () => recent ?? read(),
    stop() {
      clearInterval(timer)
      histogram.disable()
    },
  }
}

async function answersInTime(store: Store): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>(resolve => (timer = setTimeout(resolve, databaseTimeoutMs, false)))
  const answer = sql`select 1`.execute(store.db).then(
    () => true,
    () => false,
  )
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
