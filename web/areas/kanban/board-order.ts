/** The order of boards and cards: where a dragged card stands until the server has moved it. */
import type { CardTileFragment, KanbanBoardsQuery } from './kanban.generated.ts'

export type Card = CardTileFragment
export type Board = KanbanBoardsQuery['boards'][number]
export type Person = KanbanBoardsQuery['cardPeople'][number]

/** A position of a card, counted without the card itself. */
export interface Place {
  boardId: string
  position: number
}

/** A record that the server has not stored yet. */
export const isPending = ({ id }: { id: string }) => id.startsWith('new-')

export const boardOf = (boards: readonly Board[], cardId: string) => boards.find(({ items }) => items.some(({ id }) => id === cardId))

export const cardOf = (boards: readonly Board[], cardId: string | undefined) =>
  boards.flatMap(({ items }) => items).find(({ id }) => id === cardId)

export function placeOf(boards: readonly Board[], cardId: string): Place | undefined {
  const board = boardOf(boards, cardId)
  return board && { boardId: board.id, position: board.items.findIndex(({ id }) => id === cardId) }
}

/** The boards with the card at that place; boards without changes stay the same objects. */
export function withCardAt<Item extends { id: string; items: Card[] }>(boards: readonly Item[], card: Card, place: Place): Item[] {
  return boards.map(board => {
    const rest = board.items.filter(({ id }) => id !== card.id)
    if (board.id === place.boardId) return { ...board, items: rest.toSpliced(Math.max(0, place.position), 0, card) }
    return rest.length === board.items.length ? board : { ...board, items: rest }
  })
}

export const withoutCard = (boards: readonly Board[], cardId: string): Board[] =>
  boards.map(board =>
    board.items.some(({ id }) => id === cardId) ? { ...board, items: board.items.filter(({ id }) => id !== cardId) } : board,
  )

export const isSamePlace = (a: Place | undefined, b: Place | undefined) => a?.boardId === b?.boardId && a?.position === b?.position

/** The board moved to the index. */
export function withBoardAt<Item extends { id: string }>(boards: readonly Item[], id: string, index: number): Item[] {
  const moved = boards.find(board => board.id === id)
  return moved ? boards.filter(board => board.id !== id).toSpliced(index, 0, moved) : [...boards]
}

export type Direction = 'up' | 'down' | 'previous' | 'next'

interface Neighbors {
  /** Boards with the visible cards only. */
  shown: readonly Board[]
  /** Boards with all cards. */
  all: readonly Board[]
  cardId: string
}

/** Where a step by keyboard moves the card: past the next visible card, or to the board beside it. */
export function stepFrom({ shown, all, cardId }: Neighbors, direction: Direction): Place | undefined {
  const index = shown.findIndex(({ items }) => items.some(({ id }) => id === cardId))
  const board = shown[index]
  if (!board) return undefined
  const at = board.items.findIndex(({ id }) => id === cardId)
  if (direction === 'up' || direction === 'down') {
    const other = board.items[at + (direction === 'up' ? -1 : 1)]
    if (!other) return undefined
    const rest = restOf(all, board.id, cardId)
    return { boardId: board.id, position: rest.findIndex(({ id }) => id === other.id) + (direction === 'up' ? 0 : 1) }
  }
  const target = shown[index + (direction === 'previous' ? -1 : 1)]
  return target && placeBefore(all, target.id, cardId, target.items[at]?.id)
}

const restOf = (boards: readonly Board[], boardId: string, cardId: string) =>
  (boards.find(({ id }) => id === boardId)?.items ?? []).filter(({ id }) => id !== cardId)

/** The place before another card, or at the end. */
export function placeBefore(boards: readonly Board[], boardId: string, cardId: string, before: string | undefined): Place {
  const rest = restOf(boards, boardId, cardId)
  const index = rest.findIndex(({ id }) => id === before)
  return { boardId, position: index < 0 ? rest.length : index }
}
