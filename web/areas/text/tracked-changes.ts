/**
 * Suggested changes in a live document: each is mapped through edits, and its decision is derived from the document
 * itself, so undo, redo, and retyping are always consistent.
 */
import { closeHistory } from '@tiptap/pm/history'
import type { Node } from '@tiptap/pm/model'
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import type { Mapping } from '@tiptap/pm/transform'
import { DecorationSet, type EditorView } from '@tiptap/pm/view'
import { type Card, type ChangesView, type Decision, decorate, isNote, type Suggestion, type Tracked } from './change-marks.ts'
import { addDecision, hasDecisions, skipForgotten, withDecisions } from './decision-step.ts'
import { partText } from './part-text.ts'
import { liftOutOfList, putIntoList, replaceText } from './replace-text.ts'

interface TrackedState {
  tracked: Tracked[]
  /** Earlier states of the text whose changes an edit has removed; undo and redo bring them back with the text. */
  lost: { doc: Node; tracked: Tracked[] }[]
  view: ChangesView
  /** The same array until anything but positions changes. */
  cards: Card[]
  active: string | null
  decorations: DecorationSet
}

/** A change with its current position. */
export interface Placed {
  suggestion: Suggestion
  from: number
  to: number
}

type Action =
  | { type: 'clear' }
  | { type: 'add'; placed: Placed[]; rejected: ReadonlySet<string> }
  | { type: 'set'; tracked: readonly Tracked[] }
  | { type: 'accept'; ids: ReadonlySet<string> }
  | { type: 'reject' }
  | { type: 'choose'; id: string; word: string }
  | { type: 'takeBack'; ids: ReadonlySet<string> }
  | { type: 'activate'; id: string | null }
  | { type: 'view'; view: ChangesView }

const key = new PluginKey<TrackedState>('trackedChanges')
const maxLost = 20
const empty: TrackedState = { tracked: [], lost: [], view: 'marks', cards: [], active: null, decorations: DecorationSet.empty }
const read = (doc: Node, from: number, to: number) => doc.textBetween(from, to, '\n', '\n')

function decide(doc: Node, { from, to, suggestion, isRejected, decision }: Tracked): Decision {
  const now = read(doc, from, to)
  // Where its words are gone, nothing tells whether it was made.
  if (now === '' && decision === 'gone') return decision
  if (now === suggestion.before) return isRejected ? 'rejected' : 'open'
  return now === suggestion.after || now === suggestion.after.trim() ? 'accepted' : 'gone'
}

/**
 * Maps a change through a transaction. Text typed at its edges stays outside; text inserted by accepting it belongs to
 * it.
 */
function follow(change: Tracked, mapping: Mapping, isAccepted: boolean): Tracked {
  const outward = isAccepted && change.from === change.to
  const a = mapping.map(change.from, outward ? -1 : 1)
  const b = mapping.map(change.to, outward ? 1 : -1)
  const [from, to] = a <= b ? [a, b] : [b, a]
  return from === change.from && to === change.to ? change : { ...change, from, to }
}

/** The range of the new document that a transaction changed. */
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

/** Whether the transaction deletes the character before or after the position. */
function isCut({ mapping }: Transaction, position: number, side: 'before' | 'after'): boolean {
  let at = position
  return mapping.maps.some(map => {
    let isHit = false
    map.forEach((start, end) => {
      if (side === 'before' ? start < at && at <= end : start <= at && at < end) isHit = true
    })
    at = map.map(at, side === 'before' ? -1 : 1)
    return isHit
  })
}

/** Whether the change, which is adjacent to those between the two, lost its words with the text around them. */
function isSwept(tr: Transaction, was: Tracked, now: Tracked, first: Tracked, last: Tracked): boolean {
  if (now.from !== now.to) return false
  if (was.from < was.to) return isCut(tr, first.from, 'before') || isCut(tr, last.to, 'after')
  const { before, follows = '' } = was.suggestion
  // Missing text belongs to the word that it follows.
  if (before !== '' || first !== last) return false
  return follows === '' ? isCut(tr, was.from, 'after') : isCut(tr, was.from, 'before') && isCut(tr, was.from - follows.length, 'after')
}

