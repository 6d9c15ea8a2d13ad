/** Finds clauses: a subject and the finite verb that follows it. */
import { lowerAt } from '../edits.ts'
import { pos } from './parts-of-speech.ts'
import type { RulePage } from '../rule-page.ts'
import type { Token } from './tokens.ts'
import { adverbsBeforeVerbs, closed, determiners, modals, prepositions } from './word-classes.ts'

export interface Clause {
  /** Index of the first word of the subject. */
  start: number
  /** Index of the finite verb; of the subject itself in "it's". */
  verb: number
  subject: 'pronoun' | 'noun'
}

export const finiteForms = new Set(
  "am is are was were has have had do does did isn't aren't wasn't weren't hasn't haven't hadn't don't doesn't didn't".split(' '),
)
const contracted = /^(?:i'(?:m|ve|ll|d)|(?:you|we|they)'(?:re|ve|ll|d)|(?:he|she|it|there|that)'(?:s|ll|d))$/
/** Only subjects, never objects. */
const nominative = /^(?:i|he|she|we|they)$/
const anyone = /^(?:everyone|everybody|someone|somebody|anyone|nobody|everything|something|nothing)$/
const openingDeterminers = /^(?:the|a|an|my|your|his|her|its|our|their|this|that|these|those|every|each|another|no|some|any|both|all|most|many|several|few|two|three|four|five|six|seven|eight|nine|ten)$/ // prettier-ignore

/** The clause that begins at `k`, if its subject is followed by a verb that can only be finite. */
export function clauseAt(page: RulePage, k: number): Clause | undefined {
  const { tokens } = page
  const first = tokens[k]
  if (!first?.word || first.fixed || first.hyphen) return undefined
  if (contracted.test(first.lower)) return { start: k, verb: k, subject: 'pronoun' }
  if (nominative.test(first.lower) || /^(?:you|it|there)$/.test(first.lower)) {
    const verb = skipAdverbs(tokens, k + 1)
    return isVerbOf(page, first.lower, verb) ? { start: k, verb, subject: 'pronoun' } : undefined
  }
  const end = anyone.test(first.lower) || /^(?:this|that|these|those)$/.test(first.lower) ? k + 1 : -1
  if (end > 0) {
    const verb = skipAdverbs(tokens, end)
    if (isVerbOf(page, 'that', verb)) return { start: k, verb, subject: 'noun' }
  }
  return shareClauseAt(page, k) ?? nounClauseAt(page, k)
}

/** The clause that begins at `k`, also with a phrase after its noun: "the agent at the gate told me". */
export function clauseAcross(page: RulePage, k: number): Clause | undefined {
  const { tokens } = page
  const head = nounPhraseEnd(page, k)
  if (head < 0 || !/^(?:of|in|on|at|from|with|near|for|behind|between|under|across|about)$/.test(lowerAt(tokens, head))) return undefined
  const end = nounPhraseEnd(page, head + 1)
  const verb = end < 0 ? -1 : skipAdverbs(tokens, end)
  return verb > 0 && isVerbAfterNoun(page, verb) ? { start: k, verb, subject: 'noun' } : undefined
}

/** "none of us wanted", "one of your employees told" */
function shareClauseAt(page: RulePage, k: number): Clause | undefined {
  const { tokens } = page
  if (!/^(?:none|one|some|most|many|all|both|each|half|several|few|neither|either|two|three)$/.test(lowerAt(tokens, k))) return undefined
  if (lowerAt(tokens, k + 1) !== 'of') return undefined
  const end = /^(?:us|you|them|it)$/.test(lowerAt(tokens, k + 2)) ? k + 3 : determiners.has(lowerAt(tokens, k + 2)) ? nounPhraseEnd(page, k + 2) : -1 // prettier-ignore
  const verb = end < 0 ? -1 : skipAdverbs(tokens, end)
  return isVerbOf(page, 'that', verb) || isVerbOf(page, 'we', verb) ? { start: k, verb, subject: 'noun' } : undefined
}

function skipAdverbs(tokens: readonly Token[], from: number): number {
  let k = from
  while (adverbsBeforeVerbs.has(lowerAt(tokens, k)) || /^(?:now|then|once|both|all|even|ever|certainly|finally|suddenly|soon|currently|recently|nearly|almost|quickly|slowly|barely|hardly|definitely|eventually|gradually|gently|carefully|quietly|absolutely|completely|truly|honestly|accidentally|immediately|instantly|literally|merely|occasionally|frequently|obviously|clearly|secretly|politely|regularly)$/.test(lowerAt(tokens, k))) k++ // prettier-ignore
  return k
}

/** "we will", "it rains", "you know". */
function isVerbOf({ tokens, tags, dictionary }: RulePage, subject: string, k: number): boolean {
  const token = tokens[k]
  if (!token?.word || token.fixed) return false
  if (finiteForms.has(token.lower) || modals.has(token.lower) || /^(?:needn't|let's)$/.test(token.lower)) return true
  if (closed.has(token.lower) || subject === 'there') return false
  const parts = dictionary.partsOf(token.lower)
  if (nominative.test(subject)) return (parts & (pos.verb | pos.verbS | pos.past)) !== 0 && !(/^(?:he|she)$/.test(subject) && !(parts & (pos.verbS | pos.past)) && !tags.has(k, 'Verb')) // prettier-ignore
  // ", it fits": at the start of a clause, "it" owns nothing.
  if (subject === 'it' && tokens[k - 2]?.text === ',' && parts & pos.verbS) return true
  if (subject === 'you') return (parts & (pos.verb | pos.past)) !== 0 && tags.has(k, 'Verb') && !tags.has(k, 'Gerund')
  return (parts & (pos.verbS | pos.past)) !== 0 && tags.has(k, 'Verb') && !tags.has(k, 'Noun')
}

/** "the shop was", "my older brother called", "nobody answered", "people think" */
function nounClauseAt(page: RulePage, k: number): Clause | undefined {
  const { tokens } = page
  const end = nounPhraseEnd(page, k)
  if (end < 0) return undefined
  const verb = skipAdverbs(tokens, end)
  return isVerbAfterNoun(page, verb) ? { start: k, verb, subject: 'noun' } : undefined
}

/** Where the noun phrase that begins at `k` ends, with one "of" phrase; -1 if there is none. */
export function nounPhraseEnd(page: RulePage, k: number): number {
  const { tokens } = page
  const isDetermined = openingDeterminers.test(lowerAt(tokens, k))
  // "nine my grandfather"
  if (/^(?:two|three|four|five|six|seven|eight|nine|ten)$/.test(lowerAt(tokens, k)) && openingDeterminers.test(lowerAt(tokens, k + 1))) return -1 // prettier-ignore
  // "that my mother had written": a relative clause
  if (/^(?:this|that|these|those)$/.test(lowerAt(tokens, k)) && (determiners.has(lowerAt(tokens, k + 1)) || /^(?:all|both|most|many)$/.test(lowerAt(tokens, k + 1)))) return -1 // prettier-ignore
  let at = k
  while (openingDeterminers.test(lowerAt(tokens, at)) && at < k + 3) at++
  const head = nounsEnd(page, at, isDetermined)
  if (head < 0) return -1
  if (lowerAt(tokens, head) !== 'of') return head
  let inner = head + 1
  while (openingDeterminers.test(lowerAt(tokens, inner)) && inner < head + 3) inner++
  const end = nounsEnd(page, inner, true)
  return end < 0 ? head : end
}

const longestPhrase = 4
/** "the first lesson", "my own room" */
const ordinal = /^(?:first|second|third|last|next|same|own|other|few|only|most|less|little|old|new)$/

/** The nouns and their adjectives from `from` on; without a determiner only a name, or a plural. */
function nounsEnd({ tokens, tags, classes, dictionary }: RulePage, from: number, isDetermined: boolean): number {
  let last = -1
  for (let k = from; k < from + longestPhrase; k++) {
    const token = tokens[k]
    if (isDetermined && k === from && ordinal.test(token?.lower ?? '')) continue
    if (!token?.word || token.fixed || closed.has(token.lower) || modals.has(token.lower)) break
    const parts = dictionary.partsOf(token.lower)
    const isName = /^\p{Lu}/u.test(token.text) && (!token.first || ((dictionary.partsOf(token.text) & pos.name) !== 0 && parts === 0)) // prettier-ignore
    const isNoun = isName || (parts & (pos.noun | pos.plural)) !== 0 || tags.has(k, 'Noun')
    const isVerb = last >= 0 && isVerbAfterNoun({ tokens, tags, classes, dictionary } as RulePage, k)
    if (isVerb && !tags.has(k, 'Noun', 'Adjective')) break
    if (isNoun && !(isVerb && !tags.has(k, 'Noun'))) last = k
    else if (!classes.isAdjective(token.lower) && !tags.has(k, 'Adjective') && !(parts & (pos.participle | pos.ing))) break
    if (!isDetermined && !isName && last === k && !(parts & pos.plural)) return -1
  }
  return last < 0 ? -1 : last + 1
}

/** A verb that is finite after a noun: "was", "has", "arrived"; "the goods sent" may be a participle. */
function isVerbAfterNoun({ tokens, tags, dictionary }: RulePage, k: number): boolean {
  const token = tokens[k]
  if (!token?.word || token.fixed || token.hyphen) return false
  if (finiteForms.has(token.lower) || modals.has(token.lower)) return token.lower !== 'have' || !modals.has(lowerAt(tokens, k - 1))
  if (closed.has(token.lower)) return false
  const parts = dictionary.partsOf(token.lower)
  if (!(parts & (pos.verbS | pos.past | pos.verb)) || tags.has(k, 'Gerund', 'Adjective')) return false
  if (parts & pos.past || parts & pos.verbS) return tags.has(k, 'Verb') && !tags.has(k, 'Noun')
  return (
    tags.has(k, 'PresentTense', 'Infinitive') &&
    tags.has(k - 1, 'Plural') &&
    (!(parts & (pos.noun | pos.adjective)) || thinking.test(token.lower))
  )
}

/** Hardly ever nouns after another noun. */
const thinking = /^(?:think|say|like|know|want|need|feel|live|love|hope|try|speak|come|go|get|make|take|give)$/

/** Whether the word may be a finite verb: when in doubt, yes. */
export function mayBeFinite({ tokens, tags, dictionary }: RulePage, k: number): boolean {
  const token = tokens[k]
  if (!token?.word) return false
  if (contracted.test(token.lower) || finiteForms.has(token.lower) || modals.has(token.lower)) return true
  if (closed.has(token.lower)) return false
  const before = lowerAt(tokens, k - 1)
  if (determiners.has(before) || prepositions.has(before) || before === 'to' || modals.has(before) || finiteForms.has(before) || contracted.test(before)) return false // prettier-ignore
  const parts = dictionary.partsOf(token.lower)
  return (parts & (pos.verb | pos.verbS | pos.past)) !== 0 && tags.has(k, 'Verb') && !tags.has(k, 'Gerund')
}

/** Index of the sign that ends the sentence of token `i`; `tokens.length` without one. */
export function sentenceEnd(tokens: readonly Token[], i: number): number {
  let k = i
  while (k < tokens.length && !(/^(?:[.!?;:…]|\.{2,})$/.test(tokens[k]?.text ?? '') && (tokens[k + 1] === undefined || tokens[k + 1]?.first || /^[;:…]/.test(tokens[k]?.text ?? '') || /^["”’)]/.test(tokens[k + 1]?.text ?? '')))) k++ // prettier-ignore
  return k
}

/** Index of the first word of the sentence of token `i`. */
export function sentenceStart(tokens: readonly Token[], i: number): number {
  let k = i
  while (k > 0 && !tokens[k]?.first) k--
  return k
}
