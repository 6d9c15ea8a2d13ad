/** Work in the background, repeated until it is stopped. */
import type { Parts } from './context.ts'

interface Repetition {
  everyMs: number
  /** Logged with the error, after which the next turn follows. */
  failed: string
}

/** Does the work now and at each interval; a turn is skipped while the last one takes. `stop` waits for the present turn. */
export function repeat(
  { log }: Pick<Parts, 'log'>,
  work: () => Promise<unknown>,
  { everyMs, failed }: Repetition,
): { stop: () => Promise<void> } {
  let running: Promise<unknown> | undefined
  const run = () => {
    running ??= work()
      .catch((error: unknown) => log.error({ err: error }, failed))
      .finally(() => (running = undefined))
  }
  run()
  const timer = setInterval(run, everyMs).unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
