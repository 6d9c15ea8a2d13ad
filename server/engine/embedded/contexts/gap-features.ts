/** What the gap model sees of a place between two words: the words around it, and what the sentence has before and after. */
import { hashOf } from './context-features.ts'
import { formKind, type Phrase, readPhrases } from './form-phrases.ts'
import type { Dictionary } from '../grammar/parts-of-speech.ts'
import type { Token } from '../grammar/tokens.ts'
import { closed } from '../grammar/word-classes.ts'

/** What may stand in a gap. */
export const gapSigns = ['', ',', '.', '?', ';'] as const
export type GapSign = (typeof gapSigns)[number]

const ends = /^[.!?;:…]$|^\.{2,}$/
const finite = /^(?:VS|E|EP|M|is|are|was|were|has|have|had|do|does|did|'re|'ve|'ll|'d|'m|it's|that's|there's|he's|she's|don't|doesn't|didn't|isn't|wasn't|can't|won't)$/ // prettier-ignore
const commonRank = 5000

const countOf = (words: number) => (words <= 3 ? String(words) : words <= 5 ? '4' : words <= 8 ? '6' : words <= 13 ? '9' : '14')

/** The features of the gap between the tokens at two indices, whatever stands in it. */
export function gapFeaturesAt(tokens: readonly Token[], left: number, right: number, dictionary: Dictionary): Uint32Array {
  let from = left
  while (from > 0 && !ends.test(tokens[from - 1]?.text ?? '') && left - from < 40) from--
  let to = right
  while (to < tokens.length && !ends.test(tokens[to]?.text ?? '') && to - right < 30) to++
  let comma = left
  while (comma > from && tokens[comma - 1]?.text !== ',') comma--
  // A sign in the gap must not show in the capital of the next word.
  const kind = (token: Token | undefined) => formKind(token?.word && !(token.first || !/^\p{Lu}/u.test(token.text)) ? token : token && { ...token, first: true }, dictionary) // prettier-ignore
  const word = (token: Token | undefined) => (token?.word && (closed.has(token.lower) || dictionary.rank(token.lower) < commonRank) ? token.lower : kind(token)) // prettier-ignore
  const before = (n: number) => (left - n >= from ? tokens[left - n] : undefined)
  const after = (n: number) => (right + n < to ? tokens[right + n] : undefined)
  const [l0, l1, r0, r1] = [word(before(0)), word(before(1)), word(after(0)), word(after(1))]
  const [k0, k1, n0, n1, n2] = [kind(before(0)), kind(before(1)), kind(after(0)), kind(after(1)), kind(after(2))]
  const phrases = readPhrases(tokens, Math.max(from, left - 24), left + 1, dictionary)
  const next = readPhrases(tokens, right, Math.min(to, right + 12), dictionary)
  const [p0, p1] = [phrases.at(-1)?.kind ?? '^', phrases.at(-2)?.kind ?? '^']
  const [q0, q1, q2] = [next[0]?.kind ?? '$', next[1]?.kind ?? '$', next[2]?.kind ?? '$']
  const [first, second] = [word(tokens[from]), word(tokens[from + 1])]
  const [opener, openerNext] = [word(tokens[comma]), tokens[comma + 1]]
  const isFinite = ({ kind }: Phrase) => finite.test(kind)
  const [verbs, nextVerbs] = [phrases, next].map(all => String(Math.min(3, all.filter(phrase => isFinite(phrase) || phrase.kind === 'V').length))) // prettier-ignore
  const [hasVerb, hasNextVerb] = [phrases.some(isFinite) ? 'verb' : '', next.some(isFinite) ? 'verb' : '']
  const hasComma = tokens.slice(right, to).some(({ text }) => text === ',') ? 'comma' : ''
  const [length, part, rest] = [countOf(left - from + 1), countOf(left - comma + 1), countOf(to - right)]
  const end = rest === '0' ? 'end' : ''
  const features: string[][] = [
    [],
    [l0],
    [r0],
    [l0, r0],
    [k0, n0],
    [k0, r0],
    [l0, n0],
    [r0, r1],
    [l1, l0],
    [k1, k0, n0],
    [k0, n0, n1],
    [k1, k0, n0, n1],
    [r0, n1],
    [n0, n1, n2],
    [first, length],
    [first, hasVerb, n0],
    [first, hasVerb, q0, q1],
    [opener, part, n0],
    [opener, hasVerb, hasNextVerb],
    [opener, q0, q1],
    [p0, q0],
    [p1, p0, q0],
    [p0, q0, q1],
    [p1, p0, q0, q1],
    [first, p0, q0, q1],
    [r0, hasVerb, hasNextVerb],
    [verbs ?? '', nextVerbs ?? '', q0],
    [hasComma, l0, r0],
    [hasComma, first, hasVerb, hasNextVerb],
    [hasComma, r0, hasNextVerb, hasVerb],
    [length, rest],
    [part, r0],
    [end || rest, first],
    [end, first, second],
    [end, first, kind(tokens[from + 1]), kind(tokens[from + 2])],
    [opener, word(openerNext), end],
    [first, second, hasNextVerb],
    [hasVerb, q0, q1, q2],
    [l0, hasVerb, q0, q1],
    [opener, kind(openerNext), hasVerb, q0, q1],
    [first, verbs ?? '', q0, q1, hasComma],
    [r0, verbs ?? '', nextVerbs ?? '', p0],
  ]
  return Uint32Array.from(features, (parts, n) => hashOf(String(n), ...parts))
}
