/** What each card and board of the page needs. The actions keep their identity, so that unchanged cards are not rendered again. */
import { createContext, useContext } from 'react'
import type { Board, Card, Direction } from './board-order.ts'

/** Fields that the details open at. */
export type CardField = 'title' | 'due' | 'labels' | 'members'

export interface KanbanActions {
  open: (id: string, field?: CardField) => void
  moveTo: (card: Card, boardId: string, where: 'top' | 'bottom') => void
  step: (card: Card, direction: Direction) => void
  toggleOwn: (card: Card) => void
  duplicate: (card: Card) => void
  archive: (card: Card) => void
  remove: (card: Card) => void
  copyLink: (card: Card) => void
  addCard: (board: Board, title: string, where: 'top' | 'bottom') => void
  renameBoard: (board: Board, title: string) => Promise<void>
  limitBoard: (board: Board, limit: number | null) => void
  moveBoard: (board: Board, index: number) => void
  removeBoard: (board: Board) => void
  collapse: (board: Board, isCollapsed: boolean) => void
}

interface KanbanState {
  actions: KanbanActions
  /** All boards, for the menus. */
  boards: { id: string; title: string }[]
  /** Name of the reader in the demo data. */
  ownName: string | undefined
  isCompact: boolean
}

export const KanbanContext = createContext<KanbanState | undefined>(undefined)

export function useKanban(): KanbanState {
  const state = useContext(KanbanContext)
  if (!state) throw new Error('Outside of the kanban page')
  return state
}

/** Of the hint that screen readers read with the title of a board. */
export const boardKeysId = 'kanban-board-keys'
