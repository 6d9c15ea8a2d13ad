/** How changes are shown in the text: underlined, struck out and written in, or as if they were taken. */
import type { Node } from '@tiptap/pm/model'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import type { ListType } from './replace-text.ts'

/** What a change is, apart from where it stands. */
export interface Suggestion {
  id: string
  /** As the document reads it: without the marks of lists and code. */
  before: string
  after: string
  kind: string
  rule: string | null
  message: string
  /** True when the engine is sure; false when it only offers. */
  applied: boolean
  /** The list whose item becomes a paragraph with it. */
  leavesList?: ListType
}

export type Decision = 'open' | 'accepted' | 'rejected' | 'gone'

export interface Tracked {
  suggestion: Suggestion
  from: number
  to: number
  decision: Decision
  isRejected: boolean
}

/** A change as its card shows it. */
export interface Card extends Suggestion {
  decision: Decision
}

/** How open changes are shown: underlined, struck out and written in, or as if they were taken. */
export type ChangesView = 'marks' | 'inline' | 'clean'

interface Shown {
  active: string | null
  view: ChangesView
}

/** All marks of the changes, as they are to be shown. */
export function decorate(doc: Node, tracked: Tracked[], { active, view }: Shown): DecorationSet {
  const shown = tracked.flatMap(change => {
    if (view !== 'marks') return written(change, { active, view })
    return change.decision === 'open' ? underline(change, { active, size: doc.content.size }) : []
  })
  return DecorationSet.create(doc, shown)
}

const classes = ({ suggestion: { id, kind, applied } }: Tracked, active: string | null) =>
  ['change', `change-${kind}`, applied ? '' : 'change-offered', id === active ? 'change-active' : ''].filter(Boolean).join(' ')

function underline(change: Tracked, { active, size }: { active: string | null; size: number }): Decoration[] {
  const { from, to, suggestion } = change
  // What is missing is shown at the letter before it.
  const start = from === to ? Math.max(from - 1, 0) : from
  const end = Math.min(Math.max(to, start + 1), size)
  return [Decoration.inline(start, end, { class: classes(change, active), 'data-change': suggestion.id })]
}

/** The change as it would be, beside what it replaces or instead of it. */
function written(change: Tracked, { active, view }: Shown): Decoration[] {
  const { from, to, decision, suggestion } = change
  if (decision === 'accepted' && view === 'inline') return [Decoration.inline(from, to, { class: 'change-inserted' })]
  if (decision !== 'open' || (view === 'clean' && !suggestion.applied)) return []
  const removed = { class: view === 'clean' ? 'change-hidden' : `change-deleted ${classes(change, active)}`, 'data-change': suggestion.id }
  return [
    Decoration.inline(from, to, removed),
    Decoration.widget(to, () => insertion(suggestion, view), { side: -1, key: `${suggestion.id} ${view}`, ignoreSelection: true }),
  ]
}

function insertion({ id, after }: Suggestion, view: ChangesView): HTMLElement {
  const element = document.createElement(view === 'clean' ? 'span' : 'ins')
  element.textContent = after
  element.dataset.change = id
  if (view !== 'clean') element.className = 'change-inserted'
  return element
}
