/** A small language for tables of confused words: "quilt>guilt: feel/felt no/any _ END". */
import { pos } from '../grammar/parts-of-speech.ts'
import type { RulePage } from '../rule-page.ts'
import { beForms, closed, determiners, modals, possessives, prepositions, subjects } from '../grammar/word-classes.ts'

/** What a table tells: the wrong words, the right ones, and where. */
export interface NeighborRule {
  wrong: readonly string[]
  right: string
  patterns: readonly Pattern[]
}

interface Pattern {
  before: readonly Element[]
  after: readonly Element[]
  near: readonly Element[]
  far: readonly Element[]
  /** Applied in drafts only. */
  isDraft: boolean
}

type Element = 'gap' | ((page: RulePage, k: number) => boolean)

const word = ({ tokens }: RulePage, k: number) => (tokens[k]?.word ? (tokens[k]?.lower ?? '') : '')
const parts = (page: RulePage, k: number) => {
  const lower = word(page, k)
  return lower === '' || closed.has(lower) ? 0 : page.dictionary.partsOf(lower)
}
const isNumber = (page: RulePage, k: number) =>
  /^(?:\d.*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred)$/.test(page.tokens[k]?.lower ?? '') // prettier-ignore
const isNoun = (page: RulePage, k: number) =>
  (parts(page, k) & (pos.noun | pos.plural)) !== 0 && !(parts(page, k) & (pos.adjective | pos.adverb | pos.past | pos.participle | pos.ing)) // prettier-ignore

/** What an element in capitals stands for. */
const classes: Readonly<Record<string, (page: RulePage, k: number) => boolean>> = {
  THE: (page, k) => determiners.has(word(page, k)) || possessives.has(word(page, k)),
  MY: (page, k) => possessives.has(word(page, k)),
  OBJ: (page, k) => /^(?:me|you|him|her|us|them|it)$/.test(word(page, k)),
  SUBJ: (page, k) => subjects.has(word(page, k)),
  BE: (page, k) => beForms.has(word(page, k)) || /^(?:it|he|she|i|you|we|they|that)'(?:s|m|re)$/.test(word(page, k)),
  HAVE: (page, k) => /^(?:has|have|had|having|(?:i|you|we|they|he|she|it)'(?:ve|d)|(?:could|would|should)'ve)$/.test(word(page, k)),
  MODAL: (page, k) => modals.has(word(page, k)) || /'(?:ll|d)$/.test(word(page, k)),
  /** A place where only a verb stands. */
  TO: (page, k) => modals.has(word(page, k)) || /^(?:to|don't|didn't|doesn't|please|let's|.+'ll|.+'d)$/.test(word(page, k)),
  NUM: isNumber,
  NOUN: isNoun,
  PLURAL: (page, k) => (parts(page, k) & (pos.plural | pos.verb | pos.verbS | pos.adjective)) === pos.plural,
  ADJ: (page, k) => (parts(page, k) & pos.adjective) !== 0 && !(parts(page, k) & (pos.noun | pos.plural | pos.verb | pos.adverb)),
  PART: (page, k) => (parts(page, k) & pos.participle) !== 0 && !(parts(page, k) & (pos.noun | pos.verb | pos.plural)),
  ING: (page, k) => (parts(page, k) & pos.ing) !== 0 && !(parts(page, k) & (pos.noun | pos.adjective)),
  VERB: (page, k) => (parts(page, k) & pos.verb) !== 0 && !(parts(page, k) & (pos.noun | pos.adjective)),
  FIN: (page, k) => (parts(page, k) & (pos.verbS | pos.past)) !== 0 && !(parts(page, k) & (pos.plural | pos.noun)) || /^(?:is|was|has|had|can|could|will|would|does|did)$/.test(word(page, k)), // prettier-ignore
  CAP: (page, k) => word(page, k) !== '' && !page.tokens[k]?.first && /^\p{Lu}\p{Ll}/u.test(page.tokens[k]?.text ?? ''), // prettier-ignore
  DAY: (page, k) => /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/.test(word(page, k)),
  PREP: (page, k) => prepositions.has(word(page, k)),
  /** No word: punctuation, or the edge of the text. */
  END: (page, k) => !page.tokens[k]?.word && !/^\d/.test(page.tokens[k]?.text ?? ''),
  /** The edge of a sentence, before the word. */
  START: ({ tokens }, k) => tokens[k + 1]?.first === true && !/^[A-Z]$/.test(tokens[k - 1]?.text ?? ''),
  DOT: ({ tokens }, k) => !tokens[k] || /^[.!?]$/.test(tokens[k]?.text ?? ''),
  /** A noun may end before it. */
  STOP: (page, k) => (!page.tokens[k]?.word && !/^\d/.test(page.tokens[k]?.text ?? '')) || closed.has(word(page, k)),
  ANY: (page, k) => word(page, k) !== '',
}

