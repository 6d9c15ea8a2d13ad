/** Cards: what is to be done; each lies on one board, at its place. */
import { sql } from 'kysely'
import { people } from '../../../seed/people.ts'
import type { Context } from '../../context.ts'
import { batched } from '../../db/loaders.ts'
import { deleteRow, insertRow, updateRow, write, type WriteContext } from '../../db/changes.ts'
import { findRow, findRowOrNull, findRowsIn, listRows, rows } from '../../db/rows.ts'
import { invalid, notFound, tooLarge } from '../../errors.ts'
import { checkVersion, readDay, readText } from '../../rules.ts'
import { type BoardRow, type CardRow, type Member, cardComments, cards, boards } from './tables.ts'

/** What a caller gives of a card; null and nothing leave it as it is, but for the due date, which null takes away. */
export interface CardInput {
  title?: string | null
  description?: string | null
  dueDate?: string | null
  labels?: readonly string[] | null
  /** Names; the pictures of those that are known are put in. */
  members?: readonly string[] | null
  image?: string | null
}

/** What only the REST door changes. */
export interface CardPatch extends Omit<CardInput, 'members'> {
  members?: readonly Member[] | null
  comments?: string | null
  commentsCount?: number | null
  attachments?: number | null
}

type Columns = Omit<CardRow, 'id' | 'version'>

const maxCards = 1000
const maxLabels = 10
const maxMembers = 20

const blank: Columns = {
  title: '',
  description: '',
  dueDate: null,
  labels: [],
  members: [],
  comments: '',
  commentsCount: 0,
  attachments: 0,
  image: '',
}

const portraits = new Map<string, string>(Object.entries(people).map(([key, { name }]) => [name, `/art/people/${key}.svg`]))

/** Every card, also those on no board, in the order of their ids. */
export const listCards = async (ctx: Context) => (await listRows(ctx, cards, { page: { itemsPerPage: -1 } })).items

export const findCard = (ctx: Context, id: number) => findRow(ctx, cards, id)

/** The cards with these ids, in the order of the ids. */
export async function loadCards(ctx: Context, ids: readonly number[]) {
  const known = new Map((await findRowsIn(ctx, cards, 'id', ids)).map(card => [card.id, card]))
  return ids.map(id => known.get(id) ?? null)
}

/** The most cards that one call is given: a card tells its board, which has cards again. */
const maxGiven = 10_000
const given = new WeakMap<Context, number>()

/** The cards of a board, in its order. */
export async function listCardsOf(ctx: Context, { itemsIds }: Pick<BoardRow, 'itemsIds'>): Promise<CardRow[]> {
  const sum = (given.get(ctx) ?? 0) + itemsIds.length
  given.set(ctx, sum)
  if (sum > maxGiven) throw tooLarge(`One operation may ask for ${maxGiven} cards at most`)
  return (await Promise.all(itemsIds.map(id => batched(ctx, loadCards, id)))).filter(card => card !== null)
}

/** The board that each card lies on, if any; the first of them while a move is half done. */
export async function loadBoardsOf(ctx: Context, cardIds: readonly number[]): Promise<(BoardRow | null)[]> {
  const natural = { column: 'position', order: 'ASC' } as const
  const { items } = await listRows(ctx, boards, { page: { itemsPerPage: -1 } })
  return cardIds.map(id => items.find(({ itemsIds }) => itemsIds.includes(id)) ?? null)
}

const image = (value: string) => {
  const address = readText('image', value, { max: 500 })
  if (/^(?:https?:\/\/|(?![a-z][a-z0-9+.-]*:))/i.test(address)) return address
  throw invalid('image', 'image must be a path or an http or https address')
}

function labels(given: readonly string[]) {
  const wanted = [...new Set(given.map(label => readText('labels', label, { min: 1, max: 40 })))]
  if (wanted.length > maxLabels) throw invalid('labels', `A card has ${maxLabels} labels at most`)
  return wanted
}

function members(given: readonly Member[]) {
  if (given.length > maxMembers) throw invalid('members', `A card has ${maxMembers} members at most`)
  return given.map(({ name, img }) => ({
    name: readText('members', name, { min: 1, max: 120 }),
    img: readText('members', img, { max: 500 }),
  }))
}

