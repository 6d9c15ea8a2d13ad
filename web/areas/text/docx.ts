/** Word documents: read as HTML, and written from the document's tree. */
import {
  BorderStyle,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  type IParagraphOptions,
  type IRunOptions,
  LevelFormat,
  Packer,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from 'docx'
import mammoth from 'mammoth'
import { type Content, headingLevel, listStart, safeHref } from './preview/content.ts'

const styleMap = ['p.Title => h1:fresh', 'p.Quote => blockquote > p:fresh']

/** The text of a Word document as HTML without styles; footnotes become links to a list at the end. */
export async function docxToHtml(bytes: ArrayBuffer): Promise<string> {
  // Pictures have no place in the text, and their data would fill the document.
  const convertImage = mammoth.images.imgElement(() => Promise.resolve({ src: '' }))
  // The library takes an array buffer in browsers, and a buffer in Node.
  const input = { arrayBuffer: bytes, ...(typeof Buffer === 'undefined' ? {} : { buffer: Buffer.from(bytes) }) }
  const { value } = await mammoth.convertToHtml(input, { convertImage, styleMap })
  return value.replaceAll(/<img[^>]*>/g, '')
}

const headings = [HeadingLevel.HEADING_1, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3]
const maxLevel = 8

interface Place {
  /** Nesting depth of lists, from 0. */
  level: number
  list?: { reference: string; instance: number }
  isQuote?: boolean
}

/** The document as a Word file. */
export async function toDocx(content: Content, title: string): Promise<Blob> {
  const orderedStarts = new Set<number>([1])
  let instance = 0
  const paragraphs: Paragraph[] = []

  const blocks = (nodes: Content[] = [], place: Place) => {
    for (const node of nodes) block(node, place)
  }
  const block = (node: Content, place: Place) => {
    if (node.type === 'bulletList' || node.type === 'orderedList') return listOf(node, place)
    if (node.type === 'blockquote') return blocks(node.content, { ...place, isQuote: true })
    if (node.type === 'horizontalRule')
      return paragraphs.push(new Paragraph({ border: { bottom: { style: BorderStyle.SINGLE, size: 6, space: 1 } } }))
    if (node.type === 'codeBlock') {
      const lines = (node.content ?? [])
        .map(({ text = '' }) => text)
        .join('')
        .split('\n')
      for (const text of lines) paragraphs.push(new Paragraph({ children: [new TextRun({ text, font: 'Courier New' })] }))
      return undefined
    }
    const heading = node.type === 'heading' ? headings[headingLevel(node) - 1] : undefined
    const options: IParagraphOptions = {
      children: (node.content ?? []).map(inline),
      ...(heading && { heading }),
      ...(place.isQuote && { style: 'Quote' }),
      ...(place.list && { numbering: { ...place.list, level: Math.min(place.level, maxLevel) } }),
    }
    paragraphs.push(new Paragraph(options))
    return undefined
  }
  const listOf = (list: Content, place: Place) => {
    const start = listStart(list)
    if (list.type === 'orderedList') orderedStarts.add(start)
    const level = place.list ? place.level + 1 : 0
    instance += 1
    const reference = list.type === 'bulletList' ? 'bullets' : `numbers-${start}`
    for (const { content = [] } of list.content ?? []) {
      // Only the first paragraph of an item has a marker.
      const [first, ...others] = content
      if (first) block(first, { ...place, level, list: { reference, instance } })
      for (const other of others)
        if (other.type.endsWith('List')) block(other, { ...place, level, list: { reference, instance } })
        else blocks([other], { level })
    }
  }
  blocks(content.content, { level: 0 })

  const levels = (format: (typeof LevelFormat)[keyof typeof LevelFormat], textOf: (level: number) => string, start: number) =>
    Array.from({ length: maxLevel + 1 }, (_, level) => ({
      level,
      format,
      text: textOf(level),
      start: level === 0 ? start : 1,
      style: { paragraph: { indent: { left: 720 * (level + 1), hanging: 360 } } },
    }))
  const document = new Document({
    title,
    creator: '',
    numbering: {
      config: [
        { reference: 'bullets', levels: levels(LevelFormat.BULLET, () => '•', 1) },
        ...[...orderedStarts].map(start => ({
          reference: `numbers-${start}`,
          levels: levels(LevelFormat.DECIMAL, level => `%${level + 1}.`, start),
        })),
      ],
    },
    sections: [
      { children: [...(title.trim() ? [new Paragraph({ text: title.trim(), heading: HeadingLevel.TITLE })] : []), ...paragraphs] },
    ],
  })
  return Packer.toBlob(document)
}

const runStyles: Record<string, IRunOptions> = {
  bold: { bold: true },
  italic: { italics: true },
  underline: { underline: {} },
  strike: { strike: true },
  code: { font: 'Courier New' },
}

function inline({ type, text = '', marks = [] }: Content): ParagraphChild {
  if (type === 'hardBreak') return new TextRun({ break: 1 })
  const run = new TextRun({ text, ...Object.assign({}, ...marks.map(mark => runStyles[mark.type] ?? {})) })
  const link = marks.map(mark => (mark.type === 'link' ? safeHref(mark) : undefined)).find(Boolean)
  return link ? new ExternalHyperlink({ link, children: [run] }) : run
}
