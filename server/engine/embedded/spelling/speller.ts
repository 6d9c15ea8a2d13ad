/** Suggests corrections of misspelled words by weighted edit distance and word frequency. */
import { type Dictionary, pos } from '../grammar/parts-of-speech.ts'
import { isOffensive } from './offensive.ts'

export interface Candidate {
  word: string
  /** Edit distance: one plain wrong letter is 1. */
  cost: number
  /** Edit distance weighted by frequency; the lowest wins. */
  score: number
}

export interface Speller {
  /** The best candidates for an unknown word, in order. */
  suggest(word: string): readonly Candidate[]
}

const keys = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const soundAlike = new Set(
  'ck cs sz fv bp dt gj iy mn qk uw wv xs kq ea ei oa ou'.split(' ').flatMap(pair => [pair, pair.charAt(1) + pair.charAt(0)]),
)
const nearKey = new Set(
  keys.flatMap((row, y) =>
    row
      .split('')
      .flatMap((key, x) => [row[x + 1], keys[y + 1]?.[x], keys[y + 1]?.[x - 1]].flatMap(near => (near ? [key + near, near + key] : []))),
  ),
)
const isVowel = (letter: string) => 'aeiouy'.includes(letter)

/** A speller for the dictionary; results are cached. */
export function createSpeller(dictionary: Dictionary): Speller {
  const masksOf = rememberMasks(dictionary)
  const memory = new Map<string, readonly Candidate[]>()
  return {
    suggest(word) {
      const known = memory.get(word)
      if (known) return known
      if (memory.size > 5000) memory.clear()
      const found = findCandidates(word, dictionary, masksOf)
      memory.set(word, found)
      return found
    },
  }
}

/** Which letters each form of a length has. */
function rememberMasks(dictionary: Dictionary) {
  const byLength: Uint32Array[] = []
  return (length: number) => (byLength[length] ??= dictionary.formsOf(length).map(index => letterMask(dictionary.form(index))))
}

function letterMask(word: string): number {
  let mask = 0
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i) | 32
    if (code >= 97 && code <= 122) mask |= 1 << (code - 97)
  }
  return mask
}

function bitCount(mask: number): number {
  let count = 0
  for (let rest = mask; rest; rest &= rest - 1) count++
  return count
}

function findCandidates(word: string, dictionary: Dictionary, masksOf: (length: number) => Uint32Array): Candidate[] {
  const target = word.toLowerCase().replace('’', "'")
  const mask = letterMask(target)
  const limit = Math.min(3.2, 0.45 * target.length + 0.6)
  const found: Candidate[] = []
  for (let length = Math.max(1, target.length - 3); length <= target.length + 3; length++) {
    const forms = dictionary.formsOf(length)
    const masks = masksOf(length)
    for (let i = 0; i < forms.length; i++) {
      if (bitCount((masks[i] ?? 0) ^ mask) > 5) continue
      const form = dictionary.form(forms[i] ?? 0)
      const cost = distance(target, form.toLowerCase(), limit)
      if (cost > limit || isOffensive(form.toLowerCase())) continue
      const aside =
        (form.endsWith("'s") ? 0.9 : 0) + (/^[A-Z]/.test(form) && !(dictionary.partsOf(form.toLowerCase()) & ~pos.name) ? 0.6 : 0)
      found.push({ word: form, cost, score: cost + aside + 0.16 * Math.log2(dictionary.rank(form) + 30) })
    }
  }
  return found.sort((a, b) => a.score - b.score || (a.word < b.word ? -1 : 1)).slice(0, 8)
}

const rows = [new Float64Array(40), new Float64Array(40), new Float64Array(40)] as const
const gaps = [new Float64Array(40), new Float64Array(40)] as const

/** Weighted Damerau-Levenshtein distance, exact only up to the limit. */
function distance(from: string, to: string, limit: number): number {
  if (from.length > 36 || to.length > 36) return Infinity
  let [older, previous, current] = rows
  const [fromGaps, toGaps] = gaps
  for (let i = 0; i < from.length; i++) fromGaps[i] = gapCost(from, i)
  for (let j = 0; j < to.length; j++) toGaps[j] = gapCost(to, j)
  previous[0] = 0
  for (let j = 1; j <= to.length; j++) previous[j] = (previous[j - 1] ?? 0) + (toGaps[j - 1] ?? 0)
  for (let i = 1; i <= from.length; i++) {
    const a = from.charCodeAt(i - 1)
    const gap = fromGaps[i - 1] ?? 0
    current[0] = (previous[0] ?? 0) + gap
    let lowest = current[0]
    for (let j = 1; j <= to.length; j++) {
      const b = to.charCodeAt(j - 1)
      let cost = (previous[j - 1] ?? 0) + (a === b ? 0 : swapOf(a, b) + (i === 1 && j === 1 ? 0.55 : 0))
      const left = (previous[j] ?? 0) + gap
      if (left < cost) cost = left
      const up = (current[j - 1] ?? 0) + (toGaps[j - 1] ?? 0)
      if (up < cost) cost = up
      if (i > 1 && j > 1 && a !== b && a === to.charCodeAt(j - 2) && b === from.charCodeAt(i - 2)) {
        const turned = (older[j - 2] ?? 0) + 0.6 + (i === 2 ? 0.3 : 0)
        if (turned < cost) cost = turned
      }
      current[j] = cost
      if (cost < lowest) lowest = cost
    }
    if (lowest > limit) return Infinity
    const free = older
    older = previous
    previous = current
    current = free
  }
  return previous[to.length] ?? Infinity
}

/** Costs by two ASCII codes: the comparison with every word of the dictionary reads them millions of times. */
const swaps = Float64Array.from({ length: 1 << 14 }, (_, k) => swapCost(String.fromCharCode(k >> 7), String.fromCharCode(k & 127)))

function swapOf(a: number, b: number): number {
  return a < 128 && b < 128 ? (swaps[(a << 7) | b] ?? 1) : swapCost(String.fromCharCode(a), String.fromCharCode(b))
}

function swapCost(a: string, b: string): number {
  if (a === "'" || b === "'") return 1.2
  if (isVowel(a) && isVowel(b)) return 0.62
  if (soundAlike.has(a + b)) return 0.75
  return nearKey.has(a + b) ? 0.85 : 1
}

/** Cost of omitting or inserting the letter at an index. */
function gapCost(word: string, at: number): number {
  const letter = word.charAt(at)
  if (letter === "'") return 0.25
  const first = at === 0 ? 0.55 : 0
  if (letter === word.charAt(at - 1) || letter === word.charAt(at + 1)) return 0.45 + (at === 0 ? 0.2 : 0)
  if (letter === 'e' && at === word.length - 1) return 0.55
  return (isVowel(letter) || letter === 'h' ? 0.7 : 0.9) + first
}
