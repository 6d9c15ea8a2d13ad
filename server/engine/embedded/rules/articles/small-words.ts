/** Small words that are missing, wrong, or too many: "offer wide range of", "had good time", "very more", "so good day", "no any", "gave to me a book". */
import { afterWord, applyRules, inDrafts, isQuestion, lowerAt, onText, onWord, removeWord, replaceWord, type Rule } from '../../edits.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { articleFor, closed, countNouns, determiners, massNouns, modals, possessives, subjects } from '../../grammar/word-classes.ts'
import { put } from './bare-nouns.ts'
import { isEnd } from '../verbs/verb-slots.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function smallWordEdits(page: RulePage): Edit[] {
  const sure = [wideRange, recentYears, goodTime, veryMore, noAny, gaveToMe]
  const likely = [bigDifference, skills, worksInHospital, askQuestion, haveRight, sunWas, soTallLike, soGoodDay, suchBeautiful, enoughOf, notSome, experiences, whatMeans, englishIs] // prettier-ignore
  return [...applyRules(page, sure), ...inDrafts(applyRules(page, likely))]
}

const a = (page: RulePage, k: number, noun: string) => put(page.tokens[k]?.start ?? 0, articleFor(lowerAt(page.tokens, k)), noun)

/** "We offer wide range of products", "We have large number of clients" */
const wideRange: Rule = onText(
  'range number variety amount selection quantity percentage proportion series collection',
  (page, token, i) => {
    const { tokens } = page
    if (lowerAt(tokens, i + 1) !== 'of') return undefined
    if (!/^(?:wide|large|great|small|huge|vast|broad|high|low|big|growing|limited|increasing|considerable|significant|certain|good|rich)$/.test(lowerAt(tokens, i - 1)) || tokens[i - 1]?.hyphen) return undefined // prettier-ignore
    return /^(?:offer|offers|offered|offering|have|has|had|having|provide|provides|provided|providing|with|sell|sells|sold|selling|is|was|there's|see|saw|need|needs|cause|causes|attract|attracts|include|includes|use|uses|spend|spent|for|by|from|get|got|find|found)$/.test(lowerAt(tokens, i - 2)) // prettier-ignore
      ? a(page, i - 1, token.text)
      : undefined
  },
)

/** "In the recent years", "In last years" */
const recentYears: Rule = onText('years', ({ tokens }, token, i) => {
  const before = tokens[i - 1]
  const the = tokens[i - 2]
  const end = tokens[i + 1]
  if (before?.text === 'recent' && the?.text === 'the' && /^(?:in|over|during)$/.test(lowerAt(tokens, i - 3)) && lowerAt(tokens, i + 1) !== 'of') return removeWord(the, before, 'article', '"recent years" takes no article.') // prettier-ignore
  return before?.text === 'last' && /^(?:in|over|during)$/.test(lowerAt(tokens, i - 2)) && (!end?.word || subjects.has(end.lower) || determiners.has(end.lower) || /^(?:more|many|people|there|has|have)$/.test(end.lower)) // prettier-ignore
    ? replaceWord(before, 'recent', 'phrase', 'Write "recent years".')
    : undefined
})

/** "We had good time." */
const goodTime: Rule = onText('time', (page, token, i) => {
  const { tokens } = page
  return /^(?:good|great|nice|wonderful|lovely|fantastic|amazing|terrible|hard|pleasant|fun|difficult)$/.test(lowerAt(tokens, i - 1)) && /^(?:have|had|having|spent)$/.test(lowerAt(tokens, i - 2)) && (isEnd(tokens[i + 1]) || /^(?:and|in|with|at|there|here|together|during|on|when|yesterday|last)$/.test(lowerAt(tokens, i + 1))) // prettier-ignore
    ? a(page, i - 1, 'time')
    : undefined
})

/** "very more expensive", "very better" */
const veryMore: Rule = onText('very', ({ tokens, dictionary }, token, i) => {
  const next = lowerAt(tokens, i + 1)
  const stem = next.replace(/ier$/, 'y').replace(/(.)\1er$/, '$1').replace(/er$/, '') // prettier-ignore
  const isEr = next.length > 4 && next.endsWith('er') && [stem, `${stem}e`].some(word => dictionary.partsOf(word) & pos.adjective) && !/^(?:proper|clever|eager|bitter|sober|tender|slender|inner|upper|outer|former|latter|other|super|somber|sinister|dapper|meager)$/.test(next) && !(dictionary.partsOf(next) & (pos.noun | pos.verb)) // prettier-ignore
  const isMore = next === 'more' && (dictionary.partsOf(lowerAt(tokens, i + 2)) & (pos.adjective | pos.adverb)) !== 0
  return (isMore || /^(?:better|worse)$/.test(next) || isEr) && lowerAt(tokens, i - 1) !== 'the'
    ? replaceWord(token, 'much', 'comparison', 'Use "much" before a comparative.')
    : undefined
})

/** "I have no any idea." */
const noAny: Rule = onWord('no', ({ tokens }, token, i) => {
  const any = tokens[i + 1]
  const next = tokens[i + 2]
  return any?.lower === 'any' && !any.fixed && next?.word && !closed.has(next.lower)
    ? replaceWord(token, 'no', 'double-negative', 'One negative word is enough.', any)
    : undefined
})

/** "They gave to me a present.", "I sent to him a letter." */
const gaveToMe: Rule = onText('to', ({ tokens }, token, i) => {
  const person = tokens[i + 1]
  if (!person || person.fixed || !/^(?:me|him|us|them|you)$/.test(person.lower) || !/^(?:a|an|some|many|two|three|one|several|any)$/.test(lowerAt(tokens, i + 2))) return undefined // prettier-ignore
  if (/^(?:an?)$/.test(lowerAt(tokens, i + 2)) && /^(?:lot|few|bit|little)$/.test(lowerAt(tokens, i + 3))) return undefined
  return /^(?:give|gives|gave|giving|send|sends|sent|sending|show|shows|showed|told|tell|tells|bring|brings|brought|lend|lent|offer|offers|offered|teach|taught)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
    ? removeWord(token, person, 'verb-pattern', `Use "${lowerAt(tokens, i - 1)}" without "to" before the person.`)
    : undefined
})

/** "There is big difference", "It plays important role" */
const bigDifference: Rule = onText(
  'difference role change increase decrease problem gap challenge advantage disadvantage mistake opportunity improvement shortage reduction crisis achievement reputation result feeling surprise memory experience impression atmosphere view sense relationship',
  (page, token, i) => {
    const { tokens } = page
    if (!/^(?:big|great|huge|significant|major|strong|positive|negative|important|small|clear|serious|unforgettable|wonderful|nice|beautiful|terrible|fantastic|amazing|unique|perfect|close|new|useful|real|bad)$/.test(lowerAt(tokens, i - 1))) return undefined // prettier-ignore
    if (/^(?:experience|sense|memory|change|view)$/.test(token.text) && /^(?:great|new|good|strong|clear|real|positive|useful|bad)$/.test(lowerAt(tokens, i - 1))) return undefined // prettier-ignore
    const k = /^(?:very|really)$/.test(lowerAt(tokens, i - 2)) ? i - 3 : i - 2
    const verb = lowerAt(tokens, k)
    const fits = /^(?:have|has|had|plays?|played|made|make|makes|there's|it's|became|become|got|find|found|see|saw|with)$/.test(verb) || (/^(?:is|was|be)$/.test(verb) && /^(?:there|it|this|that|which|will|would|can|he|she)$/.test(lowerAt(tokens, k - 1))) // prettier-ignore
    return fits && (isEnd(tokens[i + 1]) || /^(?:between|in|for|of|to|with|on|from|because|that|when|and)$/.test(lowerAt(tokens, i + 1))) ? a(page, k + 1, token.text) : undefined // prettier-ignore
  },
)

/** "I have strong communication skill." */
const skills: Rule = onText('skill', ({ tokens }, token, i) => {
  if (token.hyphen || !/^(?:communication|computer|language|organizational|organisational|organization|leadership|interpersonal|social|technical|analytical|writing|teamwork|management|solving|people|presentation|negotiation|soft|practical|programming|driving|sales|english|it|speaking|listening|good|strong|excellent)$/.test(lowerAt(tokens, i - 1))) return undefined // prettier-ignore
  const hasOne = [1, 2, 3, 4].some(back => /^(?:a|an|the|this|that|one|every|each|another|what|which|no|any|most)$/.test(lowerAt(tokens, i - back))) // prettier-ignore
  return !hasOne && (isEnd(tokens[i + 1]) || /^(?:and|in|to|with|are|for|that|which|as)$/.test(lowerAt(tokens, i + 1)))
    ? replaceWord(token, 'skills', 'number', 'Use the plural for more than one.')
    : undefined
})

/** "He works in hospital." */
const worksInHospital: Rule = onText(
  'hospital bank factory bakery restaurant hotel shop store office supermarket pharmacy library museum kindergarten clinic laboratory lab bar garage farm warehouse company cafeteria',
  ({ tokens, classes }, token, i) => {
    if (!/^(?:in|at|for)$/.test(lowerAt(tokens, i - 1))) return undefined
    const near = [i - 2, i - 3, i - 4].some(k => classes.base(lowerAt(tokens, k)) === 'work' || /^(?:work|job|cook|waiter|waitress|nurse|manager|engineer|cashier|accountant|receptionist|teacher|experience)$/.test(lowerAt(tokens, k))) // prettier-ignore
    return near && (isEnd(tokens[i + 1]) || /^(?:and|but|since|for|from|because|near|as|every|with|where|when|until|last)$/.test(lowerAt(tokens, i + 1))) // prettier-ignore
      ? put(token.start, articleFor(token.text), token.text)
      : undefined
  },
)

const asked = /^(?:ask question|ask favor|give example|give speech|give presentation|give hint|make mistake|make suggestion|make decision|make reservation|make appointment|make joke|tell story|tell lie|tell joke|take break|take photo|take picture|take shower|take taxi|take nap|take walk|take rest|have question|have problem|have idea|have chance|have break|have meeting|have appointment|have accident|have dream|have shower|have baby|have party|have job|write letter|write message|write email|send message|send email|send letter|get job|get message|find job|find solution|buy ticket|sign contract|need job|need visa|need doctor|see doctor|win prize|build house|open account|start company|start business|start family)$/ // prettier-ignore

/** "Can I ask question?", "Let me give example." */
const askQuestion: Rule = ({ tokens, classes }, token, i) => {
  const verb = lowerAt(tokens, i - 1)
  const base = classes.base(verb) ?? verb
  if (!asked.test(`${/^(?:has|had|having)$/.test(verb) ? 'have' : base} ${token.text}`) || token.hyphen) return undefined
  const before = lowerAt(tokens, i - 2)
  const isVerb = subjects.has(before) || modals.has(before) || /^(?:to|me|please|don't|didn't|doesn't|not|and|also|never|always|have|has|had|i've|people|who|let's)$/.test(before) // prettier-ignore
  return isVerb && (isEnd(tokens[i + 1]) || /^(?:about|of|for|with|to|in|because|and|when|at|on|from|yesterday|last|that|if|but)$/.test(lowerAt(tokens, i + 1))) // prettier-ignore
    ? put(token.start, articleFor(token.text), token.text)
    : undefined
}

/** "You have right." */
const haveRight: Rule = onText('right wrong', ({ tokens }, token, i) => {
  const have = tokens[i - 1]
  const person = lowerAt(tokens, i - 2)
  const be = person === 'i' ? 'am' : /^(?:you|we|they)$/.test(person) ? 'are' : /^(?:he|she)$/.test(person) ? 'is' : ''
  if (!have || have.fixed || !be || !isEnd(tokens[i + 1]) || tokens[i + 1]?.text === ':') return undefined
  const right = /^(?:have|has)$/.test(have.text) ? be : have.text === 'had' ? (/^(?:you|we|they)$/.test(person) ? 'were' : 'was') : ''
  return right ? replaceWord(have, right, 'collocation', `Use "be" with "${token.text}".`) : undefined
})

/** "Sun was shining.", "Government should help.", "Doctor gave me medicine." */
const sunWas: Rule = (page, token, i) => {
  const { tokens } = page
  if (!token.first || page.kind !== 'paragraph' || isQuestion(tokens, i)) return undefined
  const isThing = /^(?:Sun|Moon|Sky|Sea|Internet|Government|Weather|Environment|Economy|Population|Room|Hotel|Train|Bus|Kitchen|Apartment|House|Bathroom|Teacher|Driver|Waiter|Price|Rent|Manager|Landlord|Phone|Car|Flat|Dog|Cat|Owner|Road|Street|Airport|Plane|Flight|Shop)$/.test(token.text) // prettier-ignore
  const isPerson = /^(?:Doctor|Teacher|Driver|Waiter|Manager|Landlord|Owner|Nurse)$/.test(token.text)
  const verb = lowerAt(tokens, i + 1)
  const isVerb = /^(?:is|was|has|had|will|can|should|must|isn't|wasn't|can't|didn't|doesn't|won't|were|are)$/.test(verb) && isThing
  const isDeed = isPerson && /^(?:said|told|gave|came|asked|says|tells|gives|comes|asks|took|brought|was|is|called|explained|did|checked|helped)$/.test(verb) // prettier-ignore
  if (!isVerb && !isDeed) return undefined
  return { ...put(token.start, 'The', token.lower), end: token.start + 1, after: `The ${token.text.charAt(0).toLowerCase()}` }
}

/** "He is so tall like me.", "not so clean like before" */
const soTallLike: Rule = onText('so', ({ tokens, dictionary, text }, token, i) => {
  const adjective = tokens[i + 1]
  const like = tokens[i + 2]
  if (like?.text !== 'like' || like.fixed || !adjective?.word || closed.has(adjective.lower) || !(dictionary.partsOf(adjective.lower) & (pos.adjective | pos.adverb))) return undefined // prettier-ignore
  if (!/^(?:is|was|are|were|not|be|isn't|aren't|wasn't|weren't|as|looks?|looked)$/.test(lowerAt(tokens, i - 1)) || isEnd(tokens[i + 3])) return undefined // prettier-ignore
  return replaceWord(token, `as ${text.slice(adjective.start, adjective.end)} as`, 'comparison', 'Use "as ... as" to compare equals.', like)
})

/** "It was so good day." */
const soGoodDay: Rule = onText('so', ({ tokens, classes, dictionary }, token, i) => {
  const adjective = tokens[i + 1]
  const noun = tokens[i + 2]
  if (!adjective?.word || adjective.fixed || !noun?.word || noun.hyphen || !countNouns.has(noun.lower) || !classes.isSingular(noun.lower) || closed.has(adjective.lower)) return undefined // prettier-ignore
  if (!classes.isAdjective(adjective.lower) || dictionary.partsOf(noun.lower) & (pos.adjective | pos.adverb) || !(isEnd(tokens[i + 3]) || /^(?:that|and|for|in|because)$/.test(lowerAt(tokens, i + 3)))) return undefined // prettier-ignore
  return /^(?:is|was|it's|he's|she's|have|has|had|be|been|that's|such)$/.test(lowerAt(tokens, i - 1)) ? replaceWord(token, `such ${articleFor(adjective.lower)}`, 'article', `Use "such ${articleFor(adjective.lower)}" before an adjective and a noun.`) : undefined // prettier-ignore
})

/** "The view was such beautiful." */
const suchBeautiful: Rule = onText('such', ({ tokens, dictionary }, token, i) => {
  const next = lowerAt(tokens, i + 1)
  return /^(?:is|was|are|were|be)$/.test(lowerAt(tokens, i - 1)) && !closed.has(next) && (dictionary.partsOf(next) & pos.adjective) !== 0 && !(dictionary.partsOf(next) & (pos.noun | pos.plural)) && (isEnd(tokens[i + 2]) || lowerAt(tokens, i + 2) === 'that') // prettier-ignore
    ? replaceWord(token, 'so', 'confused-word', 'Use "so" before an adjective alone.')
    : undefined
})

/** "I have enough of money." */
const enoughOf: Rule = onText('of', ({ tokens, classes }, token, i) => {
  const next = tokens[i + 1]
  return lowerAt(tokens, i - 1) === 'enough' && next?.word && !closed.has(next.lower) && (massNouns.has(next.lower) || /^(?:time|people|space|food|work|energy)$/.test(next.lower) || (classes.isPlural(next.lower) && countNouns.has(classes.singular(next.lower) ?? ''))) && (isEnd(tokens[i + 2]) || /^(?:to|for|and)$/.test(lowerAt(tokens, i + 2))) // prettier-ignore
    ? removeWord(token, next, 'quantity', 'Write "enough" without "of".')
    : undefined
})

/** "I can't hear something.", "I don't have some money." */
const notSome: Rule = afterWord(
  'have need see hear know find buy eat say do get want understand seen heard found',
  ({ tokens }, token, i) => {
    const right = { some: 'any', something: 'anything', someone: 'anyone', somebody: 'anybody', somewhere: 'anywhere' }[token.text]
    if (!right || !/^(?:don't|doesn't|didn't|can't|cannot|couldn't|haven't|not)$/.test(lowerAt(tokens, i - 2)) || isQuestion(tokens, i)) return undefined // prettier-ignore
    const ends = isEnd(tokens[token.text === 'some' ? i + 2 : i + 1])
    return ends && !/^(?:of|people)$/.test(lowerAt(tokens, i + 1)) ? replaceWord(token, right, 'quantity', `Use "${right}" after a negation.`) : undefined // prettier-ignore
  },
)

/** "a lot of experiences in sales", "ten years of experiences" */
const experiences: Rule = onText('experiences', ({ tokens }, token, i) =>
  (lowerAt(tokens, i - 1) === 'of' &&
    /^(?:lot|lots|years|months|year)$/.test(lowerAt(tokens, i - 2)) &&
    /^(?:in|with|as|of|working)$/.test(lowerAt(tokens, i + 1))) ||
  (/^(?:work|working|professional|enough|much)$/.test(lowerAt(tokens, i - 1)) && /^(?:in|with|as)$/.test(lowerAt(tokens, i + 1)))
    ? replaceWord(token, 'experience', 'mass-noun', '"experience" is uncountable here.')
    : undefined,
)

/** "What means this word?" */
const whatMeans: Rule = onText('means', ({ tokens, text }, token, i) => {
  if (lowerAt(tokens, i - 1) !== 'what' || !tokens[i - 1]?.first || !(determiners.has(lowerAt(tokens, i + 1)) || possessives.has(lowerAt(tokens, i + 1)))) return undefined // prettier-ignore
  let end = i + 1
  while (tokens[end + 1]?.word && end < i + 5) end++
  const last = tokens[end]
  const next = tokens[i + 1]
  return tokens[end + 1]?.text === '?' && last && next
    ? { start: token.start, end: last.end, after: `does ${text.slice(next.start, last.end)} mean`, kind: 'grammar', rule: 'question-order', message: 'A question needs "do" here.' } // prettier-ignore
    : undefined
})

/** "The English is difficult." */
const englishIs: Rule = onText('The', ({ tokens }, token, i) => {
  const language = tokens[i + 1]
  return token.first && /^(?:English|French|German|Italian|Spanish|Portuguese|Polish|Russian|Turkish|Chinese|Japanese|Korean|Arabic)$/.test(language?.text ?? '') && language && /^(?:is|was)$/.test(lowerAt(tokens, i + 2)) // prettier-ignore
    ? removeWord(token, language, 'article', 'Names of languages take no article.')
    : undefined
})
