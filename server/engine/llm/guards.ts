/** Validates model output: protected parts are kept, and the meaning is unchanged. */
import { countWords } from '../../../text/words.ts'
import { detectLanguage } from '../language.ts'
import type { TextAction, TextOptions } from '../port.ts'
import { protectedSpans } from '../protect.ts'
import { contentKeys, coveredShare, sentencesOf } from './likeness.ts'

interface Guarded {
  action: TextAction
  options: TextOptions
  before: string
  after: string
  /** Neither may appear in the output. */
  instructions: string
  markers: readonly string[]
}

export type Fault =
  | 'empty'
  | 'markers'
  | 'instructions'
  | 'language'
  | 'length'
  | 'protected'
  | 'numbers'
  | 'keep'
  | 'structure'
  | 'meaning'
  | 'dropped'
  | 'invented'

/** The first problem of the output, if any. */
export function findFault(guarded: Guarded): Fault | undefined {
  const { before, after, action } = guarded
  if (!after) return 'empty'
  if (guarded.markers.some(marker => after.includes(marker)) || /<<<(?:END )?(?:TEXT|CONTEXT)\b/.test(after)) return 'markers'
  if (repeatsInstructions(guarded)) return 'instructions'
  if (!hasSameLanguage(before, after)) return 'language'
  if (!hasFittingLength(guarded)) return 'length'
  if (!keepsPieces(before, after)) return 'protected'
  if (!keepsNumbers(before, after, action)) return 'numbers'
  if (!keepsWords(guarded)) return 'keep'
  if (action === 'polish' && countMarks(before) !== countMarks(after)) return 'structure'
  return findDrift(guarded)
}

function repeatsInstructions({ instructions, before, after }: Guarded): boolean {
  return instructions.split(/(?<=[.:])\s/).some(sentence => sentence.length > 40 && after.includes(sentence) && !before.includes(sentence))
}

const scripts = ['Latin', 'Han', 'Hiragana', 'Katakana', 'Hangul', 'Arabic', 'Hebrew', 'Cyrillic', 'Greek', 'Devanagari', 'Thai'].map(
  name => new RegExp(`\\p{Script=${name}}`, 'gu'),
)

function mainScript(text: string): number {
  const counts = scripts.map(script => text.match(script)?.length ?? 0)
  const most = Math.max(...counts)
  return most === 0 ? -1 : counts.indexOf(most)
}

function hasSameLanguage(before: string, after: string): boolean {
  if (mainScript(before) !== mainScript(after)) return false
  const [from, to] = [detectLanguage(before), detectLanguage(after)]
  // Other short or unusual text is left to the comparison of words.
  return from === to || from === 'other' || to === 'other' || countWords(before) < 6
}

/** Short texts get more room: two words may become six. */
function hasFittingLength({ action, options, before, after }: Guarded): boolean {
  const [from, to] = [countWords(before), countWords(after)]
  if (action === 'expand') return to >= Math.ceil(from * 1.1) && to <= from * 3 + 8
  return to >= from * (options.tone === 'concise' ? 0.4 : 0.7) - 2 && to <= from * 1.5 + 4
}

/** URLs, code, placeholders, and identifiers; not what only looks like one in casual writing ("gr8", "-and"). */
const hardPiece = /[`@{}%$\\_#]|[/<>].*[\w>]|\w>|\]\(|^&.*;$|^--\w|[a-z][A-Z]|\.[a-z]{2,5}$/

function keepsPieces(before: string, after: string): boolean {
  const wanted = new Map<string, number>()
  for (const { start, end } of protectedSpans(before)) {
    const piece = before.slice(start, end).trim()
    if (hardPiece.test(piece)) wanted.set(piece, (wanted.get(piece) ?? 0) + 1)
  }
  return [...wanted].every(([piece, count]) => after.split(piece).length - 1 >= count)
}

const numberWords =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fou?rty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|half|noon|midnight|oclock|o'clock)\b/i

/** Numbers without thousands separators; "2day" and "b4" contain none. */
function numbersOf(text: string): Set<string> {
  const joined = text.replace(/(?<=\d)[,'  ](?=\d{3}(?!\d))/gu, '')
  const found = joined.match(
    /(?<![\p{L}\p{N}])\p{Nd}+(?:[.,:/-]\p{Nd}+)*(?!\p{Nd})(?=(?:am|pm|a\.m|p\.m|st|nd|rd|th|k|[ckm]?m|k?g|h|hrs?|min|m?s|[KMGT]B|px|x|%)?(?!\p{L}))|(?<=\p{Script=Han})\p{Nd}+|(?<!\p{Nd})\p{Nd}+(?=\p{Script=Han})/giu,
  )
  return new Set(found?.flatMap(number => number.split(/[.,:/-]/)).map(digits => digits.replace(/^0+(?=\d)/, '')))
}

/** In casual writing, "2" and "4" may mean "to" and "for". */
const hasty = /\b(?:u|ur|r|c|b4|gr8|w8|l8r?|2day|2moro|pls|plz|thx|tmrw)\b/i

function keepsNumbers(before: string, after: string, action: TextAction): boolean {
  const [from, to] = [numbersOf(before), numbersOf(after)]
  if (![...from].every(number => to.has(number) || (/^[24]$/.test(number) && hasty.test(before)))) return false
  return action === 'expand' || numberWords.test(before) || [...to].every(number => from.has(number) || number === '0')
}

function keepsWords({ options, before, after }: Guarded): boolean {
  return (options.keep ?? []).every(word => !hasWord(before, word) || hasWord(after, word))
}

function hasWord(text: string, word: string): boolean {
  const escaped = RegExp.escape(word)
  return (
    new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'u').test(text) || (/\p{Script=Han}/u.test(word) && text.includes(word))
  )
}

const countMarks = (text: string): number => text.match(/^\s*(?:>\s*)*(?:[-*+•][ \t]|\d{1,3}[.)][ \t]|#{1,6}[ \t])/gm)?.length ?? 0

/** Whether the output matches the text: as a whole, sentence by sentence, and without additions. */
function findDrift({ action, options, before, after }: Guarded): Fault | undefined {
  const said = contentKeys(after)
  const isFree = action === 'expand' || options.strength === 'thorough' || (options.tone ?? 'neutral') !== 'neutral'
  if (coveredShare(before, said, 3) < (isFree ? 0.35 : 0.5)) return 'meaning'
  if (sentencesOf(before).some(sentence => coveredShare(sentence, said, 4) < 0.25)) return 'dropped'
  const given = contentKeys(before)
  if (action === 'polish' && sentencesOf(after).some(sentence => coveredShare(sentence, given, 5) < 0.15)) return 'invented'
  return undefined
}
