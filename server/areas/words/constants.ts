/** Business constants: grants, costs, and waiting times. */
import { dayMs, hourMs, minuteMs } from '../../time.ts'

export const welcome = { temporaryWords: 2000, temporaryMs: 30 * dayMs, permanentWords: 500 }

/** How long the reservation of an abandoned run lasts, and how often a process extends its own. */
export const reservationMs = 45_000
export const keptUpMs = 15_000

/** Free redos of one run, and how long they stay free. */
export const freeRedos = { count: 2, withinMs: 15 * minuteMs }

/** Expand reserves at most this multiple of the source's words. */
export const expandFactor = 3

/** How long runs and their texts are kept. */
export const runKeptMs = 30 * dayMs

/** Limits of Polish without an account: length, uses per network address, and engine time. */
export const trial = {
  words: 50,
  characters: 1000,
  quota: { what: 'Trials', count: 5, withinMs: hourMs },
  timeoutMs: 10_000,
}
