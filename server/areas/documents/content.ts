/** What a document may hold: its tree checked node by node, and the plain text that stands in it. */
import { findJsonProblem } from '../../http/body.ts'
import { isStorable } from '../../db/text.ts'
import { invalid } from '../../errors.ts'

/** A node of the tree, as ProseMirror writes it. */
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
const maxTitle = 120

export const emptyContent: ContentNode = { type: 'doc', content: [{ type: 'paragraph' }] }

const form = 'a tree such as { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "Hello" }] }] }'

const refuse = (message: string) => invalid('content', `content must be ${form}: ${message}`)

/** The tree, or what is wrong with it. */
export function readContent(given: unknown): ContentNode {
  const content = readNode(given, 1)
  if (content.type !== 'doc') throw refuse('its outermost node must have the type "doc"')
  const bytes = Buffer.byteLength(JSON.stringify(content))
  if (bytes > maxBytes) throw invalid('content', `content may have ${maxBytes} bytes at most as JSON; this one has ${bytes}`)
  return content
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const isType = (value: unknown): value is string => isStorable(value) && value !== '' && value.length <= maxType

function readNode(given: unknown, depth: number): ContentNode {
  if (depth > maxDepth) throw refuse(`its nodes may stand ${maxDepth} deep at most`)
  if (!isObject(given)) throw refuse('every node must be an object')
  const { type, attrs, marks, content, text, ...unknown } = given
  const [other] = Object.keys(unknown)
  if (other !== undefined) throw refuse(`a node has type, attrs, marks, content and text, not "${other.slice(0, 40).toWellFormed()}"`)
  if (!isType(type)) throw refuse(`every node must have a type of 1 to ${maxType} characters`)
  const node: ContentNode = { type }
  if (attrs !== undefined) node.attrs = readAttrs(attrs)
  if (marks !== undefined) node.marks = readMarks(marks)
  if (content !== undefined) {
    if (!Array.isArray(content)) throw refuse('content of a node must be a list of nodes')
    node.content = content.map(child => readNode(child, depth + 1))
  }
  if ((type === 'text') !== (text !== undefined)) throw refuse('nodes of the type "text", and only they, have a text')
  if (text !== undefined) {
    if (!isStorable(text) || text === '' || content !== undefined)
      throw refuse('a text must be a string of well-formed Unicode without NUL, not empty, and has no content')
    node.text = text
  }
  return node
}

function readAttrs(attrs: unknown): Record<string, unknown> {
  if (!isObject(attrs)) throw refuse('attrs must be an object')
  if (findJsonProblem(attrs, 1, maxAttrsDepth) !== undefined)
    throw refuse(`attrs must hold well-formed texts without NUL, nested ${maxAttrsDepth} deep at most`)
  return attrs
}

function readMarks(marks: unknown): Record<string, unknown>[] {
  if (!Array.isArray(marks)) throw refuse('marks must be a list')
  return marks.map((mark: unknown) => {
    if (!isObject(mark)) throw refuse('every mark must be an object')
    const { type, attrs, ...unknown } = mark
    if (!isType(type) || Object.keys(unknown).length > 0) throw refuse('a mark has a type and attrs, nothing else')
    return attrs === undefined ? { type } : { type, attrs: readAttrs(attrs) }
  })
}

/** The title as it was written, on one line. */
export function readTitle(given: unknown): string {
  if (!isStorable(given) || given.length > maxTitle)
    throw invalid('title', `title must be a text of at most ${maxTitle} characters, well-formed Unicode without NUL`)
  return given.replace(/[\r\n\t\v\f\u2028\u2029]+/g, ' ')
}

/** The title of a copy; a long one gives way to what says that it is a copy. */
export function copyTitle(title: string): string {
  const suffix = ' (copy)'
  return `${cut(title, maxTitle - suffix.length)}${suffix}`.trimStart()
}

const breaks = new Set(['hardBreak', 'hard_break'])

/** The plain text: a line for each paragraph, heading and other piece that holds text. */
export const plainText = (content: ContentNode): string => linesOf(content).join('\n')

function linesOf(node: ContentNode): string[] {
  const children = node.content ?? []
  const isLine = children.some(({ type }) => type === 'text' || breaks.has(type))
  if (isLine) return [children.map(({ type, text }) => text ?? (breaks.has(type) ? '\n' : '')).join('')]
  return children.length === 0 ? [''] : children.flatMap(linesOf)
}

/** The first characters of a text, never half of one. */
export function cut(text: string, length: number): string {
  const start = text.slice(0, length)
  return start.isWellFormed() ? start : start.slice(0, -1)
}
