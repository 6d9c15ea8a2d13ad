/** The paragraphs of a document, each as the engine reads it alone. */
import type { Node } from '@tiptap/pm/model'
import { readTextblock, type Source } from './source-map.ts'

export interface Paragraph {
  node: Node
  /** Before the node. */
  pos: number
  source: Source
}

/** Paragraphs, headings, and list items for which `isWanted`; tables and code are left out, since engines keep them as they are. */
export function listParagraphs(doc: Node, isWanted: (node: Node) => boolean = () => true): Paragraph[] {
  const found: Paragraph[] = []
  doc.descendants((node, pos) => {
    if (node.type.name === 'table' || node.type.name === 'codeBlock') return false
    if (!node.isTextblock) return true
    if (isWanted(node)) found.push({ node, pos, source: readParagraph(doc, node, pos) })
    return false
  })
  return found
}

/** With the marker of its list item. The number of an item is left out, because it changes with the items before. */
function readParagraph(doc: Node, node: Node, pos: number): Source {
  const place = doc.resolve(pos)
  const item = place.index() === 0 ? place.parent : undefined
  const list = item && place.depth > 0 ? place.node(-1) : undefined
  const marker =
    item?.type.name === 'taskItem' ? '- [ ] ' : item?.type.name !== 'listItem' ? '' : list?.type.name === 'orderedList' ? '1. ' : '- '
  const reading = { text: marker, segments: [], from: 0, to: doc.content.size }
  readTextblock(node, pos + 1, reading)
  return { text: reading.text, segments: reading.segments }
}
