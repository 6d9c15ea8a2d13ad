/** Finds the subject before a verb, if the words from the start of its clause determine it without doubt. */
import { pos } from './parts-of-speech.ts'
import { lowerAt } from '../edits.ts'
import type { RulePage } from '../rule-page.ts'
import {
  eitherNumber,
  singularInS,
  units,
  unmarkedPlurals,
  onePronouns,
  manyPronouns,
  quantities,
  determinerNumber,
  otherDeterminers,
  innerWords,
  linking,
  openings,
  introducing,
  joining,
  adverbs,
  type Num,
} from './subject-words.ts'
import { adverbsBeforeVerbs, auxiliaries, closed, determiners, massNouns, modals, possessives, subjects } from './word-classes.ts'

export interface Subject {
  number: 'one' | 'many'
  /** The word that determines the number. */
  word: string
  kind: 'pronoun' | 'noun' | 'pair'
  /** Index of its first word. */
  start: number
  /** The word that introduces the clause, '' at the start of a sentence. */
  opening: string
}

export interface Phrase {
  number: Num
  word: string
  kind: Subject['kind']
  /** "the manager", "Anna", "he": may be part of a compound subject. */
  joins: boolean
  /** Index after its last word. */
  next: number
}

/** The subject of the verb at `verb`, if the clause before it consists only of that subject. */
export function subjectBefore(page: RulePage, verb: number): Subject | undefined {
  const { tokens } = page
  let end = verb
  while (end > 0 && isAdverb(page, end - 1)) end--
  if (end === 0 || tokens[end]?.first) return undefined
  let from = end - 1
  while (from > 0 && !tokens[from]?.first) from--
  for (let start = from; start < end; start++) {
    if (!couldBeSubject(tokens, start, end)) continue
    const opening = start === from ? '' : openingAt(page, from, start)
    if (opening === undefined) continue
    const phrase = readSubject(page, start, end)
    if (!phrase) continue
    if (phrase.number === 'any' || phrase.number === 'inner') return undefined
    return { number: phrase.number, word: phrase.word, kind: phrase.kind, start, opening }
  }
  return undefined
}

/**
 * A quick check that avoids the slow one for most words: a noun phrase has no verbs, no second subject, and no
 * punctuation.
 */
function couldBeSubject(tokens: RulePage['tokens'], start: number, end: number): boolean {
  const last = tokens[end - 1]
  if (!last?.word || determiners.has(last.lower) || linking.has(last.lower)) return false
  for (let k = start; k < end; k++) {
    const token = tokens[k]
    if (!token || token.fixed || (!token.word && !/^\d/.test(token.text))) return false
    if (auxiliaries.has(token.lower) || modals.has(token.lower) || (joining.has(token.lower) && token.lower !== 'or')) return false
    if (k > start && subjects.has(token.lower) && tokens[k - 1]?.lower !== 'and') return false
  }
  return true
}

function isAdverb({ tokens }: RulePage, i: number): boolean {
  const token = tokens[i]
  return token?.word === true && !token.first && (adverbsBeforeVerbs.has(token.lower) || adverbs.test(token.lower))
}

/** The word that introduces a clause starting at `start`; undefined if no clause begins there. */
export function openingAt({ tokens, tags }: RulePage, from: number, start: number): string | undefined {
  const before = tokens[start - 1]
  if (!before) return undefined
  if (before.text === ',' || before.text === ';' || before.text === ':')
    return before.text !== ',' || introducing.has(tokens[from]?.lower ?? '') ? before.text : undefined
  const word = tokens[start]?.lower ?? ''
  if (before.lower === 'how' && /^(?:much|many)$/.test(word)) return 'how'
  const isFirst = start - 1 === from
  // "Only one of the lamps works", "About nine hundred files were missing"
  if (isFirst && /^(?:only|even|just|almost|nearly|about|around|roughly|approximately)$/.test(before.lower)) return before.fixed ? undefined : '' // prettier-ignore
  // "Last week one of the lamps broke", "Not every lamp works"
  if (isTime(tokens, from, start) || (isFirst && before.lower === 'not' && /^(?:every|all|each)$/.test(word))) return ''
  if (!before.word || before.fixed || !openings.has(before.lower)) return undefined
  if (/^(?:today|yesterday|nowadays|now|sometimes|usually|often|then|yet|perhaps|maybe|before|after|once)$/.test(before.lower) && !isFirst) return undefined // prettier-ignore
  if (before.lower === 'or' && !isFirst) return undefined
  if (before.lower === 'and' && !isFirst && !(/^(?:he|she|it|we|they|i)$/.test(word) || tokens[start - 2]?.text === ',')) {
    if (possessives.has(word) || word === 'the') return isClauseAfterAnd({ tokens, tags }, from, start) ? 'and so' : undefined
    // "he came and everyone was glad", but not "the staff and everyone were"
    const isAnyone = /^(?:every|some|any|no)(?:one|body|thing)$/.test(word)
    if (!isAnyone || !tokens.slice(from, start - 1).some((_, k) => tags.has(from + k, 'PastTense', 'PresentTense', 'Copula')))
      return undefined
    return 'and everyone'
  }
  // "the box that holds", "anyone but the twins"
  if (before.lower === 'that' && !startsFirmly(word)) return undefined
  if (before.lower === 'but' && !isFirst && tokens[start - 2]?.text !== ',') return undefined
  if (/^(?:think|say|hope|believe)/.test(before.lower) && (!startsFirmly(word) || tags.has(start - 1, 'Noun'))) return undefined
  return before.lower
}

