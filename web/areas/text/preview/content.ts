/** Renders a document without the editor: as plain text, and as HTML for files and the clipboard. */

/** A ProseMirror node. */
export interface Content {
  type: string
  attrs?: Record<string, unknown>
  marks?: { type: string; attrs?: Record<string, unknown> }[]
  content?: Content[]
  text?: string
}

const childrenOf = (node: Content) => node.content ?? []

/** A safe link URL; undefined for scripts and unknown schemes. */
export function safeHref({ attrs }: { attrs?: Record<string, unknown> }): string | undefined {
  const href = typeof attrs?.href === 'string' ? attrs.href.trim() : ''
  return /^(?:https?:\/\/|mailto:)/i.test(href) ? href : undefined
}

/** The address of a picture that the document contains; undefined for others, which the page does not load. */
export function pictureAddress({ attrs }: { attrs?: Record<string, unknown> }): string | undefined {
  const src = typeof attrs?.src === 'string' ? attrs.src : ''
  return /^data:image\/(?:png|jpeg|gif|webp);base64,[\d+/=a-z]+$/i.test(src) ? src : undefined
}

export const pictureText = ({ attrs }: Content): string => (typeof attrs?.alt === 'string' ? attrs.alt : '')

/** Columns or rows that a cell of a table covers. */
export const cellSpan = ({ attrs }: Content, side: 'colspan' | 'rowspan'): number => Math.min(Math.max(Number(attrs?.[side]) || 1, 1), 100)

export type Alignment = 'left' | 'center' | 'right'
const alignments = new Set<unknown>(['left', 'center', 'right'])

/** Alignment of a cell's text; undefined follows the text's direction. */
export const cellAlign = ({ attrs }: { attrs?: Record<string, unknown> }): Alignment | undefined =>
  alignments.has(attrs?.align) ? (attrs?.align as Alignment) : undefined // one of the set

export const isDone = ({ attrs }: Content): boolean => attrs?.checked === true

const lists = new Set(['bulletList', 'orderedList', 'taskList'])

/** First number of an ordered list. */
export const listStart = ({ attrs }: Content): number => (Number.isSafeInteger(attrs?.start) ? Number(attrs?.start) : 1)

/** 1 to 3. */
export const headingLevel = ({ attrs }: Content): number => Math.min(Math.max(Number(attrs?.level) || 1, 1), 3)

/** Plain text: an empty line between paragraphs, lists with markers. */
export const plainText = (doc: Content): string => blocksText(childrenOf(doc), '', () => '')

/** The same with heading markers, as sent to runs. */
export const markedText = (doc: Content): string => blocksText(childrenOf(doc), '', node => `${'#'.repeat(headingLevel(node))} `)

/** Marker of a heading. */
type Mark = (node: Content) => string

function blocksText(nodes: Content[], indent: string, mark: Mark): string {
  return nodes
    .filter(({ type }) => type !== 'horizontalRule')
    .map(node => blockText(node, indent, mark))
    .join('\n\n')
}

function blockText(node: Content, indent: string, mark: Mark): string {
  if (node.type === 'bulletList') return listText(node, indent, mark, () => '- ')
  if (node.type === 'orderedList') return listText(node, indent, mark, index => `${listStart(node) + index}. `)
  if (node.type === 'taskList') return listText(node, indent, mark, (_, item) => `- [${isDone(item) ? 'x' : ' '}] `)
  if (node.type === 'table') return tableText(node)
  if (node.type === 'blockquote') return blocksText(childrenOf(node), indent, mark)
  return (node.type === 'heading' ? mark(node) : '') + inlineText(node)
}

/** One line per row, as in Markdown. */
function tableText(table: Content): string {
  const rows = childrenOf(table).map(row => {
    const cells = childrenOf(row).map(cell => childrenOf(cell).map(inlineText).join(' ').replaceAll('\n', ' '))
    return `| ${cells.join(' | ')} |`
  })
  const rule = `| ${childrenOf(childrenOf(table)[0] ?? table)
    .map(() => '---')
    .join(' | ')} |`
  return [...rows.slice(0, 1), rule, ...rows.slice(1)].join('\n')
}

