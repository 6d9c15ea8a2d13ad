/** Business constants: grants, costs, and waiting times. */
import { dayMs, hourMs, minuteMs } from '../../time.ts'

export const welcome = { temporaryWords: 2000, temporaryMs: 30 * dayMs, permanentWords: 500 }

/** How long the reservation of an abandoned run lasts, and how often a process extends its own. */
export const reservationMs = 45_000
export const keptUpMs = 15_000

/** Free redos of one run, and how long they stay free. */
export const freeRedos = { count: 2, withinMs: 15 * minuteMs }

/** Runs of one account at once and in its queue, and runs at once of all accounts in one process. */
export const runsAtOnce = { running: 2, waiting: 5, total: 24 }

/** Free runs of one account within a day. */
export const freeRuns = { count: 100, withinMs: dayMs }

/** Runs that may end without a charge, since there was nothing to change, they failed, or they were stopped. */
export const unchargedRuns = { what: 'Runs', count: 300, withinMs: dayMs, reason: 'UNCHARGED_RUNS_EXCEEDED' } as const
export const unchargedRunsOfNetwork = { ...unchargedRuns, count: 1500 } as const

/** Checks while writing that may end without a charge: most find nothing, or repeat known sentences. */
export const unchargedChecks = { ...unchargedRuns, count: 3000 } as const
export const unchargedChecksOfNetwork = { ...unchargedRuns, count: 15_000 } as const

/** Checked sentences that an account does not pay again, and its latest polish runs whose sentences are not charged either. */
export const checkedSentences = { count: 5000, polishRuns: 3 }

/** Finished checks of one account; older ones are deleted. */
export const storedChecks = 200

/** Finished runs of one account, and the bytes of their texts and changes; older ones are deleted. */
export const storedRuns = { count: 500, bytes: 20_000_000 }

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
  /** Trials of all callers that wait for the one that runs. */
  waiting: 20,
}
