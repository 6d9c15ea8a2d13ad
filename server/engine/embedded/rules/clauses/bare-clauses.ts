/** Clauses without their subject or their "be": "In my country is very cold", "In the room have two beds", "I hope will be sunny", "My name Ali". */
import { sentenceEnd } from '../../grammar/clause.ts'
import {
  afterWord,
  applyRules,
  beforeWord,
  inDrafts,
  insertText,
  isQuestion,
  lowerAt,
  onText,
  replaceWord,
  type Rule,
} from '../../edits.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { isPastAt } from '../../grammar/story.ts'
import type { Token } from '../../grammar/tokens.ts'
import { closed, determiners, possessives } from '../../grammar/word-classes.ts'
import { isEnd, isNumber } from '../verbs/verb-slots.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function bareClauseEdits(page: RulePage): Edit[] {
  const sure = [inCountryIs, inRoomHave, hopeWillBe, existMany, haveLotOf, myName, iFrom]
  const likely = [whenIsRaining, enjoyedVeryMuch, sheMySister, heTired, foodVeryGood]
  return [...applyRules(page, sure), ...inDrafts(applyRules(page, likely))]
}

const addSubject = (at: number, subject: string, verb: string) => insertText(at, `${subject} `, 'missing-subject', `The clause needs a subject. Use "${subject} ${verb}".`) // prettier-ignore
const addBe = (person: Token, next: Token | undefined, be: string) => insertText(next?.start ?? person.end, next ? `${be} ` : ` ${be}`, 'missing-be', `The sentence needs a verb. Use "${person.text} ${be}".`) // prettier-ignore

/** What is said of "it": the weather, and what one thinks of a deed. */
const impersonal = /^(?:cold|hot|warm|cool|sunny|rainy|windy|cloudy|humid|dark|raining|snowing|freezing|important|necessary|possible|impossible|difficult|easy|hard|better|best|common|normal|usual|useful|essential|forbidden|prohibited|allowed|customary|obligatory|mandatory|dangerous|safe|quiet|true|interesting)$/ // prettier-ignore

/** Whether the words from the start of the sentence to `i` are one phrase with a preposition, of one to four words. */
function isOpeningPhrase({ tokens, dictionary, tags }: RulePage, i: number, places?: RegExp): boolean {
  let from = tokens[i - 1]?.text === ',' ? i - 2 : i - 1
  const last = lowerAt(tokens, from)
  if (places && !places.test(last)) return false
  for (let n = 0; n < 5 && from >= 0; n++, from--) {
    const token = tokens[from]
    if (!token?.word || token.fixed) return false
    if (token.first) return n > 0 && /^(?:in|at|on|for|near|during|inside|outside|around|to|with)$/.test(token.lower) && !(token.lower === 'to' && !/^(?:me|us)$/.test(last)) && !(token.lower === 'with' && !places) // prettier-ignore
    if (/^(?:of|in|and)$/.test(token.lower) && n > 0) continue
    // "In October the park is quiet": a subject begins there.
    const isInner = /^(?:in|at|on|for|near|during|inside|outside|around|to|with|of|and|all|most|many)$/.test(lowerAt(tokens, from - 1))
    if ((determiners.has(token.lower) || possessives.has(token.lower)) && !isInner) return false
    if (determiners.has(token.lower) || possessives.has(token.lower) || /^(?:me|us|him|them|all|most|many|these|those|big|small|first|last)$/.test(token.lower)) continue // prettier-ignore
    const parts = dictionary.partsOf(token.lower)
    if (closed.has(token.lower) || (tags.has(from, 'Verb') && !(parts & (pos.noun | pos.plural))) || !(parts & (pos.noun | pos.plural | pos.adjective | pos.name) || /^\p{Lu}/u.test(token.text))) return false // prettier-ignore
  }
  return false
}

/** "In my country is very cold in winter.", "For me is difficult to wake up early." */
const inCountryIs: Rule = onText('is was', (page, token, i) => {
  const { tokens } = page
  if (isQuestion(tokens, i)) return undefined
  let k = i + 1
  while (k < i + 3 && /^(?:very|really|so|too|not|more|always|often|usually|quite|also|never|extremely)$/.test(lowerAt(tokens, k))) k++
  if (!impersonal.test(lowerAt(tokens, k))) return undefined
  const next = tokens[k + 1]
  if (!(isEnd(next) || /^(?:to|that|in|for|and|but|because|when|at|here|there|now|than|today|this|during|all|if)$/.test(next?.lower ?? ''))) return undefined // prettier-ignore
  // "In the forest is dark and cold water"
  if (next?.lower === 'and' && page.tags.has(k + 3, 'Noun')) return undefined
  return isOpeningPhrase(page, i) ? addSubject(token.start, 'it', token.text) : undefined
})

