/** Threads that polish, started on first use; one that hangs is ended and replaced. */
import { Worker } from 'node:worker_threads'
import type { TextBlock } from '../blocks.ts'
import type { FailureCode } from '../port.ts'
import type { TextFacts } from './polish.ts'
import type { DraftChange } from './revision.ts'
import type { WorkerAnswer } from './worker.ts'

export interface PoolOptions {
  workers: number
  /** How long one block may take before its thread is ended. */
  blockTimeoutMs: number
  /** How many blocks may wait for a thread. */
  maxWaiting: number
}

/** Why a block was not polished. */
export class PoolError extends Error {
  readonly code: FailureCode

  constructor(code: FailureCode, message: string) {
    super(message)
    this.code = code
  }
}

interface Task {
  block: TextBlock
  facts: TextFacts
  signal: AbortSignal | undefined
  resolve(drafts: DraftChange[]): void
  reject(error: Error): void
}

interface Thread {
  worker: Worker
  ready: Promise<void>
  task?: Task | undefined
  timer?: NodeJS.Timeout | undefined
}

export class WorkerPool {
  private readonly options: PoolOptions
  private readonly threads: Thread[] = []
  private readonly waiting: Task[] = []
  private closed = false
  private nextId = 1

  constructor(options: PoolOptions) {
    this.options = options
  }

  /** Starts every thread and waits until each has answered a first sentence. */
  async warm(): Promise<void> {
    while (!this.closed && this.threads.length < this.options.workers) this.startThread()
    await Promise.all(this.threads.map(thread => thread.ready))
  }

  /** Polishes one block on the next free thread; rejects with a `PoolError`. */
  polish(block: TextBlock, facts: TextFacts, signal?: AbortSignal): Promise<DraftChange[]> {
    if (this.closed) return Promise.reject(new PoolError('unavailable', 'The text engine is shutting down.'))
    if (signal?.aborted) return Promise.reject(new PoolError('interrupted', 'Stopped.'))
    if (this.waiting.length >= this.options.maxWaiting)
      return Promise.reject(new PoolError('too_busy', 'Too many texts are waiting; try again in a moment.'))
    return new Promise((resolve, reject) => {
      const task: Task = { block, facts, signal, resolve, reject }
      signal?.addEventListener('abort', () => this.drop(task), { once: true })
      this.waiting.push(task)
      if (!this.threads.some(thread => !thread.task) && this.threads.length < this.options.workers) this.startThread()
      this.dispatch()
    })
  }

  /** Ends every thread; what waits or runs is told. */
  async close(): Promise<void> {
    this.closed = true
    for (const task of this.waiting.splice(0)) task.reject(new PoolError('unavailable', 'The text engine is shutting down.'))
    const threads = this.threads.splice(0)
    for (const thread of threads) this.settle(thread)?.reject(new PoolError('unavailable', 'The text engine is shutting down.'))
    await Promise.all(threads.map(thread => thread.worker.terminate()))
  }

  private drop(task: Task) {
    const at = this.waiting.indexOf(task)
    if (at >= 0) this.waiting.splice(at, 1)
    task.reject(new PoolError('interrupted', 'Stopped.'))
  }

  private dispatch() {
    for (const thread of this.threads) {
      if (thread.task) continue
      const task = this.waiting.shift()
      if (!task) return
      thread.task = task
      thread.worker.ref()
      void thread.ready
        .then(() => this.begin(thread, task))
        .catch(() => this.fail(thread, 'unavailable', 'The text engine could not start.'))
    }
  }

  private begin(thread: Thread, task: Task) {
    if (thread.task !== task) return
    if (task.signal?.aborted) {
      this.release(thread)
      return
    }
    thread.timer = setTimeout(() => this.fail(thread, 'timeout', 'A paragraph took too long to polish.'), this.options.blockTimeoutMs)
    thread.worker.postMessage({ id: this.nextId++, text: task.block.text, kind: task.block.kind, facts: task.facts }, [])
  }

  private startThread() {
    const worker = new Worker(new URL('./worker.ts', import.meta.url))
    worker.unref()
    const ready = new Promise<void>((resolve, reject) => {
      worker.on('message', (answer: WorkerAnswer) => {
        if ('ready' in answer) resolve()
        else this.finish(thread, answer)
      })
      worker.once('error', reject)
      worker.once('exit', () => reject(new Error('The thread ended.')))
    })
    const thread: Thread = { worker, ready }
    ready.catch(() => undefined)
    const lost = () => this.fail(thread, 'unavailable', 'The text engine stopped unexpectedly.')
    worker.once('error', lost)
    worker.once('exit', lost)
    this.threads.push(thread)
  }

  private finish(thread: Thread, answer: Exclude<WorkerAnswer, { ready: true }>) {
    const task = this.settle(thread)
    if ('drafts' in answer) task?.resolve(answer.drafts)
    else task?.reject(new PoolError('unavailable', 'A paragraph could not be polished.'))
    this.release(thread)
  }

  private release(thread: Thread) {
    this.settle(thread)
    thread.worker.unref()
    this.dispatch()
  }

  private settle(thread: Thread): Task | undefined {
    const { task } = thread
    clearTimeout(thread.timer)
    thread.task = undefined
    return task
  }

  private fail(thread: Thread, code: FailureCode, message: string) {
    const at = this.threads.indexOf(thread)
    if (at < 0) return
    this.threads.splice(at, 1)
    this.settle(thread)?.reject(new PoolError(code, message))
    void thread.worker.terminate()
    if (this.waiting.length > 0 && !this.closed) {
      this.startThread()
      this.dispatch()
    }
  }
}
