/** Word documents: read as HTML, and written from the document's tree. */
import {
  BorderStyle,
  Document,
  ExternalHyperlink,
  FootnoteReferenceRun,
  HeadingLevel,
  ImageRun,
  type IParagraphOptions,
  type IRunOptions,
  LevelFormat,
  Packer,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import mammoth from 'mammoth'
import { toAddress } from './pictures.ts'
import {
  type Alignment,
  cellAlign,
  cellSpan,
  type Content,
  headingLevel,
  isDone,
  listStart,
  pictureAddress,
  pictureText,
  safeHref,
} from './preview/content.ts'

/** Pandoc's and LibreOffice's names, which their files use too. */
const codeStyle = { id: 'SourceCode', name: 'Source Code', run: { font: 'Courier New' } }
const inlineCodeStyle = { id: 'VerbatimChar', name: 'Verbatim Char', run: { font: 'Courier New' } }
const ruleStyle = { id: 'HorizontalLine', name: 'Horizontal Line' }

const styleMap = [
  'p.Title => h1:fresh',
  'p.Quote => blockquote > p:fresh',
  `p.${codeStyle.id} => pre:fresh > code:fresh`,
  `r.${inlineCodeStyle.id} => code`,
  `p.${ruleStyle.id} => hr:fresh`,
]

/** The text of a Word document as HTML without styles; footnotes are written as in Markdown. */
export async function docxToHtml(bytes: ArrayBuffer): Promise<string> {
  const convertImage = mammoth.images.imgElement(async image => ({
    // Without an address, the picture is left out.
    src: (await toAddress(image.contentType, await image.readAsBase64String())) ?? '',
  }))
  // The library takes an array buffer in browsers, and a buffer in Node.
  const input = { arrayBuffer: bytes, ...(typeof Buffer === 'undefined' ? {} : { buffer: Buffer.from(bytes) }) }
  const { value } = await mammoth.convertToHtml(input, { convertImage, styleMap })
  return writeFootnotes(value.replaceAll(/<pre>[\s\S]*?<\/pre>/g, block => block.replaceAll('<br />', '\n')))
}

/** The library's links to a list of notes at the end. */
const noteLink = /<sup><a href="#(?:foot|end)note-[^"]*" id="[^"]*">\[(\d+)\]<\/a><\/sup>/g
const noteList = /<ol>((?:<li id="(?:foot|end)note-[^"]*">[\s\S]*?<\/li>)+)<\/ol>$/
const backLink = /\s*<a href="#(?:foot|end)note-ref-[^"]*">↑<\/a>/g

function writeFootnotes(html: string): string {
  const [list, items = ''] = noteList.exec(html) ?? []
  if (list === undefined) return html
  const notes = items.split(/<li id="[^"]*">/).slice(1)
  const texts = notes.map((note, index) => {
    const text = note
      .replace(/<\/li>$/, '')
      .replace(backLink, '')
      .replaceAll(/<\/p><p>/g, ' ')
      .replaceAll(/^\s*<p>\s*|<\/p>\s*$/g, '')
    return `<p>[^${index + 1}]: ${text.trim()}</p>`
  })
  return html.slice(0, -list.length).replaceAll(noteLink, '[^$1]') + texts.join('')
}

const headings = [HeadingLevel.HEADING_1, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3]
const maxLevel = 8

interface Place {
  /** Nesting depth of lists, from 0. */
  level: number
  list?: { reference: string; instance: number }
  isQuote?: boolean
  /** The box of a task: done or not. */
  box?: boolean
  /** Of the cell around it. */
  alignment?: Alignment | undefined
}

/** The document as a Word file. */
export async function toDocx(content: Content, title: string): Promise<Blob> {
  const orderedStarts = new Set<number>([1])
  let instance = 0
  let blocksOfFile: (Paragraph | Table)[] = []
  const { notes, body } = splitNotes(content.content ?? [])
  const inline = (node: Content) => inlineRuns(node, [...notes.keys()])

  const blocks = (nodes: Content[] = [], place: Place) => {
    for (const node of nodes) block(node, place)
  }
  const block = (node: Content, place: Place) => {
    if (node.type.endsWith('List')) return listOf(node, place)
    if (node.type === 'blockquote') return blocks(node.content, { ...place, isQuote: true })
    if (node.type === 'horizontalRule')
      return blocksOfFile.push(new Paragraph({ style: ruleStyle.id, border: { bottom: { style: BorderStyle.SINGLE, size: 6, space: 1 } } }))
    if (node.type === 'codeBlock') {
      const lines = (node.content ?? [])
        .map(({ text = '' }) => text)
        .join('')
        .split('\n')
      const children = lines.map((text, index) => new TextRun({ text, break: index === 0 ? 0 : 1 }))
      return blocksOfFile.push(new Paragraph({ style: codeStyle.id, children }))
    }
    if (node.type === 'table') return blocksOfFile.push(tableOf(node))
    const heading = node.type === 'heading' ? headings[headingLevel(node) - 1] : undefined
    const options: IParagraphOptions = {
      children: [...(place.box === undefined ? [] : [new TextRun(place.box ? '☒ ' : '☐ ')]), ...(node.content ?? []).flatMap(inline)],
      ...(heading && { heading }),
      ...(place.isQuote && { style: 'Quote' }),
      ...(place.alignment && { alignment: place.alignment }),
      ...(place.list && { numbering: { ...place.list, level: Math.min(place.level, maxLevel) } }),
    }
    blocksOfFile.push(new Paragraph(options))
    return undefined
  }
  const listOf = (list: Content, place: Place) => {
    const start = listStart(list)
    if (list.type === 'orderedList') orderedStarts.add(start)
    const level = place.list ? place.level + 1 : 0
    instance += 1
    const reference = list.type !== 'orderedList' ? 'bullets' : `numbers-${start}`
    for (const item of list.content ?? []) {
      const { content = [] } = item
      // Only the first paragraph of an item has a marker.
      const [first, ...others] = content
      const { box: _, ...around } = place
      if (first) block(first, { ...around, level, list: { reference, instance }, ...(item.type === 'taskItem' && { box: isDone(item) }) })
      for (const other of others)
        if (other.type.endsWith('List')) block(other, { ...around, level, list: { reference, instance } })
        else blocks([other], { level })
    }
  }
  /** The blocks of a cell. */
  const inside = (cell: Content) => {
    const outer = blocksOfFile
    blocksOfFile = []
    blocks(cell.content, { level: 0, alignment: cellAlign(cell) })
    const found = blocksOfFile
    blocksOfFile = outer
    return found
  }
  const tableOf = (table: Content) =>
    new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      rows: (table.content ?? []).map(
        row =>
          new TableRow({
            // The reader takes the attribute's presence for true.
            ...((row.content ?? []).every(({ type }) => type === 'tableHeader') && { tableHeader: true }),
            children: (row.content ?? []).map(
              cell =>
                new TableCell({
                  columnSpan: cellSpan(cell, 'colspan'),
                  rowSpan: cellSpan(cell, 'rowspan'),
                  children: inside(cell),
                }),
            ),
          }),
      ),
    })
  blocks(body, { level: 0 })
  const footnotes = [...notes.values()].map((children, index) => [
    index + 1,
    { children: [new Paragraph({ children: children.flatMap(inline) })] },
  ])

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
    styles: { paragraphStyles: [codeStyle, ruleStyle], characterStyles: [inlineCodeStyle] },
    footnotes: Object.fromEntries(footnotes),
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
      { children: [...(title.trim() ? [new Paragraph({ text: title.trim(), heading: HeadingLevel.TITLE })] : []), ...blocksOfFile] },
    ],
  })
  return Packer.toBlob(document)
}

