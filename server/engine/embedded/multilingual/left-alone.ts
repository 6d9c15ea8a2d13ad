/** Words that a dictionary lacks and that are right: names, compounds, and words made of a known one. */
import { loadDictionary } from '../spelling/dictionary.ts'
import type { ForeignDictionary, SpelledLanguage } from './hunspell.ts'

export interface Word {
  /** With composed letters and straight apostrophes, and without invisible characters. */
  text: string
  /** Place in the text, which may have more characters. */
  start: number
  end: number
  /** Begins a sentence, where every word has a capital. */
  first: boolean
  /** The word before it in the sentence. */
  before: string
  /** Another part follows: "Verbindungs-URL". */
  joined?: true
}

export const isCapitalized = (word: string): boolean => /^\p{Lu}/u.test(word)

const shortest = 3
const shortestName = 4

/** Names, abbreviations, and parts of words. */
export function isNameLike({ text, first, before, joined }: Word, language: SpelledLanguage): boolean {
  if (text.length < shortest || /\p{L}\p{Lu}/u.test(text)) return true
  if (language === 'german' && joined === true) return true
  // "Crème"
  if (language === 'german' && /[^a-zäöüß]/iu.test(text)) return true
  if (!isCapitalized(text)) return false
  if (text.length < shortestName || foreignLetter.test(text)) return true
  // Only German writes a common noun like a name.
  return language === 'german' ? germanTitles.test(before) || isFirstName(before) : !first
}

const foreignLetter = /[^a-zßäöüàâæçéèêëîïôœùûÿáíñóú]/iu
const germanTitles = /^(?:Herrn?|Frau|Familie|Firma|Dr|Prof|von|zu|van|de)$/

/** "Anna Kowalczik", but "die Rechnug". */
const isFirstName = (before: string) => /^\p{Lu}\p{Ll}+$/u.test(before) && !/(?:ung|heit|keit|schaft|e[nrs]?)$/.test(before)

const shortestAlike = 6

/** "Deadline", "feedback": letters in every language use English words, but "courier" may be "courrier". */
export function isEnglish(word: string, doubled: boolean): boolean {
  return loadDictionary().has(word.toLowerCase()) && !(doubled && word.length >= shortestAlike)
}

/** Compounds, and words with a prefix. */
export function isDerived(text: string, language: SpelledLanguage, { has }: ForeignDictionary): boolean {
  // "gibts"
  if (language === 'german' && (isCompound(text, has) || (/[a-zäöü]s$/.test(text) && has(text.slice(0, -1))))) return true
  const [, stem = ''] = (language === 'german' ? germanPrefix : prefix).exec(text) ?? []
  return stem.length >= shortestStem && has(stem)
}

type Has = ForeignDictionary['has']

const shortestPart = 4
/** Shorter verbs are like endings: "viel-eicht". */
const sureNoun = 7

/** "Müllerstraße": two German words that Hunspell does not join, the last one a noun. */
function isCompound(word: string, has: Has): boolean {
  const capital = (part: string) => part.charAt(0).toUpperCase() + part.slice(1)
  return Array.from({ length: Math.max(0, word.length - 2 * shortestPart + 1) }, (_, k) => k + shortestPart).some(
    at => has(capital(word.slice(at))) && has(capital(word.slice(0, at))) && (!has(word.slice(at)) || word.length - at >= sureNoun),
  )
}

const shortestStem = 5
/** "resélectionner", "desarchivar" */
const prefix =
  /^(?:anti|auto|bio|ciber|co|cyber|dé|dés|des|éco|eco|geo|géo|hiper|hyper|inter|macro|micro|mono|multi|non|pos|post|pre|pré|re|ré|semi|sobre|sub|super|sur|tele|télé|ultra)(\p{L}+)$/iu

/** "verkneten", "beträufelt" */
const germanPrefix =
  /^(?:ab|an|auf|aus|be|dar|durch|ein|ent|er|fest|gegen|her|hin|los|mit|statt|teil|über|um|unter|ver|vor|weg|weiter|wieder|zer|zurück|zusammen|zu)(\p{L}+)$/u

const withoutAcutes = (word: string) => word.normalize('NFD').replaceAll('\u0301', '').normalize('NFC')

/** Forms that the Spanish dictionary lacks. */
export function isSpanishForm(word: string, { has }: ForeignDictionary): boolean {
  const isFormOf = (pattern: RegExp, ...ends: string[]) => {
    const [, stem] = pattern.exec(word) ?? []
    return stem !== undefined && ends.some(end => has(stem + end) || has(withoutAcutes(stem) + end))
  }
  return (
    // Accents that are no longer needed
    /^(?:sólo|guión|[ée]st[eao]s?|és[eao]s?|aquél(?:l[ao]s?)?)$/iu.test(word) ||
    // "configurarlos", "manténgalo", "añorarte"
    isFormOf(/^(\p{L}{4,}?)(?:me|te|se|nos|l[aeo]s?){1,2}$/u, '') ||
    // "tenés", "vení", "decile", "sentate": forms for "vos"
    isFormOf(/^(\p{L}+[áéí])s?$/u, 'r') ||
    isFormOf(/^(\p{L}+[aei])(?:me|te|nos|l[aeo]s?)$/u, 'r') ||
    // "ladito", "favorcito"
    isFormOf(/^(\p{L}{3,}?)c?it[oa]s?$/u, '', 'o', 'a', 'e') ||
    // "compañerxs", "todes"
    (isFormOf(/^(\p{L}{2,})[xe]s?$/u, 'o') && isFormOf(/^(\p{L}{2,})[xe]s?$/u, 'a'))
  )
}
