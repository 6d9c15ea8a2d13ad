/** Parts of a block in another language than the rest: sentences, and quotations. */
import { detectLanguage, type TextLanguage } from '../language.ts'
import type { Span } from '../protect.ts'

export interface LanguagePart extends Span {
  isEnglish: boolean
}

/** Reads the language of a piece, with the dictionary's opinion where its words are not conclusive. */
type LanguageOf = (text: string) => TextLanguage

export const countWords = (text: string) => text.match(/\p{L}+(?:['’]\p{L}+)*/gu)?.length ?? 0

const isSurelyForeign = (text: string) => countWords(text) >= 2 && detectLanguage(text, () => true) !== 'english'
/** English words that few other languages have: "Was ist so schlimm?" has none. */
const onlyEnglish = /(?<![\p{L}'’])(?:the|and|you|your|that|this|they|with|please|would|what|there|my|she|his|her|from|been)(?![\p{L}'’])/iu
export const hasEnglishWord = (text: string) => onlyEnglish.test(text)
const isSurelyEnglish = (text: string) => countWords(text) >= 4 && hasEnglishWord(text) && detectLanguage(text, () => false) === 'english'

/** "Vielen Dank! We received the order.": each run of sentences of one language; one run where the language is the same. */
export function splitLanguages(text: string): LanguagePart[] {
  const parts: LanguagePart[] = []
  let start = 0
  for (const end of sentenceEnds(text)) {
    const sentence = text.slice(start, end)
    const last = parts.at(-1)
    const isEnglish = isSurelyForeign(sentence) ? false : isSurelyEnglish(sentence) ? true : undefined
    if (last && (isEnglish === undefined || isEnglish === last.isEnglish)) last.end = end
    else if (isEnglish !== undefined || end === text.length) {
      parts.push({ start: parts.length === 0 ? 0 : start, end, isEnglish: isEnglish ?? true })
    }
    start = end
  }
  return parts
}

/** The places after each sentence and its space, but none inside a quotation. */
function sentenceEnds(text: string): number[] {
  const ends: number[] = []
  let isOpen = false
  for (const { 0: found, 1: mark, index } of text.matchAll(/(["“”«»])|[.!?…](?:["”»)]?\s+)(?=["“«¿¡(]?\p{Lu})/gu)) {
    // The mark that closes a quotation may stand behind the period.
    if (mark ?? /["”»]/.exec(found)?.[0]) isOpen = (mark ?? found).includes('"') ? !isOpen : /[“«]/.test(mark ?? found)
    if (mark === undefined && !isOpen) ends.push(index + found.length)
  }
  return [...ends, text.length]
}

/** Quotations in another language: `In Spain they say "no hay mal que por bien no venga".` */
export function foreignQuotations(text: string, languageOf: LanguageOf): Span[] {
  return [...text.matchAll(/["“«„]([^"“”«»„]{8,400})["“”»]/gu)].flatMap(({ 0: found, 1: quoted = '', index }) => {
    const isForeign = isSurelyForeign(quoted) || (countWords(quoted) >= 4 && languageOf(quoted) !== 'english')
    return isForeign && countWords(quoted) >= 3 ? [{ start: index, end: index + found.length }] : []
  })
}