function readElement(text: string): Element {
  if (text === '..') return 'gap'
  const isNot = text.startsWith('~')
  const options = (isNot ? text.slice(1) : text).split('/')
  const tests = options.flatMap(option => classes[option] ?? [])
  const words = new Set(options.filter(option => !classes[option]))
  return (page, k) => {
    const token = page.tokens[k]
    // "Is Will able to come?": a name
    const isName = token !== undefined && !token.first && /^(?:Will|May)$/.test(token.text)
    const isOne = (token !== undefined && !isName && words.has(token.lower)) || tests.some(test => test(page, k))
    return isOne !== isNot
  }
}

function readPattern(text: string): Pattern {
  const isDraft = text.startsWith('?')
  const elements = (isDraft ? text.slice(1) : text).trim().split(/\s+/)
  const local = elements.filter(element => !/^(?:near|far):/.test(element))
  const at = local.indexOf('_')
  const list = (prefix: string) => elements.filter(element => element.startsWith(prefix)).map(element => readElement(element.slice(prefix.length))) // prettier-ignore
  return { before: local.slice(0, at).map(readElement).toReversed(), after: local.slice(at + 1).map(readElement), near: list('near:'), far: list('far:'), isDraft } // prettier-ignore
}

/** One rule for every pair of a line "peddle,peddles>pedal,pedals: pattern; pattern". */
export function readNeighborRules(table: string): NeighborRule[] {
  return table
    .trim()
    .split('\n')
    .flatMap(line => {
      const [, wrongs, rights, patterns] = /^\s*(.+?)>(.+?):\s(.+)$/.exec(line) ?? []
      if (!wrongs || !rights || !patterns) throw new Error(`No rule: ${line}`)
      const read = patterns
        .split(/\s*;\s*/)
        .filter(Boolean)
        .map(readPattern)
      const right = rights.split(',')
      return wrongs.split(',').map((wrong, k) => ({ wrong: wrong.split(' '), right: right[k] ?? right[0] ?? '', patterns: read }))
    })
}

/** The pattern that holds around the words from one index to another. */
export function matchRule(page: RulePage, rule: NeighborRule, from: number, to: number): { isDraft: boolean } | undefined {
  return rule.patterns.find(
    ({ before, after, near, far }) =>
      holds(page, before, from - 1, -1) &&
      holds(page, after, to + 1, 1) &&
      near.every(element => isNear(page, element, from, true)) &&
      !far.some(element => isNear(page, element, from)),
  )
}

function holds(page: RulePage, elements: readonly Element[], k: number, step: 1 | -1): boolean {
  const [first, ...rest] = elements
  if (!first) return true
  if (first !== 'gap') return first(page, k) && holds(page, rest, k + step, step)
  // Up to three words between
  for (let skip = 0; skip <= 3; skip++) {
    if (holds(page, rest, k + skip * step, step)) return true
    if (!page.tokens[k + skip * step]?.word) return false
  }
  return false
}

/** A word of the sentence, or of the text around, that tells the meaning. */
function isNear(page: RulePage, element: Element, i: number, isSameSentence = false): boolean {
  if (element === 'gap') return false
  for (const step of [-1, 1])
    for (let k = i + step; Math.abs(k - i) <= 14 && page.tokens[k]; k += step) {
      if (isSameSentence && /^[.!?]$/.test(page.tokens[k]?.text ?? '') && step === -1) break
      if (element(page, k)) return true
      if (isSameSentence && /^[.!?]$/.test(page.tokens[k]?.text ?? '')) break
    }
  return false
}
