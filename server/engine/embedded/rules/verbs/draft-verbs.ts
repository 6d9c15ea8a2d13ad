/** Verbs in drafts: forms after auxiliaries, tenses beside times of the past, agreement after "who" and "which". */
import {
  afterWord,
  applyRules,
  beforeWord,
  inDrafts,
  insertText,
  isQuestion,
  lowerAt,
  onWord,
  replaceWord,
  type Rule,
} from '../../edits.ts'
import { inflect } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { isLongPastStory, isPastBefore } from '../../grammar/story.ts'
import { units } from '../../grammar/subject-words.ts'
import { isListedInside, opensSentence } from '../agreement/agreement-order.ts'
import { isWhoAlone } from '../agreement/relative-verbs.ts'
import { isSaidNow } from '../tenses/said-now.ts'
import type { Token } from '../../grammar/tokens.ts'
import {
  auxiliaries,
  beForms,
  closed,
  determiners,
  modals,
  pluralForms,
  possessives,
  singularForms,
  subjects,
} from '../../grammar/word-classes.ts'
import { isKnows } from './verb-slots.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function draftVerbEdits(page: RulePage): Edit[] {
  const sure = [canUnderstanding, isCausedBy, haveNotTo, entitledOf]
  const likely = [toAnnouncing, haveInvest, reallyEnjoying, useTo, whenHaveBooked, hereIs, neitherAre, weAreExciting, lied, amStudying, comeInto, soulsIs, betterToLive, neitherOr, friendsAndMe, whichIs, whoReads, pastTimed] // prettier-ignore
  return [...applyRules(page, sure), ...inDrafts(applyRules(page, likely))]
}

const between = /^(?:now|almost|not|never|already|just|always|also|only|recently|finally|really|often|still|even|ever|probably)$/
const isEnd = (token: Token | undefined) => !token?.word
/** Words that begin the object of a verb. */
const startsObject = (word: string) => determiners.has(word) || possessives.has(word) || /^(?:me|you|him|us|them|it|more|new|some|many|all|people|everything|something|myself|yourself)$/.test(word) // prettier-ignore

/** Index of the word before `i`, without adverbs between them. */
function beforeAdverbs(tokens: readonly Token[], i: number): number {
  let k = i - 1
  while (k > 0 && between.test(lowerAt(tokens, k))) k--
  return k
}

/** "to" belongs to these words, so that a noun or an -ing form follows it. */
const takesTo = /^(?:halt|stop|end|stops|consent|consents|consented|assent|contrary|allergic|indifferent|confess|confesses|confessed|testify|testified|tantamount|prelude|tribute|boost|obstacle|barrier|barriers|contributor|route|path|aid|guide|introductions?|convert|immune|averse|hostile|vital|crucial|look|looks|looked|looking|forward|used|accustomed|committed|commitment|addition|contributes?|contributed|contributing|objects?|objected|objection|devoted|devote|devotes|devoting|settled?|settling|comes?|came|subjected|view|over|on|key|opposed|prior|close|closer|according|next|due|subject|related|relating|relation|similar|superior|approach|answer|solution|alternative|limit|limited|thanks|respect|regard|regards|regarding|back|dedicated|equal|amounts?|amounted|resort|resorted|admits?|admitted|access|attention|reaction|response|exposure|exposed|introduction|switch|switched|return|returned|moved?|moving|lead|leads|led|turn|turned|from|essential|central|addicted|conducive|resistant|sensitive|confined|reduced|linked|applied|applies|point|points|pointing|referr?ing|refers?|referred|credit|belongs?|adds?|added|compared|barrier|threat|path|road|route|transition|dedication|preference|preferable|prefer|prefers|preferred|change|changed|changes|went|go|goes|going|get|gets|got|way|ways)$/ // prettier-ignore

