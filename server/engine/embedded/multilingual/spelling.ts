/** Spelling in French, German, and Spanish: suggestions only, and none for names. */
import { longestWord, type Span, touchesSpan } from '../../protect.ts'
import { curl } from '../apostrophes.ts'
import type { TextFacts } from '../facts.ts'
import type { DraftChange } from '../revision.ts'
import { dictionaryOf, type SpelledLanguage } from './hunspell.ts'
import { readLanguage } from './languages.ts'
import { isCapitalized, isDerived, isEnglish, isNameLike, isSpanishForm, type Word } from './left-alone.ts'
import { alikeWords, nearWords, slipOf } from './likely-words.ts'
import { withoutAccents, withoutDoubles } from './sounds.ts'

export interface SpelledText {
  language: SpelledLanguage
  /** Sorted, with offsets in the text. */
  changes: DraftChange[]
}

/**
 * Letters of unknown words that are looked up in one block. Hunspell takes up to 10 ms for a letter of a long German
 * word, so that a block of nonsense takes seconds and not minutes.
 */
const mostLetters = 400
/** Longer unknown words are compounds, whose search takes longest. */
const longestSearched = 20

/**
 * Suggestions for a text; undefined if it is in none of the three languages. `readable` has spaces in place of code and
 * addresses. Quotations in another language are not read.
 */
export function checkSpelling(text: string, readable: string, quotations: readonly Span[], facts: TextFacts): SpelledText | undefined {
  const isExpected = facts.mainLanguage !== 'english'
  const all = readWords(text, readable)
  const outside = all.filter(({ start, end }) => !touchesSpan(quotations, start, end))
  const language = readLanguage(outside.length > 0 ? outside : all, isExpected)
  if (!language) return undefined
  const quoted = quotations.flatMap(span => {
    const inside = all.filter(({ start, end }) => touchesSpan([span], start, end))
    return readLanguage(inside, isExpected) === language ? inside : []
  })
  const words = new Set([...outside, ...quoted])
  const read = all.filter(word => words.has(word))
  return { language, changes: suggestions(text, read, language, facts) }
}

function suggestions(text: string, words: readonly Word[], language: SpelledLanguage, facts: TextFacts): DraftChange[] {
  const { has } = dictionaryOf(language)
  const write = facts.isCurly ? curl : (word: string) => word
  const found = new Map<string, string[]>()
  let letters = 0
  return words
    .filter(word => !has(word.text))
    .flatMap(partsOf)
    .flatMap(word => {
      if (has(word.text) || isKept(word.text, language, facts) || isNameLike(word, language)) return []
      const known = found.get(word.text)
      letters += known ? 0 : word.text.length
      const likely =
        known ?? (letters > mostLetters || word.text.length > longestSearched ? [] : wordsFor(word.text, language, facts, text))
      found.set(word.text, likely)
      const [after, ...alternatives] = likely.map(write)
      return after === undefined ? [] : [suggest(text.slice(word.start, word.end), word, language, [after, ...alternatives])]
    })
}

function suggest(
  before: string,
  { start, end }: Span,
  language: SpelledLanguage,
  [after, ...alternatives]: [string, ...string[]],
): DraftChange {
  return {
    start,
    end,
    before,
    after,
    kind: 'spelling',
    rule: `${language}-word`,
    message: `Did you mean "${after}"?`,
    confidence: 'suggest',
    ...(alternatives.length > 0 && { alternatives }),
  }
}

/** Of the personal dictionary; in languages with small nouns also what the text always writes like a name. */
function isKept(word: string, language: SpelledLanguage, { keep }: TextFacts): boolean {
  const lower = word.toLowerCase()
  return keep.includes(lower) || (language !== 'german' && keep.includes(`^${lower}`))
}

/** The words that an unknown one may mean; none if it is probably right. */
function wordsFor(word: string, language: SpelledLanguage, { technical, keep }: TextFacts, text: string): string[] {
  const slip = slipOf(word, language)
  if (slip) return [slip]
  const dictionary = dictionaryOf(language)
  if (language === 'spanish' && isSpanishForm(word, dictionary)) return []
  const pick = (likely: string[]) =>
    likely.some(other => isRegional(word, other, text)) ? [] : likely.filter(other => isAcceptable(word, other, language))
  const alike = alikeWords(word, language, dictionary)
  // A word that the text repeats is a term more often than a slip.
  const isTerm = technical || keep.includes(`=${word.toLowerCase()}`)
  if (alike.length > 0 || isTerm || isDerived(word, language, dictionary)) return pick(alike)
  return pick(nearWords(word, language, dictionary))
}