const runStyles: Record<string, IRunOptions> = {
  bold: { bold: true },
  italic: { italics: true },
  underline: { underline: {} },
  strike: { strike: true },
  code: { style: inlineCodeStyle.id },
}

const noteStart = /^\[\^([^\]\n]+)\]:\s*/

/** Paragraphs that define a footnote, by its name, and the others. */
function splitNotes(nodes: Content[]): { notes: Map<string, Content[]>; body: Content[] } {
  const notes = new Map<string, Content[]>()
  const body = nodes.filter(({ type, content: [first, ...others] = [] }) => {
    const [mark, name] = noteStart.exec((type === 'paragraph' && first?.text) || '') ?? []
    if (!first || mark === undefined || name === undefined || notes.has(name)) return true
    const text = first.text?.slice(mark.length)
    notes.set(name, [...(text ? [{ ...first, text }] : []), ...others])
    return false
  })
  return { notes, body }
}

/** Runs of a text, with references to the named footnotes. */
function inlineRuns(node: Content, notes: string[]): ParagraphChild[] {
  const { type, text = '', marks = [] } = node
  if (type === 'hardBreak') return [new TextRun({ break: 1 })]
  if (type === 'image') return pictureRun(node)
  const style = Object.assign({}, ...marks.map(mark => runStyles[mark.type] ?? {})) as IRunOptions // the table's values
  const link = marks.map(mark => (mark.type === 'link' ? safeHref(mark) : undefined)).find(Boolean)
  return text.split(/(\[\^[^\]\n]+\])/).flatMap((part): ParagraphChild[] => {
    const note = notes.indexOf(/^\[\^(.+)\]$/.exec(part)?.[1] ?? '')
    if (note >= 0) return [new FootnoteReferenceRun(note + 1)]
    if (!part) return []
    const run = new TextRun({ ...style, text: part })
    return [link ? new ExternalHyperlink({ link, children: [run] }) : run]
  })
}

const maxPixels = 600

function pictureRun(node: Content): ParagraphChild[] {
  const [, kind = '', base64 = ''] = /^data:image\/(png|jpeg|gif);base64,(.*)$/.exec(pictureAddress(node) ?? '') ?? []
  const alt = pictureText(node)
  const bytes = Uint8Array.from(atob(base64), letter => letter.codePointAt(0) ?? 0)
  const size = sizeOf(bytes)
  // Word does not know the other kinds.
  if (!size) return alt ? [new TextRun(`[${alt}]`)] : []
  const scale = Math.min(1, maxPixels / size.width)
  const transformation = { width: Math.round(size.width * scale), height: Math.round(size.height * scale) }
  const type = kind === 'jpeg' ? 'jpg' : kind === 'gif' ? 'gif' : 'png'
  return [new ImageRun({ type, data: bytes, transformation, altText: { name: alt, description: alt, title: alt } })]
}

/** Width and height from the header of a PNG, GIF, or JPEG. */
function sizeOf(bytes: Uint8Array): { width: number; height: number } | undefined {
  const view = new DataView(bytes.buffer)
  if (bytes.length > 24 && view.getUint32(0) === 0x89504e47) return { width: view.getUint32(16), height: view.getUint32(20) }
  if (bytes.length > 10 && view.getUint32(0) === 0x47494638) return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
  for (let at = 2; view.byteLength > at + 9 && bytes[at] === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = bytes[at + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
  }
  return undefined
}
