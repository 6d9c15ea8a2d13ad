/** Verbs by what follows them: bases, -ing forms, objects, and places. */
import { lowerAt, replaceWord } from '../../edits.ts'
import { inflect } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import { plainVerbs } from '../../grammar/plain-verbs.ts'
import type { RulePage } from '../../rule-page.ts'
import type { Token } from '../../grammar/tokens.ts'
import { closed, determiners, possessives } from '../../grammar/word-classes.ts'

export const isEnd = (token: Token | undefined) => !token || /^[.?!,;:)]$/.test(token.text)

export const startsObject = (word: string) => determiners.has(word) || possessives.has(word) || /^(?:me|you|him|us|them|it|her|something|anything|everything|myself|yourself|himself|herself|themselves|ourselves|itself|someone|somebody|people|two|three|four|five|many|several|others|more|both|all)$/.test(word) // prettier-ignore

/** A preposition or a place after a verb. */
export const startsPlace = (word: string) => /^(?:to|in|on|at|with|from|for|about|back|out|up|off|down|away|home|here|there|into|after|around|by|over|through|together|abroad|outside)$/.test(word) // prettier-ignore

/** A verb's base, also one that is a noun as well. */
export function isBase({ dictionary, classes }: RulePage, token: Token | undefined): token is Token {
  if (!token?.word || token.fixed || token.hyphen || token.text !== token.lower) return false
  if (token.lower === 'further') return false
  if (
    /^(?:be|have|do|get|go|come|make|take|give|put|let|cut|read|become|run|open|clean|complete|close|rest|dry|warm|cool)$/.test(token.lower)
  )
    return true
  const parts = dictionary.partsOf(token.lower)
  return !closed.has(token.lower) && classes.isVerb(token.lower) && !(parts & (pos.past | pos.participle | pos.adverb | pos.plural | pos.verbS | pos.ing | pos.adjective)) // prettier-ignore
}

export const isPure = ({ dictionary }: RulePage, word: string) =>
  plainVerbs.has(word) || /^(?:be|have|do)$/.test(word) || (dictionary.partsOf(word) & (pos.noun | pos.adjective)) === 0

/** An object that could not follow a noun: "the lid", "them", "native flowers". */
export function hasObject({ tokens, tags, dictionary }: RulePage, i: number): boolean {
  const word = lowerAt(tokens, i)
  if (/^(?:the|a|an|my|your|his|her|our|their|this|these|those|it|them|me|us|him|anything|something|everything|many|several|two|three|more)$/.test(word)) return true // prettier-ignore
  const parts = dictionary.partsOf(word)
  const isAdjective = ((parts & pos.adjective) !== 0 && !(parts & (pos.noun | pos.verb)) && !closed.has(word)) || (tags.has(i, 'Adjective') && !closed.has(word) && (dictionary.partsOf(lowerAt(tokens, i + 1)) & pos.plural) !== 0) // prettier-ignore
  return isAdjective && (dictionary.partsOf(lowerAt(tokens, i + 1)) & (pos.noun | pos.plural)) !== 0 && !tags.has(i + 1, 'Verb')
}

export const ing = (token: Token, before: string, verb: Token = token) =>
  replaceWord(token, inflect(verb.lower, 'ing'), 'verb-pattern', `Use the -ing form after "${before}".`, verb)

/** The verb of an -ing form that is no other word here. */
export function baseOfIng({ classes }: RulePage, token: Token | undefined): string | undefined {
  if (!token?.word || token.fixed || token.hyphen || token.text !== token.lower || closed.has(token.lower)) return undefined
  return /^[a-z]{2,}ing$/.test(token.lower) && !/^(?:evening|morning|during|ceiling|sibling|pudding|wedding|wing|ring|king|thing|something|anything|nothing|everything|spring|string|darling|shilling|lightning|sterling|earring|icing)$/.test(token.lower) ? classes.base(token.lower) : undefined // prettier-ignore
}

/** "have left office", "had gone flat": no noun and its adjective; not "have broken window". */
export const isPerfect = ({ tokens, dictionary }: RulePage, k: number): boolean =>
  /^(?:have|has|had|having)$|'(?:ve|d)$/.test(lowerAt(tokens, k - 1)) && (dictionary.partsOf(lowerAt(tokens, k)) & pos.participle) !== 0 && !/ed$|^(?:broken|frozen|hidden|torn|stolen|lost|written|known|given|bent|worn|woven|chosen|drunk|spoken|burnt|swollen|cut|set)$/.test(lowerAt(tokens, k)) // prettier-ignore

/** "He knows": a verb in "-s" after its subject, and no plural. */
export const isKnows = ({ tokens, dictionary }: RulePage, k: number): boolean =>
  (dictionary.partsOf(lowerAt(tokens, k)) & pos.verbS) !== 0 && /^(?:he|she|it|who|that|nobody|everyone|everybody|someone)$/.test(lowerAt(tokens, k - 1)) // prettier-ignore

/** "thank you so much for", "sorry for": what somebody did follows. */
export const isThanked = (tokens: readonly Token[], at: number) =>
  tokens
    .slice(Math.max(0, at - 8), at)
    .some(({ lower }) => /^(?:thank|thanks|thanked|sorry|apologi[sz]ed?|forgive|responsible|famous|grateful|blamed?|excuse)$/.test(lower)) // prettier-ignore

/** "the one who didn't wrote that": the verb after "didn't" is left out, and the main verb follows. */
export function isLeftOut({ tokens, tags }: RulePage, did: number, i: number): boolean {
  if (!/^(?:who|that)$/.test(lowerAt(tokens, did - 1)) || !/^(?:ones?|those|all|some|anyone|everyone|others|few|many|people|men|man|woman|women)$/.test(lowerAt(tokens, did - 2))) return false // prettier-ignore
  for (
    let k = i + 1;
    tokens[k]?.word && !/^(?:that|because|when|if|so|and|but|which|who|what|how|why|where|while)$/.test(lowerAt(tokens, k));
    k++
  ) {
    if (tags.has(k, 'Copula', 'Modal', 'PastTense', 'PresentTense')) return false
  }
  return true
}

/** A numeral, or a number up to twelve. */
export const isNumber = (token: Token | undefined) => token !== undefined && /^(?:\d.*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/.test(token.lower) // prettier-ignore

/** The base of a verb, or the word itself. */
export const baseAt = ({ tokens, classes }: RulePage, k: number) => classes.base(lowerAt(tokens, k)) ?? lowerAt(tokens, k)
