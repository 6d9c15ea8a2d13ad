/** Participles behind the noun that they tell of: "the messages written by her". */
import { isPersonNoun, isProfession } from './person-nouns.ts'
import { type Dictionary, pos } from './parts-of-speech.ts'
import type { Token } from './tokens.ts'
import { closed, determiners, prepositions } from './word-classes.ts'

/** "by him", "by Anna", "by his sister": not "by the fence" */
function isGiver(tokens: readonly Token[], k: number): boolean {
  const [first, second, third] = [tokens[k], tokens[k + 1], tokens[k + 2]]
  if (!first?.word) return false
  const isPerson = (word = '') => isPersonNoun(word) || isProfession(word) || /(?:[^h]er|or|ist|ian)s?$/.test(word)
  if (/^(?:me|him|us|them|himself|herself|themselves|someone|somebody)$/.test(first.lower) || /^\p{Lu}/u.test(first.text)) return true
  return determiners.has(first.lower) && (isPerson(second?.lower) || (second?.word === true && isPerson(third?.lower)))
}

const clauseVerbs = /^(?:said|says?|told|thinks?|thought|knows?|knew|hopes?|hoped|believes?|believed|sees?|saw|heard|hears?|felt|means?|meant|feels?|wishe?[sd]?|bets?|guess|until|after|before|since|as|than|while|let|lets|made|makes?|help|helps|helped)$/ // prettier-ignore

/** "the messages writed by her", "I found a poem writed on the wall": what is told of a noun that is no subject. */
export function isToldOfNoun(tokens: readonly Token[], i: number, dictionary: Dictionary): boolean {
  const noun = tokens[i - 1]
  const link = tokens[i + 1]?.lower ?? ''
  if (!noun?.word || !tokens[i + 1]?.word || closed.has(noun.lower) || !(dictionary.partsOf(noun.lower) & (pos.noun | pos.plural) || noun.lower === 'clothes')) return false // prettier-ignore
  if (link === 'by' && isGiver(tokens, i + 2) && !isPersonNoun(noun.lower) && !/^\p{Lu}/u.test(noun.text)) return true
  if (isBeforeVerb(tokens, i)) return true
  if (!/^(?:by|on|in|at|from|with|for|to|under|over|inside|near|during)$/.test(link) || isPersonNoun(noun.lower)) return false
  let from = i - 2
  while (from > i - 5 && dictionary.partsOf(tokens[from]?.lower ?? '') & (pos.adjective | pos.noun) && !closed.has(tokens[from]?.lower ?? '')) from-- // prettier-ignore
  const before = tokens[from - 1]
  if (!determiners.has(tokens[from]?.lower ?? '') || tokens[from]?.first || !before?.word || clauseVerbs.test(before.lower)) return false
  if (prepositions.has(before.lower) || before.lower === 'to') return true
  const parts = closed.has(before.lower) ? 0 : dictionary.partsOf(before.lower)
  return (parts & (pos.verb | pos.verbS | pos.past)) !== 0 && !(parts & (pos.noun | pos.plural | pos.adverb))
}

/** "The window broken in the storm has been repaired": the verb of the sentence follows. */
function isBeforeVerb(tokens: readonly Token[], i: number): boolean {
  if (!prepositions.has(tokens[i + 1]?.lower ?? '')) return false
  for (let k = i + 3; k < i + 7; k++) {
    const token = tokens[k]
    if (!token?.word) return false
    if (/^(?:is|was|are|were|has|have|had|will|can)$/.test(token.lower)) return tokens.slice(i + 2, k).every(({ lower }) => !/^(?:it|he|she|they|we|i|you|that|which|who|what|there|and|but|when|if)$/.test(lower)) // prettier-ignore
  }
  return false
}
