/** Imports files into documents, and exports documents to files. */
import { generateJSON } from '@tiptap/core'
import { MarkdownManager } from '@tiptap/markdown'
import StarterKit from '@tiptap/starter-kit'
import { type Content, plainText, toHtmlPage } from './preview/content.ts'
import { furtherBlocks } from './further-blocks.ts'
import { tidyHtml } from './pasted-html.ts'
import { readPlain } from './preview/plain-reader.ts'

export interface ImportedText {
  title: string
  /** The document's tree, as the editor takes it. */
  content: Content
}

export type FileKind = 'txt' | 'md' | 'html' | 'docx'
type TextKind = Exclude<FileKind, 'docx'>

/** Error codes of files; messages are in `files.faults`. */
export type FileProblem = 'kind' | 'size' | 'length' | 'empty' | 'unreadable'

export class FileError extends Error {
  problem: FileProblem
  constructor(problem: FileProblem) {
    super(problem)
    this.problem = problem
  }
}

const megabyte = 1_000_000
/** Word documents hold pictures and styles beside their text. */
export const maxMegabytes = (name: string): number => (name.toLowerCase().endsWith('.docx') ? 20 : 1)
export const maxTextLength = 100_000
const maxTitle = 120

const kinds: Record<string, FileKind> = { txt: 'txt', text: 'txt', md: 'md', markdown: 'md', html: 'html', htm: 'html', docx: 'docx' }

const extensions = [StarterKit.configure({ heading: { levels: [1, 2, 3] } }), ...furtherBlocks()]
const markdown = new MarkdownManager({ extensions })

/** Reads a file into a document; throws a `FileFault` with the reason. */
export async function importFile(file: File): Promise<ImportedText> {
  const [, name = file.name, ending = ''] = /^(.*)\.([^.]+)$/.exec(file.name) ?? []
  const kind = kinds[ending.toLowerCase()]
  if (!kind) throw new FileError('kind')
  if (file.size > maxMegabytes(file.name) * megabyte) throw new FileError('size')
  const bytes = await file.arrayBuffer()
  const read = kind === 'docx' ? readers.html(await readDocx(bytes)) : readers[kind](decode(bytes))
  const { title, content } = splitTitle(tidy(read), kind)
  const length = plainText(content).length
  if (length > maxTextLength) throw new FileError('length')
  if (length === 0) throw new FileError('empty')
  return { title: (title || name.replaceAll('_', ' ')).slice(0, maxTitle).trim(), content }
}

/** A Word document as HTML. */
async function readDocx(bytes: ArrayBuffer): Promise<string> {
  const { docxToHtml } = await import('./docx.ts')
  return docxToHtml(bytes).catch(() => {
    throw new FileError('unreadable')
  })
}

/** UTF-8, UTF-16 with a byte order mark, and Windows-1252; a file with NULs is not text. */
function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength))
  const wide = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : undefined
  const text = wide ? new TextDecoder(wide).decode(bytes) : decodeNarrow(bytes)
  if (text.includes('\0')) throw new FileError('unreadable')
  return text.replace(/\r\n?/g, '\n')
}

function decodeNarrow(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Markdown as a document. */
export function readMarkdown(text: string): Content {
  const { content = [] } = tidy(markdown.parse(keepAsText(text.replace(/\r\n?/g, '\n'))) as Content) // every node has a type
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] }
}

