/** Compares a document with the text that one of its runs started from. */
import { diffArrays } from 'diff'
import { diffChanges } from '../../../../text/diff.ts'
import { countWords } from '../../../../text/words.ts'

export interface Piece {
  kind: 'same' | 'removed' | 'added'
  text: string
}

export interface Comparison {
  before: string
  after: string
  pieces: Piece[]
  wordsAdded: number
  wordsRemoved: number
}

/** Texts of a run: source, result, and accepted result. */
export interface RunTexts {
  source: string
  result: string
  accepted: string | null
}

/** Removes the code markers of a source text. */
export const withoutMarks = (text: string): string =>
  text
    .replace(/^```.*\n?/gm, '')
    .replaceAll('`', '')
    .trim()

/**
 * Compares the document, with its heading markers, with the run's text; if the run had only a part, the rest is
 * unchanged.
 */
export function compareWithRun(document: string, run: RunTexts): Comparison {
  const now = withoutMarks(document)
  const source = withoutMarks(run.source)
  const [start, end] = findPart(now, { source, result: withoutMarks(run.result), accepted: withoutMarks(run.accepted ?? '') })
  const before = now.slice(0, start) + source + now.slice(end)
  const pieces = [same(now.slice(0, start)), ...compareTexts(source, now.slice(start, end)), same(now.slice(end))]
  const count = (kind: Piece['kind']) => pieces.filter(piece => piece.kind === kind).reduce((sum, { text }) => sum + countWords(text), 0)
  return {
    before,
    after: now,
    pieces: pieces.filter(({ text }) => text !== ''),
    wordsAdded: count('added'),
    wordsRemoved: count('removed'),
  }
}

const same = (text: string): Piece => ({ kind: 'same', text })

/** Finds the run's text in the document: exactly, or in the paragraphs that share most words with it. */
function findPart(now: string, run: { source: string; result: string; accepted: string }): [number, number] {
  for (const text of [run.accepted, run.result, run.source]) {
    const at = text === '' ? -1 : now.indexOf(text)
    if (at >= 0) return [at, at + text.length]
  }
  const known = new Set(wordsOf(`${run.source} ${run.result}`))
  const paragraphs = [...now.matchAll(/[^\n]+(?:\n(?!\n)[^\n]+)*/g)].map(({ index, 0: text }) => ({ index, text }))
  const shared = paragraphs.filter(({ text }) => {
    const words = wordsOf(text)
    return words.length > 0 && share(words, known) >= 0.5
  })
  const [first, last] = [shared[0], shared.at(-1)]
  return first && last ? [first.index, last.index + last.text.length] : [0, now.length]
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Deletions and insertions: by line first, which is fast for long texts, then by word. */
export function compareTexts(before: string, after: string): Piece[] {
  const [old, now] = [splitLines(before), splitLines(after)]
  if (arePairs(old, now)) return old.flatMap((line, index) => compareWords(line, now[index] ?? '')).filter(({ text }) => text !== '')
  const hunks = diffArrays(old, now, { timeout: lineMs })
  if (!hunks) return compareWords(before, after)
  const pieces: Piece[] = []
  let gone: string[] = []
  let come: string[] = []
  const settle = () => {
    if (gone.length === come.length) gone.forEach((line, index) => pieces.push(...compareWords(line, come[index] ?? '')))
    else pieces.push(...compareWords(gone.join(''), come.join('')))
    gone = []
    come = []
  }
  for (const { value, added, removed } of hunks) {
    if (removed) gone = value
    else if (added) come = value
    else {
      settle()
      pieces.push(same(value.join('')))
    }
  }
  settle()
  return pieces.filter(({ text }) => text !== '')
}

const lineMs = 500

/** Whether lines match by index, the common and cheap case. */
const arePairs = (old: string[], now: string[]) =>
  old.length === now.length &&
  old.every((line, index) => line === now[index] || share(wordsOf(line), new Set(wordsOf(now[index] ?? ''))) >= 0.5)

const share = (words: string[], known: ReadonlySet<string>) => words.filter(word => known.has(word)).length / Math.max(words.length, 1)

const splitLines = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? []

function compareWords(before: string, after: string): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const change of diffChanges(before, after, { offset: 0, idPrefix: '', kind: 'rewording', message: '' })) {
    pieces.push(same(before.slice(at, change.start)))
    at = change.end
    // Different line endings are not a change.
    if (change.before.trim() === '' && change.after.trim() === '') {
      pieces.push(same(change.after))
      continue
    }
    // Trailing white space that both have belongs to the text.
    const [end = ''] = /\s*$/.exec(change.before) ?? []
    const shared = change.after.endsWith(end) ? end : ''
    const cut = (text: string) => text.slice(0, text.length - shared.length)
    pieces.push({ kind: 'removed', text: cut(change.before) }, { kind: 'added', text: cut(change.after) }, same(shared))
  }
  return [...pieces, same(before.slice(at))]
}

/** A line with its parts and block type, without markers. */
export interface Line {
  kind: 'empty' | 'heading' | 'item' | 'plain'
  /** Markers of list items. */
  mark: string
  pieces: Piece[]
}

export function toLines(pieces: Piece[]): Line[] {
  const lines: Piece[][] = [[]]
  for (const { kind, text } of pieces)
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push([])
      if (part !== '') lines.at(-1)?.push({ kind, text: part })
    }
  return lines.map(readLine)
}

function readLine(pieces: Piece[]): Line {
  const text = pieces.map(piece => piece.text).join('')
  const [mark = '', hashes] = /^(?:(#{1,6}) |\s*(?:-|\d{1,3}\.) )/.exec(text) ?? []
  const kind = text.trim() === '' ? 'empty' : hashes ? 'heading' : mark ? 'item' : 'plain'
  return { kind, mark: kind === 'item' ? mark.replace('-', '•') : '', pieces: cutStart(pieces, mark.length) }
}

/** The parts without this many leading letters. */
function cutStart(pieces: Piece[], length: number): Piece[] {
  const [first, ...rest] = pieces
  if (!first || length === 0) return pieces
  const text = first.text.slice(length)
  const others = cutStart(rest, Math.max(length - first.text.length, 0))
  return text ? [{ ...first, text }, ...others] : others
}
