/** Readability statistics: sentences, words, reading time, and, for English, Flesch reading ease. */
import { flesch } from 'flesch'
import { syllable } from 'syllable'
import { countWords, readingMinutes } from '../../../text/words.ts'

export interface Readability {
  words: number
  sentences: number
  minutes: number
  /** Flesch reading ease, about 0 to 100, or why it is not available. */
  ease: number | 'short' | 'foreign'
}

/** With fewer words the score is not meaningful. */
const leastWords = 20
const leastShare = 0.15

const small = new Set(
  'the and of to is was that it he she they we you i my your his her their our with for are were be been have has had not this these those from by will would can could should but or if when what which who there because so very do does did at as all more some than then them us how its into about one out up only any where just also each in on a an'.split(
    ' ',
  ),
)

/** Detects English by its function words. */
function isEnglish(words: string[]): boolean {
  return words.length > 0 && words.filter(word => small.has(word.toLowerCase())).length / words.length >= leastShare
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
const abbreviation = /(?:^|[\s(])(?:Mr|Mrs|Ms|Dr|Prof|St|Jr|Sr|No|vs|etc|cf|approx|e\.g|i\.e|\p{Lu})\.\s*$/u

/** The sentences of a text; a line break ends one, an abbreviation does not. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = []
  for (const line of text.split(/\n+/)) {
    let open = ''
    for (const { segment } of segmenter.segment(line)) {
      open += segment
      if (abbreviation.test(open)) continue
      if (/[\p{L}\p{N}]/u.test(open)) sentences.push(open.trim())
      open = ''
    }
    if (/[\p{L}\p{N}]/u.test(open)) sentences.push(open.trim())
  }
  return sentences
}

export function readabilityOf(text: string): Readability {
  const sentences = splitSentences(text).length
  const figures = { words: countWords(text), sentences, minutes: readingMinutes(text) }
  const words = text.match(/\p{Script=Latin}+(?:['’]\p{Script=Latin}+)*/gu) ?? []
  if (figures.words > words.length * 2 || (words.length >= leastWords && !isEnglish(words))) return { ...figures, ease: 'foreign' }
  if (words.length < leastWords) return { ...figures, ease: 'short' }
  const syllables = words.reduce((sum, word) => sum + Math.max(syllable(word), 1), 0)
  return { ...figures, ease: Math.round(flesch({ sentence: sentences, word: words.length, syllable: syllables })) }
}

export type Ease = 'easy' | 'plain' | 'hard' | 'veryHard'

/** Flesch's bands, simplified. */
export const easeOf = (score: number): Ease => (score >= 70 ? 'easy' : score >= 50 ? 'plain' : score >= 30 ? 'hard' : 'veryHard')
