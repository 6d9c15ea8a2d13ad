/** What began in the past and goes on takes the perfect: "I live here since April", "We wait for two hours now". */
import { sentenceStart } from '../../grammar/clause.ts'
import { applyRules, inDrafts, isQuestion, lowerAt, onWord, replaceWord, type Rule } from '../../edits.ts'
import { inflect } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { isPastStory } from '../../grammar/story.ts'
import { phraseBefore } from '../agreement/subject-phrases.ts'
import { subjectBefore } from '../../grammar/subject.ts'
import { isStart, lengthEnd } from '../../grammar/times-named.ts'
import type { Token } from '../../grammar/tokens.ts'
import { auxiliaries, closed, determiners, modals, possessives, prepositions, subjects } from '../../grammar/word-classes.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function perfectTenseEdits(page: RulePage): Edit[] {
  return [
    ...applyRules(page, [livesSince, sinceJoined]),
    ...applyRules(page, [livesFor, didSince]),
    ...inDrafts(applyRules(page, [usingFor, notYet])),
  ]
}

const goesOn = (have: string) => `Use "${have}" for something that started in the past and continues.`
export const between = /^(?:also|always|still|only|just|now|already|never|often|really|actually|usually|sometimes|currently|even|regularly|mostly|mainly|finally)$/ // prettier-ignore
const breaks = /^(?:and|but|because|that|which|who|when|if|while|so|although|or|where|what|how|why|whether|unless|until|before|after|whose|whom)$/ // prettier-ignore

/** Index of the word before `i`, without adverbs between them. */
export function beforeAdverbs(tokens: readonly Token[], i: number): number {
  let k = i - 1
  while (k > 0 && between.test(lowerAt(tokens, k))) k--
  return k
}

const conjunction = /^(?:after|before|since|until|till|as|than|like)$/

interface Person {
  have: 'have' | 'has'
  /** Index of its first word. */
  start: number
  word: string
}

/** The subject of the verb at `i`, if no auxiliary stands before it. */
export function personBefore(page: RulePage, i: number): Person | undefined {
  const { tokens } = page
  const at = beforeAdverbs(tokens, i)
  const word = lowerAt(tokens, at)
  if (tokens[at]?.fixed) return undefined
  if (/^(?:i|you|he|she|it|we|they|there)$/.test(word)) {
    const opener = tokens[at - 1]
    if (opener && !tokens[at]?.first && (auxiliaries.has(opener.lower) || modals.has(opener.lower) || (prepositions.has(opener.lower) && !conjunction.test(opener.lower)))) return undefined // prettier-ignore
    return { have: /^(?:he|she|it)$/.test(word) ? 'has' : 'have', start: at, word }
  }
  const subject = subjectBefore(page, i) ?? phraseBefore(page, i)
  return subject ? { have: subject.number === 'one' && subject.word !== 'i' ? 'has' : 'have', start: subject.start, word: subject.word } : undefined // prettier-ignore
}

interface Present {
  /** The verb without its ending; "be" for "am". */
  base: string
  isNegated: boolean
  /** Index of the last word of the verb. */
  end: number
}

