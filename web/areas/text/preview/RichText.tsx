/** Renders a document without the editor. */
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { createElement, Fragment, type ReactNode } from 'react'
import { cellAlign, cellSpan, type Content, headingLevel, isDone, listStart, pictureAddress, pictureText, safeHref } from './content.ts'

/** The page has an h1, so the document's title is an h2. */
const outerHeadings = 2
const blockTags: Record<string, string> = { paragraph: 'p', bulletList: 'ul', listItem: 'li', blockquote: 'blockquote', tableRow: 'tr' }
const markTags: Record<string, string> = { bold: 'strong', italic: 'em', underline: 'u', strike: 's', code: 'code' }

export function RichText({ content }: { content: Content }) {
  return (
    <Box
      sx={{
        fontSize: 16,
        lineHeight: 1.7,
        overflowWrap: 'anywhere',
        '& :is(p, ul, ol, blockquote, pre, h3, h4, h5)': { m: 0, mb: 4 },
        '& > :last-child': { mb: 0 },
        '& p:empty': { minHeight: '1.7em' },
        '& :is(h3, h4, h5)': { fontWeight: 600, lineHeight: 1.35, mt: 7, mb: 2, breakAfter: 'avoid' },
        '& > :first-child': { mt: 0 },
        '& h3': { fontSize: 20 },
        '& h4': { fontSize: 18 },
        '& h5': { fontSize: 16 },
        '& :is(ul, ol)': { paddingInlineStart: '1.5em' },
        '& li > p': { mb: 1 },
        '& blockquote': { borderInlineStart: '3px solid', borderColor: 'divider', paddingInlineStart: 4, color: 'text.secondary' },
        '& :is(pre, code)': { fontFamily: 'monospace', fontSize: '0.9em', bgcolor: 'action.hover', borderRadius: 1 },
        '& code': { px: 1, py: 0.5 },
        '& pre': { p: 3, whiteSpace: 'pre-wrap', direction: 'ltr', textAlign: 'left' },
        '& pre code': { p: 0, bgcolor: 'transparent' },
        '& table': { borderCollapse: 'collapse', mb: 4, maxWidth: '100%' },
        '& :is(td, th)': { border: 1, borderColor: 'divider', px: 3, py: 1.5, verticalAlign: 'top' },
        '& :is(td, th):not([align])': { textAlign: 'start' },
        '& th': { fontWeight: 600, bgcolor: 'action.hover' },
        '& :is(td, th) > p': { m: 0 },
        '& img': { maxWidth: '100%', height: 'auto' },
        '& ul[data-type]': { listStyle: 'none', paddingInlineStart: 0 },
        '& li[data-type]': { display: 'flex', gap: 2 },
        '& hr': { border: 0, borderTop: 1, borderColor: 'divider', my: 6 },
      }}
    >
      {draw(content.content)}
    </Box>
  )
}

const draw = (nodes: Content[] = []): ReactNode => nodes.map((node, index) => <Fragment key={index}>{drawNode(node)}</Fragment>)

function drawNode(node: Content): ReactNode {
  if (node.type === 'text') return drawText(node)
  if (node.type === 'hardBreak') return <br />
  if (node.type === 'horizontalRule') return <hr />
  const inner = draw(node.content)
  if (node.type === 'heading') return createElement(`h${headingLevel(node) + outerHeadings}`, { dir: 'auto' }, inner)
  if (node.type === 'orderedList') return <ol start={listStart(node)}>{inner}</ol>
  if (node.type === 'codeBlock')
    return (
      <pre>
        <code>{inner}</code>
      </pre>
    )
  if (node.type === 'image') return <Picture node={node} />
  if (node.type === 'taskList') return <ul data-type="tasks">{inner}</ul>
  if (node.type === 'taskItem')
    return (
      <li data-type="task">
        <span>{isDone(node) ? '☑' : '☐'}</span>
        <div>{inner}</div>
      </li>
    )
  if (node.type === 'table')
    return (
      <Box component="table">
        <tbody>{inner}</tbody>
      </Box>
    )
  if (node.type === 'tableCell' || node.type === 'tableHeader')
    return createElement(
      node.type === 'tableCell' ? 'td' : 'th',
      { colSpan: cellSpan(node, 'colspan'), rowSpan: cellSpan(node, 'rowspan'), align: cellAlign(node) },
      inner,
    )
  const tag = blockTags[node.type]
  return tag ? createElement(tag, tag === 'p' ? { dir: 'auto' } : {}, inner) : inner
}

function Picture({ node }: { node: Content }) {
  const address = pictureAddress(node)
  return address ? <img src={address} alt={pictureText(node)} /> : null
}

function drawText({ text = '', marks = [] }: Content): ReactNode {
  return marks.reduce<ReactNode>((inner, mark) => {
    const href = mark.type === 'link' ? safeHref(mark) : undefined
    if (href)
      return (
        <Link href={href} target="_blank" rel="noopener noreferrer" underline="always">
          {inner}
        </Link>
      )
    const tag = markTags[mark.type]
    return tag ? createElement(tag, null, inner) : inner
  }, text)
}
