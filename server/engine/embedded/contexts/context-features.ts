/** What the context model sees of a place: the words around it, and their parts of speech. */
import type { Dictionary } from '../grammar/parts-of-speech.ts'
import { closed } from '../grammar/word-classes.ts'
import type { Token } from '../grammar/tokens.ts'
import { groupOf, type WordGroup } from '../grammar/word-groups.ts'

const reach = 3
const bag = 6
const commonRank = 8000

/** The features of the word at an index, as hashes before a choice is mixed in. */
export function featuresAt(tokens: readonly Token[], i: number, dictionary: Dictionary): Uint32Array {
  const words: string[] = []
  const kinds: string[] = []
  for (let k = -reach; k <= reach; k++) {
    const token = neighbor(tokens, i, k)
    words.push(wordOf(token, dictionary))
    kinds.push(kindOf(token, dictionary))
  }
  const w = (k: number) => words[k + reach] ?? ''
  const c = (k: number) => kinds[k + reach] ?? ''
  const found = [
    hashOf('bias'),
    hashOf('a', w(-1)),
    hashOf('b', w(1)),
    hashOf('c', w(-2)),
    hashOf('d', w(2)),
    hashOf('e', w(-1), w(1)),
    hashOf('f', w(-2), w(-1)),
    hashOf('g', w(1), w(2)),
    hashOf('h', c(-1)),
    hashOf('i', c(1)),
    hashOf('j', c(-2)),
    hashOf('k', c(2)),
    hashOf('l', c(-1), c(1)),
    hashOf('m', c(1), c(2)),
    hashOf('n', c(-2), c(-1)),
    hashOf('o', w(-1), c(1)),
    hashOf('p', c(-1), w(1)),
    hashOf('q', w(1), c(2)),
    hashOf('r', c(1), c(2), c(3)),
    hashOf('s', c(-1), c(1), c(2)),
    hashOf('t', c(-2), w(-1), c(1)),
    hashOf('u', c(-3), c(-2), c(-1)),
  ]
  const group = (k: number) => groupAt(neighbor(tokens, i, k))
  for (const k of [-2, -1, 1, 2]) {
    const own = group(k)
    if (own) found.push(hashOf('x', String(k), own.narrow), hashOf('y', String(k), own.wide))
  }
  const [before, after] = [group(-1), group(1)]
  if (before) found.push(hashOf('z', before.wide, w(1)))
  if (after) found.push(hashOf('A', w(-1), after.wide))
  const around = new Set<string>()
  for (let k = -bag; k <= bag; k++) {
    const token = k === 0 ? undefined : neighbor(tokens, i, k)
    if (!token?.word || closed.has(token.lower)) continue
    found.push(hashOf('w', wordOf(token, dictionary)))
    const own = groupAt(token)
    if (own) around.add(own.narrow).add(own.wide)
  }
  for (const each of around) found.push(hashOf('B', each))
  return Uint32Array.from(found)
}

/** The token at a distance, if it belongs to the same sentence. */
function neighbor(tokens: readonly Token[], i: number, by: number): Token | undefined {
  const step = by < 0 ? -1 : 1
  for (let k = i; k !== i + by; k += step) {
    if (step < 0 && tokens[k]?.first) return undefined
    if (step > 0 && tokens[k + 1]?.first) return undefined
  }
  return tokens[i + by]
}

function groupAt(token: Token | undefined): WordGroup | undefined {
  return token?.word && !closed.has(token.lower) ? groupOf(token.lower) : undefined
}

function wordOf(token: Token | undefined, dictionary: Dictionary): string {
  if (!token) return '|'
  if (!token.word) return /^\d/.test(token.text) ? '#' : token.text
  return closed.has(token.lower) || dictionary.rank(token.lower) < commonRank ? token.lower : kindOf(token, dictionary)
}

function kindOf(token: Token | undefined, dictionary: Dictionary): string {
  if (!token) return '|'
  if (!token.word) return /^\d/.test(token.text) ? '#' : token.text
  if (closed.has(token.lower)) return token.lower
  if (!token.first && /^\p{Lu}/u.test(token.text)) return 'Name'
  return `${dictionary.partsOf(token.lower)}${/(?:ing|ed|ly)$/.exec(token.lower)?.[0] ?? ''}`
}

/** FNV-1a of the parts. */
export function hashOf(...parts: readonly string[]): number {
  let hash = 0x811c9dc5
  for (const part of parts) {
    for (let k = 0; k < part.length; k++) hash = Math.imul(hash ^ part.charCodeAt(k), 0x01000193)
    hash = Math.imul(hash ^ 31, 0x01000193)
  }
  return hash >>> 0
}