/** A verb in the present at `i`: "live", "is", "doesn't work". */
function presentAt({ tokens, tags, dictionary, classes }: RulePage, i: number, have: string): Present | undefined {
  const token = tokens[i]
  if (!token?.word || token.fixed || token.hyphen) return undefined
  const { lower } = token
  // "The heating is not working since Monday"
  if (/^(?:am|is|are)$/.test(lower) && lowerAt(tokens, i + 1) === 'not') return { base: 'be', isNegated: true, end: i + 1 }
  if (/^(?:am|is|are)$/.test(lower)) return { base: 'be', isNegated: false, end: i }
  if (/^(?:isn't|aren't)$/.test(lower)) return { base: 'be', isNegated: true, end: i }
  const isDo = /^(?:don't|doesn't)$/.test(lower)
  const isDoNot = /^(?:do|does)$/.test(lower) && lowerAt(tokens, i + 1) === 'not'
  if (isDo || isDoNot) {
    let verb = isDo ? i + 1 : i + 2
    while (between.test(lowerAt(tokens, verb))) verb++
    const base = lowerAt(tokens, verb)
    return /^(?:have|do)$/.test(base) || (!closed.has(base) && classes.isVerb(base)) ? { base, isNegated: true, end: verb } : undefined
  }
  if (/^(?:have|has)$/.test(lower)) {
    const next = lowerAt(tokens, i + 1)
    const isHelp = next === 'been' || next === 'being' || next === 'to' || next === 'not' || (dictionary.partsOf(next) & (pos.participle | pos.past)) !== 0 || between.test(next) // prettier-ignore
    const isNoun = determiners.has(next) || possessives.has(next) || !(dictionary.partsOf(next) & pos.verb)
    return isHelp || !isNoun ? undefined : { base: 'have', isNegated: false, end: i }
  }
  if (closed.has(lower)) return undefined
  const parts = dictionary.partsOf(lower)
  if (parts & (pos.past | pos.ing | pos.adverb) && !/^(?:come|run|become)$/.test(lower)) return undefined
  const base = have === 'has' && parts & pos.verbS ? classes.base(lower) : have === 'have' && parts & pos.verb ? lower : undefined
  if (!base || (have === 'has' && inflect(base, 's') !== lower)) return undefined
  return tags.has(i, 'Verb') || subjects.has(lowerAt(tokens, beforeAdverbs(tokens, i))) ? { base, isNegated: false, end: i } : undefined
}

/** "have lived", "hasn't worked", "have been working" */
function perfectOf(page: RulePage, i: number, { base, isNegated, end }: Present, have: 'have' | 'has'): Edit | undefined {
  const { tokens, dictionary, classes } = page
  const [first, last] = [tokens[i], tokens[end]]
  if (!first || !last) return undefined
  const isShort = isNegated && first.lower.endsWith("n't")
  const helper = isNegated ? (isShort ? `${have}n't` : `${have} not`) : have
  if (base === 'be') {
    const next = tokens[i + 1]
    // "I am worked here since May"
    const plain = next?.word && /^(?:worked|lived|waited|suffered|stayed|existed|belonged|happened|known)$/.test(next.lower) && !isNegated ? classes.base(next.lower) : undefined // prettier-ignore
    if (plain && dictionary.partsOf(next?.lower ?? '') & (pos.participle | pos.past) && /^(?:am|are)$/.test(first.lower)) return replaceWord(first, have, 'tense', goesOn(have)) // prettier-ignore
    return replaceWord(first, `${helper} been`, 'tense', goesOn(`${have} been`), last)
  }
  const adverbs = isNegated ? tokens.slice(i + (isShort ? 1 : 2), end).map(({ text }) => `${text} `).join('') : '' // prettier-ignore
  const done = inflect(base, 'participle')
  return replaceWord(first, `${helper} ${adverbs}${done}`, 'tense', goesOn(`${have} ${done}`), last)
}

/** Index after the words that stand between `from` and the end of the clause. */
export function clauseEnd(tokens: readonly Token[], from: number): number {
  let k = from
  while (k < tokens.length && !tokens[k]?.first && (/^\d/.test(tokens[k]?.text ?? '') || tokens[k]?.word || tokens[k]?.text === '$') && !breaks.test(tokens[k]?.lower ?? '')) k++ // prettier-ignore
  return k
}

/** Another clause begins among these words: "I know he has been ill since May". */
const hasOtherVerb = (tokens: readonly Token[], from: number, to: number) =>
  tokens.slice(from, to).some(({ lower }) => subjects.has(lower) && lower !== 'you' && lower !== 'it' ? true : auxiliaries.has(lower) || modals.has(lower)) // prettier-ignore

