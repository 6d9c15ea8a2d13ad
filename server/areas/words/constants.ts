/** What words are given, cost and wait: the business figures in one place. */

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

export const welcome = { temporaryWords: 2000, temporaryMs: 30 * dayMs, permanentWords: 500 }

/** A reservation that nobody extends is given back after this. */
export const reservationMs = 2 * minuteMs

/** Redos of one run that cost nothing, and for how long. */
export const freeRedos = { count: 2, withinMs: 15 * minuteMs }

/** Expanding sets aside at most this multiple of the source's words. */
export const expandFactor = 3

/** Runs and their texts are kept this long. */
export const runKeptMs = 30 * dayMs