/** Switzerland has no ß, keyboards have no œ, and "Straße" has its ß in every compound. */
function isRegional(word: string, other: string, text: string): boolean {
  if (/[œæ]/i.test(other)) return other.toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae') === word.toLowerCase()
  if (word.includes('ß') && other === word.replaceAll('ß', 'ss')) return word.length > longestOld
  return other.includes('ß') && other.replaceAll('ß', 'ss') === word && !text.includes('ß')
}

/** "muß", "bewußt": the old spelling of short words. */
const longestOld = 7

function isAcceptable(word: string, other: string, language: SpelledLanguage): boolean {
  const [from, to] = [withoutAccents(word), withoutAccents(other)]
  // Names differ in their first letter, slips seldom.
  if (rude.test(other) || (isCapitalized(word) && from[0] !== to[0])) return false
  // "reunion", "decision" are English, too.
  const isSpanishEnding = language === 'spanish' && from === to && from.endsWith('ion')
  return isSpanishEnding || !isEnglish(word, language === 'french' && from !== to && withoutDoubles(from) === withoutDoubles(to))
}

const rude =
  /^(?:merd\p{L}*|putes?|putains?|con(?:ne|nard|nasse)?s?|salopes?|bites?|couilles?|niquer?|encul\p{L}+|pédés?|schei[ßs]\p{L}*|arsch\p{L}*|fick\p{L}*|huren?|fotzen?|schlampen?|wichser|put[ao]s?|mierdas?|coños?|joder|pollas?|cabr[oó]n\p{L}*|culos?|maric[oó]n\p{L}*|vergas?|pendej\p{L}+)$/iu

/** Soft hyphens, and spaces and joiners without width. */
const invisible = '\u00AD\u200B-\u200D\u2060'
const wordPattern = new RegExp(`\\p{L}[\\p{L}\\p{M}${invisible}]*(?:['’-]\\p{L}[\\p{L}\\p{M}${invisible}]*)*`, 'gu')
const plain = (word: string) =>
  word
    .normalize('NFC')
    .replaceAll(new RegExp(`[${invisible}]`, 'gu'), '')
    .replaceAll('’', "'")

/** Words, but none beside a sign that makes it a part of something: "Kund*innen", "client·e·s", "Liefer-", "z.B.", "Verzög. mit". */
function readWords(text: string, readable: string): Word[] {
  let end = 0
  let last = ''
  return [...readable.matchAll(wordPattern)].flatMap(({ 0: found, index }) => {
    const gap = text.slice(end, index)
    const isEnd = /[.!?…:\n]["“”»)]*\s+["“„«(¿¡–—-]*\s*$/u.test(gap) && !(gap.startsWith('.') && abbreviations.test(last))
    const first = end === 0 || isEnd
    const before = first ? '' : last
    end = index + found.length
    last = found
    const isPart = partEnd.test(text.slice(Math.max(0, index - 2), index)) || partStart.test(text.slice(end, end + 3))
    return isPart || found.length > longestWord ? [] : [{ text: plain(found), start: index, end, first, before }]
  })
}

const abbreviations = /^(?:\p{Lu}|Mme|Mlle|Me|Dr|Prof|Pr|Sr|Sra|Srta|Dn|Dña|Hr|Fr|St|Ste|Nr)$/u
const partEnd = /(?:[\p{L}\p{N}][*:_/·&.=+]|[\p{L}\p{N}@#-])$/u
const partStart = /^(?:\. \p{Ll}|[*:_/·@#&=(+.]\p{L}|[-\p{L}\p{N}@])/u

/** The parts of "l'équipe" and "porte-monnaie" that may be misspelled. */
function partsOf(word: Word): Word[] {
  const { text, start, end } = word
  const parts = [...text.matchAll(/[^'-]+/g)]
  // Places are those of the source only if it has as many characters.
  if (parts.length === 1 || end - start !== text.length) return [word]
  return parts.map(({ 0: part, index }, k) => ({
    ...word,
    text: part,
    start: start + index,
    end: start + index + part.length,
    ...(k > 0 && { first: false }),
    ...(k < parts.length - 1 && { joined: true as const }),
  }))
}
