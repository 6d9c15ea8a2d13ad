/** What words are given, cost and wait: the business figures in one place. */
import { dayMs, hourMs, minuteMs } from '../../time.ts'

export const welcome = { temporaryWords: 2000, temporaryMs: 30 * dayMs, permanentWords: 500 }

/** How long words stay set aside for a run that nobody keeps up any more, and how often a process keeps up its own. */
export const reservationMs = 45_000
export const keptUpMs = 15_000

/** Redos of one run that cost nothing, and for how long. */
export const freeRedos = { count: 2, withinMs: 15 * minuteMs }

/** Expanding sets aside at most this multiple of the source's words. */
export const expandFactor = 3

/** Runs and their texts are kept this long. */
export const runKeptMs = 30 * dayMs

/** Polishing without an account: how much at once, how often for each network address, and how long the engine may take. */
export const trial = {
  words: 50,
  characters: 1000,
  quota: { what: 'Trials', count: 5, withinMs: hourMs },
  timeoutMs: 10_000,
}
