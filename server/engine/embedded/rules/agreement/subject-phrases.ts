/** Reads the noun phrase before a verb, more freely than in correct text: "the train", "any day except Monday", "most of it". */
import { sentenceEnd, sentenceStart } from '../../grammar/clause.ts'
import { lowerAt } from '../../edits.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { RulePage } from '../../rule-page.ts'
import { isEvent, isPastStory, tensesIn } from '../../grammar/story.ts'
import { eitherNumber, singularInS, units, unmarkedPlurals } from '../../grammar/subject-words.ts'
import { auxiliaries, closed, countNouns, determiners, massNouns, modals, possessives } from '../../grammar/word-classes.ts'

export interface SubjectPhrase {
  number: 'one' | 'many'
  /** The word that determines the number. */
  word: string
  /** Index of its first word. */
  start: number
  /** The word before it, '' at the start of a sentence. */
  opening: string
}

const adverb = /^(?:always|often|never|usually|also|still|just|only|really|already|even|sometimes|currently|now|then|suddenly|finally|rarely|regularly|normally|probably|certainly|clearly|quickly|slowly|constantly|generally|typically|frequently|simply|actually|hardly|barely|easily|eventually|immediately|repeatedly|occasionally|automatically|definitely|obviously|apparently|mostly|mainly|soon|once)$/ // prettier-ignore
export const links = /^(?:of|in|on|at|for|with|without|to|from|about|between|behind|near|under|above|inside|outside|across|around|against|except|like|beside|beyond|over|through|within|down|along|opposite|towards?|among|during|by|concerning|regarding|including|despite|per|into|onto|beneath|below|amid)$/ // prettier-ignore
const onePronoun = /^(?:(?:every|some|any|no)(?:one|body|thing)|he|she|it)$/
/** Nouns without an article: "before winter comes". */
const bareNouns = new Set('usage consumption sport sports homework housework football basketball tennis baseball hockey golf yoga gardening music advertising tourism traffic pollution poverty crime politics democracy freedom education experience knowledge communication competition cooperation travel travelling traveling shopping fishing writing painting singing dancing gambling hunting farming mining recycling vaccination immigration migration inflation unemployment corruption globalization technology television radio internet software hardware data weather rain snow wind sunlight sunshine fog ice steam dust mud sand soil grass bread rice sugar salt flour milk butter honey alcohol wine beer tobacco medicine health happiness sadness anger fear jealousy loneliness boredom patience courage honesty trust kindness beauty youth childhood adulthood marriage divorce religion history nature culture fashion luck time money power success failure progress change research evidence feedback support help advice information news laughter hunger thirst sleepiness sweat blood dirt rubbish garbage trash waste school class college work church breakfast lunch dinner winter summer spring autumn training parking practice delivery shipping production management life nature society technology science art love sleep exercise smoking reading cooking swimming driving cycling walking running coffee tea meat fish cheese chocolate plastic paper oil glass wood metal paint electricity heat light pain stress silence'.split(' ')) // prettier-ignore
/** Of a group or a measure, the verb may be plural. */
const measures = /^(?:number|lot|majority|minority|couple|pair|range|variety|series|bunch|handful|rest|half|percentage|percent|part|proportion|fraction|dozen|hundred|thousand|million|kind|type|sort|total|group|team|mixture|selection|array|host|plenty|amount|quantity|few|most|some|set|collection|crowd|stack|pile|mix|combination|line|row|stream|flock|herd|box|third|thirds|quarter|quarters|fifths|best|worst|latest|latter|former|halves|tenth|\w+est)$/ // prettier-ignore
const groups = /^(?:lot|majority|minority|couple|series|half|percent|dozen|hundred|thousand|million|staff|police|people|data|media|crew|family|jury|folk|few|most|some|youth|cattle|poultry|personnel|rest)$/ // prettier-ignore

/** Index after the subject: the adverbs before a verb at `i` are left out. */
export function beforeAdverbs({ tokens }: RulePage, i: number): number {
  let end = i
  while (end > 0 && !tokens[end]?.first && adverb.test(lowerAt(tokens, end - 1)) && !tokens[end - 1]?.first) end--
  return end
}

