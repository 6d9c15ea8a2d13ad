/** Correct words that the dictionary lacks: rare and foreign words, British spellings, names. */
import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

export interface KnownWords {
  /** Whether this exact spelling is listed; only names are capitalized. */
  has(word: string): boolean
}

const lineFeed = 10
let loaded: KnownWords | undefined

/** The thread's only list. It stays a two-megabyte string, because a set of its lines would take twenty. */
export function loadKnownWords(): KnownWords {
  loaded ??= openList(brotliDecompressSync(readFileSync(new URL('../words/known-words.txt.br', import.meta.url))))
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
