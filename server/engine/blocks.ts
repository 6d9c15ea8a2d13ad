/** Splits a text into blocks that are processed separately: paragraphs, headings, list items, and table cells. */

export type BlockKind = 'paragraph' | 'item' | 'cell'

export interface TextBlock {
  index: number
  /** UTF-16 offsets into the text: `text.slice(start, end) === block.text`. */
  start: number
  end: number
  text: string
  /** List items, headings, and table cells need no initial capital and no final period. */
  kind: BlockKind
}

interface Line {
  start: number
  end: number
  text: string
  /** A row of a table. */
  isRow?: boolean
}

interface Piece {
  start: number
  end: number
  kind: BlockKind
}

/** Longer blocks are split at the end of a sentence, so that a very long paragraph still streams. */
const longest = 3000
const fence = /^ {0,3}(`{3,}|~{3,})/
const tableRow = /^\s*\|.*\|\s*$/
const ruler = /^\s*(?:[-*_=~]\s*){3,}$/
const markup = /^\s*(?:<\/?[a-z][^>]*>\s*|<!--.*-->\s*|!\[[^\]]*\]\([^)]*\)\s*|\[!\[.*|\[[^\]]+\]:\s*\S+.*)$/i
const opener = /^\s*(?:>\s*)*(?:(?:[-*+•–]|\(?\d{1,3}[.)]|[a-zA-Z][)])[ \t]+(?:\[[ xX]\][ \t]+)?|\[[ xX]\][ \t]+|#{1,6}[ \t]+)/
const quote = /^\s*(?:>[ \t]?)*\s*/
const heading = /^\s*#{1,6}[ \t]/

/**
 * The prose of a text, in order; code fences, front matter, and bare markup are left out. Tables are left out too,
 * unless their cells are wanted: each is a separate block, without its bars and padding.
 */
export function splitBlocks(text: string, { cells = false } = {}): TextBlock[] {
  const pieces: Piece[] = []
  let open: Piece | undefined
  // A sentence may continue in lower case after an inline code block.
  let afterCode = false
  const close = () => {
    if (open) pieces.push(open)
    open = undefined
  }
  for (const line of proseLines(text)) {
    if (line && line !== 'code' && line.isRow) {
      close()
      if (cells) pieces.push(...readCells(line))
      continue
    }
    if (!line || line === 'code') {
      // "Contributing", underlined: a heading.
      if (open?.kind === 'paragraph' && isUnderlined(text, open.end)) open.kind = 'item'
      close()
      // What leads to code needs no final period.
      const last = pieces.at(-1)
      if (line === 'code' && last?.kind === 'paragraph' && !/[.!?:]["”’)]*$/.test(text.slice(0, last.end))) last.kind = 'item'
      afterCode ||= line === 'code'
      continue
    }
    const prefix = opener.exec(line.text)?.[0].length ?? 0
    if (prefix > 0) close()
    const end = line.start + line.text.trimEnd().length
    const start = line.start + (prefix || (quote.exec(line.text)?.[0].length ?? 0))
    open = open ? { ...open, end } : { start, end, kind: prefix > 0 || afterCode ? 'item' : 'paragraph' }
    afterCode = false
    if (heading.test(line.text)) close()
  }
  close()
  return pieces
    .map((piece, i) => (continuesLast(text, pieces[i - 1], piece) ? { ...piece, kind: 'item' as const } : piece))
    .flatMap(piece => cutLong(text, piece))
    .filter(({ start, end }) => start < end)
    .map(({ start, end, kind }, index) => ({ index, start, end, text: text.slice(start, end), kind }))
}

/** A line of dashes or equals signs follows. */
const isUnderlined = (text: string, end: number) => /^[ \t]*\r?\n {0,3}(?:-{3,}|={3,})[ \t]*(?:\r?\n|$)/.test(text.slice(end, end + 200))

const greeting = /^(?:Dear|Hi|Hello|Good (?:morning|afternoon|evening))\b[^\n]{0,60},$/

/** A paragraph in lower case after a comma or semicolon: a sentence that goes on; after a greeting, a letter begins. */
function continuesLast(text: string, last: Piece | undefined, { start }: Piece): boolean {
  if (!last || !/^\p{Ll}/u.test(text.slice(start, start + 2))) return false
  return /[,;:–—"”)-]$/.test(text.slice(0, last.end)) && !greeting.test(text.slice(last.start, last.end))
}

/** Lines of prose in order, with `undefined` at paragraph breaks and `code` in place of code. */
function* proseLines(text: string): Generator<Line | 'code' | undefined> {
  const lines = readLines(text)
  let at = skipFrontMatter(lines)
  let inTable = false
  while (at < lines.length) {
    const line = lines[at]
    if (!line) break
    const mark = fence.exec(line.text)?.[1]
    if (mark) {
      yield 'code'
      at = skipFence(lines, at, mark)
      continue
    }
    if (isIndentedCode(lines, at)) {
      yield 'code'
      while (/^(?: {4}|\t)|^\s*$/.test(lines[at]?.text ?? ' ') && at < lines.length) at++
      continue
    }
    const bare = !line.text.trim() || ruler.test(line.text) || markup.test(line.text) || isTableRule(line.text)
    const isRow: boolean = !bare && (inTable || isTable(lines, at))
    inTable = (inTable && !bare && line.text.includes('|')) || isTableRule(line.text)
    yield bare ? undefined : isRow && line.text.includes('|') ? { ...line, isRow } : line
    at++
  }
}

const indent = /^(?: {4}|\t)\s*\S/

/** Indented lines after an empty one, outside of lists, of which no line looks like prose. */
function isIndentedCode(lines: readonly Line[], at: number): boolean {
  if (!indent.test(lines[at]?.text ?? '') || lines[at - 1]?.text.trim()) return false
  const above = lines.slice(Math.max(0, at - 40), at).findLast(({ text }) => text.trim() && !indent.test(text))
  if (above && /^ {0,3}(?:[-*+•–]|\(?\d{1,3}[.)])\s/.test(above.text)) return false
  for (let k = at; indent.test(lines[k]?.text ?? ''); k++) if (isProse(lines[k]?.text ?? '')) return false
  return true
}

/** A line of several words without the signs of code. */
const isProse = (line: string) =>
  line.trim().split(/\s+/).length > 3 && !/^\s*(?:[\w-]+:|[$>#])\s|[;{}=<>()[\]|\\$@]|(?:^|\s)--?\w/.test(line)

function readLines(text: string): Line[] {
  const lines: Line[] = []
  for (let start = 0; start <= text.length;) {
    const found = text.indexOf('\n', start)
    const stop = found < 0 ? text.length : found
    const end = stop > start && text[stop - 1] === '\r' ? stop - 1 : stop
    lines.push({ start, end, text: text.slice(start, end) })
    start = stop + 1
  }
  return lines
}

function skipFrontMatter(lines: readonly Line[]): number {
  const first = lines[0]?.text.trimEnd()
  if (first !== '---' && first !== '+++') return 0
  const last = lines.findIndex((line, at) => at > 0 && line.text.trimEnd() === first)
  return last > 1 && lines.slice(1, last).every(line => /^(?:\s*$|\s*[\w"-]+\s*[:=]|\s+\S|\s*-\s|#)/.test(line.text)) ? last + 1 : 0
}

function skipFence(lines: readonly Line[], at: number, mark: string): number {
  const sign = mark.charAt(0)
  const closing = new RegExp(`^ {0,3}\\${sign}{${mark.length},}\\s*$`)
  for (let i = at + 1; i < lines.length; i++) if (closing.test(lines[i]?.text ?? '')) return i + 1
  return lines.length
}

function isTable(lines: readonly Line[], at: number): boolean {
  const here = lines[at]?.text ?? ''
  return tableRow.test(here) || isTableRule(here) || (here.includes('|') && isTableRule(lines[at + 1]?.text ?? ''))
}

/** "| --- | :-: |": the delimiter row of a table. */
function isTableRule(line: string): boolean {
  const cells = line.trim().replace(/^\|/, '').replace(/\|$/, '').split('|')
  return cells.length > 1 && cells.every(cell => /^:?-{2,}:?$/.test(cell.trim()))
}

/** The words of a row's cells; "\\|" and a bar inside code belong to a cell. */
function readCells({ start, text }: Line): Piece[] {
  const cells: Piece[] = []
  let from = 0
  let code = ''
  const add = (to: number) => {
    const cell = text.slice(from, to)
    const [left, right] = [from + (cell.length - cell.trimStart().length), from + cell.trimEnd().length]
    if (/\p{L}/u.test(cell)) cells.push({ start: start + left, end: start + right, kind: 'cell' })
  }
  for (const { 0: found, index } of text.matchAll(/\\.|`+|\|/g)) {
    if (found.startsWith('`')) code = code === found ? '' : code || found
    else if (found === '|' && !code) {
      add(index)
      from = index + 1
    }
  }
  add(text.length)
  return cells
}

function cutLong(text: string, piece: Piece): Piece[] {
  const parts: Piece[] = []
  const { kind } = piece
  let { start } = piece
  while (piece.end - start > longest) {
    const cut = start + cutPoint(text.slice(start, start + longest))
    parts.push({ start, end: start + text.slice(start, cut).trimEnd().length, kind })
    start = cut + (/^\s*/.exec(text.slice(cut, piece.end))?.[0].length ?? 0)
  }
  parts.push({ start, end: piece.end, kind })
  return parts
}

/** Where to split: after a sentence, else at a space, else anywhere but inside a surrogate pair. */
function cutPoint(text: string): number {
  const sentence = Math.max(...['. ', '! ', '? ', '.\n', '。', '！', '？'].map(sign => text.lastIndexOf(sign)))
  if (sentence > text.length / 2) return sentence + 1
  const space = Math.max(text.lastIndexOf(' '), text.lastIndexOf('\n'))
  if (space > text.length / 2) return space
  return /[\uD800-\uDBFF]$/.test(text) ? text.length - 1 : text.length
}
