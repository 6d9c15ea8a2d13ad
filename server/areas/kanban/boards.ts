/** Boards: columns of cards, in an order of their own; each keeps the order of its cards. */
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { deleteRow, insertRow, updateRow, write, type WriteContext } from '../../db/changes.ts'
import { findRow, findRowsIn, listRows, rows } from '../../db/rows.ts'
import { conflict, invalid, tooLarge } from '../../errors.ts'
import { readText } from '../../rules.ts'
import { removeCard } from './cards.ts'
import { boards, cards } from './tables.ts'

const maxBoards = 100

/** All boards, in their order. */
export async function listBoards(ctx: Context) {
  const natural = { column: 'position', order: 'ASC' } as const
  const { items } = await listRows(ctx, boards, { page: { itemsPerPage: -1 } })
  return items
}

/** The first board with this very title, if any. */
export async function findBoardByTitle(ctx: Context, title: string) {
  const [board] = await findRowsIn(ctx, boards, 'title', [title])
  return board ?? null
}

async function readTitle(ctx: WriteContext, given: string, { field = 'title', ownId }: { field?: string; ownId?: number } = {}) {
  const title = readText(field, given, { min: 1, max: 120 })
  const other = await findBoardByTitle(ctx, title)
  if (other && other.id !== ownId) throw conflict(`There is a board with the title "${title}"`, { field })
  return title
}

/** Adds a board at the end. */
export function createBoard(ctx: Context, title: string) {
  return write(ctx, 'Added a board', async ctx => {
    const wanted = await readTitle(ctx, title)
    const { count, last } = await rows(ctx, boards)
      .select([sql<number>`count(*)`.as('count'), sql<number | null>`max(position)`.as('last')])
      .executeTakeFirstOrThrow()
    if (Number(count) >= maxBoards) throw tooLarge(`A workspace holds ${maxBoards} boards at most`)
    return insertRow(ctx, boards, { title: wanted, itemsIds: [], position: Number(last ?? 0) + 1 })
  })
}

/** Gives a board another title, under the name that the caller has for it. */
export function renameBoard(ctx: Context, id: number, title: string, field = 'title') {
  return write(ctx, 'Renamed a board', async ctx => {
    const board = await findRow(ctx, boards, id)
    return updateRow(ctx, boards, board, { title: await readTitle(ctx, title, { field, ownId: id }) })
  })
}

/** Removes the board with the cards that lie on no other, and gives back its id. */
export function deleteBoard(ctx: Context, id: number) {
  return write(ctx, 'Deleted a board', async ctx => {
    const board = await findRow(ctx, boards, id)
    await deleteRow(ctx, boards, board)
    const elsewhere = new Set((await listBoards(ctx)).flatMap(({ itemsIds }) => itemsIds))
    const left = await findRowsIn(
      ctx,
      cards,
      'id',
      board.itemsIds.filter(card => !elsewhere.has(card)),
    )
    for (const card of left) await removeCard(ctx, card)
    return id
  })
}

/** Puts the boards in this order; refused unless it is every board once. */
export function orderBoards(ctx: Context, ids: readonly number[]) {
  return write(ctx, 'Put the boards in another order', async ctx => {
    const present = await listBoards(ctx)
    const byId = new Map(present.map(board => [board.id, board]))
    const ordered = [...new Set(ids)].flatMap(id => byId.get(id) ?? [])
    if (ids.length !== present.length || ordered.length !== present.length)
      throw invalid('ids', 'ids must be the id of every board, once each')
    const changed = []
    for (const [index, board] of ordered.entries()) changed.push(await updateRow(ctx, boards, board, { position: index + 1 }))
    return changed
  })
}

/**
 * Replaces what lies on the board, in this order; unknown cards are left out. Other boards stay as they are: over REST, a
 * move is two such calls, which arrive in either order.
 */
export function placeCards(ctx: Context, id: number, cardIds: readonly number[]) {
  return write(ctx, 'Moved cards', async ctx => {
    const board = await findRow(ctx, boards, id)
    const wanted = [...new Set(cardIds)]
    const known = new Set((await findRowsIn(ctx, cards, 'id', wanted)).map(card => card.id))
    return updateRow(ctx, boards, board, { itemsIds: wanted.filter(card => known.has(card)) })
  })
}