const place = /^(?:country|city|town|village|room|house|home|school|university|class|classroom|kitchen|office|street|park|garden|building|hotel|area|region|neighborhood|neighbourhood|family|company|team|world|picture|photo|library|museum|bedroom|apartment|flat|store|shop|market|supermarket|center|centre|department|island|text|book|hospital|restaurant|bag|box|table|wall|fridge|menu|floor|group|beach|mountain|forest|farm|zoo|store|mall|place|here|square|district|factory|[A-Z]\w+)$/ // prettier-ignore

/** "In the room have two beds.", "In my city has many parks." */
const inRoomHave: Rule = onText('have has had', (page, token, i) => {
  const { tokens, classes } = page
  if (isQuestion(tokens, i) || !isOpeningPhrase(page, i, place)) return undefined
  const next = tokens[i + 1]
  const isMany = /^(?:many|some|several|lots|few|no)$/.test(next?.lower ?? '') || (isNumber(next) && next?.lower !== 'one' && next?.text !== '1') || (next?.lower === 'a' && lowerAt(tokens, i + 2) === 'lot') // prettier-ignore
  const isOne = token.text !== 'have' && /^(?:a|an|one)$/.test(next?.lower ?? '') && !isMany
  if (!isMany && !isOne) return undefined
  // "a lot of noise", "some water": of the amount of one thing
  const of = next?.lower === 'a' ? i + 4 : next?.lower === 'lots' ? i + 3 : i + 2
  const isPlural = [of, of + 1, of + 2].some(k => classes.isPlural(lowerAt(tokens, k)) || /^(?:people|children)$/.test(lowerAt(tokens, k)))
  const be = token.text === 'had' ? (isOne || !isPlural ? 'was' : 'were') : isOne || !isPlural ? 'is' : 'are'
  return replaceWord(token, `there ${be}`, 'there-is', `Use "there ${be}" to say that something exists.`)
})

/** "I hope will be sunny." */
const hopeWillBe: Rule = onText('will would can could might must may should', ({ tokens }, token, i) => {
  if (lowerAt(tokens, i + 1) !== 'be') return undefined
  const person = tokens[i - 2]
  const opens = person?.first === true || /^(?:and|but|because|so)$/.test(lowerAt(tokens, i - 3))
  return /^(?:hope|think|believe|guess|suppose)$/.test(lowerAt(tokens, i - 1)) && /^(?:i|we|they)$/.test(person?.lower ?? '') && opens
    ? addSubject(token.start, 'it', token.text)
    : undefined
})

/** "Exist many reasons for this." */
const existMany: Rule = onText('Exist Exists', ({ tokens, classes }, token, i) =>
  token.first && /^(?:many|several|some|two|three|different|various|a|few|lots|other)$/.test(lowerAt(tokens, i + 1))
    ? replaceWord(token, lowerAt(tokens, i + 1) === 'a' && lowerAt(tokens, i + 2) !== 'lot' && !classes.isPlural(lowerAt(tokens, i + 2)) ? 'There is' : 'There are', 'there-is', 'Use "there are" to say that something exists.') // prettier-ignore
    : undefined,
)

/** "Have a lot of tourists on this beach." */
const haveLotOf: Rule = ({ tokens, classes }, token, i) => {
  if (!/^Ha(?:ve|s)$/.test(token.text) || !token.first || isQuestion(tokens, i)) return undefined
  const next = lowerAt(tokens, i + 1)
  const noun = next === 'a' && lowerAt(tokens, i + 2) === 'lot' ? i + 4 : /^(?:many|several)$/.test(next) ? i + 2 : next === 'lots' ? i + 3 : -1 // prettier-ignore
  const isMany = [noun, noun + 1].some(k => classes.isPlural(lowerAt(tokens, k)) || /^(?:people|tourist|person|student)$/.test(lowerAt(tokens, k))) // prettier-ignore
  const k = [noun + 1, noun + 2].find(at => /^(?:in|on|at|here|there|who|that|near|of)$/.test(lowerAt(tokens, at)))
  return noun > 0 && isMany && k ? replaceWord(token, 'There are', 'there-is', 'Use "there are" to say that something exists.') : undefined
}

