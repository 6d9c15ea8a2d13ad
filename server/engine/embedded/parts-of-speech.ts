/** Parts of speech, and what the rules ask a dictionary. */

/** Bits, since a word is often several things at once ("book"). */
export const pos = {
  noun: 1,
  plural: 2,
  verb: 4,
  verbS: 8,
  past: 16,
  participle: 32,
  ing: 64,
  adjective: 128,
  adverb: 256,
  name: 512,
} as const

export interface Dictionary {
  /** Whether this spelling exists, in British or American English; capitals matter for names. */
  has: (word: string) => boolean
  /** Every part of speech the word can be, 0 when unknown. */
  partsOf: (word: string) => number
  /** How common: 0 is the commonest, about 60,000 means rare. */
  rank: (word: string) => number
  /** Lower-case spellings that a correction may choose from, with possessives and names as they are written. */
  readonly forms: readonly string[]
}