const spans = /^(?:day|night|morning|afternoon|evening|week|weekend|month|year|time|spring|summer|autumn|winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/ // prettier-ignore

/** "Last week", "Every morning", "On Saturdays", "In 1990": the sentence opens with a time, and has no comma after it. */
function isTime(tokens: RulePage['tokens'], from: number, start: number): boolean {
  const word = lowerAt(tokens, start)
  if (start !== from + 2 || !(startsFirmly(word) || word === 'one')) return false
  const [first, second] = [tokens[from]?.lower ?? '', tokens[from + 1]?.lower ?? '']
  if (/^(?:last|next|this|every|each)$/.test(first)) return spans.test(second)
  return (first === 'on' && /days?$/.test(second) && spans.test(second.replace(/s$/, ''))) || (first === 'in' && /^[12]\d{3}$/.test(second))
}

/** "He was tired and his eyes were red": no noun is before "and", so no noun joins it. */
function isClauseAfterAnd({ tokens, tags }: Pick<RulePage, 'tokens' | 'tags'>, from: number, start: number): boolean {
  const joined = start - 2
  return (
    tags.has(joined, 'Adjective', 'Adverb', 'PastTense') &&
    !tags.has(joined, 'Noun') &&
    !determiners.has(lowerAt(tokens, joined - 1)) &&
    !tokens.slice(from, start).some(token => /^(?:both|between|either|neither)$/.test(token.lower)) &&
    tokens.slice(from, start).some((_, k) => tags.has(from + k, 'PastTense', 'PresentTense', 'Copula'))
  )
}

function startsFirmly(word: string): boolean {
  return (
    /^(?:the|a|an|this|these|those|he|she|it|we|they|everyone|everybody|nobody|someone|somebody|anyone|anybody|nothing|everything)$/.test(
      word,
    ) || possessives.has(word)
  )
}

/** A noun phrase with its modifiers that spans exactly `start` to `end`. */
export function readSubject(page: RulePage, start: number, end: number): Phrase | undefined {
  const first = readPhrase(page, start, end)
  if (!first) return undefined
  let { number, word, kind, next } = first
  let hangs = false
  let joined = false
  while (next < end) {
    const link = page.tokens[next]
    if (!link?.word || link.fixed) return undefined
    if (link.lower === 'and') {
      const other = hangs || joined ? undefined : readPhrase(page, next + 1, end)
      if (!other || !first.joins || !other.joins || number === 'inner') return undefined
      joined = true
      next = other.next
      if (/^(?:each|every)$/.test(page.tokens[start]?.lower ?? '')) continue
      number = 'many'
      kind = 'pair'
      word = `${first.word} and ${other.word}`
    } else if (linking.has(link.lower) || (/^(?:but|except)$/.test(link.lower) && onePronouns.has(word))) {
      const object = joined
        ? undefined
        : (readPhrase(page, next + 1, end) ?? barePlural(page, number, next + 1, end) ?? readObject(page, next + 1, end))
      if (!object) return undefined
      if (number === 'inner') {
        if (link.lower !== 'of') return undefined
        number = object.number
        word = object.word
      }
      hangs = true
      next = object.next
    } else if (!joined && !subjects.has(word) && isAfterNoun(page, next, end)) {
      next++
    } else return undefined
  }
  return number === 'inner' ? undefined : { number, word, kind, joins: false, next }
}

/** "a lot of shops": only a noun can follow. */
function barePlural({ tokens, classes, dictionary }: RulePage, number: Num, start: number, end: number): Phrase | undefined {
  const word = tokens[start]?.lower ?? ''
  if (number !== 'inner' || start + 1 !== end || !classes.isPlural(word) || dictionary.partsOf(word) & pos.noun || singularInS.test(word)) return undefined // prettier-ignore
  return eitherNumber.has(word) ? undefined : { number: 'many', word, kind: 'noun', joins: false, next: end }
}

/** Prepositional phrases need no analysis: "in her flat", "of us", "of plums". */
export function readObject({ tokens, tags, dictionary }: RulePage, start: number, end: number): Phrase | undefined {
  const first = tokens[start]
  if (!first?.word || start >= end) return undefined
  const object = { number: 'any', word: first.lower, kind: 'noun', joins: false } as const
  if (/^(?:us|them|you|it|him|her|me|mine|yours|his|hers|ours|theirs)$/.test(first.lower) && (start + 1 === end || linking.has(tokens[start + 1]?.lower ?? ''))) return { ...object, number: /^(?:us|them)$/.test(first.lower) ? 'many' : 'any', next: start + 1 } // prettier-ignore
  // "of all these repairs", "of both teams"
  const isAll = /^(?:all|both|half)$/.test(first.lower) && start + 1 < end
  const determined = isAll || determiners.has(first.lower)
  let next = determined ? start + (isAll && determiners.has(lowerAt(tokens, start + 1)) ? 2 : 1) : start
  while (next < end && next < start + 4) {
    const token = tokens[next]
    if (!token?.word || token.fixed || closed.has(token.lower) || tags.has(next, 'Modal', 'Copula', 'Pronoun')) break
    if (!(dictionary.partsOf(token.lower) & (pos.noun | pos.plural | pos.adjective | pos.name)) || tags.has(next, 'Verb')) break
    next++
  }
  if (next === start + (determined ? 1 : 0)) return undefined
  // "with prams or wheelchairs"
  const other = lowerAt(tokens, next) === 'or' && next + 1 < end ? dictionary.partsOf(lowerAt(tokens, next + 1)) : 0
  const isEither = (other & pos.plural) !== 0 && (dictionary.partsOf(lowerAt(tokens, next - 1)) & pos.plural) !== 0
  return { ...object, next: isEither ? next + 2 : next }
}

/** "the man standing behind", "the books written in": a participle that describes the noun before it. */
function isAfterNoun({ tokens, dictionary }: RulePage, i: number, end: number): boolean {
  const token = tokens[i]
  const follows = tokens[i + 1]
  if (!token?.word || i + 1 >= end || !follows?.word || !linking.has(follows.lower)) return false
  return (dictionary.partsOf(token.lower) & (pos.ing | pos.participle)) !== 0
}

function readPhrase(page: RulePage, start: number, end: number): Phrase | undefined {
  const { tokens } = page
  const token = tokens[start]
  if (start >= end || !token || token.fixed || token.hyphen) return undefined
  if (!token.word && !/^\d+$/.test(token.text)) return undefined
  const follows = start + 1 < end ? tokens[start + 1] : undefined
  const { lower } = token
  const alone = (number: Num, joins: boolean): Phrase => ({ number, word: lower, kind: 'pronoun', joins, next: start + 1 })
  const quantity = quantities.get(lower)
  if (quantity && follows?.lower === 'of') return { ...alone(quantity, false), kind: 'noun' }
  if (/^(?:lots|plenty)$/.test(lower) && follows?.lower === 'of') return { ...alone('inner', false), kind: 'noun' }
  if (lower === 'a' && follows?.lower === 'lot' && start + 2 < end && tokens[start + 2]?.lower === 'of') return { ...alone('inner', false), kind: 'noun', next: start + 2 } // prettier-ignore
  if (/^(?:he|she|it|we|they|you|i)$/.test(lower)) return alone(onePronouns.has(lower) ? 'one' : 'many', lower !== 'it')
  if (/^(?:every|some|any|no)(?:one|body|thing)$/.test(lower)) return alone('one', false)
  if (manyPronouns.has(lower) && !follows && lower !== 'both') return alone('many', false)
  return readNouns(page, start, end)
}

/** "this Agreement", "the Services": terms that a contract defines. */
const definedTerm = /^(?:Agreement|Contract|Service|Fee|Deliverable|Clause|Section|Article|Schedule|Invoice|Product|Policy|Licen[cs]e|Consultant|Contractor|Client|Supplier|Seller|Buyer|Purchaser|Tenant|Landlord|Lessee|Lessor|Employee|Employer|Licensee|Licensor|Borrower|Lender|Vendor|Notice|Document|Order)s?$/ // prettier-ignore

/** Determiner, modifiers, and noun. */
function readNouns(page: RulePage, start: number, end: number): Phrase | undefined {
  const { tokens, tags, dictionary } = page
  let k = start
  const first = tokens[k]
  let wanted: Num = 'inner'
  let counted = false
  let determined = false
  while (k < end) {
    const token = tokens[k]
    if (!token) return undefined
    const number = /^\d+$/.test(token.text) ? (token.text === '1' ? 'one' : 'many') : determinerNumber.get(token.lower)
    const genitive = token.word && /(?:'s|s')$/.test(token.lower) && !closed.has(token.lower)
    const isLarge = counted && /^(?:hundred|thousand|million|billion|dozen)$/.test(token.lower)
    if (!number && !otherDeterminers.has(token.lower) && !genitive && !isLarge && !(determined && innerWords.has(token.lower))) break
    if (token.fixed || token.hyphen) return undefined
    // "at ten the unsold flowers were": the number ends another phrase.
    if (counted && (/^(?:the|an?)$/.test(token.lower) || possessives.has(token.lower))) return undefined
    if (number && wanted === 'inner') wanted = number
    if (number === 'many' && !/^(?:these|those|both|many|several|few)$/.test(token.lower)) counted = true
    determined = true
    k++
  }
  const words: number[] = []
  while (k < end && isNominal(page, k, words.length === 0 && determined)) words.push(k++)
  // "the ones in the box", "a cheaper one"
  const one = tokens[k]
  if (k < end && one && /^ones?$/.test(one.lower) && !one.fixed && !one.hyphen && /^(?:the|a|an|this|that|these|those|another)$/.test(first?.lower ?? '') && !tokens[k + 1]?.hyphen) return { number: one.lower === 'ones' ? 'many' : 'one', word: one.lower, kind: 'noun', joins: true, next: k + 1 } // prettier-ignore
  const head = words.at(-1)
  const noun = head === undefined ? undefined : tokens[head]
  if (head === undefined || !noun || !first || hasVerbInside(page, words)) return undefined
  // "the lights of the harbor": a determiner makes a noun of what could be a verb.
  const isPluralOnly =
    determiners.has(lowerAt(tokens, head - 1)) && (dictionary.partsOf(noun.lower) & (pos.plural | pos.noun)) === pos.plural
  if (
    noun.hyphen ||
    noun.text.length < 2 ||
    !(tags.has(head, 'Noun') || massNouns.has(noun.lower) || isPluralOnly) ||
    tags.has(head, 'Pronoun', 'Date')
  )
    return undefined
  // "The symptoms Saturday night were mild."
  if (/^(?:night|morning|afternoon|evening)$/.test(noun.lower) && lowerAt(tokens, head - 1).endsWith('day') && words.length > 2)
    return undefined
  // "The most common are drills"
  if (lowerAt(tokens, head - 1) === 'most' && lowerAt(tokens, head - 2) === 'the') return undefined
  const isTerm = determined && definedTerm.test(noun.text)
  const isName = !isTerm && /^\p{Lu}/u.test(noun.text) && (!noun.first || tags.has(head, 'FirstName'))
  // "A Virginia judge"
  if (isName && /^an?$/.test(lowerAt(tokens, head - 1))) return undefined
  const own = isName ? nameNumber(page, words) : nounNumber(page, head, determined)
  if (own === undefined) return undefined
  const joins = isName ? words.length <= 2 && tags.has(head, 'Person', 'FirstName') && !determined : determined || own === 'many'
  const phrase = { word: noun.lower, kind: 'noun', joins, next: k } as const
  // "every family"
  if (own === 'any' && wanted === 'one' && /^(?:every|each)$/.test(first.lower)) return { ...phrase, number: 'one' }
  if (own === 'any' || (counted && units.test(noun.lower))) return { ...phrase, number: 'any' }
  if (wanted !== 'inner' && wanted !== own) return undefined
  // A singular without a determiner is a headline or a note, unless it is a mass noun or a name.
  if (!determined && own === 'one' && !isName && !massNouns.has(noun.lower)) return undefined
  if (!determined && !isName && dictionary.rank(noun.lower) > 20_000) return undefined
  return { ...phrase, number: own }
}

/** Whether a word can be part of a sequence of nouns and modifiers. */
function isNominal({ tokens, tags, dictionary }: RulePage, i: number, afterDeterminer: boolean): boolean {
  const token = tokens[i]
  if (!token?.word || token.fixed || (closed.has(token.lower) && !innerWords.has(token.lower)) || linking.has(token.lower)) return false
  if (tags.has(i, 'Pronoun', 'Preposition', 'Conjunction', 'Modal', 'Copula')) return false
  const parts = dictionary.partsOf(token.lower)
  if (tags.has(i, 'Verb')) return afterDeterminer && (parts & (pos.ing | pos.participle | pos.noun | pos.plural)) !== 0
  return tags.has(i, 'Noun', 'Adjective', 'Uncountable') || (tags.has(i, 'Adverb') && afterDeterminer)
}

/** "the man selling houses", "the water flows": a sequence that is more than one noun phrase. */
function hasVerbInside({ tokens, tags, dictionary }: RulePage, words: readonly number[]): boolean {
  return words.some((word, n) => {
    const previous = words[n - 1]
    if (previous === undefined) return false
    const parts = dictionary.partsOf(tokens[word]?.lower ?? '')
    const afterNoun = tags.has(previous, 'Noun') && !tags.has(previous, 'Adjective', 'Possessive')
    const pluralBefore = tags.has(previous, 'Plural') && (dictionary.partsOf(tokens[previous]?.lower ?? '') & pos.plural) !== 0
    return (
      (afterNoun && (parts & pos.ing) !== 0 && !(words.length === n + 1 && !pluralBefore)) ||
      (afterNoun && tags.has(word, 'Adjective')) ||
      (pluralBefore && (parts & (pos.ing | pos.past | pos.participle)) !== 0)
    )
  })
}

function nameNumber({ tags }: RulePage, words: readonly number[]): Num {
  return words.every(word => tags.has(word, 'FirstName', 'Person')) &&
    !words.some(word => tags.has(word, 'Plural', 'Place', 'Organization'))
    ? 'one'
    : 'any'
}

/** "my phone number": not how many */
const numbered = /^(?:phone|telephone|mobile|cell|fax|order|account|reference|serial|room|house|flat|apartment|flight|tracking|registration|plate|ticket|booking|customer|invoice|contact|emergency|policy|passport|bank|card|model|part|page|seat|platform|case|id|pin|member|membership|staff|student|license|licence|delivery|confirmation|street|door|lot|version|lucky|wrong|right|correct|national|whatsapp|work|office|home)$/ // prettier-ignore

const latinPlurals =
  /^(?:sera|strata|phyla|algae|larvae|criteria|phenomena|bacteria|fungi|nuclei|dicta|foci|errata|memoranda|agenda|dice|media|spectra|quanta)$/

function nounNumber({ tokens, tags, dictionary, classes }: RulePage, head: number, determined: boolean): Num | undefined {
  const word = tokens[head]?.lower ?? ''
  if (/^(?:people|police|cattle|goods|clothes|oxen|mice|lice|geese|feet|teeth|\w*children|women|men)$/.test(word)) return 'many'
  if (unmarkedPlurals.has(word)) return 'any'
  if (massNouns.has(word) || tags.has(head, 'Uncountable')) return !massNouns.has(word) && word.endsWith('s') ? 'any' : 'one'
  if (word === 'number' && (lowerAt(tokens, head - 1) === 'the' || numbered.test(lowerAt(tokens, head - 1)))) return 'one'
  if (
    eitherNumber.has(word) ||
    latinPlurals.test(word) ||
    /^(?:best|worst|\w+iest|(?:old|young|rich|small|great|large|strong|weak|cheap|tall|short|long|new|fast|smart)est|biggest)$/.test(word)
  )
    return 'any'
  const parts = dictionary.partsOf(word)
  if (/(?:ss|[^aeo]us|sis|lens|gas|bias|atlas|canvas)$/.test(word) && parts & pos.noun && !(parts & pos.plural)) return 'one'
  if (singularInS.test(word)) return 'any'
  if (classes.isPlural(word) && !(parts & (pos.noun | pos.adjective)))
    return tags.has(head, 'Plural') || determiners.has(lowerAt(tokens, head - 1)) ? 'many' : undefined
  if (parts & pos.plural || (tags.has(head, 'Plural') && !classes.isSingular(word)) || /[^s]s$/.test(word)) return 'any'
  if (parts & pos.adjective && !tags.has(head, 'Singular')) return 'any'
  return determined || parts ? 'one' : undefined
}