/** Footnotes and boxes of numbered items stay as text; code is left alone. */
const keepAsText = (text: string): string =>
  text
    .split(/(```[\s\S]*?(?:```|$)|`[^`\n]*`)/)
    .map((piece, index) =>
      index % 2 === 1
        ? piece
        : piece.replace(/^(\s*\d+\. )\[([ xX])\](?= )/gm, '$1\\[$2\\]').replace(/(?<!\\)\[\^([^\]\n\\]+)\]/g, '\\[^$1\\]'),
    )
    .join('')

const readers: Record<TextKind, (text: string) => Content> = {
  txt: readPlain,
  md: readMarkdown,
  // Parsed in an inert document; the schema keeps what it knows.
  html: text => generateJSON(tidyHtml(text), extensions) as Content,
}

const inline = new Set(['text', 'hardBreak', 'image'])
const holders = new Set(['doc', 'blockquote', 'listItem', 'taskItem'])

/** Makes the tree valid for the editor: wraps loose text in paragraphs, and drops Markdown's empty nodes. */
function tidy(node: Content): Content {
  const { content, ...rest } = node
  if (!content) return node
  const children = content.map(tidy).filter(({ type, text }) => type !== 'text' || text)
  if (!holders.has(node.type)) return children.length > 0 ? { ...rest, content: children } : rest
  const blocks: Content[] = []
  let isLoose = false
  for (const child of children) {
    const last = blocks.at(-1)
    if (!inline.has(child.type)) blocks.push(child)
    else if (last && (isLoose || (last.type === 'paragraph' && !last.content))) last.content = [...(last.content ?? []), child]
    else blocks.push({ type: 'paragraph', content: [child] })
    isLoose = inline.has(child.type)
  }
  return { ...rest, content: blocks.length > 0 ? blocks : [{ type: 'paragraph' }] }
}

/** A leading heading becomes the title. */
function splitTitle(doc: Content, kind: FileKind): ImportedText {
  const [first, ...others] = doc.content ?? []
  const isTitle = kind !== 'txt' && first?.type === 'heading' && first.attrs?.level === 1 && others.length > 0
  if (!isTitle) return { title: '', content: doc }
  return { title: plainText({ type: 'doc', content: [first] }).slice(0, maxTitle), content: { ...doc, content: others } }
}

/** The document as Markdown; characters are escaped only where Markdown would misread them. */
export function toMarkdown(content: Content): string {
  const pieces = markdown.serialize(content).split(/(```[\s\S]*?```|`[^`\n]*`)/)
  return pieces
    .map((piece, index) =>
      index % 2 === 1
        ? piece
        : piece
            .replace(/&amp;(?!#?\w+;)/g, '&')
            .replace(/&lt;(?![a-z/!?])/gi, '<')
            .replace(/(?<!^\s*)&gt;/gm, '>')
            // Footnotes.
            .replace(/\\\[(\^[^\]\n\\]+)\\\]/g, '[$1]')
            .replace(writtenPicture, unescapePicture),
    )
    .join('')
}

/** A picture that the text names in Markdown, as the serializer escapes it. */
const writtenPicture = /!\\\[(?:\\.|[^\\\n])*?\\\]\((?:\\.|\([^()\n]*\)|[^\\()\n])*\)/g
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>' }
const unescapePicture = (picture: string) =>
  picture.replaceAll(/\\([\\`*_[\]~])|&(amp|lt|gt);/g, (all, sign?: string, entity = '') => sign ?? entities[entity] ?? all)

const types: Record<TextKind, string> = { txt: 'text/plain', md: 'text/markdown', html: 'text/html' }

/** Content of the file. */
export function fileText(content: Content, kind: TextKind, title: string): string {
  if (kind === 'html') return toHtmlPage(content, title)
  const [heading, body] = kind === 'md' ? [`# ${title.trim()}`, toMarkdown(content)] : [title.trim(), plainText(content)]
  return `${title.trim() ? `${heading}\n\n` : ''}${body}\n`
}

/** A file name that is valid on every file system. */
export function fileName(title: string, kind: FileKind): string {
  const name = title
    .replace(/[\p{Cc}\\/:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '')
  return `${name.slice(0, 80) || 'document'}.${kind}`
}

async function fileBlob(content: Content, kind: FileKind, title: string): Promise<Blob> {
  if (kind === 'docx') return (await import('./docx.ts')).toDocx(content, title)
  return new Blob([fileText(content, kind, title)], { type: `${types[kind]};charset=utf-8` })
}

/** Downloads the document and returns the file name. */
export async function exportText(content: Content, kind: FileKind, title: string): Promise<string> {
  const address = URL.createObjectURL(await fileBlob(content, kind, title))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName(title, kind)
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
  return link.download
}