/** "excited to announcing", "small to drawn any conclusion" */
const toAnnouncing: Rule = afterWord('to', ({ tokens, dictionary, classes, tags }, token, i) => {
  const parts = dictionary.partsOf(token.lower)
  if (closed.has(token.lower) || !(parts & (pos.ing | pos.past | pos.participle)) || parts & pos.verb) return undefined
  const asker = lowerAt(tokens, i - 2)
  const base = classes.base(token.lower)
  if (!base || base === token.lower || !asker || (takesTo.test(asker) && !(asker === 'used' && !(parts & pos.ing))) || prepositionNoun(asker)) return undefined // prettier-ignore
  const isAsked = (dictionary.partsOf(asker) & (pos.adjective | pos.verb | pos.verbS | pos.past | pos.ing)) !== 0 || /^(?:me|you|him|us|them|people|order|how|what|where|enough)$/.test(asker) // prettier-ignore
  const next = lowerAt(tokens, i + 1)
  const isNoun = parts & (pos.noun | pos.plural) && !startsObject(next)
  // "due to increased costs": the participle describes a noun.
  const isBesideNoun =
    !(parts & pos.ing) &&
    !/^(?:takes?|need|needs|want|wants|order|how|try|tries|tried|helps?|able|going|hope|like)$/.test(asker) &&
    tags.has(i + 1, 'Noun') &&
    !determiners.has(next)
  return isAsked && !isNoun && !isBesideNoun ? replaceWord(token, base, 'verb-form', `Use the base form "${base}" after "to".`) : undefined
})

const prepositionNoun = (word: string) => /(?:tion|ment|ness|ity|ance|ence)s?$/.test(word)

/** "now I can understanding almost everything" */
const canUnderstanding: Rule = ({ tokens, dictionary, classes }, token, i) => {
  const parts = dictionary.partsOf(token.lower)
  const k = beforeAdverbs(tokens, i)
  const modal = tokens[k]
  const isAsked = modal?.lower === 'please' && !(parts & pos.ing) && startsObject(lowerAt(tokens, i + 1))
  if (!modal || !(modals.has(modal.text) || isAsked) || closed.has(token.lower) || parts & pos.verb || !(parts & (pos.ing | pos.past | pos.participle))) return undefined // prettier-ignore
  const subject = lowerAt(tokens, k - 1)
  const base = classes.base(token.lower)
  const isNoun = parts & pos.noun && !startsObject(lowerAt(tokens, i + 1)) && !subjects.has(subject)
  return base && base !== token.lower && (subject || isAsked) && !determiners.has(subject) && !isNoun
    ? replaceWord(token, base, 'verb-form', `Use the base form "${base}" after "${modal.text}".`)
    : undefined
}

/** Verbs that are never the object of "have". */
const plainVerbs = /^(?:make|take|come|go|see|do|get|know|give|find|think|tell|become|leave|feel|put|bring|begin|keep|hold|write|hear|let|mean|meet|pay|sit|speak|grow|lose|fall|send|build|understand|draw|spend|rise|buy|wear|choose|eat|forget|learn|decide|happen|receive|send|include|improve|provide|accept|arrive|agree|ask|try|enjoy|help|start|finish|call|change|move|live|work|order|visit|invest|increase|open|close|check|book|study|travel|play)$/ // prettier-ignore

