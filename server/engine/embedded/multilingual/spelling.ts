/** Spelling in French, German, and Spanish: suggestions only, and none for names. */
import { longestWord } from '../../protect.ts'
import { curl } from '../apostrophes.ts'
import type { TextFacts } from '../facts.ts'
import type { DraftChange } from '../revision.ts'
import { loadDictionary } from '../spelling/dictionary.ts'
import { dictionaryOf, type SpelledLanguage, spelledLanguages } from './hunspell.ts'
import { isCapital, isLeftAlone, type Word } from './left-alone.ts'
import { isKnownUnmarked, likelyWords, slipOf } from './likely-words.ts'
import { bare, once } from './sounds.ts'

export interface SpelledText {
  language: SpelledLanguage
  /** Sorted, with offsets in the text. */
  changes: DraftChange[]
}

/** A paragraph with more unknown words is full of names, or a list of codes. */
const mostLookedUp = 100

/**
 * Suggestions for a text; undefined if it is in none of the three languages. `readable` has spaces in place of code,
 * addresses, and quotations.
 */
export function checkSpelling(text: string, readable: string, facts: TextFacts): SpelledText | undefined {
  const words = readWords(text, readable)
  const language = languageOf(words, facts.mainLanguage === 'english' ? fewestWords : 1)
  if (!language) return undefined
  const dictionary = dictionaryOf(language)
  // In German, not only names are always capitalized.
  const keep = new Set(facts.keep.filter(word => language !== 'german' || !word.startsWith('^')).map(word => word.replace(/^[=^]/, '')))
  const write = facts.isCurly ? curl : (word: string) => word
  const unknown = words.filter(word => !dictionary.has(word.text)).slice(0, mostLookedUp)
  const changes = unknown.flatMap(partsOf).flatMap(word => {
    if (keep.has(word.text.toLowerCase()) || dictionary.has(word.text)) return []
    const [after, ...alternatives] = wordsFor(word, language, facts, text)
    return after === undefined ? [] : [suggest(word, write(after), alternatives.map(write), { language, text })]
  })
  return { language, changes }
}

function suggest(
  word: Word,
  after: string,
  alternatives: string[],
  { language, text }: { language: SpelledLanguage; text: string },
): DraftChange {
  const { start } = word
  const end = start + word.text.length
  return {
    start,
    end,
    before: text.slice(start, end),
    after,
    kind: 'spelling',
    rule: `${language}-word`,
    message: `Did you mean "${after}"?`,
    confidence: 'suggest',
    ...(alternatives.length > 0 && { alternatives }),
  }
}

/** The words that an unknown one may mean; none if it is probably right. */
function wordsFor(word: Word, language: SpelledLanguage, { technical }: TextFacts, text: string): string[] {
  const slip = slipOf(word.text, language)
  if (slip) return [slip]
  const dictionary = dictionaryOf(language)
  if (isLeftAlone(word, language, dictionary)) return []
  const likely = likelyWords(word.text, language, dictionary, technical)
  return likely.some(other => isOtherHabit(word.text, other, text)) ? [] : likely.filter(other => isWelcome(word.text, other))
}

/** Switzerland has no ß, and keyboards no œ. */
function isOtherHabit(word: string, other: string, text: string): boolean {
  if (/[œæ]/i.test(other)) return other.toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae') === word.toLowerCase()
  return other.includes('ß') && other.replaceAll('ß', 'ss') === word && !text.includes('ß')
}

function isWelcome(word: string, other: string): boolean {
  // Names differ in their first letter, slips seldom.
  if (rude.test(other) || (isCapital(word) && bare(word.charAt(0)) !== bare(other.charAt(0)))) return false
  return !isEnglish(word) || (word.length >= longWord && once(bare(word)) === once(bare(other)) && bare(word) !== bare(other))
}

const longWord = 6

/** "Deadline", "feedback": business letters in every language use English words, but "courier" may be "courrier". */
const isEnglish = (word: string) => loadDictionary().has(word.toLowerCase())

const rude =
  /^(?:merdes?|putes?|putains?|con(?:ne|nard|nasse)?s?|salopes?|bites?|couilles?|niquer?|encul\p{L}+|pédés?|schei[ßs]\p{L}*|arsch\p{L}*|fick\p{L}*|huren?|fotzen?|schlampen?|wichser|put[ao]s?|mierdas?|coños?|joder|pollas?|cabr[oó]n\p{L}*|culos?|maric[oó]n\p{L}*|vergas?|pendej\p{L}+)$/iu

/** Words, but none beside a sign that makes it a part of something: "Kund*innen", "client·e·s", "Liefer-", "z.B.", "Verzög. mit". */
function readWords(text: string, readable: string): Word[] {
  let end = 0
  let last = ''
  return [...readable.matchAll(/\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*/gu)].flatMap(({ 0: found, index }) => {
    const gap = text.slice(end, index)
    const first = index === 0 || !/\p{L}/u.test(text.slice(0, index)) || /[.!?…:\n]["“”»)]*\s+["“„«(¿¡–—-]*\s*$/u.test(gap)
    const before = first ? '' : last
    end = index + found.length
    last = found
    const isPart = partEnd.test(text.slice(0, index)) || partStart.test(text.slice(end))
    return isPart || found.length > longestWord ? [] : [{ text: found.replaceAll('’', "'"), start: index, first, before }]
  })
}

const partEnd = /[\p{L}\p{N}*:_/·@#&.=+-]$/u
const partStart = /^(?:\. \p{Ll}|[*:_/·@#&=(+.]\p{L}|[-\p{L}\p{N}_*·@])/u

/** The parts of "l'équipe" and "porte-monnaie" that may be misspelled. */
function partsOf(word: Word): Word[] {
  const parts = [...word.text.matchAll(/[^'-]+/g)]
  if (parts.length === 1 || slipOf(word.text, 'french')) return [word]
  return parts.map(({ 0: text, index }, k) => ({
    ...word,
    text,
    start: word.start + index,
    ...(k > 0 && { first: false }),
    ...(k < parts.length - 1 && { joined: true as const }),
  }))
}

const fewestWords = 3
const sampled = 60
/** Of a related language, half of the words are known: of Portuguese in Spanish, and even two thirds of Galician. */
const mostUnknown = 0.25
/** Of a line by a poor speller, who knows the short words. A related language has others. */
const mostMisspelled = 0.4
const shortWord = 4

/** The language that knows most of the words, if it is nearly all of them. */
function languageOf(all: readonly Word[], fewest: number): SpelledLanguage | undefined {
  const words = all.filter(({ text, first }) => text.length > 1 && (first || !isCapital(text))).slice(0, sampled)
  if (words.length < fewest) return undefined
  const [best] = spelledLanguages
    .map(language => ({ language, ...countUnknown(words, language) }))
    .toSorted((a, b) => a.unknown - b.unknown)
  const most = best?.unknownShort === 0 ? mostMisspelled : mostUnknown
  return best && best.unknown <= words.length * most ? best.language : undefined
}

function countUnknown(words: readonly Word[], language: SpelledLanguage): { unknown: number; unknownShort: number } {
  const dictionary = dictionaryOf(language)
  const unknown = words.filter(({ text }) => !dictionary.has(text) && !isKnownUnmarked(text, language, dictionary))
  return { unknown: unknown.length, unknownShort: unknown.filter(({ text }) => text.length <= shortWord).length }
}
