/** Polishes a text in this thread, block by block. */
import type { Change } from '../../../text/changes.ts'
import { type BlockKind, splitBlocks } from '../blocks.ts'
import { detectLanguage, isForeignWord, type TextLanguage } from '../language.ts'
import type { TextOptions } from '../port.ts'
import { protectedSpans, type Span, touchesSpan } from '../protect.ts'
import { loadDictionary } from './spelling/dictionary.ts'
import { readFacts, shortBlock, type TextFacts } from './facts.ts'
import { countWords, foreignQuotations, hasEnglishWord, type LanguagePart, splitLanguages } from './language-parts.ts'
import { remarkMixedDialect, withRemark } from './spelling/mixed-dialect.ts'
import { checkSpelling, type SpelledText } from './multilingual/spelling.ts'
import { polishBlock } from './polish.ts'
import { type DraftChange, placeChanges } from './revision.ts'
import { polishTypography } from './typography.ts'

/** The changes of one block in any language; offsets are relative to the block. */
export function polishAnyBlock(text: string, facts: TextFacts, kind: BlockKind = 'paragraph'): DraftChange[] {
  const quotations = foreignQuotations(text, languageOf)
  const parts = splitLanguages(blankSpans(blankProtected(text), quotations))
  if (parts.length > 1 && kind === 'paragraph')
    return parts.flatMap(part => polishPart(text, part, facts)).filter(({ start, end }) => !touchesSpan(quotations, start, end))
  const rest = blankSpans(text, quotations)
  const read = languageOf((rest.match(/\p{L}{2,}/gu) ?? []).length < 3 ? text : rest)
  // A heading, or a line of a list, has too few words to tell its language.
  const told = read === 'english' && countWords(rest) <= shortBlock && !hasEnglishWord(rest) ? facts.mainLanguage : read
  if (told === 'english')
    return polishBlock(text, facts, kind).filter(
      ({ start, end, rule, before }) =>
        !touchesSpan(quotations, start, end) && !(rule === 'unknown-word' && isForeignWord(before.toLowerCase())),
    )
  const spelled = told === 'other' || told === 'french' ? spellingOf(text, quotations, facts) : undefined
  const language = spelled?.language === 'french' ? 'french' : told
  const signs = language === 'other' || facts.strength === 'light' ? [] : polishTypography(text, language)
  const words = (spelled?.changes ?? []).filter(({ start, end }) => !signs.some(sign => sign.start < end && sign.end > start))
  const changes = [...signs, ...words]
  // In a cell of two words, a name looks like another language.
  const isTold = kind !== 'cell' || text.split(/\s+/).length > 3
  return [...(isTold ? languageRemark(text, remarkOn(language, spelled, facts), changes) : []), ...changes].sort(
    (a, b) => a.start - b.start,
  )
}

/** The changes of some sentences; those beside English keep their typography. */
function polishPart(text: string, { start, end, isEnglish }: LanguagePart, facts: TextFacts): DraftChange[] {
  const part = text.slice(start, end).trimEnd()
  const changes = isEnglish ? polishBlock(part, facts, 'paragraph') : spellPart(part, facts)
  return changes.map(change => ({ ...change, start: change.start + start, end: change.end + start }))
}

function spellPart(part: string, facts: TextFacts): DraftChange[] {
  const spelled = spellingOf(part, foreignQuotations(part, languageOf), facts)
  const changes = spelled?.changes ?? []
  return [...languageRemark(part, remarkOn('other', spelled, facts), changes), ...changes].sort((a, b) => a.start - b.start)
}

const spellingOf = (text: string, quotations: readonly Span[], facts: TextFacts): SpelledText | undefined =>
  facts.multilingualSpelling ? checkSpelling(text, blankProtected(text), quotations, facts) : undefined

/** What was read of a paragraph, or a part of one. */
function remarkOn(
  language: Exclude<TextLanguage, 'english'>,
  spelled: SpelledText | undefined,
  { strength }: TextFacts,
): keyof typeof remarks {
  if (!spelled) return language
  return language === 'french' && spelled.language === 'french' && strength !== 'light'
    ? 'french-signs-spelling'
    : `${spelled.language}-spelling`
}

const remarks = {
  french: 'French: only punctuation and spacing were checked.',
  chinese: 'Chinese: only punctuation and spacing were checked.',
  arabic: 'Arabic: only punctuation was checked.',
  'french-spelling': 'French: only spelling was checked.',
  'french-signs-spelling': 'French: only spelling, punctuation, and spacing were checked.',
  'german-spelling': 'German: only spelling was checked.',
  'spanish-spelling': 'Spanish: only spelling was checked.',
  other: 'This language was not checked.',
}

/** Says what was not read, on the first word that no change touches. */
function languageRemark(text: string, language: keyof typeof remarks, changes: readonly DraftChange[]): DraftChange[] {
  const word = [...text.matchAll(/\p{L}[\p{L}\p{M}]*/gu)].find(
    ({ 0: found, index }) => !changes.some(({ start, end }) => start <= index + found.length && end >= index),
  )
  if (!word) return []
  const [before] = word
  const place = { start: word.index, end: word.index + before.length, before, after: before }
  return [{ ...place, kind: 'typography', rule: `language-${language}`, message: remarks[language], confidence: 'suggest' }]
}

/** All changes of a text, in order. */
export function polishText(text: string, options: TextOptions): Change[] {
  const facts = readFacts(text, options)
  const changes: Change[] = []
  const blocks = splitBlocks(text, { cells: true })
  const remark = remarkMixedDialect(blocks, facts)
  for (const block of blocks)
    changes.push(...placeChanges(block, withRemark(polishAnyBlock(block.text, facts, block.kind), block.index, remark)))
  return changes
}

function languageOf(source: string) {
  const text = blankProtected(source)
  // Only code, links, and names of things.
  if (source !== text && (text.match(/\p{L}{2,}/gu) ?? []).length < 2) return 'english'
  // "MIT"
  if (/^\P{L}*\p{Lu}{2,6}\P{L}*$/u.test(text)) return 'english'
  const language = detectLanguage(text, isMostlyKnown)
  return language === 'french' && isMenuLine(text) ? 'other' : language
}

/** "Desserts: crème brûlée, tarte aux pommes": an English label before dishes, not a French sentence. */
function isMenuLine(text: string): boolean {
  const [, label = '', rest = ''] = /^\P{L}*(\p{L}+): (.*,.*)$/u.exec(text) ?? []
  return loadDictionary().has(label.toLowerCase()) && !/(?<!\p{L})(?:je|tu|il|elle|nous|vous|ils|est|sont|une|des|les|pas|ne|que|qui|dans|pour|sur|avec|ce|cette)(?!\p{L})/iu.test(rest) // prettier-ignore
}

/** The text with spaces in place of code, addresses, and tags, which are words of no language. */
const blankProtected = (text: string) => blankSpans(text, protectedSpans(text))

function blankSpans(text: string, spans: readonly Span[]): string {
  let blank = ''
  let at = 0
  for (const { start, end } of spans) {
    blank += text.slice(at, start) + ' '.repeat(end - start)
    at = end
  }
  return blank + text.slice(at)
}

/** Most of its words are English ones, in a short line with a few misspellings even common ones. */
function isMostlyKnown(text: string): boolean {
  const dictionary = loadDictionary()
  const words = text.toLowerCase().match(/\p{L}+(?:['’]\p{L}+)?/gu) ?? []
  const known = words.filter(word => dictionary.has(word))
  const isShort = words.length < 15 && known.filter(word => dictionary.rank(word) < 20_000).length >= words.length * 0.74
  return isShort || known.length >= words.length * 0.7
}
