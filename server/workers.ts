/** Several processes on one port: starts them, replaces those that die, and restarts them one after the other. */
import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { answerWorkers } from './metrics-of-workers.ts'

/** A worker that dies sooner counts as failed at start. */
const youngMs = 10_000
const maxPauseMs = 30_000
/** Exit code for what the operator can fix: another try would not help. */
const misconfigured = 2

export interface Workers {
  /** The port that they share. */
  port: number
  /** Replaces each worker by a new one that is ready before the old one ends. */
  restart: () => Promise<void>
  close: () => Promise<void>
}

/**
 * Starts `count` workers of this program; resolves when all of them listen. Rejects with the exit code if one ends
 * before.
 */
export async function startWorkers(count: number, log: (message: string) => void): Promise<Workers> {
  const ending = new AbortController()
  let failures = 0
  let port = 0
  let restarting: Promise<void> | undefined
  const ready = new WeakSet<Worker>()
  const retired = new WeakSet<Worker>()

  async function launch(): Promise<Worker> {
    const worker = cluster.fork()
    const started = Date.now()
    const [address] = await Promise.race([
      once(worker, 'listening') as Promise<[{ port: number }]>, // Node's own address
      once(worker, 'exit').then(([code]: unknown[]): never => {
        throw new WorkerExit(typeof code === 'number' ? code : 1)
      }),
    ])
    port = address.port
    ready.add(worker)
    worker.once('exit', (code, signal) => {
      if (ending.signal.aborted || worker.exitedAfterDisconnect || retired.has(worker)) return
      log(`Worker ${worker.process.pid} ended with ${signal ?? code}. Starting another one.`)
      failures = Date.now() - started < youngMs ? failures + 1 : 0
      void replace()
    })
    return worker
  }

  async function replace() {
    while (!ending.signal.aborted) {
      if (failures > 0) await wait(Math.min(500 * 2 ** failures, maxPauseMs))
      try {
        await launch()
        return
      } catch (error) {
        if (ending.signal.aborted) return
        failures += 1
        log(`A worker could not start: ${String(error)}.`)
      }
    }
  }

  const end = async (worker: Worker) => {
    retired.add(worker)
    if (worker.isDead()) return
    const gone = once(worker, 'exit')
    worker.process.kill('SIGTERM')
    await gone
  }
  const workers = () => Object.values(cluster.workers ?? {}).filter(worker => worker !== undefined)

  answerWorkers(() => workers().filter(worker => ready.has(worker) && worker.isConnected()))
  // The first one alone, so that an error in the configuration is reported once.
  await launch()
  await Promise.all(Array.from({ length: count - 1 }, launch))
  return {
    port,
    restart() {
      restarting ??= (async () => {
        for (const old of workers()) {
          await launch()
          await end(old)
        }
      })().finally(() => (restarting = undefined))
      return restarting
    },
    async close() {
      ending.abort()
      await Promise.all(workers().map(end))
    },
  }
}

/** A worker ended before it listened. */
export class WorkerExit extends Error {
  readonly code: number

  constructor(code: number) {
    super(code === misconfigured ? 'the configuration or the database must be fixed' : `it ended with code ${code}`)
    this.code = code
  }
}
