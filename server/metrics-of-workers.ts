/** Metrics of all workers, whichever of them is asked. */
import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { AggregatorRegistry, type Registry } from 'prom-client'

/** The library's own form, which it adds up. */
type Metrics = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

type Message =
  /** A worker asks for the sum; the primary process sends the text back. */
  | { type: 'readAll'; id: number }
  | { type: 'all'; id: number; text: string }
  /** The primary process asks a worker for its own metrics. */
  | { type: 'readOwn'; id: number }
  | { type: 'own'; id: number; metrics: Metrics }

/** A worker that is busy for longer is left out. */
const timeoutMs = 3000
let lastId = 0

/** The answer with this type and id; undefined if it doesn't come in time. */
async function answerFrom<T extends Message['type']>(sender: Worker | NodeJS.Process, type: T, id: number) {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    for (;;) {
      const [message] = (await once(sender, 'message', { signal })) as [Message] // both sides are in this file
      if (message.type === type && message.id === id) return message as Extract<Message, { type: T }> // as just compared
    }
  } catch {
    return
  }
}

/** In a worker: lets the primary process read this registry. */
export function shareMetrics(registry: Registry): void {
  process.on('message', ({ type, id }: Message) => {
    if (type === 'readOwn') void registry.getMetricsAsJSON().then(metrics => process.send?.({ type: 'own', id, metrics } satisfies Message))
  })
}

/** In a worker: the sum over all workers, which only the primary process can compute. */
export async function readClusterMetrics(): Promise<string> {
  const id = (lastId += 1)
  const answer = answerFrom(process, 'all', id)
  process.send?.({ type: 'readAll', id } satisfies Message)
  const all = await answer
  if (!all) throw new Error('The primary process did not answer')
  return all.text
}

/** In the primary process: answers the workers' questions. `ready` lists the workers that serve. */
export function answerWorkers(ready: () => Worker[]): void {
  const readOwn = (worker: Worker) => {
    const id = (lastId += 1)
    const answer = answerFrom(worker, 'own', id)
    worker.send({ type: 'readOwn', id } satisfies Message)
    return answer
  }
  const readAll = async () => {
    const answers = await Promise.all(ready().map(readOwn))
    return AggregatorRegistry.aggregate(answers.filter(each => each !== undefined).map(each => each.metrics)).metrics()
  }
  cluster.on('message', (asking: Worker, { type, id }: Message) => {
    if (type !== 'readAll') return
    void readAll().then(text => asking.isConnected() && asking.send({ type: 'all', id, text } satisfies Message))
  })
}
