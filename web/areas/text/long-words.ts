/**
 * Marks blocks with a very long word, which are drawn without kerning: of a word whose letters are all kerned, the browser
 * shapes the rest again for each line, which takes seconds for 100,000 letters.
 */
import type { Node } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

const longest = 5000

const known = new WeakMap<Node, boolean>()

function hasLongWord(block: Node): boolean {
  const found = known.get(block) ?? block.textContent.split(/\s/).some(word => word.length > longest)
  known.set(block, found)
  return found
}

function markBlocks(doc: Node): DecorationSet {
  const marks: Decoration[] = []
  doc.descendants((node, at) => {
    if (node.isTextblock && node.content.size > longest && hasLongWord(node))
      marks.push(Decoration.node(at, at + node.nodeSize, { class: 'long-word' }))
    return !node.isTextblock
  })
  return marks.length > 0 ? DecorationSet.create(doc, marks) : DecorationSet.empty
}

export const longWords = (): Plugin<DecorationSet> =>
  new Plugin<DecorationSet>({
    state: {
      init: (_, { doc }) => markBlocks(doc),
      apply: (tr, marks) => (tr.docChanged ? markBlocks(tr.doc) : marks),
    },
    props: {
      decorations(state) {
        return this.getState(state)
      },
    },
  })
