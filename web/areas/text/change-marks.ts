/** Decorations for changes in the text: as suggestions, or as if accepted. */
import type { Node } from '@tiptap/pm/model'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import type { ListType } from './replace-text.ts'

/** A change without its position. */
export interface Suggestion {
  id: string
  /** As the document shows it, without markers of lists and code. */
  before: string
  after: string
  /** The word before an insertion, which alone may be a comma. */
  follows?: string
  kind: string
  rule: string | null
  message: string
  /** True if the engine is certain; false for a suggestion. */
  applied: boolean
  /** Other words that may be meant. */
  alternatives: readonly string[]
  /** The writer has chosen another word than the engine's first. */
  isOther?: true
  /** Found by a check while writing, and not by a run. */
  isCheck?: true
  /** The list whose item it turns into a paragraph. */
  leavesList?: ListType
}

/** A remark on words for which the engine proposes no others. */
export const isNote = ({ before, after }: Pick<Suggestion, 'before' | 'after'>): boolean => before === after

/** A remark on a paragraph whose language the engine does not check. */
export const isLanguageNote = ({ rule }: Pick<Suggestion, 'rule'>): boolean => rule?.startsWith('language-') ?? false

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

/** How pending changes are displayed: as suggestions, or as if accepted. */
export type ChangesView = 'marks' | 'inline' | 'clean'

interface Shown {
  active: string | null
  view: ChangesView
}

/** All decorations of the changes. */
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
  // Missing text is marked at the preceding letter.
  const start = from === to ? Math.max(from - 1, 0) : from
  const end = Math.min(Math.max(to, start + 1), size)
  return [Decoration.inline(start, end, { class: classes(change, active), 'data-change': suggestion.id })]
}

/** The replacement, beside the original or instead of it. */
function written(change: Tracked, { active, view }: Shown): Decoration[] {
  const { from, to, decision, suggestion } = change
  // A remark proposes no words.
  if (isNote(suggestion)) return []
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
