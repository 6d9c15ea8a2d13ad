/** Plain text as a document: paragraphs, line ends and lists are read out of it, nothing else. */
import type { Content } from './content.ts'

interface Item {
  indent: number
  /** Its number in an ordered list; null behind a dash. */
  number: number | null
  text: string
}

const itemLine = /^(\s*)(?:[-*+•–]|(\d{1,3})[.)])\s+(.*)$/

export function readPlain(text: string): Content {
  const blocks = text.split(/\n[ \t]*\n+/).map(block => block.split('\n').filter(line => line.trim() !== ''))
  const content = blocks.filter(lines => lines.length > 0).flatMap(readBlock)
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] }
}

/** Lines before the first item are a paragraph of their own. */
function readBlock(lines: string[]): Content[] {
  const first = lines.findIndex(line => itemLine.test(line))
  if (first < 0) return [paragraph(lines)]
  return [...(first > 0 ? [paragraph(lines.slice(0, first))] : []), ...toLists(readItems(lines.slice(first)))]
}

/** Lines that were broken to fit a width are one line; others keep their ends. */
function paragraph(lines: string[]): Content {
  const isWrapped = lines.slice(0, -1).every(({ length }) => length >= 55 && length <= 100)
  if (isWrapped) return { type: 'paragraph', content: [{ type: 'text', text: lines.map(line => line.trim()).join(' ') }] }
  const texts = lines.map((line): Content[] => [{ type: 'text', text: line.trim() }])
  return { type: 'paragraph', content: texts.reduce((all, line) => [...all, { type: 'hardBreak' }, ...line]) }
}

/** Each marked line begins an item; what follows unmarked belongs to it. */
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

/** Items that stand deeper belong to the item before them. */
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
