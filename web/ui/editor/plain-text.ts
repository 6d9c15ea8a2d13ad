/** An editor's text without formatting, and corrections of it that keep the formatting. */
import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'

/** A range of the plain text, and its position in the document. */
interface Piece {
  from: number
  text: string
  position: number
}

/** The plain text as the server derives it, one line per paragraph, heading, and item, with positions. */
export function readPlain(doc: Node): { text: string; pieces: Piece[] } {
  const pieces: Piece[] = []
  let text = ''
  let isFirst = true
  doc.descendants((block, at) => {
    if (!block.isTextblock) return true
    if (!isFirst) text += '\n'
    isFirst = false
    block.forEach((child, offset) => {
      const words = child.isText ? (child.text ?? '') : '\n'
      pieces.push({ from: text.length, text: words, position: at + 1 + offset })
      text += words
    })
    return false
  })
  return { text, pieces }
}

interface TextChange {
  start: number
  end: number
  after: string
}

/** Applies corrections in the document and keeps formatting; a single undo step reverts all of them. */
export function applyChanges(editor: Editor, changes: readonly TextChange[]): void {
  const { pieces } = readPlain(editor.state.doc)
  const pieceAt = (offset: number) => pieces.findLast(({ from, text }) => from <= offset && offset <= from + text.length)
  const { tr } = editor.state
  for (const { start, end, after } of changes.toSorted((a, b) => b.start - a.start)) {
    const [first, last] = [pieceAt(start), pieceAt(end)]
    if (!first || !last) continue
    const [from, to] = [first.position + start - first.from, last.position + end - last.from]
    if (after === '') tr.delete(from, to)
    else tr.insertText(after, from, to)
  }
  editor.view.dispatch(tr)
}
