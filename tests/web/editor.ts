/** The editor without a browser: its schema, state, history, and documents of every shape. */
import { getSchema } from '@tiptap/core'
import { history, redo, undo } from '@tiptap/pm/history'
import type { Node } from '@tiptap/pm/model'
import { EditorState, type Transaction } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import fc from 'fast-check'
import { editorExtensions } from '../../web/areas/text/extensions.ts'
import type { Placed } from '../../web/areas/text/tracked-changes.ts'
import { cardsOf, trackedChanges } from '../../web/areas/text/tracked-changes.ts'
import type { ChangeFieldsFragment } from '../../web/areas/text/text.generated.ts'

export const schema = getSchema(editorExtensions())

type Json = Record<string, unknown>

export const toDoc = (...content: Json[]): Node => {
  const doc = schema.nodeFromJSON({ type: 'doc', content })
  doc.check()
  return doc
}
export const text = (value: string, ...marks: (string | Json)[]): Json => ({
  type: 'text',
  text: value,
  marks: marks.map(mark => (typeof mark === 'string' ? { type: mark } : mark)),
})
const inline = (content: (string | Json)[]) => content.map(each => (typeof each === 'string' ? text(each) : each))
export const paragraph = (...content: (string | Json)[]): Json => ({ type: 'paragraph', content: inline(content) })
export const heading = (level: number, ...content: (string | Json)[]): Json => ({
  type: 'heading',
  attrs: { level },
  content: inline(content),
})
export const item = (...content: Json[]): Json => ({ type: 'listItem', content })
export const bullets = (...content: Json[]): Json => ({ type: 'bulletList', content })
export const numbers = (start: number, ...content: Json[]): Json => ({ type: 'orderedList', attrs: { start }, content })
export const quote = (...content: Json[]): Json => ({ type: 'blockquote', content })
export const code = (value: string): Json => ({ type: 'codeBlock', content: value ? [{ type: 'text', text: value }] : [] })
export const link = (href: string): Json => ({ type: 'link', attrs: { href } })
export const lineBreak: Json = { type: 'hardBreak' }

/** The parts of an editor's view that commands need. */
export class Desk {
  state: EditorState
  #told: (tr: Transaction) => void
  #plugin = trackedChanges()

  constructor(doc: Node, onTransaction: (tr: Transaction) => void = () => undefined) {
    this.state = EditorState.create({ doc, plugins: [history(), this.#plugin] })
    this.#told = onTransaction
  }

  get view(): EditorView {
    return this as unknown as EditorView // the commands use its state and dispatch only
  }

  dispatch = (tr: Transaction) => {
    this.#told(tr)
    this.state = this.state.apply(tr)
    this.state.doc.check()
  }

  get doc() {
    return this.state.doc
  }
  get cards() {
    return cardsOf(this.state)
  }
  decisions = () => Object.fromEntries(this.cards.map(({ id, decision }) => [id, decision]))
  /** Current position of each change. */
  get places(): (Placed & { decision: string })[] {
    return this.#plugin.getState(this.state)?.tracked ?? []
  }
  undo = () => undo(this.state, this.dispatch)
  redo = () => redo(this.state, this.dispatch)
}

/** A change as the server returns it. */
export const toChange = (source: string, start: number, end: number, after: string, id = `${start}`): ChangeFieldsFragment => ({
  id,
  start,
  end,
  before: source.slice(start, end),
  after,
  kind: 'SPELLING',
  rule: null,
  message: 'Better so',
  applied: true,
  alternatives: [],
})

/** Documents of unique words, in every formatting and kind of block. */
const marks = fc.uniqueArray(fc.constantFrom<string | Json>('bold', 'italic', 'strike', 'underline', link('https://example.com/')), {
  maxLength: 2,
})
const runs = fc.array(fc.record({ words: fc.integer({ min: 1, max: 4 }), marks, breaks: fc.constantFrom(false, false, false, true) }), {
  minLength: 1,
  maxLength: 4,
})
type Leaf = typeof runs extends fc.Arbitrary<infer T> ? T : never
interface Block {
  kind: 'paragraph' | 'heading' | 'bullets' | 'numbers' | 'quote'
  leaves: Leaf[]
  isNested: boolean
}
const block: fc.Arbitrary<Block> = fc.record({
  kind: fc.constantFrom('paragraph', 'paragraph', 'heading', 'bullets', 'numbers', 'quote'),
  leaves: fc.array(runs, { minLength: 1, maxLength: 3 }),
  isNested: fc.boolean(),
})

export const documents: fc.Arbitrary<Node> = fc.array(block, { minLength: 1, maxLength: 5 }).map(blocks => {
  let count = 0
  // Equal lengths, so that no edit turns one into another.
  const word = () => `w${String((count += 1)).padStart(3, '0')}x`
  const inlineOf = (leaf: Leaf): Json[] =>
    leaf.flatMap(({ words, marks, breaks }, index) => {
      const output = Array.from({ length: words }, () => word()).join(' ')
      return [...(breaks && index > 0 ? [lineBreak] : []), text(index > 0 && !breaks ? ` ${output}` : output, ...marks)]
    })
  const toJson = ({ kind, leaves, isNested }: Block): Json[] => {
    const paragraphs = () => leaves.map(leaf => paragraph(...inlineOf(leaf)))
    const items = () => {
      const list = paragraphs().map(each => item(each))
      const last = list.at(-1)
      return isNested && last ? [...list.slice(0, -1), item(...(last.content as Json[]), bullets(item(paragraph(`${word()} deep`))))] : list
    }
    if (kind === 'paragraph') return paragraphs()
    if (kind === 'heading') return leaves.map(leaf => heading(2, ...inlineOf(leaf)))
    if (kind === 'quote') return [quote(...paragraphs())]
    return [kind === 'bullets' ? bullets(...items()) : numbers(3, ...items())]
  }
  return toDoc(...blocks.flatMap(toJson))
})

/** Each letter of the document with its formatting and blocks. */
export function lettersOf(doc: Node): string[] {
  const letters: string[] = []
  doc.descendants((node, pos) => {
    if (!node.isText) return
    const place = doc.resolve(pos)
    const around = Array.from({ length: place.depth }, (_, depth) => place.node(depth + 1).type.name).join('>')
    for (const letter of node.text ?? '') letters.push(`${letter} ${node.marks.map(({ type }) => type.name).join(',')} ${around}`)
  })
  return letters
}