function moved(tr: Transaction, tracked: Tracked[], accepted: ReadonlySet<string>): Tracked[] {
  const [low, high] = touchedBy(tr)
  const next = tracked.map(change => {
    const now = follow(change, tr.mapping, accepted.has(change.suggestion.id))
    return now.to < low || now.from > high ? now : { ...now, decision: decide(tr.doc, now) }
  })
  for (let start = 0, end = 1; start < next.length; start = end, end += 1) {
    while (tracked[end] && tracked[end]?.from === tracked[end - 1]?.to) end += 1
    const touching = next.slice(start, end)
    const isTangled = touching.some(({ decision, from }, index) => decision === 'gone' || from < (touching[index - 1]?.to ?? 0))
    if (touching.length > 1 && isTangled) next.splice(start, end - start, ...parted(tr.doc, touching, tracked.slice(start, end)))
    sweep(tr, tracked, next, start, end)
  }
  return next
}

/** Of adjacent changes, marks those as stale that were deleted with the text around them. */
function sweep(tr: Transaction, tracked: Tracked[], next: Tracked[], start: number, end: number) {
  const [first, last] = [tracked[start], tracked[end - 1]]
  for (let at = start; at < end; at += 1) {
    const [was, now] = [tracked[at], next[at]]
    if (first && last && was && now && isSwept(tr, was, now, first, last)) next[at] = { ...now, decision: 'gone' }
  }
}

/** Adjacent changes: a step that replaced several at once does not show where one ends, but their texts do. */
function parted(doc: Node, changes: Tracked[], before: Tracked[]): Tracked[] {
  let at = Math.min(...changes.map(({ from }) => from))
  const to = Math.max(...changes.map(({ to }) => to))
  const text = read(doc, at, to)
  const variants = changes.map(({ suggestion: { before, after }, decision }) =>
    decision === 'accepted' ? [after, before] : [before, after],
  )
  const lengths = text.length === to - at ? partText(text, variants) : undefined
  if (!lengths) return changes
  return changes.map((change, index) => {
    const next = { ...change, from: at, to: at + (lengths[index] ?? 0), decision: before[index]?.decision ?? change.decision }
    at = next.to
    return { ...next, decision: decide(doc, next) }
  })
}

const isGone = ({ decision }: Tracked) => decision === 'gone'
/** A paragraph that is edited is checked again. */
const isShown = (change: Tracked) => !isGone(change) || !change.suggestion.isCheck

/** The text before an edit that removed changes is kept with them. */
function rememberLost(tr: Transaction, { tracked, lost }: TrackedState, next: Tracked[]): TrackedState['lost'] {
  const loses = next.some((change, index) => {
    const before = tracked[index]
    return isGone(change) && before !== undefined && !isGone(before)
  })
  return loses ? [...lost, { doc: tr.before, tracked }].slice(-maxLost) : lost
}