/** "My name Ali and I live in Cairo." */
const myName: Rule = onText('name', ({ tokens }, token, i) => {
  const name = tokens[i + 1]
  return /^(?:my|his|her)$/.test(lowerAt(tokens, i - 1)) &&
    tokens[i - 1]?.first &&
    name?.word &&
    /^\p{Lu}\p{Ll}+$/u.test(name.text) && // prettier-ignore
    !/^(?:is|was|will|has)$/.test(lowerAt(tokens, i + 2))
    ? addBe(token, name, 'is')
    : undefined
})

/** "I from Egypt", "He from China." */
const iFrom: Rule = beforeWord('from', ({ tokens }, token, i) => {
  const opens = token.first || /^(?:and|but|because|,)$/.test(tokens[i - 1]?.lower ?? '')
  const place = tokens[i + 2]
  const be = token.text === 'I' ? 'am' : /^(?:he|she)$/.test(token.lower) ? 'is' : /^(?:we|they)$/.test(token.lower) ? 'are' : ''
  return be && opens && place?.word && /^\p{Lu}\p{Ll}/u.test(place.text) && (isEnd(tokens[i + 3]) || /^(?:and|but|so)$/.test(lowerAt(tokens, i + 3))) && tokens[i + 3]?.text !== ',' // prettier-ignore
    ? addBe(token, tokens[i + 1], be)
    : undefined
})

/** "When is raining, I stay at home." */
const whenIsRaining: Rule = onText('is was', ({ tokens, dictionary }, token, i) => {
  if (lowerAt(tokens, i - 1) !== 'when' || tokens[sentenceEnd(tokens, i)]?.text !== '.') return undefined
  const when = tokens[i - 1]
  if (!when?.first && !/^(?:and|but|,)$/.test(tokens[i - 2]?.text ?? '') && !/^(?:open|close|happy|only|always|especially)$/.test(lowerAt(tokens, i - 2))) return undefined // prettier-ignore
  const k = /^(?:very|too|so|not|really|already)$/.test(lowerAt(tokens, i + 1)) ? i + 2 : i + 1
  const word = lowerAt(tokens, k)
  const isPredicate = impersonal.test(word) || (/^(?:ready|finished|late|open|closed|full|empty|done|over|possible|my|your)$/.test(word) && !closed.has(word)) || /^(?:my|your)$/.test(word) && lowerAt(tokens, k + 1) === 'birthday' // prettier-ignore
  return isPredicate && !(dictionary.partsOf(lowerAt(tokens, k + 1)) & pos.noun && !closed.has(lowerAt(tokens, k + 1)) && !/^(?:i|we)$/.test(lowerAt(tokens, k + 1))) // prettier-ignore
    ? addSubject(token.start, 'it', token.text)
    : undefined
})

/** "We enjoyed very much.", "I enjoyed a lot." */
const enjoyedVeryMuch: Rule = onText('enjoy enjoyed', ({ tokens }, token, i) => {
  const person = tokens[i - 1]?.lower === 'really' ? tokens[i - 2] : tokens[i - 1]
  if (!person?.first || !/^(?:i|we|they|he|she)$/.test(person.lower)) return undefined
  const two = `${lowerAt(tokens, i + 1)} ${lowerAt(tokens, i + 2)}`
  return /^(?:very much|so much|a lot)$/.test(two) && (isEnd(tokens[i + 3]) || /^(?:and|because|but|when|there|at)$/.test(lowerAt(tokens, i + 3))) // prettier-ignore
    ? insertText(token.end, ' it', 'missing-word', 'The verb "enjoy" needs an object.')
    : undefined
})

/** A subject pronoun that opens its clause, and its "be". */
function openingBe(page: RulePage, i: number): string | undefined {
  const { tokens } = page
  const person = tokens[i]
  const isOne = /^(?:he|she|it)$/.test(person?.lower ?? '')
  if (!person || (!isOne && !/^(?:i|we|they|you)$/.test(person.lower))) return undefined
  const opens = person.first || /^(?:and|but|because|that)$/.test(lowerAt(tokens, i - 1))
  if (!opens || isQuestion(tokens, i)) return undefined
  const isPast = isPastAt(page, i)
  return person.lower === 'i' ? (isPast ? 'was' : 'am') : isOne ? (isPast ? 'was' : 'is') : isPast ? 'were' : 'are'
}