export interface NounPhrase {
  start: number
  word: string
  number: 'one' | 'many' | undefined
  isDetermined: boolean
}

/** The noun phrase that ends before `end`, without prepositional phrases. */
export function nounPhraseBefore(page: RulePage, end: number): NounPhrase | undefined {
  const { tokens, tags, dictionary, classes } = page
  let head = end - 1
  // "trips abroad"
  if (/^(?:abroad|overseas|nearby|online|upstairs|downstairs|outside|inside|here|there|today)$/.test(lowerAt(tokens, head)) && (dictionary.partsOf(lowerAt(tokens, head - 1)) & pos.plural) !== 0) head-- // prettier-ignore
  // "The Smiths next door"
  if (lowerAt(tokens, head) === 'door' && lowerAt(tokens, head - 1) === 'next') head -= 2
  // "The dough itself"
  if (/^(?:itself|himself|herself|themselves)$/.test(lowerAt(tokens, head)) && tags.has(head - 1, 'Noun')) head--
  // "Version 4.2"
  if (/^\d/.test(tokens[head]?.text ?? '') && !tokens[head]?.first && tags.has(head - 1, 'Noun')) head--
  const noun = tokens[head]
  if (!noun?.word || noun.fixed) return undefined
  if (/^(?:it|this|that|them|us|you|me|him)$/.test(noun.lower)) return { start: head, word: noun.lower, number: noun.lower === 'it' ? 'one' : undefined, isDetermined: true } // prettier-ignore
  if (closed.has(noun.lower)) return undefined
  const parts = dictionary.partsOf(noun.lower)
  const isName = /^\p{Lu}/u.test(noun.text) && !noun.first
  if (
    !isName &&
    !(parts & (pos.noun | pos.plural)) &&
    !(parts & pos.verbS && /^(?:the|these|those|all|some|my|your|his|her|our|their|its)$/.test(lowerAt(tokens, head - 1)))
  )
    return undefined
  // "the way water flows", "all that glitters"
  if (
    parts & pos.verbS &&
    (/^(?:that|which|who)$/.test(lowerAt(tokens, head - 1)) || (tags.has(head - 1, 'Noun') && tags.has(head, 'Verb')))
  )
    return undefined
  // "if the roots take hold"
  if (parts & pos.verb && classes.isPlural(lowerAt(tokens, head - 1)) && tags.has(head, 'Verb') && !tags.has(head, 'Noun')) return undefined // prettier-ignore
  let start = head
  while (start > 0 && head - start < 5 && !tokens[start]?.first) {
    const before = tokens[start - 1]
    if (before?.text === '-' && !before.spaced) {
      start -= 2
      continue
    }
    const word = before?.lower ?? ''
    const isNumber = /^\d/.test(word)
    const isInner = /^(?:other|same|own|first|second|third|last|next|only|very|new|little|most|more)$/.test(word)
    if (!before || before.fixed || !(before.word || isNumber) || (closed.has(word) && !isInner) || links.test(word)) break
    const inner = dictionary.partsOf(word)
    const isNamePart = /^\p{Lu}/u.test(before.text) && (isName || !before.first)
    if (!isInner && !isNumber && !isNamePart && !(inner & (pos.adjective | pos.noun | pos.participle | pos.ing | pos.plural))) break
    if (!isInner && !isNumber && tags.has(start - 1, 'PastTense', 'PresentTense') && !tags.has(start - 1, 'Adjective', 'Noun', 'Gerund') && !(inner & (pos.adjective | pos.participle))) break // prettier-ignore
    start--
  }
  let isDetermined = false
  // "the reason is that school begins", "on days that": not "that school"
  const isThat = (k: number) => lowerAt(tokens, k) === 'that' && k > 0 && !tokens[k]?.first && !/^(?:and|but|because|when|if|so|while|,)$/.test(tokens[k - 1]?.lower ?? '') // prettier-ignore
  let isCounted = /^\d/.test(tokens[start]?.text ?? '') && tokens[start]?.text !== '1'
  while (
    start > 0 &&
    !tokens[start]?.first &&
    isDeterminer(tokens[start - 1]?.lower ?? '') &&
    !isThat(start - 1) &&
    !(isDetermined && /^(?:that|this|these|those|no|every|each)$/.test(lowerAt(tokens, start - 1)))
  ) {
    // prettier-ignore
    start--
    isDetermined = true
    isCounted ||= /^(?:two|three|four|five|six|seven|eight|nine|ten|these|those|many|several|few|both|all)$/.test(lowerAt(tokens, start))
  }
  isDetermined ||= isDeterminer(lowerAt(tokens, start)) && start < head
  const first = lowerAt(tokens, start)
  isCounted ||= /^(?:eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|dozen)$/.test(
    first,
  )
  // "an extra thousand dollars"
  isCounted ||= tokens.slice(start, head).some(({ lower }) => isNumber(lower))
  const isPlural =
    classes.isPlural(noun.lower) || (isDetermined && /[^s]s$/.test(noun.lower) && classes.isSingular(noun.lower.slice(0, -1)))
  const isMany = /^(?:people|\w+children)$/.test(noun.lower) || (isPlural && (parts & (pos.noun | pos.adjective)) === 0 && !singularInS.test(noun.lower)) // prettier-ignore
  const isOne = !isMany && !isCounted && (parts & pos.noun) !== 0 && !(parts & pos.plural) && (!/[^suia]s$/.test(noun.lower)) && !groups.test(noun.lower) // prettier-ignore
  // "the old tell riddles"
  const isOfPeople = lowerAt(tokens, start) === 'the' && start === head - 1 && (parts & pos.adjective) !== 0 && /^(?:old|young|rich|poor|sick|blind|deaf|elderly|homeless|dead|living|wounded|injured|unemployed|disabled|weak|strong|brave|wealthy|few|many|good|bad|lucky|hungry|mentally|ill)$/.test(noun.lower) // prettier-ignore
  if (isOfPeople) return undefined
  // "keeping tigers in cages is cruel", "such traditions"
  if ((!isDetermined && start < head && dictionary.partsOf(first) & pos.ing) || first === 'such') return undefined // prettier-ignore
  // "Five hundred dollars is no small sum"
  const isUnit = isCounted && (units.test(noun.lower) || start === head)
  if (groups.test(noun.lower) && noun.lower !== 'people') return undefined
  if (/^(?:latter|former|following|above|latest|following)$/.test(noun.lower)) return undefined
  // "our dog Pip"
  const isCalled = isName && possessives.has(first) && start < head - 1 && classes.isSingular(lowerAt(tokens, head - 1)) && /^\p{Ll}/u.test(tokens[head - 1]?.text ?? '') && !noun.lower.endsWith('s') // prettier-ignore
  if (isCalled) return { start, word: noun.lower, number: 'one', isDetermined: true }
  // "The council want it, and they've asked"
  const isThey = tokens.slice(sentenceStart(tokens, head), sentenceEnd(tokens, head)).some(({ lower }) => /^(?:they|their|them|themselves|they['’]\w+)$/.test(lower)) // prettier-ignore
  const isGroup = eitherNumber.has(noun.lower) && (page.facts.dialect !== 'american' || isThey) && !/^(?:a|an|this|each|every)$/.test(first)
  return { start, word: noun.lower, number: isUnit || unmarkedPlurals.has(noun.lower) || (isName && !isDetermined) ? undefined : isMany ? 'many' : isOne && !isGroup ? 'one' : undefined, isDetermined } // prettier-ignore
}

const isDeterminer = (word: string) =>
  determiners.has(word) || possessives.has(word) || /^(?:all|both|two|three|four|five|six|seven|eight|nine|ten|many|several|few|one|such|most|half|neither|either)$|['’]s$|s['’]$/.test(word) // prettier-ignore

const isNumber = (word: string) =>
  /^(?:\d.*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|dozen)$/.test(word) // prettier-ignore

/** Words after which a clause begins. */
const clauseOpener = /^(?:because|when|while|whenever|if|unless|until|till|before|after|since|although|though|where|wherever|how|why|whether|once|so|as|but|that|whereas)$/ // prettier-ignore
const reporting = /^(?:think|thinks|thought|say|says|said|believe|believes|hope|hopes|know|knows|knew|guess|feel|wish|told|me|us|sure|notice|noticed|heard|hear|see|find|found|afraid|glad|sorry|happy|worried)$/ // prettier-ignore

/** The subject that fills the words of a clause before the verb at `i`. */
export function phraseBefore(page: RulePage, i: number): SubjectPhrase | undefined {
  const { tokens } = page
  const end = beforeAdverbs(page, i)
  if (end === 0 || tokens[end]?.first) return undefined
  const last = lowerAt(tokens, end - 1)
  if (onePronoun.test(last) && last !== 'it') return opened(page, { start: end - 1, word: last, number: 'one', isDetermined: true })
  let phrase = nounPhraseBefore(page, end)
  if (last === 'it' && !links.test(lowerAt(tokens, end - 2))) return phrase && opened(page, phrase)
  // "delays of up to twenty minutes"
  const amount = phrase && amountBefore(tokens, phrase.start)
  if (amount) phrase = nounPhraseBefore(page, amount)
  for (let n = 0; n < 2 && phrase; n++) {
    const link = phrase.start - 1
    if (tokens[phrase.start]?.first || !links.test(lowerAt(tokens, link)) || tokens[link]?.first) break
    // "most of it", "each of the rooms"
    const quantity = lowerAt(tokens, link - 1)
    // "at dusk about six hundred swifts dive"
    const first = lowerAt(tokens, phrase.start)
    if (
      /^(?:about|around|over|under)$/.test(lowerAt(tokens, link)) &&
      isNumber(first === 'a' ? lowerAt(tokens, phrase.start + 1) : first)
    ) {
      phrase = { ...phrase, start: link }
      break
    }
    // "all but one of the projects"
    if (lowerAt(tokens, link) === 'of' && quantity === 'one' && lowerAt(tokens, link - 2) === 'but') return undefined
    if (
      lowerAt(tokens, link) === 'of' &&
      /^(?:one|each|most|some|all|much|part|none|half|everything|nothing|something|many|several|few|both)$/.test(quantity)
    ) {
      // "None of the answers is right", "Half of the seat were empty"
      if ((quantity === 'none' && phrase.number === 'many') || (/^(?:half|most|some|all|none)$/.test(quantity) && phrase.number === 'one' && countNouns.has(phrase.word) && lowerAt(tokens, i) === 'were')) return undefined // prettier-ignore
      // prettier-ignore
      const start = /^(?:the|every|only)$/.test(lowerAt(tokens, link - 2)) ? link - 2 : link - 1
      const isOne = /^(?:one|each|much|everything|nothing|something)$/.test(quantity)
      const isMany = /^(?:many|several|few|both)$/.test(quantity)
      return opened(page, { start, word: isOne ? quantity : phrase.word, number: isOne ? 'one' : isMany ? 'many' : phrase.number, isDetermined: true }) // prettier-ignore
    }
    const isOf = lowerAt(tokens, link) === 'of'
    // "anyone in your family"
    if (onePronoun.test(quantity) && !/^(?:he|she|it)$/.test(quantity)) return opened(page, { start: link - 1, word: quantity, number: 'one', isDetermined: true }) // prettier-ignore
    phrase = nounPhraseBefore(page, link)
    // "a group of students"
    if (isOf && phrase && measures.test(phrase.word)) return undefined
  }

  return phrase && opened(page, phrase)
}

/** Index of "of" in "of up to twenty minutes", if a measure that begins at `start` follows it. */
function amountBefore(tokens: RulePage['tokens'], start: number): number | undefined {
  for (let k = start - 1; k > start - 4; k--) {
    if (lowerAt(tokens, k) === 'of') return k < start - 1 ? k : undefined
    if (!/^(?:up|to|at|least|most|more|less|fewer|than|about|around|over|under|nearly|almost|roughly|between)$/.test(lowerAt(tokens, k))) return undefined // prettier-ignore
  }
  return undefined
}

/** A finite verb stands between these words. */
const hasVerb = ({ tokens, tags }: RulePage, from: number, to: number) =>
  tokens
    .slice(from, to)
    .some(
      ({ lower }, k) =>
        auxiliaries.has(lower) || modals.has(lower) || tags.has(from + k, 'PastTense', 'PresentTense', 'Copula', 'Infinitive'),
    )

/** "a beekeeper, a judge, and": between two commas stands a noun only. */
function endsList(page: RulePage, comma: number): boolean {
  const { tokens } = page
  let from = comma - 1
  while (from > comma - 6 && tokens[from]?.word && !tokens[from]?.first) from--
  return tokens[from]?.text === ',' && isDeterminer(lowerAt(tokens, from + 1)) && !hasVerb(page, from + 1, comma)
}

/** With the word before it, if a clause can begin there. */
function opened(page: RulePage, phrase: NounPhrase): SubjectPhrase | undefined {
  const { tokens, tags } = page
  const { start, word, number, isDetermined } = phrase
  if (!number || tokens[start]?.fixed) return undefined
  const isFirst = tokens[start]?.first === true
  if (number === 'one' && !isDetermined && !massNouns.has(word) && !bareNouns.has(word) && !/^\d/.test(tokens[start + 1]?.text ?? '')) return undefined // prettier-ignore
  // "the 6-hr. composites"
  if (isFirst && tokens[start - 1]?.text === '.' && /^\p{Ll}{1,4}$/u.test(tokens[start - 2]?.text ?? '') && /^\p{Ll}/u.test(tokens[start]?.text ?? '')) return undefined // prettier-ignore
  if (isFirst && word === 'windows' && !isDetermined) return undefined
  if (isFirst) return { number, word, start, opening: '' }
  const before = tokens[start - 1]
  const opening = before?.lower ?? ''
  const earlier = lowerAt(tokens, start - 2)
  if (before?.text === ',' || before?.text === ';' || before?.text === ':') return { number, word, start, opening }
  if (!before?.word) return undefined
  if (opening === 'and' && number === 'many') {
    // "Acids and solvents", "The cats and their kittens"
    const other = nounPhraseBefore(page, start - 1)
    const isPair = other?.number === 'one' && other.isDetermined && isDetermined && tokens[other.start]?.first
    if ((other?.number === 'many' || isPair) && other && (tokens[other.start]?.first || clauseOpener.test(lowerAt(tokens, other.start - 1)))) return { number, word: `${other.word} and ${word}`, start: other.start, opening: tokens[other.start]?.first ? '' : lowerAt(tokens, other.start - 1) } // prettier-ignore
  }
  // "We were late, and the train": not "The chef, the waiter, and the owner"
  if (/^(?:and|or)$/.test(opening)) {
    const isClause =
      isDetermined &&
      tokens[start - 2]?.text === ',' &&
      opening === 'and' &&
      hasVerb(page, sentenceStart(tokens, start), start - 2) &&
      !endsList(page, start - 2)
    return isClause ? { number, word, start, opening } : undefined
  }
  // "as fast as", "so the"
  if (opening === 'as' && start - 1 > 0 && !before.first && earlier !== 'just') return undefined
  if (/^(?:before|after|since|until|till)$/.test(opening) && /^(?:day|night|week|month|year|morning|long|shortly|soon|look|looks|looked)$/.test(earlier)) return undefined // prettier-ignore
  // "cellars that once stored beer now hold"
  if (opening === 'once' && /^(?:that|which|who)$/.test(earlier)) return undefined
  if (clauseOpener.test(opening)) return { number, word, start, opening }
  // ", and now the paint"
  if (/^(?:now|then|today|sometimes)$/.test(opening) && /^(?:and|but|so)$/.test(earlier) && tokens[start - 3]?.text === ',' && isDetermined) return { number, word, start, opening: earlier } // prettier-ignore
  if (endsOpeningClause(page, start) && isDetermined) return { number, word, start, opening: ',' }
  // "On termination the employee"
  const opener = tokens[start - 2]
  if (opener?.first && /^(?:on|upon|after|before|during|under|at|in|by|from|until|for)$/.test(opener.lower) && isDetermined && tags.has(start - 1, 'Noun') && !tags.has(start - 1, 'Verb', 'Adjective') && !/^\p{Lu}/u.test(before.text)) return { number, word, start, opening: '' } // prettier-ignore
  // "I think my phone need": not "I see my phone ring"
  if (reporting.test(opening) && isDetermined && !/^(?:see|saw|hear|heard|find|found|feel|notice|noticed|me|us|told|know|knew|knows)$/.test(opening)) return !auxiliaries.has(earlier) && !modals.has(earlier) && !tags.has(start - 1, 'Noun') ? { number, word, start, opening } : undefined // prettier-ignore
  return undefined
}

/** "When it is fully charged the battery": a complete clause stands before, only its comma is missing. */
function endsOpeningClause(page: RulePage, start: number): boolean {
  const { tokens, tags, dictionary } = page
  const from = sentenceStart(tokens, start)
  if (!/^(?:when|if|once|although|whenever|because)$/.test(lowerAt(tokens, from)) || start - from > 9 || tags.has(start - 1, 'Noun')) return false // prettier-ignore
  const words = tokens.slice(from + 1, start)
  const isPlain = words.every(({ word, lower }) => word && !/^(?:make|makes|made|let|lets|see|sees|saw|hear|heard|watch|help|helps|that|what|and|or)$/.test(lower)) // prettier-ignore
  const last = dictionary.partsOf(lowerAt(tokens, start - 1))
  return isPlain && words.some(({ lower }) => /^(?:is|are|am|was|were)$/.test(lower)) && (last & (pos.adjective | pos.participle)) !== 0
}

/** Whether the sentence of the verb at `i` tells of the past: its other verbs, a time, or the story say so. */
export function isToldOfPast(page: RulePage, i: number): boolean {
  const { tokens } = page
  const from = sentenceStart(tokens, i)
  const to = sentenceEnd(tokens, i)
  const words = tokens.slice(from, to)
  if (words.some(({ lower }, n) => /^(?:yesterday|ago)$/.test(lower) || (lower === 'last' && /^(?:night|week|weekend|month|year|summer|winter|spring|fall|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/.test(words[n + 1]?.lower ?? '')))) return true // prettier-ignore
  // "A man asks me if the seat is free": what is asked may be told in the present.
  const asked = isEvent(lowerAt(tokens, i)) && lowerAt(tokens, i) !== 'suggest' ? words.findIndex(({ lower }, n) => from + n > i && /^(?:if|whether|that|what|who|where|why|how|when)$/.test(lower)) : -1 // prettier-ignore
  const { pasts, presents } = tensesIn(page, from, asked < 0 ? to : from + asked)
  if (pasts > 0 && presents === 0) return true
  return presents > 0 && pasts === 0 ? isRegretted(page, i, from) : isPastStory(page)
}

/** "I'm sorry your sofa arrive with the wrong feet": what somebody is sorry about has happened. */
const isRegretted = ({ tokens }: RulePage, i: number, from: number): boolean =>
  isEvent(lowerAt(tokens, i)) && tokens.slice(from, i).some(({ lower }, n, all) => /^(?:sorry|glad|pleased|surprised|shame|pity)$/.test(lower) && i - from - n < 8 && !all.slice(n).some(other => /^(?:if|when|whenever|to)$/.test(other.lower))) // prettier-ignore

/** "It fit in the trunk": a past that agrees with any subject. */
export function isPastFit(page: RulePage, i: number): boolean {
  if (lowerAt(page.tokens, i) !== 'fit') return false
  const [from, to] = [sentenceStart(page.tokens, i), sentenceEnd(page.tokens, i)]
  const isNow = page.tokens.slice(from, to).some(({ lower }) => /^(?:every|always|usually|often|never|still|now|if|when|will|can|because)$/.test(lower)) // prettier-ignore
  const { pasts, presents } = tensesIn(page, from, to)
  return isToldOfPast(page, i) || (!isNow && (presents === 0 || pasts > 0))
}
