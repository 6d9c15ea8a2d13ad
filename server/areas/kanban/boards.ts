/** Boards: ordered columns, each with the order of its cards. */
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { deleteRow, insertRow, updateRow, write, type WriteContext } from '../../db/changes.ts'
import { addInvariant } from '../../db/revert.ts'
import { findAllRows, findRow, findRowsIn, rows } from '../../db/rows.ts'
import { conflict, invalid, tooLarge } from '../../errors.ts'
import { parse } from '../../validation.ts'
import { removeCard, removeFromBoards } from './cards.ts'
import { boards, cards } from './tables.ts'

const maxBoards = 100

/** All boards, in their order. */
export async function listBoards(ctx: Context) {
  const all = await findAllRows(ctx, boards)
  return all.toSorted((one, other) => one.position - other.position)
}

// An undo restores a whole board, whose cards may have been placed on another one since.
addInvariant(boards, async ctx => {
  const placed = (await listBoards(ctx)).flatMap(({ itemsIds }) => itemsIds)
  const id = placed.find((each, index) => placed.indexOf(each) !== index)
  if (id !== undefined) throw conflict('CARD_PLACED_SINCE', { id })
})

/** The board with exactly this title, if any. */
export async function findBoardByTitle(ctx: Context, title: string) {
  const [board] = await findRowsIn(ctx, boards, 'title', [title])
  return board ?? null
}

async function readTitle(ctx: WriteContext, given: string, { field = 'title', ownId }: { field?: string; ownId?: number } = {}) {
  const title = parse(boards.columns.title, given, field)
  const other = await findBoardByTitle(ctx, title)
  if (other && other.id !== ownId) throw conflict('BOARD_TITLE_TAKEN', { field, title })
  return title
}

/** Adds a board at the end. */
export function createBoard(ctx: Context, title: string) {
  return write(ctx, 'BOARD_ADDED', async ctx => {
    const checked = await readTitle(ctx, title)
    const { count, last } = await rows(ctx, boards)
      .select([sql<number>`count(*)`.as('count'), sql<number | null>`max(position)`.as('last')])
      .executeTakeFirstOrThrow()
    if (Number(count) >= maxBoards) throw tooLarge('TOO_MANY_BOARDS', { max: maxBoards })
    return insertRow(ctx, boards, { title: checked, itemsIds: [], cardLimit: null, position: Number(last ?? 0) + 1 })
  })
}

/** Renames a board; `field` is the caller's name of the title. */
export function renameBoard(ctx: Context, id: number, title: string, field = 'title') {
  return write(ctx, 'BOARD_RENAMED', async ctx => {
    const board = await findRow(ctx, boards, id)
    return updateRow(ctx, boards, board, { title: await readTitle(ctx, title, { field, ownId: id }) })
  })
}

/** Sets how many cards the board should hold at most; null for no limit. */
export function limitBoard(ctx: Context, id: number, cardLimit: number | null) {
  return write(ctx, 'BOARD_LIMITED', async ctx => {
    const board = await findRow(ctx, boards, id)
    return updateRow(ctx, boards, board, { cardLimit: parse(boards.columns.cardLimit, cardLimit, 'cardLimit') })
  })
}

/** Deletes the board with its cards, and returns its id. */
export function deleteBoard(ctx: Context, id: number) {
  return write(ctx, 'BOARD_DELETED', async ctx => {
    const board = await findRow(ctx, boards, id)
    await deleteRow(ctx, boards, board)
    for (const card of await findRowsIn(ctx, cards, 'id', board.itemsIds)) await removeCard(ctx, card)
    return id
  })
}

/** Reorders the boards; every board must be named exactly once. */
export function orderBoards(ctx: Context, ids: readonly number[]) {
  return write(ctx, 'BOARDS_REORDERED', async ctx => {
    const current = await listBoards(ctx)
    const byId = new Map(current.map(board => [board.id, board]))
    const ordered = [...new Set(ids)].flatMap(id => byId.get(id) ?? [])
    if (ids.length !== current.length || ordered.length !== current.length) throw invalid('BOARD_ORDER_INCOMPLETE', { field: 'ids' })
    const changed = []
    for (const [index, board] of ordered.entries()) changed.push(await updateRow(ctx, boards, board, { position: index + 1 }))
    return changed
  })
}

/**
 * Replaces the cards of the board in this order and removes them from other boards; unknown cards are ignored. Over
 * REST, a move is two such calls in either order: in between, the card is on no board or already on its new one.
 */
export function placeCards(ctx: Context, id: number, cardIds: readonly number[]) {
  return write(ctx, 'CARDS_PLACED', async ctx => {
    const board = await findRow(ctx, boards, id)
    const unique = [...new Set(cardIds)]
    const found = await findRowsIn(ctx, cards, 'id', unique)
    const known = new Set(found.map(card => card.id))
    const placed = unique.filter(card => known.has(card))
    for (const card of found) await updateRow(ctx, cards, card, { archivedAt: null })
    await removeFromBoards(ctx, placed, id)
    return updateRow(ctx, boards, board, { itemsIds: placed })
  })
}
