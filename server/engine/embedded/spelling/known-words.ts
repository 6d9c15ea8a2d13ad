/** Correct words that the dictionary lacks: rare and foreign words, British spellings, names. */
import { readPacked } from '../words/read.ts'

export interface KnownWords {
  /** Whether this exact spelling is listed; only names are capitalized. */
  has(word: string): boolean
}

const lineFeed = 10
let loaded: KnownWords | undefined

/** The thread's only list. It stays a two-megabyte string, because a set of its lines would take twenty. */
export function loadKnownWords(): KnownWords {
  loaded ??= openList(readPacked('known-words.txt.br'))
  return loaded
}

/** Lines in byte order, each ending in a line feed. */
function openList(list: Buffer): KnownWords {
  return {
    has(word) {
      const wanted = Buffer.from(word)
      let low = 0
      let high = list.length
      while (low < high) {
        const start = list.lastIndexOf(lineFeed, ((low + high) >> 1) - 1) + 1
        const end = list.indexOf(lineFeed, start)
        const order = list.compare(wanted, 0, wanted.length, start, end)
        if (order === 0) return true
        if (order < 0) low = end + 1
        else high = start
      }
      return false
    },
  }
}
