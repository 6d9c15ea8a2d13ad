/** Building blocks for the lists of confused words. */
import { pos } from '../grammar/parts-of-speech.ts'
import type { RulePage } from '../rule-page.ts'
import type { Token } from '../grammar/tokens.ts'
import { closed, determiners, modals } from '../grammar/word-classes.ts'

/** A word in its sentence, with its neighbors in lower case, '' where there is none. */
export interface Place {
  token: Token
  i: number
  /** The token before it. */
  before: string
  before2: string
  after: string
  after2: string
  next: Token | undefined
  page: RulePage
}

/** The wrong word, the right one, and the condition under which it is wrong. */
export type Confusion = readonly [wrong: string, right: string, when: (place: Place) => boolean]

export const adjectives =
  /^(?:good|bad|big|small|easy|hard|difficult|important|nice|great|better|best|very|so|too|really|quite|not|a|an|the|also|always|never|been|just|only|true|clear|possible|impossible|necessary|useful|fun|cheap|expensive|cold|hot|better|like|because|my|more|most|pretty|interesting)$/
export const comparatives =
  /^(?:more|less|better|worse|rather|easier|harder|bigger|smaller|faster|slower|higher|lower|older|younger|longer|shorter|cheaper|greater|stronger|weaker|happier|safer|richer|poorer|fewer|other|larger|earlier|later|sooner|deeper|cleaner|healthier|smarter|taller|closer|wider|warmer|colder|hotter|heavier|lighter|quicker|nicer|louder|quieter|brighter|darker|busier|newer)$/

/** No word follows: punctuation, or the end. */
export const endsClause = ({ next }: Place) => !next || !next.word

/** A noun could end here: no word follows, or a function word. */
export const endsNoun = ({ after }: Place) => after === '' || closed.has(after)

/** The object of a verb can begin here. */
export const isObject = (word: string) => determiners.has(word) || /^(?:me|you|him|her|us|them|it|everyone|someone|everything|something|what)$/.test(word) // prettier-ignore

/** "can _", "to _", "did not _", "please _", "let us _": only a verb fits. */
export function wantsVerb({ before, before2 }: Place): boolean {
  if (before === 'not' || before === 'never' || before === 'always')
    return modals.has(before2) || /^(?:do|does|did|to|please)$/.test(before2)
  return (
    modals.has(before) ||
    /^(?:to|don't|doesn't|didn't|please|let's|i'll|you'll|he'll|she'll|we'll|they'll|i'd|we'd|they'd)$/.test(before) ||
    (before2 === 'let' && /^(?:me|us|him|her|them|it)$/.test(before))
  )
}

/** "I _", "they _": a verb fits, and no other verb follows in the clause. */
export function isLoneVerb(place: Place): boolean {
  return /^(?:i|we|they|he|she|who)$/.test(place.before) && noVerbFrom(place, place.i + 1)
}

/** No verb up to the end of the clause. */
export function noVerbFrom({ page: { tokens, tags } }: Place, from: number): boolean {
  for (let k = from; k < tokens.length; k++) {
    const token = tokens[k]
    if (!token?.word || /^(?:and|but|because|when|if|that|which|who|so|while|although|what|how|where|why|or|before|after|until)$/.test(token.lower)) return true // prettier-ignore
    if (tags.has(k, 'Verb', 'Copula', 'Modal') && !tags.has(k, 'Gerund') && token.lower !== 'to' && !determiners.has(tokens[k - 1]?.lower ?? '') && tokens[k - 1]?.lower !== 'to') return false // prettier-ignore
  }
  return true
}

/** The sentence contains one of the words nearby. */
export function hasNear({ page: { tokens }, i }: Place, words: RegExp, reach = 12): boolean {
  for (let k = Math.max(0, i - reach); k <= i + reach; k++)
    if (k !== i && tokens[k]?.word && words.test(tokens[k]?.lower ?? '')) return true
  return false
}

/** Only an adjective. */
export function isOnlyAdjective({ page: { dictionary } }: Place, word: string): boolean {
  const parts = dictionary.partsOf(word)
  return (parts & pos.adjective) !== 0 && (parts & (pos.noun | pos.verb | pos.adverb | pos.name)) === 0
}

/** One of the words is a few places before. */
export function hasBefore({ page: { tokens }, i }: Place, words: RegExp, reach: number): boolean {
  for (let k = Math.max(0, i - reach); k < i; k++) if (tokens[k]?.word && words.test(tokens[k]?.lower ?? '')) return true
  return false
}

/** Something that one buys begins here. */
export function isThing(word: string): boolean {
  return (
    determiners.has(word) ||
    /^(?:it|them|new|food|bread|milk|tickets|clothes|groceries|things|something|everything|more|two|three|one)$/.test(word)
  )
}

/** "in you're house", "is this you're bag": a noun follows, and no clause begins here. */
export function wantsPossessive({ before, after, after2, page: { tags, classes, tokens }, i }: Place): boolean {
  if (
    !tags.has(i + 1, 'Noun', 'Verb') ||
    !(classes.parts(after) & (pos.noun | pos.plural)) ||
    classes.parts(after) & (pos.adjective | pos.ing | pos.participle) ||
    !(after2 === '' || closed.has(after2))
  )
    return false
  if (/^(?:in|on|with|of|for|from|at|to|under|is|are|was|were|this|these)$/.test(before)) return true
  return (
    (tags.has(i - 1, 'Verb') || (tokens[i - 1]?.first === true && classes.isVerb(before))) &&
    !/^(?:say|says|said|think|thinks|thought|know|knows|knew|believe|hope|feel|guess|mean|see|hear|suppose|bet|swear)$/.test(before)
  )
}
