/** Tables of header and plain cells, read from and written to HTML and Markdown. */
import { type Extensions, type JSONContent, type MarkdownToken, Node } from '@tiptap/core'
import { addRowAfter, goToNextCell, tableEditing } from '@tiptap/pm/tables'
import { type Alignment, cellAlign } from './preview/content.ts'

/** Names that ProseMirror's table commands know nodes by. */
const roles: Record<string, string> = { table: 'table', tableRow: 'row', tableCell: 'cell', tableHeader: 'header_cell' }

/** Columns or rows that a cell covers; larger numbers are mistakes. */
const maxSpan = 100
const spanOf = (name: string) => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Math.min(Math.max(Number(element.getAttribute(name)) || 1, 1), maxSpan),
  renderHTML: ({ [name]: span }: Record<string, unknown>) => (span === 1 ? {} : { [name]: span }),
})
const alignment = {
  default: null,
  parseHTML: (element: HTMLElement) =>
    cellAlign({ attrs: { align: (element.style.textAlign || element.getAttribute('align'))?.toLowerCase() } }) ?? null,
  renderHTML: ({ align }: Record<string, unknown>) => (align ? { align } : {}),
}
const cellAttributes = {
  colspan: spanOf('colspan'),
  rowspan: spanOf('rowspan'),
  align: alignment,
  colwidth: { default: null, rendered: false },
}

const Cell = Node.create({
  name: 'tableCell',
  content: 'paragraph+',
  isolating: true,
  addAttributes: () => cellAttributes,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
})

const HeaderCell = Node.create({
  name: 'tableHeader',
  content: 'paragraph+',
  isolating: true,
  addAttributes: () => cellAttributes,
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
})

const Row = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)+',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ HTMLAttributes }) => ['tr', HTMLAttributes, 0],
})

interface CellToken {
  tokens: MarkdownToken[]
  align: Alignment | null
}
interface TableToken extends MarkdownToken {
  header?: CellToken[]
  rows?: CellToken[][]
}

const lineBreak = /^<br\s*\/?>$/i

/** Cells break lines with HTML. */
const readBreak = (token: MarkdownToken): MarkdownToken => (lineBreak.test(token.raw ?? '') ? { type: 'br', raw: '\n' } : token)

/** The line below a header. */
const ruleOf = (side: Alignment | undefined): string =>
  (side === 'left' || side === 'center' ? ':' : '') + '---' + (side === 'right' || side === 'center' ? ':' : '')

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  extendNodeSchema: ({ name }) => (roles[name] ? { tableRole: roles[name] } : {}),

  markdownTokenName: 'table',
  parseMarkdown: ({ header = [], rows = [] }: TableToken, { createNode, parseInline }) => {
    const row = (type: string, cells: CellToken[]) =>
      createNode(
        'tableRow',
        {},
        cells.map(({ tokens, align }) =>
          createNode(type, align ? { align } : {}, [createNode('paragraph', {}, parseInline(tokens.map(readBreak)))]),
        ),
      )
    return createNode('table', {}, [row('tableHeader', header), ...rows.map(cells => row('tableCell', cells))])
  },
  renderMarkdown: (node: JSONContent, { renderChildren }) => {
    const rows = (node.content ?? []).map(({ content = [] }) =>
      content.flatMap(({ content: paragraphs = [], attrs }) => {
        const text = paragraphs.map(({ content: inline = [] }) => renderChildren(inline)).join('<br>')
        // Markdown has no cells that cover several columns.
        const others = Array.from({ length: Number(attrs?.colspan ?? 1) - 1 }, () => '')
        return [text.replace(/ *\n/g, '<br>').replaceAll('|', String.raw`\|`), ...others]
      }),
    )
    const width = Math.max(...rows.map(cells => cells.length))
    const line = (cells: string[]) => `| ${Array.from({ length: width }, (_, column) => cells[column] ?? '').join(' | ')} |`
    const [first = [], ...others] = rows
    const sides = (node.content?.[0]?.content ?? []).flatMap(cell =>
      Array.from({ length: Number(cell.attrs?.colspan ?? 1) }, () => cellAlign(cell)),
    )
    const rules = Array.from({ length: width }, (_, column) => ruleOf(sides[column]))
    return [line(first), line(rules), ...others.map(line)].join('\n')
  },

  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts: () => ({
    // The last cell continues in a new row.
    Tab: ({ editor: { state, view } }) => {
      if (goToNextCell(1)(state, view.dispatch)) return true
      return addRowAfter(state, view.dispatch) && goToNextCell(1)(view.state, view.dispatch)
    },
    'Shift-Tab': ({ editor: { state, view } }) => goToNextCell(-1)(state, view.dispatch),
  }),
})

export const tables: Extensions = [Table, Row, HeaderCell, Cell]

/** An empty table with a header row. */
export function emptyTable(rows = 3, columns = 3): JSONContent {
  const row = (type: string) => ({
    type: 'tableRow',
    content: Array.from({ length: columns }, () => ({ type, content: [{ type: 'paragraph' }] })),
  })
  return { type: 'table', content: [row('tableHeader'), ...Array.from({ length: rows - 1 }, () => row('tableCell'))] }
}
