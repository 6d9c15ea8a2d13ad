/** Parts of speech, and the dictionary interface of the rules. */

/** Bit flags, since a word often has several ("book"). */
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
  /** Whether this spelling exists in British or American English; case matters for names. */
  has: (word: string) => boolean
  /** Every part of speech of the word, 0 if unknown. */
  partsOf: (word: string) => number
  /** Frequency rank: 0 is the most common word, about 60,000 is rare. */
  rank: (word: string) => number
  /** Candidates for corrections, by length and by number: lower-case spellings with possessives, and names as they are written. */
  formsOf: (length: number) => Uint32Array
  form: (index: number) => string
}
