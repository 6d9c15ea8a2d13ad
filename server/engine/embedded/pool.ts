/**
 * The engine's thread pool. A thread takes a hundred megabytes, so each starts with the first text that finds the others
 * busy. Hanging or failing threads are replaced, large ones renewed.
 */
import type { Worker } from 'node:worker_threads'
import { openThread } from '../threads.ts'
import type { EngineStatus, FailureCode } from '../port.ts'
import type { Job, JobResults } from './jobs.ts'
import type { Finished, WorkerAnswer, WorkerTask } from './worker.ts'

export interface PoolOptions {
  /** Maximum number of threads. */
  workers: number
  /** Timeout of one job; its thread is terminated. */
  blockTimeoutMs: number
  /** Maximum number of queued jobs. */
  maxWaiting: number
  /** A thread is renewed after this many jobs, or above this memory size. */
  maxJobs: number
  maxMemory: number
  log: LogEngine
}

/** Logs the end of a thread; fields never contain the writer's text. */
export type LogEngine = (fields: { reason: string; detail?: string; jobs: number; memory: number }, message: string) => void

/** Why a job failed. */
export class PoolError extends Error {
  readonly code: FailureCode

  constructor(code: FailureCode, message: string) {
    super(message)
    this.code = code
  }
}

interface Task {
  job: Job
  signal: AbortSignal | undefined
  resolve(result: JobResults[Job['type']]): void
  reject(error: Error): void
}

interface Thread {
  worker: Worker
  ready: Promise<void>
  isReady: boolean
  jobs: number
  memory: number
  task?: Task | undefined
  timer?: NodeJS.Timeout | undefined
}

const shuttingDown = () => new PoolError('unavailable', 'The text engine is shutting down.')

export class WorkerPool {
  private readonly options: PoolOptions
  private readonly threads: Thread[] = []
  private readonly waiting: Task[] = []
  private closed = false
  private nextId = 1
  private failed = 0
  private recycled = 0

  constructor(options: PoolOptions) {
    this.options = options
  }

  /** Starts the first thread and waits until it has loaded. */
  async warm(): Promise<void> {
    if (!this.closed && this.threads.length === 0) this.startThread()
    await this.threads[0]?.ready
  }

  status(): EngineStatus {
    const ready = this.threads.filter(thread => thread.isReady)
    return { threads: this.threads.length, ready: ready.length, waiting: this.waiting.length, failed: this.failed, recycled: this.recycled }
  }

  /** Runs a job on the next free thread; rejects with a `PoolError`. */
  run<T extends Job['type']>(job: Extract<Job, { type: T }>, signal?: AbortSignal): Promise<JobResults[T]> {
    if (this.closed) return Promise.reject(shuttingDown())
    if (signal?.aborted) return Promise.reject(new PoolError('interrupted', 'Stopped.'))
    if (this.waiting.length >= this.options.maxWaiting)
      return Promise.reject(new PoolError('too_busy', 'Too many texts are waiting. Try again in a moment.'))
    return new Promise((resolve, reject) => {
      // A job of this type has a result of this type.
      const task: Task = { job, signal, resolve: resolve as Task['resolve'], reject }
      signal?.addEventListener('abort', () => this.drop(task), { once: true })
      this.waiting.push(task)
      this.dispatch()
      this.grow()
    })
  }

  /** Terminates all threads and rejects queued and running jobs. */
  async close(): Promise<void> {
    this.closed = true
    for (const task of this.waiting.splice(0)) task.reject(shuttingDown())
    const threads = this.threads.splice(0)
    for (const thread of threads) this.settle(thread)?.reject(shuttingDown())
    await Promise.all(threads.map(thread => thread.worker.terminate()))
  }

  private drop(task: Task) {
    const at = this.waiting.indexOf(task)
    if (at >= 0) this.waiting.splice(at, 1)
    task.reject(new PoolError('interrupted', 'Stopped.'))
  }

  private dispatch() {
    for (const thread of this.threads) {
      if (thread.task || !thread.isReady) continue
      const task = this.waiting.shift()
      if (!task) return
      this.begin(thread, task)
    }
  }

  /** One more thread for tasks that wait, up to the limit; the process lives until a loading thread has taken one. */
  private grow() {
    if (this.closed || this.waiting.length === 0) return
    const loading = this.threads.filter(thread => !thread.isReady)
    if (loading.length < this.waiting.length && this.threads.length < this.options.workers) loading.push(this.startThread())
    for (const { worker } of loading) worker.ref()
  }

  private begin(thread: Thread, task: Task) {
    thread.task = task
    thread.worker.ref()
    thread.timer = setTimeout(() => this.fail(thread, 'timeout', 'A paragraph took too long.'), this.options.blockTimeoutMs)
    thread.worker.postMessage({ id: this.nextId++, job: task.job } satisfies WorkerTask, [])
  }

  private startThread() {
    const worker = openThread(new URL('./worker.ts', import.meta.url))
    worker.unref()
    const ready = new Promise<void>((resolve, reject) => {
      worker.on('message', (answer: WorkerAnswer) => {
        if ('ready' in answer) {
          thread.isReady = true
          resolve()
          this.release(thread)
        } else this.finish(thread, answer)
      })
      worker.once('error', reject)
      worker.once('exit', () => reject(new Error('The thread ended.')))
    })
    const thread: Thread = { worker, ready, isReady: false, jobs: 0, memory: 0 }
    ready.catch(() => undefined)
    const lost = (cause: unknown) => this.fail(thread, 'unavailable', 'The text engine stopped unexpectedly.', String(cause))
    worker.once('error', lost)
    worker.once('exit', lost)
    this.threads.push(thread)
    return thread
  }

  private finish(thread: Thread, answer: Finished) {
    thread.jobs++
    thread.memory = answer.memory
    // What it left behind is unknown: every later text might fail.
    if ('error' in answer) {
      this.fail(thread, 'unavailable', 'A paragraph could not be polished.', answer.error)
      return
    }
    this.settle(thread)?.resolve(answer.result)
    if (thread.jobs >= this.options.maxJobs || thread.memory > this.options.maxMemory) this.recycle(thread)
    else this.release(thread)
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

  private recycle(thread: Thread) {
    if (!this.remove(thread)) return
    this.recycled++
    this.replace()
  }

  private fail(thread: Thread, code: FailureCode, message: string, detail?: string) {
    if (!this.remove(thread)) return
    this.failed++
    const { jobs, memory } = thread
    this.options.log({ reason: code, ...(detail ? { detail: detail.slice(0, 200) } : {}), jobs, memory }, 'text engine thread ended')
    // One that fails to start has no task yet; another is started only for the next text.
    const task = thread.isReady || this.threads.length > 0 ? this.settle(thread) : this.waiting.shift()
    task?.reject(new PoolError(code, message))
    if (thread.isReady || this.waiting.length > 0) this.replace()
  }

  private remove(thread: Thread): boolean {
    const at = this.threads.indexOf(thread)
    if (at < 0) return false
    this.threads.splice(at, 1)
    void thread.worker.terminate()
    return true
  }

  private replace() {
    if (this.closed) return
    if (this.threads.length === 0) this.startThread()
    this.grow()
  }
}
