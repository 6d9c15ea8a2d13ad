/** Threads that load large libraries. */
import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { parentPort, Worker } from 'node:worker_threads'

/** Starts a thread; its compiled modules are kept for the next start, as those of the process are. */
export function openThread(url: URL): Worker {
  const cache = getCompileCacheDir()
  return new Worker(url, cache ? { env: { ...process.env, NODE_COMPILE_CACHE: dirname(cache) } } : {})
}

interface Call<Task> {
  id: number
  task: Task
}

type Answer<Result> = { id: number; result: Result } | { id: number; error: string }

/**
 * Starts a thread that calls `answerCalls`, and returns the function that calls it. Rejects if the task fails, and all
 * waiting calls and later ones if the thread ends. The process may end while no call is waiting.
 */
export function openCalls<Task, Result>(url: URL, onEnd: () => void = () => undefined): (task: Task) => Promise<Result> {
  const worker = openThread(url)
  const waiting = new Map<number, PromiseWithResolvers<Result>>()
  let failure: Error | undefined
  let lastId = 0
  worker.unref()
  worker.on('message', (answer: Answer<Result>) => {
    const call = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (waiting.size === 0) worker.unref()
    if ('error' in answer) call?.reject(new Error(answer.error))
    else call?.resolve(answer.result)
  })
  const end = (error: Error) => {
    if (failure) return
    failure = error
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
    onEnd()
  }
  worker.once('error', end)
  worker.once('exit', () => end(new Error('The thread ended.')))
  return task => {
    if (failure) return Promise.reject(failure)
    const call = Promise.withResolvers<Result>()
    const id = (lastId += 1)
    waiting.set(id, call)
    worker.ref()
    worker.postMessage({ id, task } satisfies Call<Task>, [])
    return call.promise
  }
}

/** In a thread: answers the calls of `openCalls`. Those that came before are waiting. */
export function answerCalls<Task, Result>(answer: (task: Task) => Promise<Result> | Result): void {
  const port = parentPort
  port?.on('message', ({ id, task }: Call<Task>) => {
    Promise.try(answer, task).then(
      result => port.postMessage({ id, result } satisfies Answer<Result>),
      (error: unknown) => port.postMessage({ id, error: error instanceof Error ? error.message : String(error) } satisfies Answer<Result>),
    )
  })
}
