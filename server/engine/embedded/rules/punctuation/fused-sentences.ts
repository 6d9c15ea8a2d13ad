/** Two sentences with nothing between them: "The hotel was dirty we will not come back." */
import { type Clause, clauseAt, finiteForms, sentenceEnd, sentenceStart } from '../../grammar/clause.ts'
import { applyRules, inDrafts, lowerAt, type Rule } from '../../edits.ts'
import { auxiliaries, beForms, conjunctions, counting, determiners, modals, possessives, prepositions } from '../../grammar/word-classes.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { depends, saying } from './joined-clauses.ts'

/** Edits that are applied in drafts only. */
export const fusedSentenceEdits = (page: RulePage): Edit[] => (page.kind === 'paragraph' ? inDrafts(applyRules(page, [periodAfter])) : [])

/** After these, a clause belongs to what is before it: "I am glad you came", "the first time we met", "a pity she left". */
const takesClause = /^(?:sure|glad|happy|afraid|sorry|aware|certain|confident|pleased|proud|surprised|lucky|worried|sad|scared|grateful|thankful|disappointed|positive|convinced|upset|excited|angry|amazed|relieved|delighted|shocked|ashamed|jealous|annoyed|likely|time|times|way|ways|day|days|night|morning|week|month|year|moment|minute|second|reason|place|thing|things|something|anything|everything|nothing|all|one|ones|kind|sort|everyone|everybody|anyone|nobody|someone|pity|shame|wonder|luck|case|fact|chance|feeling|idea|news|hope|doubt|proof|evidence|word|promise|now|then|even|only|just|still|also|more|less|most|first|last|next|everywhere|anywhere|wherever|whatever|like|enough|too|not|never|please)$/ // prettier-ignore
/** With one of these among its words, a clause may go on after them. */
const goesOn = /^(?:like|even|in case|too|more|less|most|first|only|every|each|all|had|should|everywhere|anywhere|wherever|whatever|whoever|however|provided|given|considering|assuming|suppose|supposing|seeing|imagine|please|don't|no|one|who's|what's|that's|where's|how's|here's)$/ // prettier-ignore
const thanks = /^(?:thanks|thank you)(?: so much| very much| a lot)? for (?:(?:your|the|all|this|that|a|an|my|our) )?/

const periodAfter: Rule = (page, token, i) => {
  const { tokens, text } = page
  const next = tokens[i + 1]
  if (!token.word || !next?.word || next.fixed || next.hyphen || next.first || !next.spaced) return undefined
  if (!/^(?:i|we|he|she|they|it|you)(?:'|$)/.test(next.lower) || (next.text !== next.lower && !next.lower.startsWith('i'))) return undefined
  const right = clauseAt(page, i + 1)
  if (right?.subject !== 'pronoun' || right.start !== i + 1 || sentenceEnd(tokens, i) - i < 4) return undefined
  const start = sentenceStart(tokens, i)
  const words = tokens.slice(start, i + 1)
  if (words.some(({ word, fixed }) => !word || fixed)) return undefined
  if (isComplement(page, i) || !(isThanks(page, start, i) || isSentence(page, start, i))) return undefined
  if (!(isWhole(page, right) || isClosed(page, start, i))) return undefined
  return {
    start: token.end,
    end: next.start + 1,
    after: `. ${text.slice(next.start, next.start + 1).toUpperCase()}`,
    kind: 'punctuation',
    rule: 'sentence-end',
    message: 'Start a new sentence here.',
    isPlainSlip: true,
  }
}

/** Whether what stands before the subject needs more words, or takes a clause. */
function isComplement(page: RulePage, i: number): boolean {
  const { tokens, tags } = page
  const word = lowerAt(tokens, i)
  return (
    takesClause.test(word) ||
    depends.test(word) ||
    isSaying(page, i) ||
    [auxiliaries, conjunctions, counting, determiners, modals, possessives, prepositions, finiteForms].some(words => words.has(word)) ||
    /'(?:s|m|re|ve|ll|d)$/.test(word) ||
    (word.endsWith('ly') && tags.has(i, 'Adverb'))
  )
}

/** "said", not "your reply" or "love this phone" */
function isSaying({ tokens, classes }: RulePage, i: number): boolean {
  if (/^(?:love|like|want|need)[ds]?$/.test(lowerAt(tokens, i)) && determiners.has(lowerAt(tokens, i + 1))) return false
  const before = classes.isAdjective(lowerAt(tokens, i - 1)) ? lowerAt(tokens, i - 2) : lowerAt(tokens, i - 1)
  const word = lowerAt(tokens, i)
  return saying.test(classes.base(word) ?? word) && !determiners.has(before) && !possessives.has(before)
}

const closing = /^(?:it|them|him|her|me|us|there|here|again|yesterday|today|tonight|tomorrow|home|abroad|well|late|early|alone|together|twice|outside|upstairs|downstairs|much|lot)$/ // prettier-ignore
const objects = /^(?:it|them|him|her|me|us)$/

/** After "it was dirty", "we saw it", "we went there", "didn't come", "this phone", no relative clause follows. */
function isClosed({ tokens, tags, classes }: RulePage, start: number, i: number): boolean {
  const [word, before] = [lowerAt(tokens, i), lowerAt(tokens, i - 1)]
  // "It was there he met her", "gave her it"
  if (objects.test(word)) return lowerAt(tokens, i + 1) !== 'it' && !determiners.has(before)
  if (closing.test(word)) return !/^(?:it|there|that|this|it's|that's)$/.test(lowerAt(tokens, start))
  if (beForms.has(before)) return classes.isAdjective(word) && !tags.has(i, 'Noun')
  return /^(?:this|these)$/.test(before) ? tags.has(i, 'Noun') : /^(?:did|do|does|could|would)n't$/.test(before) && classes.isVerb(word)
}

/** "Thanks for your help": a thing of somebody's, not one that the next words tell more about. */
const isThanks = ({ tokens }: RulePage, start: number, i: number) =>
  i - start < 9 && thanks.test(`${tokens.slice(start, i).map(({ lower }) => lower).join(' ')} `) // prettier-ignore

/** One clause, which waits for no other. */
function isSentence(page: RulePage, start: number, i: number): boolean {
  const { tokens } = page
  const left = clauseAt(page, start)
  if (!left || left.verb >= i) return false
  const isHeld = tokens.slice(start, i + 1).some(({ lower }, k) => depends.test(lower) || goesOn.test(lower) || (start + k >= left.verb && isSaying(page, start + k))) // prettier-ignore
  if (isHeld) return false
  for (let k = left.verb + 1; k < i; k++) if (clauseAt(page, k)?.subject === 'pronoun') return false
  return true
}

const helpers = /^(?:not|never|always|really|also|just|still|very|so|too|already|often|usually|will|be|been|have|had)$/
const goes = /^(?:live[sd]?|works?|worked|go|goes|went|comes?|came|stay(?:s|ed)?|arrived?|travel(?:s|ed|led)?)$/
const contraction = /'(?:m|re|s)$/

/** Whether the clause has an object or a complement of its own, so that nothing before it can be meant as one. */
function isWhole({ tokens, classes }: RulePage, { verb }: Clause): boolean {
  let core = verb
  while (helpers.test(lowerAt(tokens, core + 1))) core++
  const after = lowerAt(tokens, core + 1)
  const isOwn = (word: string) => determiners.has(word) || possessives.has(word)
  const isBe = tokens.slice(verb, core + 1).some(({ lower }) => beForms.has(lower) || contraction.test(lower))
  if (isBe) return isOwn(after) || classes.isAdjective(after) || after.endsWith('ing') || (prepositions.has(after) && sentenceEnd(tokens, verb) - core > 2) // prettier-ignore
  // "will call you", "don't want the room", "love it"
  const hasBase = modals.has(lowerAt(tokens, verb)) || /^(?:do|does|did|don't|doesn't|didn't)$|'ll$/.test(lowerAt(tokens, verb))
  const object = lowerAt(tokens, hasBase ? core + 2 : core + 1)
  // "live in Paris", unlike "the house I live in"
  const place = lowerAt(tokens, core + 2)
  const isSomewhere = /^(?:in|at|to|from|on)$/.test(after) && goes.test(lowerAt(tokens, core)) && (isOwn(place) || /^\p{Lu}/u.test(tokens[core + 2]?.text ?? '')) // prettier-ignore
  return isOwn(object) || isSomewhere || counting.has(object) || /^(?:it|me|him|us|them|you|many|much|some|any)$/.test(object)
}
