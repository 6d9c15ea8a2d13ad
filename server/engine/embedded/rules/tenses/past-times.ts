/** What is over takes the past: "On May 2, I have bought it", "After I have graduated, I joined a company". */
import { applyRules, inDrafts, isQuestion, lowerAt, onWord, replaceWord, type Rule } from '../../edits.ts'
import { sentenceStart } from '../../grammar/clause.ts'
import { inflect } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { tensesIn } from '../../grammar/story.ts'
import { readSubject } from '../../grammar/subject.ts'
import { pastTimeEnd } from '../../grammar/times-named.ts'
import type { Token } from '../../grammar/tokens.ts'
import { auxiliaries, closed, modals, prepositions, subjects } from '../../grammar/word-classes.ts'
import { beforeAdverbs, between, clauseEnd, personBefore } from './perfect-tense.ts'
import { isBesidePresent } from './said-now.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function pastTimeEdits(page: RulePage): Edit[] {
  return [...applyRules(page, [pastOpened, afterHaving, haveInMay, beforeHaving]), ...inDrafts(applyRules(page, [thenDid]))]
}

const isOver = 'The time is over, so use the past tense.'

/** "travelled", with two l in British English */
const britishBase = (word: string) =>
  /^(?:travel|cancel|label|model|signal|total|quarrel|fuel|level|dial|counsel|marvel)led$/.exec(word)?.[0].slice(0, -3)

/** "have bought" at `i`, with the past "bought". */
function perfectAt({ tokens, tags, dictionary, classes }: RulePage, i: number): { last: Token; at: number; base: string } | undefined {
  if (!/^(?:have|has)$/.test(lowerAt(tokens, i))) return undefined
  let at = i + 1
  while (between.test(lowerAt(tokens, at))) at++
  const last = tokens[at]
  if (!last?.word || last.fixed || last.hyphen) return undefined
  if (last.lower === 'been') return lowerAt(tokens, at + 1).endsWith('ing') ? undefined : { last, at, base: 'be' }
  // "have red leaves"
  if (dictionary.partsOf(last.lower) & (pos.adjective | pos.noun) && !tags.has(at, 'Verb')) return undefined
  if (last.lower === 'being') return undefined
  const base = /^(?:had|done)$/.test(last.lower)
    ? classes.base(last.lower)
    : closed.has(last.lower)
      ? undefined
      : (classes.base(last.lower) ?? britishBase(last.lower))
  return base && dictionary.partsOf(last.lower) & (pos.participle | pos.past) ? { last, at, base } : undefined
}

function writePast(page: RulePage, i: number, isOne: boolean, why: string): Edit | undefined {
  const { tokens, text } = page
  const found = perfectAt(page, i)
  const first = tokens[i]
  if (!found || !first) return undefined
  const past =
    found.base === 'be' ? (isOne ? 'was' : 'were') : found.last.lower.endsWith('lled') ? found.last.lower : inflect(found.base, 'past')
  const adverbs = text.slice(tokens[i + 1]?.start, found.last.start)
  // "when the crowds have already gone"
  if (/\balready\b/.test(adverbs) && found.base !== 'be') return replaceWord(first, `had ${adverbs}${inflect(found.base, 'participle')}`, 'tense', why, found.last) // prettier-ignore
  return replaceWord(first, `${adverbs}${past}`, 'tense', why, found.last)
}

const isOneBefore = (page: RulePage, i: number) => {
  const word = lowerAt(page.tokens, beforeAdverbs(page.tokens, i))
  return /^(?:i|he|she|it)$/.test(word) || (!/^(?:you|we|they)$/.test(word) && lowerAt(page.tokens, i) === 'has')
}

/** "On May 2, I have bought", "Three weeks ago, my boss has left" */
const pastOpened: Rule = onWord('have has', (page, token, i) => {
  const { tokens } = page
  if (!perfectAt(page, i) || isQuestion(tokens, i)) return undefined
  const from = sentenceStart(tokens, i)
  const opening = /^(?:and|but|so|also)$/.test(lowerAt(tokens, from)) ? from + 1 : from
  const end = pastTimeEnd(tokens, opening)
  if (!end || end >= i) return undefined
  const start = tokens[end]?.text === ',' ? end + 1 : end
  const subject = beforeAdverbs(tokens, i)
  const isPronoun = subject === start && subjects.has(lowerAt(tokens, subject))
  if (!isPronoun && (tokens[start - 1]?.text !== ',' || !readSubject(page, start, subject + 1))) return undefined
  return writePast(page, i, isOneBefore(page, i), isOver)
})

/** "Last Monday I met the director. Afterwards, he has explained the plan." */
const thenDid: Rule = onWord('have has', (page, token, i) => {
  const { tokens } = page
  if (!perfectAt(page, i) || isQuestion(tokens, i)) return undefined
  const from = sentenceStart(tokens, i)
  if (from === 0 || !/^(?:afterwards|afterward|later|then|after)$/.test(lowerAt(tokens, from))) return undefined
  const opening = /^after (?:that|this)$/.test(`${lowerAt(tokens, from)} ${lowerAt(tokens, from + 1)}`) ? from + 2 : lowerAt(tokens, from) === 'after' ? 0 : from + 1 // prettier-ignore
  const start = tokens[opening]?.text === ',' ? opening + 1 : opening
  if (opening === 0 || !(subjects.has(lowerAt(tokens, start)) ? start === beforeAdverbs(tokens, i) : readSubject(page, start, i))) return undefined // prettier-ignore
  const before = tensesIn(page, sentenceStart(tokens, from - 1), from)
  return before.pasts > 0 && before.presents === 0 ? writePast(page, i, isOneBefore(page, i), 'The text is in the past tense.') : undefined
})