/** "The government have invest a lot", "has not change", "the lorries have make life hard" */
const haveInvest: Rule = ({ tokens, dictionary, classes, tags }, token, i) => {
  const parts = dictionary.partsOf(token.lower)
  const k = beforeAdverbs(tokens, i)
  const have = lowerAt(tokens, k)
  if (!/^(?:have|has|had|haven't|hasn't|hadn't|i've|you've|we've|they've)$/.test(have) || closed.has(token.lower) || tokens[k]?.first) return undefined // prettier-ignore
  if (!classes.isVerb(token.lower) || parts & (pos.past | pos.participle | pos.adverb | pos.ing | pos.adjective) || token.lower === 'need') return undefined // prettier-ignore
  const next = lowerAt(tokens, i + 1)
  const isVerb = (parts & ~pos.verb) === 0 || k < i - 1 || (plainVerbs.test(token.lower) && (startsObject(next) || /^(?:to|in|at|with|for|since|life)$/.test(next))) // prettier-ignore
  // "a clock that he has never wound"
  if (/^(?:wound|bound|ground)$/.test(token.lower)) return undefined
  // "I have not time", "have to", "to have lunch", "have work to do"
  if (!isVerb || tags.has(i, 'Noun') || modals.has(lowerAt(tokens, k - 1)) || lowerAt(tokens, k - 1) === 'to' || next === 'of')
    return undefined
  if (/^(?:work|change|play|help|start|call|study|order|move)$/.test(token.lower) && next === 'to') return undefined
  const right = inflect(token.lower, 'participle')
  return right === token.lower ? undefined : replaceWord(token, right, 'verb-form', `Use the participle "${right}" after "${have}".`)
}

/** "which is cause by an event" */
const isCausedBy: Rule = beforeWord('by', ({ tokens, dictionary, classes }, token, i) => {
  const parts = dictionary.partsOf(token.lower)
  const k = beforeAdverbs(tokens, i)
  if (!beForms.has(lowerAt(tokens, k)) || closed.has(token.lower) || !classes.isVerb(token.lower) || lowerAt(tokens, i + 2) === token.lower) return undefined // prettier-ignore
  if (parts & (pos.past | pos.participle | pos.adverb | pos.adjective | pos.ing) || /^(?:better|best|well|close|near|home|work|music|art|fun|homework|business|news|water|food)$/.test(token.lower)) return undefined // prettier-ignore
  const right = inflect(token.lower, 'participle')
  return replaceWord(token, right, 'verb-form', `Use the participle "${right}" after "${lowerAt(tokens, k)}".`)
})

/** "I really enjoying it", "she knowing him" */
const reallyEnjoying: Rule = ({ tokens, classes }, token, i) => {
  const base = /^(?:enjoying|liking|loving|wanting|needing|knowing|believing|preferring|understanding|hating|hoping)$/.test(token.lower) ? classes.base(token.lower) : undefined // prettier-ignore
  const k = beforeAdverbs(tokens, i)
  const person = lowerAt(tokens, k)
  if (!base || !/^(?:i|we|you|they|he|she)$/.test(person) || auxiliaries.has(lowerAt(tokens, k - 1))) return undefined
  const form = inflect(base, 's')
  return replaceWord(token, /^s?he$/.test(person) ? form : base, 'verb-form', `Use "${/^s?he$/.test(person) ? form : base}" after "${person}".`) // prettier-ignore
}

/** "I use to hated it", "he use to work here" */
const useTo: Rule = onWord('use', ({ tokens, dictionary, classes, tags }, token, i) => {
  const verb = lowerAt(tokens, i + 2)
  const asks = tokens.slice(Math.max(0, i - 4), i).some(other => /^(?:did|didn't|do|does|don't|to|can|could|will|would|must|should)$/.test(other.lower)) // prettier-ignore
  return lowerAt(tokens, i + 1) === 'to' && /^(?:i|he|she|we|they|it|there)$/.test(lowerAt(tokens, i - 1)) && !asks && (classes.isVerb(verb) || (dictionary.partsOf(verb) & pos.past) !== 0 || /^(?:be|have|do)$/.test(verb)) && !tags.has(i, 'Noun') // prettier-ignore
    ? replaceWord(token, 'used', 'verb-form', 'Use "used to" for what was so in the past.')
    : undefined
})

const pastTime = /^(?:yesterday|ago)$/
const lastTime = /^(?:night|week|weekend|month|year|summer|winter|spring|autumn|fall|monday|tuesday|wednesday|thursday|friday|saturday|sunday|time|january|february|march|april|may|june|july|august|september|october|november|december)$/ // prettier-ignore

/** From the first to the last word of a sentence. */
function sentenceOf(tokens: readonly Token[], i: number): [from: number, to: number] {
  let from = i
  while (from > 0 && !tokens[from]?.first) from--
  let to = i + 1
  while (to < tokens.length && !tokens[to]?.first) to++
  return [from, to]
}

/** "Last weekend we swim in the sea", "He call me yesterday" */
const pastTimed: Rule = (page, token, i) => {
  const { tokens, dictionary, classes, tags } = page
  const parts = dictionary.partsOf(token.lower)
  const isS = (parts & pos.verbS) !== 0
  const base = isS ? classes.base(token.lower) : token.lower
  if (!base || closed.has(token.lower) || !(classes.isVerb(token.lower) || isS) || parts & (pos.past | pos.participle | pos.adverb | pos.ing)) return undefined // prettier-ignore
  const person = lowerAt(tokens, i - 1)
  const opener = tokens[i - 2]
  const isPerson = subjects.has(person) && (tokens[i - 1]?.first === true || !opener?.word || (!auxiliaries.has(opener.lower) && !modals.has(opener.lower) && !/^(?:let|make|made|see|saw|hear|heard|if|that|know|think|hope|believe|say|says|where)$/.test(opener.lower))) // prettier-ignore
  if (!isPerson || tags.has(i, 'Noun', 'Adjective') || isQuestion(tokens, i) || isSaidNow(page, i)) return undefined
  const [from, to] = sentenceOf(tokens, i)
  const words = tokens.slice(from, to)
  if (words.some(other => modals.has(other.lower) || /['’](?:ll|m|re)$|^(?:now|today|am|is|are|since|every|always|usually|often|will)$/.test(other.lower) && !(other.lower === 'since' && opener === other))) return undefined // prettier-ignore
  // "I eat less than I used to"
  if (words.some(other => other.lower === 'used' || other.lower === 'than')) return undefined
  // "They greet everyone who came last week."
  if (words.some((other, k) => from + k > i && /^(?:who|that|which|what)$/.test(other.lower))) return undefined
  const isPast = words.some((other, k) => pastTime.test(other.lower) || (other.lower === 'last' && lastTime.test(words[k + 1]?.lower ?? '') && !/^(?:the|at|about|of|from|like|for)$/.test(words[k - 1]?.lower ?? ''))) // prettier-ignore
  const isTold = /^(?:i|we|they)$/.test(person) && !isS && !/^(?:hope|wish|thank|recommend|suggest|think|believe|guess|suppose|want|need|know|appreciate|expect|ask|request|remember|care|look|hold|miss|regret|love|like|prefer|hate|enjoy|attach|write|promise|apologize|live|intend|plan|differ|refuse|resent|wonder|respect|share|grow|own|belong)$/.test(base) && !words.some(other => /^(?:please|thanks?)$/.test(other.lower)) && ((/^(?:and|but)$/.test(opener?.lower ?? '') && isPastBefore(page, i)) || (isLongPastStory(page) && !/^(?:once|when|if|before|after|until|as)$/.test(opener?.lower ?? ''))) // prettier-ignore
  return isPast || isTold ? replaceWord(token, inflect(base, 'past'), 'tense', 'The sentence tells of the past.') : undefined
}

/** "I made a mistake when I have booked it" */
const whenHaveBooked: Rule = ({ tokens, dictionary, classes, tags }, token, i) => {
  const have = tokens[i - 1]
  if (!have || !/^(?:have|has)$/.test(have.lower) || lowerAt(tokens, i - 3) !== 'when' || !subjects.has(lowerAt(tokens, i - 2)) || closed.has(token.lower)) return undefined // prettier-ignore
  const base = dictionary.partsOf(token.lower) & (pos.participle | pos.past) ? classes.base(token.lower) : undefined
  const [from] = sentenceOf(tokens, i)
  const isPast = tokens.slice(from, i - 3).some((other, k) => other.lower === 'was' || other.lower === 'were' || (tags.has(from + k, 'PastTense') && (dictionary.partsOf(other.lower) & pos.past) !== 0 && !auxiliaries.has(lowerAt(tokens, from + k - 1)))) // prettier-ignore
  return base && isPast
    ? replaceWord(have, inflect(base, 'past'), 'tense', 'Use the simple past for a time that is over.', token)
    : undefined
}

const manyOnly = ({ classes, dictionary }: RulePage, word: string) =>
  word === 'people' || (classes.isPlural(word) && (dictionary.partsOf(word) & ~(pos.plural | pos.verbS)) === 0 && !/(?:ics|news|series|species|means|data|media|ss)$/.test(word)) // prettier-ignore

/** The noun that "who" or "which" stands for is one of "one of the". */
const isOneOf = (tokens: readonly Token[], noun: number) =>
  [1, 2, 3, 4].some(back => /^(?:one|only|each)$/.test(lowerAt(tokens, noun - back)))

/** "children who reads", "a person who never give up" */
const whoReads: Rule = (page, token, i) => {
  const { tokens, classes, dictionary, tags } = page
  const parts = dictionary.partsOf(token.lower)
  const k = beforeAdverbs(tokens, i)
  const link = lowerAt(tokens, k)
  if (!/^(?:who|that|which)$/.test(link) || closed.has(token.lower) || parts & (pos.past | pos.participle | pos.ing)) return undefined
  const noun = lowerAt(tokens, k - 1)
  if (!tokens[k - 1]?.word || isOneOf(tokens, k - 1) || isWhoAlone(page, k) || isKnows(page, k - 1)) return undefined
  const base = classes.base(token.lower)
  if (parts & pos.verbS && base && inflect(base, 's') === token.lower) {
    const isVerb = link === 'who' || (tags.has(i, 'PresentTense') && (startsObject(lowerAt(tokens, i + 1)) || k < i - 1))
    // "the only person within two hundred miles who knows"
    if (units.test(noun) && noun !== 'people') return undefined
    return manyOnly(page, noun) && isVerb ? replaceWord(token, base, 'agreement', `Use "${base}" to agree with "${noun}".`) : undefined
  }
  const isOne = classes.isSingular(noun) && classes.isNounOnly(noun) && /^(?:a|an|every|each|the|this)$/.test(determinerBefore(tokens, k - 1)) // prettier-ignore
  const isPerson = link === 'who' || /(?:er|or|ist|person|man|woman|child|one|boy|girl)$/.test(noun)
  return isOne && isPerson && link !== 'that' && classes.isVerb(token.lower) && !(parts & (pos.adverb | pos.adjective)) && tags.has(i, 'Infinitive', 'PresentTense', 'Verb') // prettier-ignore
    ? replaceWord(token, inflect(token.lower, 's'), 'agreement', `Use "${inflect(token.lower, 's')}" to agree with "${noun}".`)
    : undefined
}

function determinerBefore(tokens: readonly Token[], noun: number): string {
  return [1, 2, 3].map(back => lowerAt(tokens, noun - back)).find(word => determiners.has(word)) ?? ''
}

/** "damages which is", "the tips that has helped", "students who was late" */
const whichIs: Rule = afterWord('who that which', (page, token, i) => {
  const { tokens } = page
  const right = pluralForms.get(token.lower)
  const noun = lowerAt(tokens, i - 2)
  if (!right || !tokens[i - 2]?.word || isOneOf(tokens, i - 2)) return undefined
  // "a list of names that is sorted"
  const isInner = lowerAt(tokens, i - 1) !== 'who' && ([1, 2, 3].some(back => lowerAt(tokens, i - 2 - back) === 'of') || isListedInside(page, i - 2)) // prettier-ignore
  if (lowerAt(tokens, i - 1) === 'that' && opensSentence(page, i - 1)) return undefined
  return manyOnly(page, noun) && !isInner ? replaceWord(token, right, 'agreement', `Use "${right}" to agree with "${noun}".`) : undefined
})

/** "Here is three tips" */
const hereIs: Rule = onWord('is was', ({ tokens, classes, tags }, token, i) => {
  if (lowerAt(tokens, i - 1) !== 'here' || !tokens[i - 1]?.first) return undefined
  const next = lowerAt(tokens, i + 1)
  const isMany = /^(?:two|three|four|five|six|seven|eight|nine|ten|some|several|many|these|those)$/.test(next) || (/^(?:the|my|our|your)$/.test(next) && classes.isPlural(lowerAt(tokens, i + 2)) && tags.has(i + 2, 'Plural')) // prettier-ignore
  return isMany ? replaceWord(token, pluralForms.get(token.lower) ?? 'are', 'agreement', 'What follows is plural.') : undefined
})

/** "Neither party are liable", "Each of them have" */
const neitherAre: Rule = ({ tokens, classes }, token, i) => {
  const right = singularForms.get(token.lower)
  const at = i - 2
  return right && /^(?:neither|either|each|every)$/.test(lowerAt(tokens, at)) && (tokens[at]?.first === true || !tokens[at - 1]?.word) && classes.isSingular(lowerAt(tokens, i - 1)) // prettier-ignore
    ? replaceWord(token, right, 'agreement', `Use "${right}" after "${lowerAt(tokens, at)}".`)
    : undefined
}

/** "We are very exciting to announce it", "I am interesting in music" */
const weAreExciting: Rule = ({ tokens }, token, i) => {
  const base = /^(excit|interest|bor|confus|tir|frustrat|disappoint|surpris|satisfy|annoy|shock|terrify|amaz)ing$/.exec(token.lower)?.[1]
  if (!base) return undefined
  let k = i - 1
  while (/^(?:very|so|really|quite|too|always|also|not|more)$/.test(lowerAt(tokens, k))) k--
  const subject = /^(?:i'm|we're|they're|you're)$/.test(lowerAt(tokens, k)) ? k : beForms.has(lowerAt(tokens, k)) ? k - 1 : -1
  const next = lowerAt(tokens, i + 1)
  if (!/^(?:i|we|i'm|we're|they're|they)$/.test(lowerAt(tokens, subject)) || !(isEnd(tokens[i + 1]) || /^(?:to|in|about|with|by|that|because|and|when|at|of)$/.test(next))) return undefined // prettier-ignore
  const right = `${base.endsWith('y') ? `${base.slice(0, -1)}i` : base}ed`
  return replaceWord(token, right, 'participle', `Somebody is "${right}"; what causes it is "${token.lower}".`)
}

/** "entitled of charging interest" */
const entitledOf: Rule = onWord('of', ({ tokens, dictionary, classes }, token, i) => {
  const verb = tokens[i + 1]
  if (lowerAt(tokens, i - 1) !== 'entitled' || !verb?.word) return undefined
  const base = dictionary.partsOf(verb.lower) & pos.ing ? classes.base(verb.lower) : undefined
  return base
    ? replaceWord(token, `to ${base}`, 'verb-pattern', 'Use "to" after "entitled".', verb)
    : replaceWord(token, 'to', 'verb-pattern', 'Use "to" after "entitled".')
})

/** "He lied down on the sofa" */
const lied: Rule = onWord('lied', ({ tokens }, token, i) =>
  /^(?:down|on|in)$/.test(lowerAt(tokens, i + 1)) && !auxiliaries.has(lowerAt(tokens, i - 1))
    ? replaceWord(token, 'lay', 'verb-form', 'The past of "lie", to be flat, is "lay".')
    : undefined,
)

/** "I am study English": a noun would have an article. */
const amStudying: Rule = onWord(
  'study work look plan travel live wait search try learn talk play walk cook drive run train visit call move change rent share sleep start stay hope dream wonder prepare',
  ({ tokens, classes, dictionary, tags }, token, i) => {
    const parts = dictionary.partsOf(token.lower)
    const person = lowerAt(tokens, i - 2)
    if (!/^(?:am|is|are)$/.test(lowerAt(tokens, i - 1)) || !/^(?:i|he|she|we|they)$/.test(person) || closed.has(token.lower))
      return undefined
    if (!classes.isVerb(token.lower) || parts & (pos.adjective | pos.past | pos.participle | pos.adverb | pos.plural | pos.name)) return undefined // prettier-ignore
    const next = lowerAt(tokens, i + 1)
    const goesOn = startsObject(next) || /^(?:in|at|for|on|to|with|here|hard|as|and)$/.test(next) || tags.has(i + 1, 'Noun')
    return goesOn
      ? replaceWord(token, inflect(token.lower, 'ing'), 'verb-form', `Use the -ing form after "${lowerAt(tokens, i - 1)}" here.`)
      : undefined
  },
)

/** "This Agreement come into effect", "The bus come at eight" */
const comeInto: Rule = onWord('come become run', ({ tokens, classes, tags }, token, i) => {
  if (!/^(?:the|this|a|an|my|our|his|her|your)$/.test(lowerAt(tokens, i - 2))) return undefined
  const noun = lowerAt(tokens, i - 1)
  const opens = tokens[i - 2]?.first === true || /^(?:when|because|if|that|but)$/.test(lowerAt(tokens, i - 3))
  return opens && classes.isSingular(noun) && tags.has(i - 1, 'Noun') && /^(?:into|to|from|at|in|with|on|out|back|a|an|the|for|very)$/.test(lowerAt(tokens, i + 1)) && !isQuestion(tokens, i) // prettier-ignore
    ? replaceWord(token, inflect(token.lower, 's'), 'agreement', `"${noun}" is singular.`)
    : undefined
})

/** "and the soles is coming off" */
const soulsIs: Rule = (page, token, i) => {
  const right = pluralForms.get(token.lower)
  const { tokens } = page
  return right && manyOnly(page, lowerAt(tokens, i - 1)) && /^(?:the|my|our|your|his|her|their|these|those)$/.test(lowerAt(tokens, i - 2)) && /^(?:and|but|so|because|that|when|if)$/.test(lowerAt(tokens, i - 3)) && !/^(?:both|between|of|with)$/.test(lowerAt(tokens, i - 5)) // prettier-ignore
    ? replaceWord(token, right, 'agreement', `"${lowerAt(tokens, i - 1)}" is plural.`)
    : undefined
}

/** "In my opinion is better to live here" */
const betterToLive: Rule = onWord('is was', ({ tokens, dictionary }, token, i) => {
  const before = tokens[i - 1]?.text === ',' ? i - 2 : i - 1
  const opens = (lowerAt(tokens, before) === 'opinion' && lowerAt(tokens, before - 2) === 'in') || (lowerAt(tokens, before) === 'me' && lowerAt(tokens, before - 1) === 'for' && tokens[before - 1]?.first === true) // prettier-ignore
  const next = lowerAt(tokens, i + 1)
  return opens &&
    (dictionary.partsOf(next) & pos.adjective || next === 'better') &&
    /^(?:to|that|for|if|when)$/.test(lowerAt(tokens, i + 2))
    ? insertText(token.start, 'it ', 'missing-subject', 'The clause needs a subject.')
    : undefined
})

/** "You have not to drive every day" */
const haveNotTo: Rule = onWord('have has', ({ tokens, classes }, token, i) => {
  const to = tokens[i + 2]
  if (lowerAt(tokens, i + 1) !== 'not' || to?.lower !== 'to' || !classes.isVerb(lowerAt(tokens, i + 3))) return undefined
  const auxiliary = token.lower === 'has' ? "doesn't" : "don't"
  return replaceWord(token, `${auxiliary} have to`, 'verb-form', `Use "${auxiliary} have to" for what is not necessary.`, to)
})

/** "Neither Paul or Lisa" */
const neitherOr: Rule = onWord('or', ({ tokens }, token, i) => {
  const start = [2, 3, 4].find(back => lowerAt(tokens, i - back) === 'neither')
  return start !== undefined && tokens.slice(i - start, i).every(other => other.word)
    ? replaceWord(token, 'nor', 'confused-word', 'Use "nor" after "neither".')
    : undefined
})

/** "My friends and me went to the beach" */
const friendsAndMe: Rule = onWord('me', ({ tokens, dictionary, tags }, token, i) => {
  if (lowerAt(tokens, i - 1) !== 'and') return undefined
  const verb = tokens[i + 1]
  const isVerb = verb?.word === true && (auxiliaries.has(verb.lower) || modals.has(verb.lower) || (tags.has(i + 1, 'PastTense', 'PresentTense') && (dictionary.partsOf(verb.lower) & (pos.past | pos.verb)) !== 0)) // prettier-ignore
  let from = i
  while (from > 0 && !tokens[from]?.first && tokens[from - 1]?.text !== ',') from--
  const before = tokens.slice(from, i)
  const isSubject = before.every((other, k) => other.word && !tags.has(from + k, 'Verb', 'Preposition') && !/^(?:between|for|with|to|let|like)$/.test(other.lower)) // prettier-ignore
  return isVerb && isSubject ? replaceWord(token, 'I', 'pronoun-case', 'Use "I" as the subject.') : undefined
})