const numeral = /^(?:a|an|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|by|about|almost|nearly|roughly|over|slightly|sharply)$/ // prettier-ignore

/** "I live here since April", "The elevator is broken since Monday", "Since last May, we live in Boston" */
const livesSince: Rule = (page, token, i) => {
  const { tokens } = page
  if (isQuestion(tokens, i) || token.first) return undefined
  const person = sinceNear(tokens, i) ? personBefore(page, i) : undefined
  if (!person || person.word === 'there') return undefined
  // "as it has every year since 1931", "clean enough for the first time since 1962"
  if (/^(?:have|has)$/.test(token.lower) && /^(?:as|than|like)$/.test(lowerAt(tokens, person.start - 1))) return undefined
  const time = tokens.findIndex(({ lower }, k) => k > i && lower === 'since') - 1
  if (/^times?$/.test(lowerAt(tokens, time)) && /^(?:first|second|third|fourth|only|last|next|\w+th)$/.test(lowerAt(tokens, time - 1))) return undefined // prettier-ignore
  // "we have all healed since then"
  if (/^(?:have|has)$/.test(token.lower) && /^(?:all|both|each)$/.test(lowerAt(tokens, i + 1))) return undefined
  const present = presentAt(page, i, token.lower === 'are' ? 'have' : token.lower === 'is' ? 'has' : person.have)
  if (!present) return undefined
  const have = /^(?:is|isn't|has|does|doesn't)$/.test(token.lower) ? 'has' : /^(?:am|are|aren't|have|do|don't)$/.test(token.lower) ? 'have' : person.have // prettier-ignore
  const end = clauseEnd(tokens, present.end + 1)
  const since = tokens.findIndex((other, k) => k > present.end && k <= end && other.lower === 'since')
  // "It is two years since May."
  const isMeasure = /^(?:it|this|that|there)$/.test(person.word) && (/^(?:\d|a|an|two|three|four|five|six|seven|eight|nine|ten|the|only|almost|about|over|not)/.test(tokens[i + 1]?.lower ?? '') || present.base !== 'be') // prettier-ignore
  if (isMeasure && present.base === 'be') return undefined
  // "The water is down nine feet since last fall", "Since then, every report is read twice"
  if (present.base === 'be' && /^(?:up|down|off|ahead|behind|higher|lower|taller|shorter|older|larger|smaller)$/.test(lowerAt(tokens, i + 1)) && (/^[\d$€£]/.test(tokens[i + 2]?.text ?? '') || numeral.test(lowerAt(tokens, i + 2)))) return undefined // prettier-ignore
  if (/^(?:is|are)$/.test(token.lower) && /^(?:every|each|all|no)$/.test(lowerAt(tokens, person.start)) && page.dictionary.partsOf(lowerAt(tokens, i + 1)) & pos.participle) return undefined // prettier-ignore
  // "The heating works since four days"
  const length = since > 0 && !isMeasure && (present.isNegated || lasts.test(present.base)) ? lengthEnd(tokens, since + 1) : 0
  const isLong = length > 0 && !/^(?:ago|old|before|after|later|of)$/.test(lowerAt(tokens, length))
  if (since > 0 && (isLong || isStart(tokens, since + 1)) && !hasOtherVerb(tokens, present.end + 1, since))
    return perfectOf(page, i, present, have)
  return isSinceBefore(tokens, person.start) ? perfectOf(page, i, present, have) : undefined
}

/** Verbs of what goes on for days, and no single event. */
const lasts = /^(?!(?:arrive|start|begin|leave|finish|stop|die|open|close|buy|sell|find|lose)$)/

const sinceNear = (tokens: readonly Token[], i: number) => tokens.slice(Math.max(0, i - 12), i + 16).some(({ lower }) => lower === 'since')

