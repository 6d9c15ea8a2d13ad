/**
 * Suggested changes on a living document: each keeps its place while the writer goes on, and whether it is taken is
 * read from the document itself, so that undo, redo and retyping are always right.
 */
import { closeHistory } from '@tiptap/pm/history'
import type { Node } from '@tiptap/pm/model'
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import type { Mapping } from '@tiptap/pm/transform'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'
import { liftOutOfList, replaceText } from './replace-text.ts'

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
  /** True when an item of a list becomes a paragraph with it. */
  leavesList: boolean
}

export type Decision = 'open' | 'accepted' | 'rejected' | 'gone'

interface Tracked {
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

interface TrackedState {
  tracked: Tracked[]
  /** The same list until something but places changed. */
  cards: Card[]
  active: string | null
  decorations: DecorationSet
}

/** A change with its place in the document of this very moment. */
export interface Placed {
  suggestion: Suggestion
  from: number
  to: number
}

type Action =
  | { type: 'clear' }
  | { type: 'add'; placed: Placed[]; rejected: ReadonlySet<string> }
  | { type: 'accept'; ids: ReadonlySet<string> }
  | { type: 'reject'; ids: ReadonlySet<string>; isRejected: boolean }
  | { type: 'activate'; id: string | null }

const key = new PluginKey<TrackedState>('trackedChanges')
const empty: TrackedState = { tracked: [], cards: [], active: null, decorations: DecorationSet.empty }
const read = (doc: Node, from: number, to: number) => doc.textBetween(from, to, '\n', '\n')

function decide(doc: Node, { from, to, suggestion, isRejected }: Tracked): Decision {
  const now = read(doc, from, to)
  if (now === suggestion.before) return isRejected ? 'rejected' : 'open'
  return now === suggestion.after || now === suggestion.after.trim() ? 'accepted' : 'gone'
}

/** Moves a change along. Text typed at its edges stays outside; what an accepted change wrote belongs to it. */
function follow(change: Tracked, mapping: Mapping, isAccepted: boolean): Tracked {
  const outward = isAccepted && change.from === change.to
  const a = mapping.map(change.from, outward ? -1 : 1)
  const b = mapping.map(change.to, outward ? 1 : -1)
  const [from, to] = a <= b ? [a, b] : [b, a]
  return from === change.from && to === change.to ? change : { ...change, from, to }
}

/** The stretch of the new document that a transaction wrote to. */
function touchedBy({ mapping }: Transaction): [number, number] {
  let [low, high] = [Infinity, -Infinity]
  mapping.maps.forEach((map, index) => {
    const rest = mapping.slice(index + 1)
    map.forEach((_oldStart, _oldEnd, start, end) => {
      low = Math.min(low, rest.map(start, -1))
      high = Math.max(high, rest.map(end, 1))
    })
  })
  return [low, high]
}

function moved(tr: Transaction, tracked: Tracked[], accepted: ReadonlySet<string>): Tracked[] {
  const [low, high] = touchedBy(tr)
  return tracked.map(change => {
    const next = follow(change, tr.mapping, accepted.has(change.suggestion.id))
    return next.to < low || next.from > high ? next : { ...next, decision: decide(tr.doc, next) }
  })
}

function added(doc: Node, tracked: Tracked[], { placed, rejected }: Extract<Action, { type: 'add' }>): Tracked[] {
  const known = new Set(tracked.map(({ suggestion }) => suggestion.id))
  const fresh = placed
    .filter(({ suggestion }) => !known.has(suggestion.id))
    .map(({ suggestion, from, to }): Tracked => {
      const change = { suggestion, from, to, decision: 'open' as Decision, isRejected: rejected.has(suggestion.id) }
      return { ...change, decision: decide(doc, change) }
    })
  return [...tracked, ...fresh].sort((a, b) => a.from - b.from || a.to - b.to)
}

function reduce(tr: Transaction, state: TrackedState): TrackedState {
  const action = tr.getMeta(key) as Action | undefined // set by the commands below only
  if (!action && !tr.docChanged) return state
  const accepted = action?.type === 'accept' ? action.ids : new Set<string>()
  let tracked = tr.docChanged ? moved(tr, state.tracked, accepted) : state.tracked
  let { active } = state
  if (action?.type === 'clear') return empty
  if (action?.type === 'activate') active = action.id
  if (action?.type === 'add') tracked = added(tr.doc, tracked, action)
  if (action?.type === 'reject')
    tracked = tracked.map(change => {
      if (!action.ids.has(change.suggestion.id)) return change
      const next = { ...change, isRejected: action.isRejected }
      return { ...next, decision: decide(tr.doc, next) }
    })
  const cards = sameCards(state.cards, tracked) ? state.cards : tracked.map(({ suggestion, decision }) => ({ ...suggestion, decision }))
  const isPlain = cards === state.cards && active === state.active
  const decorations = isPlain ? state.decorations.map(tr.mapping, tr.doc) : decorate(tr.doc, tracked, active)
  return { tracked, cards, active, decorations }
}

const sameCards = (cards: Card[], tracked: Tracked[]) =>
  cards.length === tracked.length &&
  cards.every(({ id, decision }, index) => tracked[index]?.suggestion.id === id && tracked[index]?.decision === decision)

function decorate(doc: Node, tracked: Tracked[], active: string | null): DecorationSet {
  const size = doc.content.size
  return DecorationSet.create(
    doc,
    tracked
      .filter(({ decision }) => decision === 'open')
      .map(({ from, to, suggestion: { id, kind, applied } }) => {
        // What is missing is shown at the letter before it.
        const start = from === to ? Math.max(from - 1, 0) : from
        const classes = ['change', `change-${kind}`, applied ? '' : 'change-offered', id === active ? 'change-active' : '']
        return Decoration.inline(start, Math.min(Math.max(to, start + 1), size), {
          class: classes.filter(Boolean).join(' '),
          'data-change': id,
        })
      }),
  )
}

export const trackedChanges = (onPick: (id: string) => void) =>
  new Plugin<TrackedState>({
    key,
    state: { init: () => empty, apply: reduce },
    props: {
      decorations: state => key.getState(state)?.decorations,
      handleClick: (view, pos) => {
        const found = changeAt(view.state, pos)
        if (found) onPick(found)
        return false
      },
    },
  })

export const cardsOf = (state: EditorState): Card[] => key.getState(state)?.cards ?? empty.cards
export const activeOf = (state: EditorState): string | null => key.getState(state)?.active ?? null

function changeAt(state: EditorState, pos: number): string | undefined {
  const { tracked } = key.getState(state) ?? empty
  return tracked.find(({ decision, from, to }) => decision === 'open' && from - (from === to ? 1 : 0) <= pos && pos <= to)?.suggestion.id
}

const send = (view: EditorView, action: Action, tr = view.state.tr) =>
  view.dispatch(tr.setMeta(key, action).setMeta('addToHistory', tr.docChanged))

export const clearChanges = (view: EditorView): void => send(view, { type: 'clear' })

export const addChanges = (view: EditorView, placed: Placed[], rejected: ReadonlySet<string>): void =>
  send(view, { type: 'add', placed, rejected })

/** Marks the change and brings its place into view. */
export function activateChange(view: EditorView, id: string | null, isScrolled = true): void {
  send(view, { type: 'activate', id })
  if (!id || !isScrolled) return
  const change = key.getState(view.state)?.tracked.find(({ suggestion }) => suggestion.id === id)
  const at = change && view.domAtPos(Math.min(change.from, view.state.doc.content.size)).node
  const element = at instanceof Element ? at : at?.parentElement
  element?.scrollIntoView({ block: 'nearest' })
}

/** Takes the changes into the text, as one step of the history. */
export function acceptChanges(view: EditorView, ids: ReadonlySet<string>): void {
  const { tracked } = key.getState(view.state) ?? empty
  const chosen = tracked.filter(({ suggestion, decision }) => ids.has(suggestion.id) && decision !== 'accepted' && decision !== 'gone')
  const tr = closeHistory(view.state.tr)
  for (const { from, to, suggestion } of chosen.toReversed()) {
    replaceText(tr, from, to, suggestion.after)
    if (suggestion.leavesList) liftOutOfList(tr, from)
  }
  send(view, { type: 'accept', ids: new Set(chosen.map(({ suggestion }) => suggestion.id)) }, tr)
}

export const rejectChanges = (view: EditorView, ids: ReadonlySet<string>, isRejected = true): void =>
  send(view, { type: 'reject', ids, isRejected })
