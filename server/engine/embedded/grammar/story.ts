/** Whether a text tells of the past: a present tense that disagrees with its subject is then meant as a past one. */
import { pos } from './parts-of-speech.ts'
import type { RulePage } from '../rule-page.ts'
import type { Token } from './tokens.ts'
import { adverbsBeforeVerbs, auxiliaries, closed, modals } from './word-classes.ts'

const known = new WeakMap<RulePage, boolean>()
const past = /^(?:was|were|had|did|didn't|wasn't|weren't|hadn't|yesterday|ago)$/
const present =
  /^(?:am|is|are|do|does|don't|doesn't|isn't|aren't|i'm|it's|that's|there's|you're|we're|they're|he's|she's|will|shall|today|now)$/
/** Pasts that are, more rarely, verbs of their own. */
const alsoVerbs = /^(?:saw|felt|found|fell|left)$/
/** Before a plain verb, these make it a present. */
const presentSubject = /^(?:i|we|you|they)$/
const leastPast = 2
const wantedLead = 3

/** Past tenses, outside of direct speech, are frequent and clearly more frequent than present ones. */
export function isPastStory(page: RulePage): boolean {
  const found = known.get(page) ?? isPast(countTenses(page, 0, page.tokens.length), opensInPast(page))
  known.set(page, found)
  return found
}

/** A past story that says at its start when it happened, or tells it in two sentences. */
export function isLongPastStory(page: RulePage): boolean {
  if (!isPastStory(page)) return false
  const { tokens } = page
  const starts = tokens.flatMap(({ first }, k) => (first || k === 0 ? [k] : []))
  return opensInPast(page) || starts.filter((from, n) => countTenses(page, from, starts[n + 1] ?? tokens.length).pasts > 0).length > 1
}

/** Past tenses and no present ones stand in the sentence of the word, or in the text. */
export function isPastAt(page: RulePage, i: number): boolean {
  const { tokens } = page
  let from = i
  while (from > 0 && !tokens[from]?.first) from--
  let to = i + 1
  while (to < tokens.length && !tokens[to]?.first) to++
  const { pasts, presents } = countTenses(page, from, to)
  return (pasts > 0 && presents === 0) || isPastStory(page)
}

/** What happens once: beside a past, it is over too. */
const events = new Set(
  'agree ask answer reply refuse decide arrive report suggest propose promise apologize apologise scream shout yell smile nod grab throw catch kick pick straighten find lose buy sell receive bring begin slip trip crash drop explode burst jump shake straighten hand pour spill wave wink whisper announce declare vote elect approve sit climb laugh cry begin come fall lead fill knock stare kneel hug kiss sigh gasp point notice glance lean bite reject adopt resign thank welcome'.split(
    ' ',
  ),
)

/** The word stands in the past, or tells what happened once in a text that otherwise tells of the past only. */
export function isPastEvent(page: RulePage, i: number, base: string): boolean {
  // "Each of the parties undertake to keep the information received": contracts are in the present.
  if (/^(?:undertake|warrant|covenant|indemnify)$/.test(base)) return false
  if (isPastAt(page, i)) return true
  const { tokens } = page
  // "She looks at it", "She looks angry", "She tells us to sit"
  const next = tokens[i + 1]?.lower ?? ''
  const isLook = base === 'look' && (/^(?:at|up|down|out|around|back|away)$/.test(next) || (page.dictionary.partsOf(next) & pos.adjective) !== 0) // prettier-ignore
  const isTold = /^(?:tell|give|show|offer)$/.test(base) && /^(?:me|us|him|them)$/.test(next)
  if (!(events.has(base) || isLook || isTold) || isSpokenAt(page, i)) return false
  // "We were on the train when a man sits down and asks where I am from"
  if (base !== 'suggest' && isPastBefore(page, i)) return true
  const { pasts, presents } = countTenses(page, 0, tokens.length)
  return pasts > 0 && presents === 0 && tokens.slice(0, i).some(token => token.text === '.' || token.text === ',')
}

/** "ask", "arrive": what happens once. */
export const isEvent = (base: string): boolean => events.has(base)

/** Past tenses and no present ones stand in the sentence before the word. */
export function isPastBefore(page: RulePage, i: number): boolean {
  let from = i
  while (from > 0 && !page.tokens[from]?.first) from--
  const { pasts, presents } = countTenses(page, from, i)
  return pasts > 0 && presents === 0
}

/** Reads each page once, outside of direct speech. */
function readOnce(read: (page: RulePage) => boolean): (page: RulePage, i: number) => boolean {
  const known = new WeakMap<RulePage, boolean>()
  return (page, i) => {
    if (isSpokenAt(page, i)) return false
    const found = known.get(page) ?? read(page)
    known.set(page, found)
    return found
  }
}

/** Past tenses are frequent, and few others stand outside of direct speech, apart from what somebody does at once. */
export const isToldInPast = readOnce(page => {
  const all = countTenses(page, 0, page.tokens.length)
  const { pasts, presents } = countTenses(page, 0, page.tokens.length, isDeed)
  return pasts >= 3 && pasts >= wantedLead * presents && pasts >= 2 * all.presents
})

/** Past tenses are frequent and no fewer than what may be slips in the present. */
export const isTale = readOnce(page => {
  const end = page.tokens.length
  const all = countTenses(page, 0, end)
  const { pasts, presents } = countTenses(page, 0, end, isAnyDeed)
  return pasts >= 2 && pasts >= 2 * presents && pasts >= all.presents - presents
})

/** "opens", "run", "don't": a present that could be a slip in a story. */
const isAnyDeed = (page: RulePage, word: string) =>
  isDeed(page, word) || /^(?:don't|doesn't|says|shows|gets|goes|makes)$/.test(word) || ((page.dictionary.partsOf(word) & pos.verb) !== 0 && !closed.has(word) && !/^(?:know|think|believe|hope|want|need|mean|seem|love|like|live|work)$/.test(word)) // prettier-ignore

/** The past and the present verbs from one token to another. */
export const tensesIn = (page: RulePage, from: number, to: number): Tenses => countTenses(page, from, to)

/** "opens", "smiles": a verb in -s that could be a slip in a story. */
const isDeed = ({ dictionary }: RulePage, word: string) =>
  (dictionary.partsOf(word) & pos.verbS) !== 0 && !present.test(word) && !lasting.test(word)
const lasting = /^(?:has|lives|works|means|seems|contains|includes|belongs|knows|wants|needs|likes|loves|thinks|believes|costs|consists|depends|exists|remains|requires|shows|says|makes|uses|provides|helps|allows|becomes|gets|goes|lies)$/ // prettier-ignore

/** Whether direct speech goes on after a token; a quotation mark behind a space opens it, even if the last one was not closed. */
const speaksAfter = (isSpoken: boolean, { text, spaced }: Token) =>
  text === '"' ? spaced || !isSpoken : text === '“' || (isSpoken && text !== '”')

/** Within quotation marks. */
function isSpokenAt({ tokens }: RulePage, i: number): boolean {
  return tokens.slice(0, i).reduce(speaksAfter, false)
}

const isPast = ({ pasts, presents }: Tenses, isOpened: boolean) =>
  isOpened ? pasts >= presents : pasts >= leastPast && pasts >= wantedLead * presents

/** "Yesterday", "Last summer": the text says at its start when it happened. */
function opensInPast({ tokens }: RulePage): boolean {
  return tokens[0]?.lower === 'yesterday' || (tokens[0]?.lower === 'last' && /^(?:night|week|weekend|month|year|summer|winter|spring|autumn|fall|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december)$/.test(tokens[1]?.lower ?? '')) // prettier-ignore
}

export interface Tenses {
  pasts: number
  presents: number
}

function countTenses(page: RulePage, from: number, to: number, spares?: (page: RulePage, word: string) => boolean): Tenses {
  const { tokens, tags, dictionary } = page
  let pasts = 0
  let presents = 0
  let isSpoken = false
  for (let i = from; i < to; i++) {
    const token = tokens[i]
    if (!token) break
    isSpoken = speaksAfter(isSpoken, token)
    // "7.40 am"
    if (token.text === 'am' && /^\d/.test(tokens[i - 1]?.text ?? '')) continue
    if (isSpoken || !token.word || isOfNoun(tokens, i) || spares?.(page, token.lower)) continue
    const parts = dictionary.partsOf(token.lower)
    // "bended", "catched"
    const isFalsePast = parts === 0 && /^\p{Ll}{3,}ed$/u.test(token.text)
    if (
      isFalsePast ||
      past.test(token.lower) ||
      (parts & pos.past && tags.has(i, 'PastTense') && (!(parts & pos.verb) || alsoVerbs.test(token.lower)))
    )
      pasts++ // prettier-ignore
    else if (present.test(token.lower) || (parts & pos.verbS && tags.has(i, 'PresentTense')) || isPlainPresent(tokens, i, parts)) presents++
  }
  return { pasts, presents }
}

/** "I definitely need", "before we meet"; not "did we meet" */
function isPlainPresent(tokens: RulePage['tokens'], i: number, parts: number): boolean {
  // "I still finished"
  if (!(parts & pos.verb) || parts & (pos.past | pos.adverb) || adverbsBeforeVerbs.has(tokens[i]?.lower ?? '')) return false
  const subject = tokens[i - 1]?.lower.endsWith('ly') ? i - 2 : i - 1
  const opener = tokens[subject - 1]
  return presentSubject.test(tokens[subject]?.lower ?? '') && !(opener && (auxiliaries.has(opener.lower) || modals.has(opener.lower)))
}

/** Before what could be a past, these make it a participle: "a borrowed ring", "of used cars", "using donated gowns". */
const describing = /^(?:an?|the|my|your|its|our|their|of|in|on|at|for|with|from|by|into|about|without|using)$/

/** "a study which was published", "a notice sent by post": what is told of a noun only. */
function isOfNoun(tokens: RulePage['tokens'], i: number): boolean {
  const before = tokens[i - 1]?.lower ?? ''
  if (before === 'which' || before === 'who' || describing.test(before)) return true
  // "Compared with other tests, ours is faster"
  if (tokens[i]?.first && !past.test(tokens[i]?.lower ?? '') && /^(?:with|to|by|on|from)$/.test(tokens[i + 1]?.lower ?? '') && tokens.slice(i + 2, i + 10).some(({ text }) => text === ',')) return true // prettier-ignore
  return auxiliaries.has(before) || /['’]ve$/.test(before) || (tokens[i + 1]?.lower === 'by' && !past.test(tokens[i]?.lower ?? ''))
}