/** "She my best friend." */
const sheMySister: Rule = (page, token, i) => {
  const { tokens } = page
  const be = /^(?:my|his|her|our|their|your)$/.test(lowerAt(tokens, i + 1)) && token.lower !== 'it' ? openingBe(page, i) : undefined
  const noun = /^(?:best|good|old|new|older|younger|big|little|only|favorite|favourite)$/.test(lowerAt(tokens, i + 2)) ? i + 3 : i + 2
  const isKin = /^(?:friend|friends|sister|brother|mother|father|teacher|boss|wife|husband|son|daughter|cousin|uncle|aunt|neighbor|neighbour|colleague|colleagues|roommate|girlfriend|boyfriend|parents|children|students)$/.test(lowerAt(tokens, noun)) // prettier-ignore
  return be && isKin && isEnd(tokens[noun + 1]) ? addBe(token, tokens[i + 1], be) : undefined
}

/** "He tired today.", "They happy with it.", "I so nervous." */
const heTired: Rule = (page, token, i) => {
  const { tokens, dictionary } = page
  const hasDegree = /^(?:very|so|too|really|not|always|still)$/.test(lowerAt(tokens, i + 1))
  const k = hasDegree ? i + 2 : i + 1
  const word = lowerAt(tokens, k)
  const parts = dictionary.partsOf(word)
  const isFeeling = /^(?:tired|hungry|thirsty|happy|sad|angry|sick|ill|busy|ready|afraid|nervous|sorry|glad|sure|able|late|beautiful|important|difficult|necessary|interesting|bored|excited|interested|responsible|available|proud|lucky|alone|young|strong|smart|polite|friendly|kind|famous|rich|poor|lazy|shy|healthy|careful|dangerous|expensive|delicious|funny|married)$/.test(word) // prettier-ignore
  const isBare = isFeeling && !/^(?:bored|excited|interested|married|tired|late|alone|kind|poor)$/.test(word)
  const next = tokens[k + 1]
  const ends = isEnd(next) || /^(?:today|now|because|and|but|to|with|about|of|for|in|that|when|at|yesterday)$/.test(next?.lower ?? '')
  if (!isFeeling || !(parts & pos.adjective) || !ends || (!hasDegree && !isBare && !(word === 'tired' && (isEnd(next) || /^(?:today|now|because)$/.test(next?.lower ?? ''))))) return undefined // prettier-ignore
  if (/^(?:really|always|still|not)$/.test(lowerAt(tokens, i + 1)) && parts & pos.past) return undefined
  if (lowerAt(tokens, i - 1) === 'that' && token.lower === 'it') return undefined
  const be = openingBe(page, i)
  return be && token.lower !== 'you' ? addBe(token, tokens[i + 1], be) : undefined
}

/** "The food very good." */
const foodVeryGood: Rule = afterWord('the my our his her their this these your', (page, token, i) => {
  const { tokens, dictionary, classes } = page
  if (token.text !== token.lower || closed.has(token.lower) || !(dictionary.partsOf(token.lower) & (pos.noun | pos.plural)) || !tokens[i - 1]?.first) return undefined // prettier-ignore
  if (!/^(?:very|so|too|really)$/.test(lowerAt(tokens, i + 1)) || isQuestion(tokens, i)) return undefined
  const word = lowerAt(tokens, i + 2)
  if (closed.has(word) || !(dictionary.partsOf(word) & pos.adjective) || dictionary.partsOf(word) & (pos.past | pos.verb) && !/^(?:clean|dirty|slow|warm|cool|open)$/.test(word)) return undefined // prettier-ignore
  const next = tokens[i + 3]
  if (!((isEnd(next) && next?.text !== ',') || /^(?:and|but|because|today|here|there|for|in|yesterday)$/.test(next?.lower ?? ''))) return undefined // prettier-ignore
  const isMany = classes.isPlural(token.lower) || /^(?:people|children)$/.test(token.lower)
  const be = isPastAt(page, i) ? (isMany ? 'were' : 'was') : isMany ? 'are' : 'is'
  return addBe(token, tokens[i + 1], be)
})