const listText = (list: Content, indent: string, mark: Mark, marker: (index: number, item: Content) => string) =>
  childrenOf(list)
    .map((item, index) => indent + marker(index, item) + itemText(item, `${indent}  `, mark))
    .join('\n')

function itemText(item: Content, indent: string, mark: Mark): string {
  return childrenOf(item)
    .map((node, index) => {
      return (index === 0 ? '' : lists.has(node.type) ? '\n' : '\n\n') + blockText(node, indent, mark)
    })
    .join('')
}

const inlineText = (node: Content): string =>
  childrenOf(node)
    .map(child => (child.type === 'hardBreak' ? '\n' : (child.text ?? '')))
    .join('')

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, sign => escapes[sign] ?? sign)

const markTags: Record<string, string> = { bold: 'strong', italic: 'em', underline: 'u', strike: 's', code: 'code' }
const blockTags: Record<string, string> = {
  paragraph: 'p',
  bulletList: 'ul',
  listItem: 'li',
  blockquote: 'blockquote',
  table: 'table',
  tableRow: 'tr',
}
const cellTags: Record<string, string> = { tableCell: 'td', tableHeader: 'th' }

/** The document as HTML without styles. */
export const toHtml = (doc: Content): string => childrenOf(doc).map(nodeHtml).join('\n')

function nodeHtml(node: Content): string {
  if (node.type === 'text') return textHtml(node)
  if (node.type === 'hardBreak') return '<br>'
  if (node.type === 'horizontalRule') return '<hr>'
  const inner = childrenOf(node).map(nodeHtml).join('')
  if (node.type === 'heading') return `<h${headingLevel(node)}>${inner}</h${headingLevel(node)}>`
  if (node.type === 'codeBlock') return `<pre><code>${inner}</code></pre>`
  if (node.type === 'orderedList') return `<ol${listStart(node) === 1 ? '' : ` start="${listStart(node)}"`}>${inner}</ol>`
  if (node.type === 'image') return pictureHtml(node)
  if (node.type === 'taskList') return `<ul data-type="taskList">${inner}</ul>`
  if (node.type === 'taskItem')
    return `<li data-type="taskItem" data-checked="${isDone(node)}"><input type="checkbox" disabled${isDone(node) ? ' checked' : ''}> <div>${inner}</div></li>`
  const cell = cellTags[node.type]
  if (cell) {
    const spans = (['colspan', 'rowspan'] as const).filter(side => cellSpan(node, side) > 1)
    const align = cellAlign(node)
    const attributes = [...spans.map(side => ` ${side}="${cellSpan(node, side)}"`), ...(align ? [` align="${align}"`] : [])]
    return `<${cell}${attributes.join('')}>${inner}</${cell}>`
  }
  const tag = blockTags[node.type]
  return tag ? `<${tag}>${inner}</${tag}>` : inner
}

function pictureHtml(node: Content): string {
  const address = pictureAddress(node)
  return address ? `<img src="${address}" alt="${escapeHtml(pictureText(node))}">` : ''
}

function textHtml({ text = '', marks = [] }: Content): string {
  return marks.reduce((inner, mark) => {
    const href = mark.type === 'link' ? safeHref(mark) : undefined
    if (href) return `<a href="${escapeHtml(href)}">${inner}</a>`
    const tag = markTags[mark.type]
    return tag ? `<${tag}>${inner}</${tag}>` : inner
  }, escapeHtml(text))
}

/** A complete HTML page with the document, for a file. */
export function toHtmlPage(doc: Content, title: string): string {
  const heading = title.trim() ? `<h1>${escapeHtml(title.trim())}</h1>\n` : ''
  return `<!doctype html>\n<html>\n<head>\n<meta charset="utf-8">\n<title>${escapeHtml(title.trim())}</title>\n</head>\n<body>\n${heading}${toHtml(doc)}\n</body>\n</html>\n`
}
