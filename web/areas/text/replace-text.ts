/** Replaces text in the document and keeps its formatting. */
import { Fragment, type Node, type Schema, Slice } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import { ReplaceAroundStep } from '@tiptap/pm/transform'

/** Replaces a range with text. Formatting that all of it shares is kept; line breaks become paragraphs. */
export function replaceText(tr: Transaction, from: number, to: number, text: string): void {
  if (text === '') tr.delete(from, to)
  else if (text.includes('\n') && tr.doc.resolve(from).parent.isTextblock) tr.replace(from, to, toSlice(tr.doc.type.schema, text))
  else tr.replaceWith(from, to, tr.doc.type.schema.text(text, marksAt(tr.doc, from, to)))
}

/** Lifts the list item at the position into a paragraph. */
export function liftOutOfList(tr: Transaction, pos: number): void {
  const place = tr.doc.resolve(pos)
  const depth = place.depth - 1
  if (depth < 1 || place.node(depth).type.name !== 'listItem') return
  const list = place.node(depth - 1)
  const [start, end, index] = [place.before(depth), place.after(depth), place.index(depth - 1)]
  const [isFirst, isLast] = [index === 0, index === list.childCount - 1]
  const rest = (isNone: boolean) => (isNone ? Fragment.empty : Fragment.from(list.copy(Fragment.empty)))
  tr.step(
    new ReplaceAroundStep(
      start - (isFirst ? 1 : 0),
      end + (isLast ? 1 : 0),
      start + 1,
      end - 1,
      new Slice(rest(isFirst).append(rest(isLast)), isFirst ? 0 : 1, isLast ? 0 : 1),
      isFirst ? 0 : 1,
    ),
  )
}

export type ListType = 'bulletList' | 'orderedList'

/** Wraps the paragraph at the position in a list item, joined with adjacent lists. */
export function putIntoList(tr: Transaction, pos: number, type: ListType): void {
  const { [type]: list, listItem } = tr.doc.type.schema.nodes
  const range = tr.doc.resolve(pos).blockRange()
  if (!range || !list || !listItem || range.parent.type === listItem) return
  tr.wrap(range, [{ type: list }, { type: listItem }])
  const end = range.end + 4
  for (const edge of [end, range.start]) {
    const { nodeBefore, nodeAfter } = tr.doc.resolve(edge)
    if (nodeBefore?.type === list && nodeAfter?.type === list) tr.join(edge)
  }
}

/** The formatting that all replaced text shares, or that of the preceding letter for an insertion. */
function marksAt(doc: Node, from: number, to: number) {
  if (from === to) return doc.resolve(from).marks()
  let shared: Node['marks'] | undefined
  doc.nodesBetween(from, to, node => {
    if (node.isText) shared = shared ? shared.filter(mark => mark.isInSet(node.marks)) : node.marks
  })
  return shared ?? []
}

function toSlice(schema: Schema, text: string): Slice {
  const paragraphs = text
    .split(/\n+/)
    .filter(line => line.trim() !== '')
    .map(line => schema.nodes.paragraph?.create(null, schema.text(line)))
    .filter(node => node !== undefined)
  return new Slice(Fragment.from(paragraphs), 1, 1)
}
