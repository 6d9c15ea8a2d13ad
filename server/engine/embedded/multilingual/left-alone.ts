/** Words that a dictionary lacks and that are right: names, compounds, and words made of a known one. */
import type { ForeignDictionary, SpelledLanguage } from './hunspell.ts'
import { bare } from './sounds.ts'

export interface Word {
  text: string
  start: number
  /** Begins a sentence, where every word has a capital. */
  first: boolean
  /** The word before it in the sentence. */
  before: string
  /** Another part follows: "Verbindungs-URL". */
  joined?: true
}

export const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word)

const shortestName = 6
const shortest = 3

export function isLeftAlone(word: Word, language: SpelledLanguage, dictionary: ForeignDictionary): boolean {
  const { text } = word
  return (
    text.length < shortest ||
    /\p{L}\p{Lu}/u.test(text) ||
    (isCapital(text) && isNameLike(word, language)) ||
    isMade(word, language, dictionary)
  )
}

const germanTitles = /^(?:Herrn?|Frau|Familie|Firma|Dr|Prof|von|zu|van|de)$/

/** Only German writes a common noun like a name. */
function isNameLike({ text, first, before }: Word, language: SpelledLanguage): boolean {
  if (text.length < shortestName) return true
  return language === 'german' ? germanTitles.test(before) || isFirstName(before) : !first
}

/** "Anna Kowalczik", but "die Rechnug". */
const isFirstName = (before: string) => /^\p{Lu}\p{Ll}+$/u.test(before) && !/(?:ung|heit|keit|schaft|e[nrs]?)$/.test(before)

function isMade(word: Word, language: SpelledLanguage, dictionary: ForeignDictionary): boolean {
  if (language === 'german') return word.joined === true || isCompound(word.text, dictionary)
  const [, , stem = ''] = prefix.exec(word.text) ?? []
  return (stem.length >= leastStem && dictionary.has(stem)) || (language === 'spanish' && isSpanishVerb(word.text, dictionary))
}

const leastPart = 4

/** "Müllerstraße": two German words that Hunspell does not join. */
function isCompound(word: string, { has }: ForeignDictionary): boolean {
  const isNoun = (part: string) => has(part.charAt(0).toUpperCase() + part.slice(1))
  return Array.from({ length: Math.max(0, word.length - 2 * leastPart + 1) }, (_, k) => k + leastPart).some(
    at => isNoun(word.slice(0, at)) && isNoun(word.slice(at)),
  )
}

const leastStem = 5
/** "resélectionner", "desarchivar" */
const prefix =
  /^(anti|auto|bio|ciber|co|cyber|dé|dés|des|éco|eco|geo|géo|hiper|hyper|inter|macro|micro|mono|multi|non|pos|post|pre|pré|re|ré|semi|sobre|sub|super|sur|tele|télé|ultra)(\p{L}+)$/iu

/** "configurarlos", "manténgalo"; "tenés", the form for "vos". */
function isSpanishVerb(word: string, { has }: ForeignDictionary): boolean {
  const [, verb = ''] = /^(\p{L}{4,}?)(?:me|te|se|nos|l[aeo]s?){1,2}$/u.exec(word) ?? []
  if (verb !== '' && has(bare(verb))) return true
  const [, stem, vowel = ''] = /^(\p{L}+)([áéí])s$/u.exec(word) ?? []
  return stem !== undefined && has(`${stem}${bare(vowel)}r`)
}