/** "Since April, ", "and since then, " right before the subject. */
function isSinceBefore(tokens: readonly Token[], start: number): boolean {
  const end = tokens[start - 1]?.text === ',' ? start - 1 : start
  for (let k = end - 2; k >= Math.max(0, end - 7); k--) {
    if (lowerAt(tokens, k) !== 'since') continue
    const opens = tokens[k]?.first || tokens[k - 1]?.text === ',' || /^(?:and|but)$/.test(lowerAt(tokens, k - 1))
    const isPlain = !tokens.slice(k + 1, end).some(({ lower, word }) => !(word || /^\d/.test(lower)) || breaks.test(lower))
    // "Since last year was bad, I work more."
    const isClause = tokens
      .slice(k + 1, end)
      .some(({ lower }, n) => auxiliaries.has(lower) && !(n === 1 && subjects.has(lowerAt(tokens, k + 1))))
    return opens && isPlain && !isClause && isStart(tokens, k + 1) && (end - k <= 3 || /^(?:i|we|he|she|they|last|this|the|my|his|her|our|their)$/.test(lowerAt(tokens, k + 1)) || tokens[end]?.text === ',') // prettier-ignore
  }
  return false
}

/** What people do for years without a break. */
const lasting = /^(?:be|live|work|know|study|learn|teach|have|own|use|play|drive|run|suffer|wait|collect|speak|practice|practise|sing|dance|train|write|volunteer|serve|smoke|want|belong|follow|read|love|come|go|visit|help|manage|lead|wear|keep|do|share|take|buy|order|shop|swim|paint|cook|deal|teach|coach)$/ // prettier-ignore

/** "For the past four years, I am working here", "We come here for many years", "I am here for three weeks now" */
const livesFor: Rule = (page, token, i) => {
  const { tokens } = page
  if (isQuestion(tokens, i) || token.first) return undefined
  const person = tokens.slice(Math.max(0, i - 12), i + 16).some(({ lower }) => /^(?:for|past|last)$/.test(lower)) ? personBefore(page, i) : undefined // prettier-ignore
  if (!person || person.word === 'you') return undefined
  const have = /^(?:is|isn't|has|does|doesn't)$/.test(token.lower) ? 'has' : /^(?:am|are|aren't|have|do|don't)$/.test(token.lower) ? 'have' : person.have // prettier-ignore
  const present = presentAt(page, i, have)
  if (!present || !lasting.test(present.base)) return undefined
  // "We keep billing records for seven years": a rule of the house
  if (present.base === 'keep' && tokens.slice(i + 1, i + 6).some(({ lower }) => /^(?:records?|copies|cop(?:y|ies)|data|logs?|files?|receipts|documents?|backups?|invoices|recordings)$/.test(lower))) return undefined // prettier-ignore
  // "I am staying here for two months": a plan
  const doing = present.base === 'be' ? lowerAt(tokens, beforeVerb(tokens, i + 1)) : ''
  if (doing.endsWith('ing') && !goingOn.test(doing) && !/^(?:interesting|boring|missing)$/.test(doing)) return undefined
  const from = sentenceStart(tokens, i)
  const end = clauseEnd(tokens, present.end + 1)
  if (tokens.slice(from, end).some(({ lower }) => /^(?:every|each|per|next|tomorrow|will|usually|often|if|when|valid|until|tonight|only|free|open|closed|available|away|going|should|must|must|please)$/.test(lower))) return undefined // prettier-ignore
  for (let k = present.end + 1; k < end; k++) {
    if (lowerAt(tokens, k) !== 'for') continue
    const after = lengthEnd(tokens, k + 1)
    if (!after || hasOtherVerb(tokens, present.end + 1, k)) continue
    const isPast = /^(?:past|last)$/.test(lowerAt(tokens, k + 2)) || /^(?:now|already)$/.test(lowerAt(tokens, after))
    const isYears = /^(?:years|decades|months|ages|time)$/.test(lowerAt(tokens, after - 1)) && !/^(?:a|one)$/.test(lowerAt(tokens, k + 1))
    const isWeeks = /^(?:weeks|days)$/.test(lowerAt(tokens, after - 1)) && (person.word === 'there' || /^(?:know|suffer|wait)$/.test(present.base)) // prettier-ignore
    if (tokens[after]?.word && !isPast && !breaks.test(lowerAt(tokens, after))) continue
    if (isPast || isWeeks || (isYears && person.word !== 'it' && (present.base !== 'be' || /^(?:i|we|there)$/.test(person.word)))) return perfectOf(page, i, present, have) // prettier-ignore
  }
  return isForBefore(tokens, person.start) ? perfectOf(page, i, present, have) : undefined
}

