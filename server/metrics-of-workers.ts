/** Metrics of all workers, whichever of them is asked. */
import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry, type Registry } from 'prom-client'

interface Question {
  type: 'readMetrics'
  id: number
}

interface Answer {
  type: 'metrics'
  id: number
  text: string
  error: string | undefined
}

const timeoutMs = 6000
let asked = 0

/** In a worker: lets the primary process read this registry. */
export function shareMetrics(registry: Registry): void {
  AggregatorRegistry.setRegistries(registry)
  new AggregatorRegistry()
}

/** In a worker: the sum over all workers, which only the primary process can compute. */
export function readClusterMetrics(): Promise<string> {
  const id = (asked += 1)
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => end(new Error('The primary process did not answer')), timeoutMs)
    const listen = (message: Partial<Answer>) => {
      if (message.type !== 'metrics' || message.id !== id) return
      end(message.error === undefined ? undefined : new Error(message.error), message.text)
    }
    const end = (error: Error | undefined, text = '') => {
      clearTimeout(late)
      process.off('message', listen)
      error ? reject(error) : resolve(text)
    }
    process.on('message', listen)
    process.send?.({ type: 'readMetrics', id } satisfies Question)
  })
}

/** In the primary process: answers the workers' questions. */
export function answerWorkers(): void {
  const all = new AggregatorRegistry()
  cluster.on('message', (worker: Worker, { type, id }: Partial<Question>) => {
    if (type !== 'readMetrics' || id === undefined) return
    all.clusterMetrics().then(
      text => worker.send({ type: 'metrics', id, text, error: undefined } satisfies Answer),
      (error: unknown) => worker.send({ type: 'metrics', id, text: '', error: String(error) } satisfies Answer),
    )
  })
}