/** The columns that a patch changes, checked. */
function readPatch(patch: CardPatch): Partial<Columns> {
  const { title, description, dueDate, comments, commentsCount, attachments } = patch
  return {
    ...(title != null && { title: readText('title', title, { min: 1, max: 120 }) }),
    ...(description != null && { description: readText('description', description, { max: 4000 }) }),
    ...(dueDate !== undefined && { dueDate: dueDate === null ? null : readDay('dueDate', dueDate) }),
    ...(patch.labels != null && { labels: labels(patch.labels) }),
    ...(patch.members != null && { members: members(patch.members) }),
    ...(patch.image != null && { image: image(patch.image) }),
    ...(comments != null && { comments: readText('comments', comments, { max: 8000 }) }),
    ...(commentsCount != null && { commentsCount }),
    ...(attachments != null && { attachments }),
  }
}

/** An input as a patch: names become members, who keep the picture that the card has of them. */
function toPatch({ members: names, ...input }: CardInput, present: Member[] = []): CardPatch {
  const toMember = (given: string): Member => {
    const name = given.trim()
    return { name, img: present.find(member => member.name === name)?.img ?? portraits.get(name) ?? '' }
  }
  return { ...input, ...(names && { members: [...new Set(names)].map(toMember) }) }
}

const insertAt = (ids: number[], id: number, position: number) => ids.filter(each => each !== id).toSpliced(Math.max(0, position), 0, id)

/** Adds a card at a position of the board, at its end without one. */
export function createCard(ctx: Context, boardId: number, input: CardInput, position?: number | null) {
  return write(ctx, 'Added a card', async ctx => {
    const board = await findRow(ctx, boards, boardId)
    const columns = { ...blank, ...readPatch({ ...toPatch(input), title: input.title ?? '' }) }
    const { count } = await rows(ctx, cards)
      .select(sql<number>`count(*)`.as('count'))
      .executeTakeFirstOrThrow()
    if (Number(count) >= maxCards) throw tooLarge(`A workspace holds ${maxCards} cards at most`)
    const card = await insertRow(ctx, cards, columns)
    await updateRow(ctx, boards, board, { itemsIds: insertAt(board.itemsIds, card.id, position ?? board.itemsIds.length) })
    return card
  })
}

/** Adds a card at the end of the board with this id, or else of the one with this title. */
export function addCard(ctx: Context, itemTitle: string, boardName: string, boardId = 0) {
  return write(ctx, 'Added a card', async ctx => {
    const title = readText('itemTitle', itemTitle, { min: 1, max: 120 })
    const name = readText('boardName', boardName, { min: 1, max: 120 })
    const [named] = await findRowsIn(ctx, boards, 'title', [name])
    const board = (await findRowOrNull(ctx, boards, boardId)) ?? named
    if (!board) throw notFound('There is no such board')
    return createCard(ctx, board.id, { title })
  })
}

/** Changes what is given; with a version, only that one. */
export function updateCard(ctx: Context, id: number, version: number | null | undefined, input: CardInput) {
  return write(ctx, 'Changed a card', async ctx => {
    const card = await findRow(ctx, cards, id)
    checkVersion(card, version)
    return updateRow(ctx, cards, card, readPatch(toPatch(input, card.members)))
  })
}

/** Puts what is given over the card. */
export function mergeCard(ctx: Context, id: number, patch: CardPatch) {
  return write(ctx, 'Changed a card', async ctx => updateRow(ctx, cards, await findRow(ctx, cards, id), readPatch(patch)))
}

/** Takes the card from wherever it lies to a place of the board, as one step. */
export function moveCard(ctx: Context, id: number, boardId: number, position: number) {
  return write(ctx, 'Moved a card', async ctx => {
    const card = await findRow(ctx, cards, id)
    const board = await findRow(ctx, boards, boardId)
    await takeFromBoards(ctx, id, boardId)
    await updateRow(ctx, boards, board, { itemsIds: insertAt(board.itemsIds, id, position) })
    return card
  })
}

async function takeFromBoards(ctx: WriteContext, id: number, except?: number) {
  const { items } = await listRows(ctx, boards, { page: { itemsPerPage: -1 } })
  for (const board of items.filter(each => each.id !== except && each.itemsIds.includes(id)))
    await updateRow(ctx, boards, board, { itemsIds: board.itemsIds.filter(each => each !== id) })
}

/** Deletes the card and gives back its id. */
export function deleteCard(ctx: Context, id: number) {
  return write(ctx, 'Deleted a card', async ctx => {
    const card = await findRow(ctx, cards, id)
    await takeFromBoards(ctx, id)
    await removeCard(ctx, card)
    return id
  })
}

/** Removes the card with what was said about it. */
export async function removeCard(ctx: WriteContext, card: CardRow) {
  for (const comment of await findRowsIn(ctx, cardComments, 'cardId', [card.id])) await deleteRow(ctx, cardComments, comment)
  await deleteRow(ctx, cards, card)
}
