/**
 * Maps between the document and the text sent to the engine. Lists, headings, and code get markers that the engine
 * recognizes; inline formatting gets none, so that it is preserved.
 */
import type { Node } from '@tiptap/pm/model'

interface Segment {
  /** Start and length in the text. */
  offset: number
  length: number
  /** Start in the document. */
  pos: number
}

export interface Source {
  text: string
  segments: Segment[]
}

interface Reading {
  text: string
  segments: Segment[]
  from: number
  to: number
}

const add = (reading: Reading, text: string) => {
  reading.text += text
}

function addMapped(reading: Reading, text: string, pos: number) {
  reading.segments.push({ offset: reading.text.length, length: text.length, pos })
  reading.text += text
}

/** The text of the document, or of a part of it. */
export function readSource(doc: Node, from = 0, to = doc.content.size): Source {
  const reading: Reading = { text: '', segments: [], from, to }
  readBlocks(doc, 0, '', reading)
  return { text: reading.text, segments: reading.segments }
}

function readBlocks(parent: Node, start: number, indent: string, reading: Reading) {
  let number = Number(parent.attrs.start ?? 1)
  parent.forEach((node, offset, index) => {
    const pos = start + offset
    if (pos + node.nodeSize <= reading.from || pos >= reading.to) {
      if (node.type.name === 'listItem') number += 1
      return
    }
    if (node.type.name === 'table') {
      separate(reading, '\n\n')
      readTable(node, pos + 1, reading)
    } else if (node.type.name === 'listItem' || node.type.name === 'taskItem') {
      const task = node.attrs.checked === true ? '- [x] ' : '- [ ] '
      const marker = node.type.name === 'taskItem' ? task : parent.type.name === 'orderedList' ? `${number}. ` : '- '
      number += 1
      // Blank line between adjacent lists.
      separate(reading, index === 0 && indent === '' ? '\n\n' : '\n')
      add(reading, indent + marker)
      readBlocks(node, pos + 1, `${indent}  `, reading)
    } else if (node.isTextblock) {
      // The first paragraph of a list item follows its marker.
      if (!/(?:^|\n)\s*(?:-(?: \[[ x]\])?|\d+\.) $/.test(reading.text)) separate(reading, '\n\n')
      readTextblock(node, pos + 1, reading)
    } else readBlocks(node, pos + 1, indent, reading)
  })
}

/** Rows as in Markdown, which the engine leaves as they are. */
function readTable(table: Node, start: number, reading: Reading) {
  let isFirst = true
  table.forEach((row, rowOffset) => {
    const rowStart = start + rowOffset + 1
    if (rowStart + row.content.size <= reading.from || rowStart >= reading.to) return
    add(reading, isFirst ? '|' : '\n|')
    row.forEach((cell, cellOffset) => {
      add(reading, ' ')
      cell.forEach((paragraph, offset, index) => {
        if (index > 0) add(reading, ' ')
        readTextblock(paragraph, rowStart + cellOffset + 1 + offset + 1, reading, ' ')
      })
      add(reading, ' |')
    })
    if (isFirst) add(reading, `\n|${' --- |'.repeat(row.childCount)}`)
    isFirst = false
  })
}

function separate(reading: Reading, by: string) {
  if (reading.text === '') return
  const isAfterItem = by === '\n' && /(?:^|\n)\s*(?:-|\d+\.) [^\n]*$/.test(reading.text)
  add(reading, isAfterItem ? '\n' : '\n\n')
}

/** Adds a paragraph, heading, or code block that starts there. */
export function readTextblock(node: Node, start: number, reading: Reading, lineBreak = '\n') {
  if (node.type.name === 'codeBlock') {
    add(reading, `\`\`\`\n${node.textContent}\n\`\`\``)
    return
  }
  if (node.type.name === 'heading') add(reading, `${'#'.repeat(Number(node.attrs.level ?? 1))} `)
  node.forEach((child, offset) => {
    const pos = start + offset
    if (child.isText && child.text !== undefined) {
      const begin = Math.max(reading.from - pos, 0)
      const end = Math.min(reading.to - pos, child.text.length)
      if (begin >= end) return
      const isCode = child.marks.some(({ type }) => type.name === 'code')
      if (isCode) add(reading, '`')
      addMapped(reading, child.text.slice(begin, end), pos + begin)
      if (isCode) add(reading, '`')
    } else if (child.type.name === 'hardBreak' && pos >= reading.from && pos < reading.to) addMapped(reading, lineBreak, pos)
  })
}

/**
 * Maps a text offset to a document position. Starts stick to the following character and ends to the preceding one, so
 * that a list marker, which is not part of the document, belongs to neither.
 */
export function toPosition({ segments }: Source, offset: number, side: 'start' | 'end'): number | undefined {
  let low = 0
  let high = segments.length - 1
  let before: Segment | undefined
  while (low <= high) {
    const middle = (low + high) >> 1
    const segment = segments[middle]
    if (!segment) break
    if (segment.offset < offset || (side === 'start' && segment.offset === offset)) {
      before = segment
      low = middle + 1
    } else high = middle - 1
  }
  const reaches = before && (side === 'start' ? offset < before.offset + before.length : offset <= before.offset + before.length)
  if (before && reaches) return before.pos + offset - before.offset
  const after = segments[before ? segments.indexOf(before) + 1 : 0]
  // At the end of a segment nothing follows directly, so a start there equals the end.
  if (side === 'start' && before && offset === before.offset + before.length && after?.offset !== offset) return before.pos + before.length
  if (side === 'start') return after?.pos ?? (before && before.pos + before.length)
  return before ? before.pos + before.length : after?.pos
}

const listMark = /(^|\n)[ \t]*(?:[-*+•–]|\d{1,3}[.)])[ \t]+/g

/** A source segment without the markers of lists, headings, and code. */
export const withoutMarks = (text: string): string =>
  text
    .replace(listMark, '$1')
    .replace(/(^|\n)#{1,6}[ \t]+/g, '$1')
    .replaceAll('`', '')
    .replace(/\n{2,}/g, '\n')

/** True if the segment begins with a list marker. */
export const startsItem = (text: string): boolean => text.search(listMark) === 0 && !text.startsWith('\n')
