/**
 * The English word list: which words exist, which part of speech each can be, and how common it is. It is built by
 * `server/cli/dictionary.ts`, and stays in one piece: as a map of strings, it would take a third of a second and 30 MB.
 */
import type { Dictionary } from '../grammar/parts-of-speech.ts'
import { readPacked } from '../words/read.ts'

/** Marks a word that only has a rank, such as the name of a company. */
const unlisted = 1 << 15
const unknown = -1
const rarest = 60_000
const lineFeed = 10
const maxRemembered = 20_000

let loaded: Dictionary | undefined

/** The thread's only dictionary. */
export function loadDictionary(): Dictionary {
  loaded ??= openDictionary(readPacked('dictionary.bin.br'))
  return loaded
}

/** Their number, parts of speech, ranks, and at last the words in byte order, each ending in a line feed. */
export function packWords(parts: ReadonlyMap<string, number>, ranks: ReadonlyMap<string, number>): Buffer {
  const words = [...new Set([...parts.keys(), ...ranks.keys()])].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
  return Buffer.concat(
    [
      Uint32Array.of(words.length),
      Uint16Array.from(words, word => parts.get(word) ?? unlisted),
      Uint16Array.from(words, word => ranks.get(word) ?? rarest),
      Buffer.from(words.map(word => `${word}\n`).join('')),
    ].map(each => new Uint8Array(each.buffer, each.byteOffset, each.byteLength)),
  )
}

function openDictionary(file: Buffer): Dictionary {
  const { buffer } = Uint8Array.from(file)
  const size = new Uint32Array(buffer, 0, 1)[0] ?? 0
  const parts = new Uint16Array(buffer, 4, size)
  const ranks = new Uint16Array(buffer, 4 + 2 * size, size)
  const list = Buffer.from(buffer, 4 + 4 * size)
  const starts = new Uint32Array(size + 1)
  for (let i = 1; i <= size; i++) starts[i] = list.indexOf(lineFeed, starts[i - 1]) + 1
  const startOf = (index: number) => starts[index] ?? 0
  const search = (word: string) => {
    const wanted = Buffer.from(word)
    let low = 0
    let high = size - 1
    while (low <= high) {
      const middle = (low + high) >> 1
      const order = list.compare(wanted, 0, wanted.length, startOf(middle), startOf(middle + 1) - 1)
      if (order === 0) return middle
      if (order < 0) low = middle + 1
      else high = middle - 1
    }
    return unknown
  }
  const remembered = new Map<string, number>()
  const indexOf = (word: string) => {
    let index = remembered.get(word)
    if (index === undefined) {
      if (remembered.size >= maxRemembered) remembered.clear()
      index = search(word)
      remembered.set(word, index)
    }
    return index
  }
  const listed = (word: string) => {
    const part = parts[indexOf(word)]
    return part === undefined || part === unlisted ? undefined : part
  }
  const exists = (word: string) => listed(word) !== undefined
  const rankOf = (word: string) => {
    const rank = ranks[indexOf(word)]
    return rank === rarest ? undefined : rank
  }
  let forms: readonly Uint32Array[] | undefined
  return {
    has: word =>
      exists(word) ||
      (/^[A-Z]/.test(word) &&
        (exists(word.toLowerCase()) || (/^[A-Z]+$/.test(word) && exists(word.charAt(0) + word.slice(1).toLowerCase())))),
    partsOf: word => listed(word) ?? listed(word.toLowerCase()) ?? 0,
    rank: word => rankOf(word) ?? rankOf(word.toLowerCase()) ?? rarest,
    formsOf(length) {
      forms ??= sortForms(list, starts, parts)
      return forms[length] ?? none
    },
    form: index => list.toString('latin1', startOf(index), startOf(index + 1) - 1),
  }
}

const none = new Uint32Array()
const apostrophe = 39
const isLower = (byte: number) => byte >= 97 && byte <= 122
const isUpper = (byte: number) => byte >= 65 && byte <= 90

/** The words of letters and apostrophes, by length. */
function sortForms(list: Buffer, starts: Uint32Array, parts: Uint16Array): Uint32Array[] {
  const byLength: number[][] = []
  parts.forEach((part, i) => {
    const letters = list.subarray(starts[i], (starts[i + 1] ?? 0) - 1)
    if (part === unlisted || letters.length < 2 || !letters.some(isLower)) return
    if (letters.every(byte => isLower(byte) || isUpper(byte) || byte === apostrophe)) (byLength[letters.length] ??= []).push(i)
  })
  return Array.from(byLength, indexes => Uint32Array.from(indexes ?? []))
}
