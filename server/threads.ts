/** Threads of this server. */
import { flushCompileCache, getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'

/** Starts a thread; its compiled modules are kept for the next start, as those of the process are. */
export function openThread(url: URL, workerData?: unknown): Worker {
  const cache = getCompileCacheDir()
  return new Worker(url, { workerData, ...(cache && { env: { ...process.env, NODE_COMPILE_CACHE: dirname(cache) } }) })
}

const loadedAfterMs = 5000

/** Called by a thread that has loaded its modules: stores what was compiled, once the server is idle. */
export function keepCompiled() {
  setTimeout(flushCompileCache, loadedAfterMs).unref()
}
