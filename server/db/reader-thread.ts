/** Long reads of SQLite in a thread, which starts with the first of them and ends when there are none for a while. */
import { Worker } from 'node:worker_threads'
import { unavailable } from '../errors.ts'
import type { Answer, Question } from './reader-worker.ts'
import type { Reading, Row, Statement, Store } from './store.ts'

/** Readings that wait for their turn; each takes up to a few tenths of a second. */
const maxWaiting = 50
/** A statement that takes longer is given up. */
const limitMs = 10_000
const idleMs = 60_000

interface Thread {
  select: (statement: Statement, begins: boolean) => Promise<Row[]>
  /** Ends a reading's transaction. */
  finish: () => void
  end: () => Promise<unknown>
}

/** The thread of a database file; readings take turns. */
export function openReaderThread(file: string): { read: Store['readAside']; close: () => Promise<void> } {
  let thread: Thread | undefined
  let waiting = 0
  let turn: Promise<unknown> = Promise.resolve()
  let idle: NodeJS.Timeout | undefined

  const end = async () => {
    clearTimeout(idle)
    const ended = thread
    thread = undefined
    await ended?.end()
  }

  async function run<T>(reading: Reading<T>): Promise<T> {
    clearTimeout(idle)
    const current = (thread ??= startThread(file, () => (thread = undefined)))
    let step = reading.next()
    try {
      for (let begins = true; !step.done; begins = false) step = reading.next(await current.select(step.value, begins))
      return step.value
    } finally {
      current.finish()
      idle = setTimeout(() => void end(), idleMs).unref()
    }
  }

  return {
    read<T>(reading: Reading<T>) {
      if (waiting >= maxWaiting) return Promise.reject(unavailable('DATABASE_UNAVAILABLE', { retryAfter: 5 }))
      waiting += 1
      const result = turn.then(() => run(reading)).finally(() => (waiting -= 1))
      turn = result.catch(() => undefined)
      return result
    },
    async close() {
      await turn
      await end()
    },
  }
}

function startThread(file: string, onEnd: () => void): Thread {
  const worker = new Worker(new URL('./reader-worker.ts', import.meta.url), { workerData: file })
  worker.unref()
  let pending: PromiseWithResolvers<Row[]> | undefined
  const fail = (error: Error) => {
    onEnd()
    pending?.reject(error)
  }
  worker.on('message', (answer: Answer) => {
    if ('rows' in answer) pending?.resolve(answer.rows)
    else pending?.reject(new Error(answer.error))
  })
  worker.once('error', fail)
  worker.once('exit', () => fail(new Error('The reading thread ended.')))
  const post = (question: Question) => worker.postMessage(question, [])
  return {
    async select(statement, begins) {
      const asked = (pending = Promise.withResolvers<Row[]>())
      const timer = setTimeout(() => {
        fail(unavailable('DATABASE_UNAVAILABLE', { retryAfter: 5 }))
        void worker.terminate()
      }, limitMs)
      worker.ref()
      try {
        post({ statement, begins })
        return await asked.promise
      } finally {
        clearTimeout(timer)
        worker.unref()
        pending = undefined
      }
    },
    finish: () => post({ begins: false }),
    end: () => worker.terminate(),
  }
}
