/** Parses plain text into paragraphs, line breaks, and lists. */
import type { Content } from './content.ts'

interface Item {
  indent: number
  /** The number in an ordered list; null for a bullet. */
  number: number | null
  text: string
}

const itemLine = /^(\s*)(?:[-*+•–]|(\d{1,3})[.)])\s+(.*)$/

export function readPlain(text: string): Content {
  const blocks = text.split(/\n[ \t]*\n+/).map(block => block.split('\n').filter(line => line.trim() !== ''))
  const content = blocks.filter(lines => lines.length > 0).flatMap(readBlock)
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] }
}

/** Lines before the first item form a separate paragraph. */
function readBlock(lines: string[]): Content[] {
  const first = lines.findIndex(line => itemLine.test(line))
  if (first < 0) return [paragraph(lines)]
  return [...(first > 0 ? [paragraph(lines.slice(0, first))] : []), ...toLists(readItems(lines.slice(first)))]
}

/** Joins lines that were wrapped to a width; others keep their breaks. */
function paragraph(lines: string[]): Content {
  const isWrapped = lines.slice(0, -1).every(({ length }) => length >= 55 && length <= 100)
  if (isWrapped) return { type: 'paragraph', content: [{ type: 'text', text: lines.map(line => line.trim()).join(' ') }] }
  const texts = lines.map((line): Content[] => [{ type: 'text', text: line.trim() }])
  return { type: 'paragraph', content: texts.reduce((all, line) => [...all, { type: 'hardBreak' }, ...line]) }
}

/** Each line with a marker starts an item; unmarked lines continue it. */
function readItems(lines: string[]): Item[] {
  const items: Item[] = []
  for (const line of lines) {
    const [isItem, indent = '', number, text = ''] = itemLine.exec(line) ?? []
    const last = items.at(-1)
    if (isItem !== undefined) items.push({ indent: indent.length, number: number ? Number(number) : null, text })
    else if (last) last.text = `${last.text} ${line.trim()}`
  }
  return items
}

/** Indented items are nested in the previous one. */
function toLists(items: Item[]): Content[] {
  const lists: Content[] = []
  for (let at = 0; at < items.length;) {
    const { indent, number, text } = items[at] as Item // within the list
    let end = at + 1
    while ((items[end]?.indent ?? -1) > indent) end += 1
    const item = {
      type: 'listItem',
      content: [{ type: 'paragraph', content: [{ type: 'text', text }] }, ...toLists(items.slice(at + 1, end))],
    }
    const type = number === null ? 'bulletList' : 'orderedList'
    const last = lists.at(-1)
    if (last?.type === type && last.content) last.content.push(item)
    else lists.push({ type, ...(number !== null && { attrs: { start: number } }), content: [item] })
    at = end
  }
  return lists
}