/** "For the past four years, " */
function isForBefore(tokens: readonly Token[], start: number): boolean {
  const from = sentenceStart(tokens, start)
  if (!/^(?:for|during|over|in)$/.test(lowerAt(tokens, from))) return false
  const isFor = lowerAt(tokens, from) === 'for'
  const end = lengthEnd(tokens, from + 1) || (lowerAt(tokens, from + 1) === 'the' && /^(?:past|last)$/.test(lowerAt(tokens, from + 2)) && /^(?:year|month|week|decade)$/.test(lowerAt(tokens, from + 3)) ? from + 4 : 0) // prettier-ignore
  if (!isFor && !(lowerAt(tokens, from + 1) === 'the' && /^(?:past|last)$/.test(lowerAt(tokens, from + 2)))) return false
  const isSo = lowerAt(tokens, start + 1) === 'is' && /^(?:so|very|too|not|really|broken|extremely|completely)$/.test(lowerAt(tokens, start + 2)) // prettier-ignore
  const isPast = isSo || lowerAt(tokens, from + 1) === 'the' || /^(?:many|several)$/.test(lowerAt(tokens, from + 1)) || /^(?:years|decades)$/.test(lowerAt(tokens, end - 1)) // prettier-ignore
  return isPast && end > 0 && (end === start || (tokens[end]?.text === ',' && end + 1 === start))
}

/** "I didn't hear from you since Christmas." */
const didSince: Rule = (page, token, i) => {
  const { tokens, classes } = page
  const isDid = token.lower === 'did' && lowerAt(tokens, i + 1) === 'not'
  if (!(isDid || token.lower === "didn't") || isQuestion(tokens, i) || isPastStory(page)) return undefined
  const person = personBefore(page, i)
  let verb = isDid ? i + 2 : i + 1
  while (between.test(lowerAt(tokens, verb))) verb++
  const base = lowerAt(tokens, verb)
  if (!person || !(classes.isVerb(base) || /^(?:have|do)$/.test(base))) return undefined
  const end = clauseEnd(tokens, verb + 1)
  const since = tokens.findIndex((other, k) => k > verb && k <= end && other.lower === 'since')
  if (since < 0 || !isStart(tokens, since + 1) || hasOtherVerb(tokens, verb + 1, since)) return undefined
  return perfectOf(page, i, { base, isNegated: true, end: verb }, person.have)
}

const joining = /^(?:joined|moved|started|opened|began|arrived|came|graduated|bought|got|installed|launched|retired|married|adopted|switched|hired|founded|returned|finished|left|died|broke|changed|became|took|met|lost)$/ // prettier-ignore

