/** The text engine that the configuration names. */
import { availableParallelism } from 'node:os'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { embeddedEngine } from './engine/embedded/engine.ts'
import type { TextEngine } from './engine/port.ts'

/** Each takes a hundred megabytes, and handles thousands of words a second. */
const maxThreads = 4

export async function openEngine(config: Config, log: Logger): Promise<TextEngine> {
  if (config.textEngine) {
    // Its libraries are large, and most servers use the embedded engine.
    const { llmEngine } = await import('./engine/llm/engine.ts')
    return llmEngine({ ...config.textEngine, log: fields => log.warn(fields, 'language model') })
  }
  return embeddedEngine({
    workers: Math.min(Math.max(Math.floor((availableParallelism() - 1) / config.workers), 1), maxThreads),
    log: (fields, message) => log.warn(fields, message),
  })
}