/** If undo or redo restored such a text, its changes return with the decisions made since. */
function restoreLost(tr: Transaction, lost: TrackedState['lost'], tracked: Tracked[]): Tracked[] {
  if (tr.getMeta('history$') === undefined || !tracked.some(isGone)) return tracked
  const same = lost.findLast(({ doc }) => doc.eq(tr.doc))
  if (!same) return tracked
  const positions = new Map(same.tracked.map(change => [change.suggestion.id, change]))
  const restored = tracked.map(change => {
    const { from, to, decision } = positions.get(change.suggestion.id) ?? change
    const next = { ...change, from, to, decision }
    return { ...next, decision: decide(tr.doc, next) }
  })
  return restored.sort((a, b) => a.from - b.from || a.to - b.to)
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

/** With the rejections of the transaction. */
function decided(tr: Transaction, tracked: Tracked[]): Tracked[] {
  if (!hasDecisions(tr)) return tracked
  return withDecisions(tr, tracked).map((change, index) => {
    const isSame = change.isRejected === tracked[index]?.isRejected || isGone(change)
    return isSame ? change : { ...change, decision: decide(tr.doc, change) }
  })
}

function reduce(tr: Transaction, state: TrackedState): TrackedState {
  const action = tr.getMeta(key) as Action | undefined // set only by the commands below
  if (!action && !tr.docChanged && !(tr.selectionSet && state.active !== null)) return state
  const written = action?.type === 'accept' || action?.type === 'takeBack' ? action.ids : new Set<string>()
  let { tracked, lost, active, view } = state
  if (tr.docChanged) {
    const next = moved(tr, tracked, written)
    lost = rememberLost(tr, state, next)
    tracked = decided(tr, restoreLost(tr, lost, next))
  }
  // The next step starts at the caret once the writer has moved it.
  if (!action && tr.selectionSet && !tr.docChanged) active = null
  if (action?.type === 'clear') return { ...empty, view }
  if (action?.type === 'activate') active = action.id
  if (action?.type === 'view') view = action.view
  if (action?.type === 'choose')
    tracked = tracked.map(change => (change.suggestion.id === action.id ? withWord(change, action.word) : change))
  if (action?.type === 'add') tracked = added(tr.doc, tracked, action)
  if (action?.type === 'set') {
    tracked = action.tracked.map(change => ({ ...change, decision: decide(tr.doc, change) }))
    if (!tracked.some(({ suggestion }) => suggestion.id === active)) active = null
  }
  const shown = tracked.filter(isShown)
  const cards = sameCards(state.cards, shown) ? state.cards : toCards(shown, state.cards)
  const isPlain = cards === state.cards && active === state.active && view === state.view
  const decorations = isPlain ? state.decorations.map(tr.mapping, tr.doc) : decorate(tr.doc, tracked, { active, view })
  return { tracked, lost, cards, active, view, decorations }
}

/** The change with one of its other words, and its first one among the others. */
function withWord(change: Tracked, word: string): Tracked {
  const { suggestion } = change
  const alternatives = suggestion.alternatives.map(other => (other === word ? suggestion.after : other))
  return { ...change, suggestion: { ...suggestion, after: word, alternatives, isOther: true } }
}

/** Unchanged cards keep their identity, so that only changed ones rerender. */
function toCards(tracked: Tracked[], before: Card[]): Card[] {
  const known = new Map(before.map(card => [card.id, card]))
  return tracked.map(({ suggestion, decision }) => {
    const card = known.get(suggestion.id)
    return card?.decision === decision && card.after === suggestion.after ? card : { ...suggestion, decision }
  })
}

const sameCards = (cards: Card[], tracked: Tracked[]) =>
  cards.length === tracked.length &&
  cards.every(({ id, decision, after }, index) => {
    const change = tracked[index]
    return change?.suggestion.id === id && change.decision === decision && change.suggestion.after === after
  })

export const trackedChanges = () =>
  new Plugin<TrackedState>({
    key,
    state: { init: () => empty, apply: reduce },
    appendTransaction: (transactions, _before, state) => skipForgotten(transactions, state, trackedOf(state)),
    props: {
      decorations: state => key.getState(state)?.decorations,
      handleClick: (view, pos) => {
        const found = changeAt(view.state, pos)
        if (found) activateChange(view, found, false)
        return false
      },
    },
  })

export const cardsOf = (state: EditorState): Card[] => key.getState(state)?.cards ?? empty.cards
/** All changes at their positions. */
export const trackedOf = (state: EditorState): readonly Tracked[] => key.getState(state)?.tracked ?? empty.tracked
/** What the transaction does with the changes. */
export const actionOf = (tr: Transaction): Action['type'] | undefined => (tr.getMeta(key) as Action | undefined)?.type // set by `send`
export const viewOf = (state: EditorState): ChangesView => key.getState(state)?.view ?? 'marks'
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

/** Replaces all changes, at positions in the present text. */
export const setTracked = (view: EditorView, tracked: readonly Tracked[]): void => send(view, { type: 'set', tracked })

/** The first change at or after the position. */
export const changeFrom = (state: EditorState, position: number): string | undefined =>
  key.getState(state)?.tracked.find(({ to }) => to >= position)?.suggestion.id

/** Part of the window's height, from its top and its bottom, in which a change is too close to the edge to be read. */
const edge = 0.2

/** Scrolls the element to the middle of the window, unless it is well in sight. */
function bringIntoSight(element: Element) {
  const { top, bottom } = element.getBoundingClientRect()
  const margin = window.innerHeight * edge
  if (top < margin || bottom > window.innerHeight - margin) element.scrollIntoView({ block: 'center' })
}

/** Selects the change and scrolls to it. */
export function activateChange(view: EditorView, id: string | null, isScrolled = true): void {
  send(view, { type: 'activate', id })
  if (!id || !isScrolled) return
  const change = key.getState(view.state)?.tracked.find(({ suggestion }) => suggestion.id === id)
  const at = change && view.domAtPos(Math.min(change.from, view.state.doc.content.size)).node
  const block = at instanceof Element ? at : at?.parentElement
  const mark = view.dom.querySelector('.change-active') ?? block
  if (mark) bringIntoSight(mark)
}

/** A new undo step, or a part of the one that `joins` started. */
const stepOf = ({ state: { tr } }: EditorView, joins?: Transaction) => (joins ? tr.setMeta('appendedTransaction', joins) : closeHistory(tr))

/** Accepts the changes in one undo step; remarks, which change nothing, are dismissed. */
export function acceptChanges(view: EditorView, ids: ReadonlySet<string>, joins?: Transaction): void {
  const { tracked } = key.getState(view.state) ?? empty
  const chosen = tracked.filter(({ suggestion, decision }) => ids.has(suggestion.id) && (decision === 'open' || decision === 'rejected'))
  const notes = chosen.filter(({ suggestion }) => isNote(suggestion))
  const tr = addDecision(stepOf(view, joins), tracked, idsOf(notes), true)
  for (const { from, to, suggestion } of chosen.toReversed()) {
    if (isNote(suggestion)) continue
    replaceText(tr, from, to, suggestion.after)
    if (suggestion.leavesList) liftOutOfList(tr, from)
  }
  send(view, { type: 'accept', ids: idsOf(chosen) }, tr)
}

function revert(tr: Transaction, accepted: Tracked[]) {
  for (const { from, to, suggestion } of accepted.toReversed()) {
    replaceText(tr, from, to, suggestion.before)
    if (suggestion.leavesList) putIntoList(tr, from, suggestion.leavesList)
  }
}

const acceptedOf = (tracked: readonly Tracked[], ids?: ReadonlySet<string>) =>
  tracked.filter(({ suggestion, decision }) => decision === 'accepted' && (ids?.has(suggestion.id) ?? true))

/** Reverts accepted changes, all or the named ones, in one undo step. */
export function takeBackChanges(view: EditorView, ids?: ReadonlySet<string>, joins?: Transaction): Transaction {
  const accepted = acceptedOf(trackedOf(view.state), ids)
  const tr = stepOf(view, joins)
  revert(tr, accepted)
  send(view, { type: 'takeBack', ids: idsOf(accepted) }, tr)
  return tr
}

/** Opens the changes again, whether accepted or rejected, in one undo step. */
export function resetChanges(view: EditorView, ids: ReadonlySet<string>): void {
  const tracked = trackedOf(view.state)
  const accepted = acceptedOf(tracked, ids)
  const tr = addDecision(stepOf(view), tracked, ids, false)
  revert(tr, accepted)
  send(view, { type: 'takeBack', ids: idsOf(accepted) }, tr)
}

const idsOf = (changes: Tracked[]) => new Set(changes.map(({ suggestion }) => suggestion.id))

export const rejectChanges = (view: EditorView, ids: ReadonlySet<string>, isRejected = true): void =>
  send(view, { type: 'reject' }, addDecision(stepOf(view), trackedOf(view.state), ids, isRejected))

/** Proposes another of the change's words. */
export const chooseWord = (view: EditorView, id: string, word: string): void => send(view, { type: 'choose', id, word })

export const showChanges = (view: EditorView, how: ChangesView): void => send(view, { type: 'view', view: how })
