/** Words that are right though the dictionary lacks them: rare and foreign words, British spellings, names. */
import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

export interface KnownWords {
  /** Whether this very spelling is listed; names have their capital, and nothing else has one. */
  has(word: string): boolean
}

const lineFeed = 10
let loaded: KnownWords | undefined

/** The one list of the thread. It stays the text it is, two megabytes, since a set of its lines would take twenty. */
export function loadKnownWords(): KnownWords {
  loaded ??= openList(brotliDecompressSync(readFileSync(new URL('./words/known-words.txt.br', import.meta.url))))
  return loaded
}

/** Lines in the order of their bytes, each ended by a line feed. */
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