/** Verbs and nouns that look ahead: "We have booked a table on May 2", "tickets for a concert in July". */
const planning = /^(?:plan|schedule|book|reserve|arrange|set|organize|organise|invite|appoint|decide|agree|order|prepare|promise|fix|propose|suggest|announce|get|rent|hire|sign|ask)$/ // prettier-ignore
const ahead = /^(?:concert|meeting|appointment|trip|flight|event|wedding|conference|party|holiday|vacation|exam|test|tickets?|plans?|reservation|interview|deadline|visit|show|game|match|course|class|due|ending|starting|beginning|for|from|until|by|since|of|than|before|after|about|during|through|between|so|yet|already|ever|never)$/ // prettier-ignore

/** "We have spent ten days there in July", "I have called your office last week" */
const haveInMay: Rule = onWord('have has', (page, token, i) => {
  const { tokens, tags, dictionary } = page
  if (isQuestion(tokens, i)) return undefined
  const found = perfectAt(page, i)
  const person = found && personBefore(page, i)
  if (!found || !person || /^(?:that|which|who|what)$/.test(person.word) || planning.test(found.base)) return undefined
  const end = clauseEnd(tokens, found.at + 1)
  for (let k = found.at + 1; k < end; k++) {
    const isObject = /^(?:it|you)$/.test(lowerAt(tokens, k)) && (!tokens[k + 1]?.word || prepositions.has(lowerAt(tokens, k + 1)) || /^(?:last|yesterday)$/.test(lowerAt(tokens, k + 1))) // prettier-ignore
    // "We have paid for them on 4 May"
    if (k === found.at + 1 && lowerAt(tokens, k) === 'for' && /^(?:it|them|this|everything)$/.test(lowerAt(tokens, k + 1))) continue
    if (ahead.test(lowerAt(tokens, k)) || (subjects.has(lowerAt(tokens, k)) && !isObject)) return undefined
    // "the house built in 1990"
    if (k > found.at + 1 && dictionary.partsOf(lowerAt(tokens, k)) & pos.participle && !tags.has(k, 'Noun', 'Adjective')) return undefined
    // "gains above last year"
    if (/^(?:than|of|from|since|above|below|over|until|to|like|as|about|against|with|by)$/.test(lowerAt(tokens, k - 1))) continue
    const after = pastTimeEnd(tokens, k)
    if (!after || /^(?:the|that)$/.test(lowerAt(tokens, k))) continue
    const next = tokens[after]
    return !next?.word || /^(?:and|but|because|for|with|at|in|to|so|when|where|from|by)$/.test(next.lower)
      ? writePast(page, i, isOneBefore(page, i), isOver)
      : undefined
  }
  return undefined
})

/** The first verb of the clause that begins at `from` stands in the past. */
function isPastFrom({ tokens, tags, dictionary }: RulePage, from: number): boolean {
  for (let k = from; k < Math.min(tokens.length, from + 8); k++) {
    const word = lowerAt(tokens, k)
    // "the color that was there all along": only the clause about the noun
    if (/^(?:that|which|who|whose|where)$/.test(word) && k > from) return false
    if (/^(?:was|were|had|did|didn't|wasn't|weren't|hadn't)$/.test(word)) return true
    if (auxiliaries.has(word) || modals.has(word) || (k > from && tokens[k]?.first)) return false
    const parts = dictionary.partsOf(word)
    if (parts & pos.past && tags.has(k, 'PastTense') && !(parts & pos.verb)) return true
    if (parts & pos.verbS && tags.has(k, 'PresentTense')) return false
  }
  return false
}

/** "After I have graduated, I joined a company." */
const afterHaving: Rule = onWord('have has', (page, token, i) => {
  const { tokens } = page
  if (!perfectAt(page, i)) return undefined
  const from = sentenceStart(tokens, i)
  const soon = lowerAt(tokens, from) === 'as' && lowerAt(tokens, from + 1) === 'soon' ? from + 2 : from
  if (!/^(?:after|when|before|once|until|as)$/.test(lowerAt(tokens, soon)) || (soon === from && lowerAt(tokens, from) === 'as')) return undefined // prettier-ignore
  const person = personBefore(page, i)
  const comma = tokens.findIndex((other, k) => k > i && /^[,.;?!]$/.test(other.text))
  return person?.start === soon + 1 && tokens[comma]?.text === ',' && isPastFrom(page, comma + 1)
    ? writePast(page, i, isOneBefore(page, i), 'Use the simple past for a time that is over.')
    : undefined
})

/** "We waited an hour before somebody has taken our order." */
const beforeHaving: Rule = onWord('have has', (page, token, i) => {
  const { tokens, tags, dictionary } = page
  if (!perfectAt(page, i)) return undefined
  const start = personBefore(page, i)?.start ?? i - 1
  const opener = lowerAt(tokens, start - 1)
  if (!/^(?:when|before|until|after|as|once)$/.test(opener) || (opener === 'as' && lowerAt(tokens, start - 2) !== 'soon')) return undefined
  const from = sentenceStart(tokens, i)
  const words = tokens.slice(from, start - 1)
  const isPast = words.some(({ lower }, n) => /^(?:was|were|did|didn't|had)$/.test(lower) || (tags.has(from + n, 'PastTense') && (dictionary.partsOf(lower) & (pos.past | pos.verb)) === pos.past && !auxiliaries.has(lowerAt(tokens, from + n - 1)))) // prettier-ignore
  const isPresent = words.some(({ lower }) => /^(?:am|is|are|has|have|will|can|must|should|would|to)$|['’](?:ve|ll|m|re)$/.test(lower))
  if (!isPast || isPresent || isBesidePresent(page, from, start - 1, i)) return undefined
  return writePast(page, i, isOneBefore(page, i), 'Use the simple past for a time that is over.')
})
