/** A worker thread of the engine, so that checking does not block the server. */
import { parentPort } from 'node:worker_threads'
import { flushCompileCache } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
import type { TextFacts } from './facts.ts'
import type { Job, JobResults } from './jobs.ts'

export interface WorkerTask {
  id: number
  job: Job
}

export type WorkerAnswer = { ready: true } | Finished

/** `memory` is the thread's size afterwards, in bytes. */
export type Finished = { id: number; memory: number } & ({ result: JobResults[Job['type']] } | { error: string })

/** How long a request that waited for this thread may take to arrive. */
const arrivalMs = 20

const warming = [
  'The rooms on this floor is bright and everyone know that the meeting have started. However we was late, becuase the trains was full, and my brother have forgot his keys at home.',
  'If it rains tomorow I will stay inside and write a long letter to my aunt, who live in a small town near the sea. She always ask me how much work have been done, and weather I will visit her next weak.',
  'We ordered the lamp two weeks ago, and it came in good shape. The colour is a little darker than the picture shows, but the light is warm, and nobody would want to send it back for that.',
]
const warmingFacts: TextFacts = {
  dialect: 'american',
  dialectWanted: 'auto',
  strength: 'standard',
  tone: 'neutral',
  isCurly: false,
  technical: false,
  opensLetter: false,
  listsPast: false,
  isMisspelled: false,
  mainLanguage: 'english',
  multilingualSpelling: false,
  keep: [],
}

const port = parentPort
if (port) {
  const [{ runJob }, { loadTools }, { polishAnyBlock }] = await Promise.all([
    import('./jobs.ts'),
    import('./polish.ts'),
    import('./polish-text.ts'),
  ])
  const answer = (message: WorkerAnswer) => port.postMessage(message)
  const memory = () => process.memoryUsage().heapUsed
  let isAsked = false
  port.on('message', ({ id, job }: WorkerTask) => {
    isAsked = true
    Promise.try(runJob, job).then(
      result => answer({ id, memory: memory(), result }),
      (error: unknown) => answer({ id, memory: memory(), error: error instanceof Error ? error.message : String(error) }),
    )
  })
  loadTools()
  answer({ ready: true })
  // The first sentences take longest, so they are processed before the first request, if it does not come meanwhile.
  for (const text of warming) {
    await wait(arrivalMs)
    if (isAsked) break
    polishAnyBlock(text, warmingFacts)
  }
  flushCompileCache()
}
