/** The changes in the editor as cards, with navigation. */
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import type { Card, ChangesView } from './change-marks.ts'
import { activateChange, activeOf, cardsOf, changeFrom, showChanges, viewOf } from './tracked-changes.ts'

export interface Changes {
  cards: Card[]
  active: string | null
  view: ChangesView
}

/** Rerenders only when a card, the active one, or the view changes. */
export const useChanges = (editor: Editor): Changes =>
  useEditorState({
    editor,
    selector: ({ editor: { state } }) => ({ cards: cardsOf(state), active: activeOf(state), view: viewOf(state) }),
    equalityFn: (a, b) => a.cards === b?.cards && a.active === b.active && a.view === b.view,
  })

export const isOpen = ({ decision }: Card): boolean => decision === 'open'

/** The next or previous pending change, wrapping around; the first one if none is active. */
export function openChangeFrom({ cards, active }: Changes, by: 1 | -1): Card | undefined {
  const open = cards.filter(card => isOpen(card) || card.id === active)
  const others = open.filter(isOpen)
  const at = open.findIndex(({ id }) => id === active)
  if (at < 0) return others.at(by > 0 ? 0 : -1)
  const next = open[(at + by + open.length) % open.length]
  return next && isOpen(next) ? next : others[0]
}

/** Switches between editing and reading the result. */
export function setView(editor: Editor, view: ChangesView): void {
  if (editor.isDestroyed || viewOf(editor.state) === view) return
  editor.setEditable(view === 'marks', false)
  showChanges(editor.view, view)
}

/** Moves to the next pending change of the kind, if one is chosen: after the active one, or else after the caret. */
export function stepToChange(editor: Editor, by: 1 | -1, kind: string | null = null): void {
  const { state } = editor
  const all = cardsOf(state)
  const ofKind = all.filter(card => card.kind === kind)
  // The last change of a kind ends its filter.
  const cards = ofKind.some(isOpen) ? ofKind : all
  const active = activeOf(state)
  const isAhead = cards.some(({ id }) => id === active)
  const next = isAhead ? openChangeFrom({ cards, active, view: viewOf(state) }, by) : openChangeAtCaret(editor, by, cards)
  activateChange(editor.view, next?.id ?? null)
}

/** Of the cards, the pending change after or before the caret, wrapping around. */
function openChangeAtCaret({ state }: Editor, by: 1 | -1, cards: Card[]): Card | undefined {
  const all = cardsOf(state)
  const following = changeFrom(state, state.selection.to)
  const at = following === undefined ? 0 : all.findIndex(({ id }) => id === following)
  const ahead = [...all.slice(at), ...all.slice(0, at)].filter(card => isOpen(card) && cards.includes(card))
  return ahead.at(by > 0 ? 0 : -1)
}
