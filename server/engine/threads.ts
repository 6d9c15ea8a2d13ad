/** Threads that load large libraries. */
import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'

/** Starts a thread; its compiled modules are kept for the next start, as those of the process are. */
export function openThread(url: URL): Worker {
  const cache = getCompileCacheDir()
  return new Worker(url, cache ? { env: { ...process.env, NODE_COMPILE_CACHE: dirname(cache) } } : {})
}
