/** Facts about a whole text that apply to each paragraph. */
import { detectLanguage, type TextLanguage } from '../language.ts'
import type { Dialect, Strength, TextOptions } from '../port.ts'
import { longestWord, protectedSpans } from '../protect.ts'
import { isCurly } from './apostrophes.ts'
import { guessDialect } from './spelling/dialect.ts'
import { correctSlip } from './spelling/known-slips.ts'

export interface TextFacts {
  dialect: 'american' | 'british'
  /** Chosen by the writer, not detected: spellings of the other dialect are changed. */
  dialectWanted: Dialect
  strength: Strength
  tone: NonNullable<TextOptions['tone']>
  /** Writes curly apostrophes. */
  isCurly: boolean
  /** Contains much code and many technical names, so an unknown word is more likely a name. */
  technical: boolean
  /** Begins with a greeting on a separate line: "Hi Karen". */
  opensLetter: boolean
  /** Lists what somebody did: two items or more begin with a past, as in a CV. */
  listsPast: boolean
  /** One word in a hundred or more is misspelled. */
  isMisspelled: boolean
  /** What nearly all of a longer text is in; its headings have too few words to tell. */
  mainLanguage: TextLanguage
  /** Also suggests spellings in French, German, and Spanish. */
  multilingualSpelling: boolean
  /** Words to keep, in lower case; those that the text repeats start with "=". */
  keep: readonly string[]
}

/** Words of a block that may be a heading. */
export const shortBlock = 6
/** Characters that tell a text's language. */
const sampleLength = 8000

const greetingLine = /^\s*(?:Dear|Hi|Hello|Hey|Good (?:morning|afternoon|evening)) (?!World\b)\S[^\n]{0,60}\n\s*\S/

/** A British business letter has a comma after both its greeting and its closing, or after neither. */
const openPunctuation = /\nYours faithfully[ \t]*(?:\n|$)/

const pastItem = /^\s*[-*+•–][ \t]+(?:\p{Lu}\p{Ll}+ly )?(?:\p{L}\p{Ll}+ed|Built|Led|Ran|Won|Wrote|Rewrote|Cut|Grew|Sold|Taught|Oversaw|Drove|Held|Gave|Made|Brought|Kept|Set|Took)(?= )/gmu // prettier-ignore

/** Detects the dialect, and words that are correct because they are repeated. */
export function readFacts(text: string, options: TextOptions): TextFacts {
  const words = (text.match(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu) ?? []).filter(word => word.length <= longestWord)
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word.toLowerCase(), (counts.get(word.toLowerCase()) ?? 0) + 1)
  const repeated = [...counts].filter(([word, count]) => count >= 3 && word.length > 3).map(([word]) => word)
  // The name of a package: "# ccount".
  const title = /^#[ \t]+(\p{Ll}[\p{L}\d]+)[ \t]*$/mu.exec(text)?.[1] ?? ''
  const named = (counts.get(title) ?? 0) > 1 ? [title] : []
  const wanted = options.dialect ?? 'auto'
  const protectedCount = protectedSpans(text).length
  return {
    dialect: wanted === 'auto' ? guessDialect([...counts.keys()]) : wanted,
    dialectWanted: wanted,
    strength: options.strength ?? 'standard',
    tone: options.tone ?? 'neutral',
    isCurly: isCurly(text),
    technical: /^ {0,3}(?:```|~~~)/m.test(text) || (protectedCount * 60 > words.length && protectedCount > 1),
    opensLetter: greetingLine.test(text) && !openPunctuation.test(text),
    listsPast: (text.match(pastItem)?.length ?? 0) > 1,
    mainLanguage: mainLanguageOf(text),
    multilingualSpelling: options.multilingualSpelling ?? false,
    isMisspelled: countSlips(words) * 100 >= Math.max(words.length, 1),
    keep: [
      ...(options.keep ?? []).map(word => word.toLowerCase()),
      ...named,
      ...repeated.map(word => '=' + word),
      ...namesIn(text, words, counts).map(word => '^' + word),
    ],
  }
}

/** Words that are written more than once, always with a capital, and also inside a sentence; in lower case. */
function namesIn(text: string, words: readonly string[], counts: ReadonlyMap<string, number>): string[] {
  const inside = new Set((text.match(/(?<=[\p{Ll}\d,;] )\p{Lu}\p{Ll}{3,}/gu) ?? []).map(word => word.toLowerCase()))
  const capitals = new Map<string, number>()
  for (const word of words) {
    const lower = word.toLowerCase()
    if (inside.has(lower) && word !== lower) capitals.set(lower, (capitals.get(lower) ?? 0) + 1)
  }
  return [...capitals].filter(([word, count]) => count > 1 && count === counts.get(word)).map(([word]) => word)
}

/** A text of fewer words may be a heading itself. */
const longerText = 20
/** English paragraphs in a text of another language: more of them, and its short lines may be either. */
const mostEnglish = 0.15

function mainLanguageOf(source: string): TextLanguage {
  const text = source.slice(0, sampleLength)
  const language = detectLanguage(text, () => true)
  if (language === 'english') return language
  const sizes = text
    .split('\n')
    .map(line => ({ line, size: line.match(/\p{L}{2,}/gu)?.length ?? 0 }))
    .filter(({ size }) => size > shortBlock)
  const count = (lines: typeof sizes) => lines.reduce((sum, { size }) => sum + size, 0)
  const english = sizes.filter(({ line }) => detectLanguage(line, () => true) === 'english')
  return count(sizes) >= longerText && count(english) <= count(sizes) * mostEnglish ? language : 'english'
}

/** How many words are known slips. */
const countSlips = (words: readonly string[]): number =>
  words.filter(word => word === word.toLowerCase() && correctSlip(word) !== undefined).length
