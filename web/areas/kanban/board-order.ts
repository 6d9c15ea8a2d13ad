/** The order of boards and cards: where a dragged card stands until the server has moved it. */
import type { CardTileFragment, KanbanBoardsQuery } from './kanban.generated.ts'

export type Card = CardTileFragment
export type Board = KanbanBoardsQuery['boards'][number]
export type Person = KanbanBoardsQuery['cardPeople'][number]

/** A position of a card, counted without the card itself. */
export interface Place {
  boardId: string
  position: number
  /** The swimlane, if the card changes it. */
  lane?: string
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

export const isSamePlace = (a: Place | undefined, b: Place | undefined) =>
  a?.boardId === b?.boardId && a?.position === b?.position && a?.lane === b?.lane

/** The board moved to the index. */
export function withBoardAt<Item extends { id: string }>(boards: readonly Item[], id: string, index: number): Item[] {
  const moved = boards.find(board => board.id === id)
  return moved ? boards.filter(board => board.id !== id).toSpliced(index, 0, moved) : [...boards]
}

export type Direction = 'up' | 'down' | 'previous' | 'next'

/** The visible boards in rows: one, or one for each swimlane. */
export interface BoardRow {
  lane?: string
  boards: readonly Board[]
}

function cellOf(rows: readonly BoardRow[], cardId: string) {
  for (const [row, { boards }] of rows.entries())
    for (const [column, { items }] of boards.entries()) {
      const at = items.findIndex(({ id }) => id === cardId)
      if (at >= 0) return { row, column, items, at }
    }
  return undefined
}

/** The card that an arrow key reaches: the next one of the board, or the nearest one of the next board that has cards. */
export function cardBeside(rows: readonly BoardRow[], cardId: string, direction: Direction): Card | undefined {
  const cell = cellOf(rows, cardId)
  if (!cell) return undefined
  const { row, column, items, at } = cell
  if (direction === 'up' || direction === 'down') {
    const by = direction === 'up' ? -1 : 1
    const beyond = direction === 'up' ? rows.slice(0, row).toReversed() : rows.slice(row + 1)
    const next = beyond.map(({ boards }) => boards[column]?.items ?? []).find(each => each.length > 0)
    return items[at + by] ?? next?.at(direction === 'up' ? -1 : 0)
  }
  const boards = rows[row]?.boards ?? []
  const beside = direction === 'previous' ? boards.slice(0, column).toReversed() : boards.slice(column + 1)
  const found = beside.find(board => board.items.length > 0)?.items ?? []
  return found[Math.min(at, found.length - 1)]
}

interface Neighbors {
  rows: readonly BoardRow[]
  /** Boards with all cards. */
  all: readonly Board[]
  cardId: string
}

/** Where a step by keyboard moves the card: past the next visible card, to the swimlane beyond, or to the board beside it. */
export function stepFrom({ rows, all, cardId }: Neighbors, direction: Direction): Place | undefined {
  const cell = cellOf(rows, cardId)
  if (!cell) return undefined
  const { row, column, items, at } = cell
  const { lane, boards = [] } = rows[row] ?? {}
  const board = boards[column]
  if (!board) return undefined
  const after = (boardId: string, id: string | undefined) => {
    const rest = restOf(all, boardId, cardId)
    const index = rest.findIndex(each => each.id === id)
    return index < 0 ? rest.length : index + 1
  }
  if (direction === 'previous' || direction === 'next') {
    const target = boards[column + (direction === 'previous' ? -1 : 1)]
    return target && { ...placeBefore(all, target.id, cardId, target.items[at]?.id), lane }
  }
  const other = items[at + (direction === 'up' ? -1 : 1)]
  if (other && direction === 'up') return { ...placeBefore(all, board.id, cardId, other.id), lane }
  if (other) return { boardId: board.id, position: after(board.id, other.id), lane }
  const beyond = rows[row + (direction === 'up' ? -1 : 1)]
  const target = beyond?.boards[column]
  if (!beyond || !target) return undefined
  return direction === 'down'
    ? { ...placeBefore(all, target.id, cardId, target.items[0]?.id), lane: beyond.lane }
    : { boardId: target.id, position: after(target.id, target.items.at(-1)?.id), lane: beyond.lane }
}

const restOf = (boards: readonly Board[], boardId: string, cardId: string) =>
  (boards.find(({ id }) => id === boardId)?.items ?? []).filter(({ id }) => id !== cardId)

/** The place before another card, or at the end. */
export function placeBefore(boards: readonly Board[], boardId: string, cardId: string, before: string | undefined): Place {
  const rest = restOf(boards, boardId, cardId)
  const index = rest.findIndex(({ id }) => id === before)
  return { boardId, position: index < 0 ? rest.length : index }
}
