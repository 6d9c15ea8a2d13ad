/** Document content: a validated node tree, and its plain text. */
import { z } from 'zod'
import { findJsonProblem } from '../../http/body.ts'
import { isStorable } from '../../db/text.ts'
import { invalid, type Reason } from '../../errors.ts'
import type { Params } from '../../messages/format.ts'

/** A node of the ProseMirror tree. */
export interface ContentNode {
  type: string
  attrs?: Record<string, unknown>
  marks?: Record<string, unknown>[]
  content?: ContentNode[]
  text?: string
}

const maxDepth = 40
const maxBytes = 1_000_000
const maxType = 60
const maxAttrsDepth = 6
export const maxTitle = 120

/** Line breaks in a title become spaces. */
export const documentTitle = z
  .string()
  .max(maxTitle)
  .refine(isStorable, { params: { reason: 'TEXT_NOT_STORABLE' } })
  .transform(title => title.replace(/[\r\n\t\v\f\u2028\u2029]+/g, ' '))

export const emptyContent: ContentNode = { type: 'doc', content: [{ type: 'paragraph' }] }

const reject = (reason: Reason, params: Params = {}) => invalid(reason, { field: 'content', ...params })

/** The validated tree. */
export function readContent(given: unknown): ContentNode {
  const content = readNode(given, 1)
  if (content.type !== 'doc') throw reject('CONTENT_NOT_DOC')
  const bytes = Buffer.byteLength(JSON.stringify(content))
  if (bytes > maxBytes) throw reject('CONTENT_TOO_LARGE', { max: maxBytes, bytes })
  return content
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const isType = (value: unknown): value is string => isStorable(value) && value !== '' && value.length <= maxType

function readNode(given: unknown, depth: number): ContentNode {
  if (depth > maxDepth) throw reject('CONTENT_TOO_DEEP', { max: maxDepth })
  if (!isObject(given)) throw reject('CONTENT_NODE_NOT_OBJECT')
  const { type, attrs, marks, content, text, ...unknown } = given
  const [other] = Object.keys(unknown)
  if (other !== undefined) throw reject('CONTENT_NODE_KEY_UNKNOWN', { key: other.slice(0, 40).toWellFormed() })
  if (!isType(type)) throw reject('CONTENT_NODE_TYPE_INVALID', { max: maxType })
  const node: ContentNode = { type }
  if (attrs !== undefined) node.attrs = readAttrs(attrs)
  if (marks !== undefined) node.marks = readMarks(marks)
  if (content !== undefined) {
    if (!Array.isArray(content)) throw reject('CONTENT_CHILDREN_NOT_LIST')
    node.content = content.map(child => readNode(child, depth + 1))
  }
  if ((type === 'text') !== (text !== undefined)) throw reject('CONTENT_TEXT_MISPLACED')
  if (text !== undefined) {
    if (!isStorable(text) || text === '' || content !== undefined) throw reject('CONTENT_TEXT_INVALID')
    node.text = text
  }
  return node
}

function readAttrs(attrs: unknown): Record<string, unknown> {
  if (!isObject(attrs)) throw reject('CONTENT_ATTRS_NOT_OBJECT')
  if (findJsonProblem(attrs, 1, maxAttrsDepth) !== undefined) throw reject('CONTENT_ATTRS_INVALID', { max: maxAttrsDepth })
  return attrs
}

function readMarks(marks: unknown): Record<string, unknown>[] {
  if (!Array.isArray(marks)) throw reject('CONTENT_MARKS_NOT_LIST')
  return marks.map((mark: unknown) => {
    if (!isObject(mark)) throw reject('CONTENT_MARK_NOT_OBJECT')
    const { type, attrs, ...unknown } = mark
    if (!isType(type) || Object.keys(unknown).length > 0) throw reject('CONTENT_MARK_INVALID')
    return attrs === undefined ? { type } : { type, attrs: readAttrs(attrs) }
  })
}

/** The title of a copy; a long title is cut so that the suffix fits. */
export function copyTitle(title: string): string {
  const suffix = ' (copy)'
  return `${cut(title, maxTitle - suffix.length)}${suffix}`.trimStart()
}

const breaks = new Set(['hardBreak', 'hard_break'])

/** The plain text: one line for each block that holds text. */
export const plainText = (content: ContentNode): string => linesOf(content).join('\n')

function linesOf(node: ContentNode): string[] {
  const children = node.content ?? []
  const isLine = children.some(({ type }) => type === 'text' || breaks.has(type))
  if (isLine) return [children.map(({ type, text }) => text ?? (breaks.has(type) ? '\n' : '')).join('')]
  return children.length === 0 ? [''] : children.flatMap(linesOf)
}

/** The beginning of a text, cut between characters (grapheme clusters). */
export function cut(text: string, length: number): string {
  const start = text.slice(0, length)
  return start.isWellFormed() ? start : start.slice(0, -1)
}