/** "Since Paula joined us in 2021, she is one of our best" */
const sinceJoined: Rule = (page, token, i) => {
  const { tokens } = page
  const from = sentenceStart(tokens, i)
  if (lowerAt(tokens, from) !== 'since' || isQuestion(tokens, i)) return undefined
  const person = personBefore(page, i)
  const comma = person ? person.start - 1 : -1
  if (!person || tokens[comma]?.text !== ',' || tokens.slice(from, comma).some(({ text }) => text === ',')) return undefined
  const opening = tokens.slice(from + 1, comma)
  const verb = opening.findIndex(({ lower }) => joining.test(lower))
  // "Since you came, I am happy to help": a reason
  if (verb < 1 || verb > 4 || opening.some(({ lower }) => auxiliaries.has(lower) || modals.has(lower) || lower === 'you' || lower === 'already')) return undefined // prettier-ignore
  const have = /^(?:is|isn't|has|does|doesn't)$/.test(token.lower) ? 'has' : /^(?:am|are|aren't|have|do|don't)$/.test(token.lower) ? 'have' : person.have // prettier-ignore
  const present = presentAt(page, i, have)
  const isGoing =
    lowerAt(tokens, i + 1) === 'going' || tokens.slice(i, i + 6).some(({ lower }) => /^(?:tomorrow|next|tonight)$/.test(lower))
  return present && !isGoing && lasting.test(present.base) ? perfectOf(page, i, present, have) : undefined
}

const goingOn = /^(?:using|working|living|studying|learning|playing|teaching|running|driving|wearing|suffering|trying|waiting|volunteering|practicing|practising|training|following|renting|helping|paying|taking|writing|reading|looking|searching|coming|going|attending|selling|collecting|saving|serving|caring|growing|building|dealing|struggling|dating|singing|dancing|swimming|painting|cooking|baking)$/ // prettier-ignore

/** "I am using this app for half a year" */
const usingFor: Rule = onWord("am is are i'm he's she's we're they're", (page, token, i) => {
  const { tokens } = page
  if (isQuestion(tokens, i)) return undefined
  const verb = beforeVerb(tokens, i + 1)
  if (!goingOn.test(lowerAt(tokens, verb))) return undefined
  const end = clauseEnd(tokens, verb + 1)
  const words = tokens.slice(sentenceStart(tokens, i), end)
  if (words.some(({ lower }) => /^(?:every|each|next|tomorrow|until|only|tonight|planning|will)$/.test(lower))) return undefined
  for (let k = verb + 1; k < end; k++) {
    if (lowerAt(tokens, k) !== 'for') continue
    const after = lengthEnd(tokens, k + 1)
    if (!after || !/^(?:months?|years?|decades?|time|ages)$/.test(lowerAt(tokens, after - 1)) || (tokens[after]?.word && !/^(?:now|already|and|but|because)$/.test(lowerAt(tokens, after)))) continue // prettier-ignore
    const short = token.lower.includes("'")
    const person = short ? token.text.slice(0, token.text.search(/['’]/)) : ''
    const have = /^(?:is|he's|she's)$/.test(token.lower) ? 'has' : 'have'
    return replaceWord(token, short ? `${person} ${have} been` : `${have} been`, 'tense', goesOn(`${have} been`))
  }
  return undefined
})

/** Index of the first word from `k` on that is no adverb. */
function beforeVerb(tokens: readonly Token[], k: number): number {
  let at = k
  while (between.test(lowerAt(tokens, at))) at++
  return at
}

/** "My license did not arrive yet." */
const notYet: Rule = (page, token, i) => {
  const { tokens, classes } = page
  const isDid = token.lower === 'did' && lowerAt(tokens, i + 1) === 'not'
  if (!(isDid || token.lower === "didn't") || isQuestion(tokens, i) || isPastStory(page)) return undefined
  const verb = beforeVerb(tokens, isDid ? i + 2 : i + 1)
  const base = lowerAt(tokens, verb)
  const person = personBefore(page, i)
  if (!person || !classes.isVerb(base) || /^(?:know|want|like|need|love|see|think|understand|seem|exist|live)$/.test(base)) return undefined
  const end = clauseEnd(tokens, verb + 1)
  const isYet = lowerAt(tokens, end - 1) === 'yet' && (!tokens[end]?.word || /^(?:and|but|so|because)$/.test(lowerAt(tokens, end)))
  return isYet ? perfectOf(page, i, { base, isNegated: true, end: verb }, person.have) : undefined
}
