/** Formatted descriptions: a small ProseMirror schema, and its plain text. */
import { invalid, type Reason } from '../../errors.ts'
import type { Params } from '../../messages/format.ts'
import { isStorable } from '../../db/text.ts'

export interface RichNode {
  type: string
  attrs?: Record<string, string | number>
  marks?: RichMark[]
  content?: RichNode[]
  text?: string
}

interface RichMark {
  type: string
  attrs?: { href: string }
}

/** Allowed children of each node type. */
const inline = ['text', 'hardBreak']
const blocks = ['paragraph', 'heading', 'bulletList', 'orderedList', 'blockquote']
const children: Record<string, readonly string[]> = {
  doc: blocks,
  blockquote: blocks,
  listItem: blocks,
  bulletList: ['listItem'],
  orderedList: ['listItem'],
  paragraph: inline,
  heading: inline,
}
const plainMarks = new Set(['bold', 'italic'])
const linkForm = /^(?:https?:\/\/|mailto:)[^\s"'<>\\]{1,500}$/i
const maxDepth = 12
const maxBytes = 16_000

const reject = (reason: Reason, params: Params = {}) => invalid(reason, { ...params, field: 'richDescription' })
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): unknown[] => {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value)) throw reject('RICH_TEXT_NOT_LIST')
  return value
}

/** The tree rebuilt from known parts: unknown attributes are dropped, unknown node types rejected. */
export function readRich(given: unknown): RichNode {
  const tree = readNode(given, ['doc'], 1)
  const bytes = Buffer.byteLength(JSON.stringify(tree))
  if (bytes > maxBytes) throw reject('RICH_TEXT_TOO_LARGE', { max: maxBytes, bytes })
  return tree
}

function readNode(given: unknown, allowed: readonly string[], depth: number): RichNode {
  if (!isRecord(given) || typeof given.type !== 'string') throw reject('RICH_TEXT_NODE_INVALID')
  const { type } = given
  if (!allowed.includes(type)) throw reject('RICH_TEXT_NODE_MISPLACED', { type: type.slice(0, 40).toWellFormed() })
  if (depth > maxDepth) throw reject('RICH_TEXT_TOO_DEEP', { max: maxDepth })
  if (type === 'hardBreak') return { type }
  if (type === 'text') return readText(given)
  const content = listOf(given.content).map(child => readNode(child, children[type] ?? [], depth + 1))
  return { type, ...attrsOf(type, given.attrs), ...(content.length > 0 && { content }) }
}

function attrsOf(type: string, given: unknown): Pick<RichNode, 'attrs'> {
  if (type === 'heading') return { attrs: { level: isRecord(given) && given.level === 3 ? 3 : 2 } }
  const start = type === 'orderedList' && isRecord(given) ? given.start : undefined
  return Number.isSafeInteger(start) && Number(start) > 1 ? { attrs: { start: Number(start) } } : {}
}

function readText({ text, marks }: Record<string, unknown>): RichNode {
  if (!isStorable(text) || text === '') throw reject('RICH_TEXT_TEXT_INVALID')
  const read = listOf(marks).map(readMark)
  return { type: 'text', ...(read.length > 0 && { marks: read }), text }
}

function readMark(mark: unknown): RichMark {
  if (!isRecord(mark) || typeof mark.type !== 'string') throw reject('RICH_TEXT_NODE_INVALID')
  if (plainMarks.has(mark.type)) return { type: mark.type }
  const href = mark.type === 'link' && isRecord(mark.attrs) ? mark.attrs.href : undefined
  if (typeof href !== 'string' || !linkForm.test(href)) throw reject('RICH_TEXT_MARK_UNKNOWN')
  return { type: 'link', attrs: { href } }
}

/** Plain text: one line per paragraph, heading, and list item. */
export const plainOf = (tree: RichNode): string => linesOf(tree).join('\n').trim()

function linesOf({ type, content = [] }: RichNode): string[] {
  if (type !== 'paragraph' && type !== 'heading') return content.flatMap(linesOf)
  return [content.map(child => child.text ?? '\n').join('')]
}
