/** Cards: tasks, each at its position on at most one board. */
import { sql } from 'kysely'
import { owner } from '../../demo/owner.ts'
import { people } from '../../demo/people.ts'
import type { Context } from '../../context.ts'
import { loadedOnce } from '../../db/loaders.ts'
import { deleteRow, insertRow, updateRow, write, type WriteContext } from '../../db/changes.ts'
import { findAllRows, findRow, findRowOrNull, findRowsIn, listRows, rows } from '../../db/rows.ts'
import { invalid, notFound, tooLarge } from '../../errors.ts'
import { checkVersion, given } from '../../rules.ts'
import { parse } from '../../validation.ts'
import { attachFiles } from '../files/service.ts'
import {
  type BoardRow,
  boards,
  cardComments,
  type CardRow,
  cards,
  type ChecklistItem,
  type Member,
  memberNames,
  memberPictures,
} from './tables.ts'

/** Editable fields of a card; null leaves a field unchanged, except for the due date, which it removes. */
export interface CardInput {
  title?: string | null
  description?: string | null
  dueDate?: string | null
  labels?: readonly string[] | null
  /** Member names; known people get their picture. */
  members?: readonly string[] | null
  image?: string | null
  checklist?: readonly ChecklistItem[] | null
  /** IDs of uploaded files. */
  files?: readonly (string | number)[] | null
}

/** Fields that only REST can change. */
export interface CardPatch extends Omit<CardInput, 'members'> {
  members?: readonly Member[] | null
  comments?: string | null
  commentsCount?: number | null
  attachments?: number | null
}

type Columns = Omit<CardRow, 'id' | 'version'>

const maxCards = 1000

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
  checklist: [],
  files: [],
  archivedAt: null,
}

const portraits = new Map<string, string>(
  [[owner.key, owner] as const, ...Object.entries(people)].map(([key, { name }]) => [name, `/art/people/${key}.svg`]),
)

/** All cards by id, including those on no board. */
export const listCards = async (ctx: Context) => (await listRows(ctx, cards, { page: { itemsPerPage: -1 } })).items

/** Archived cards, the latest first. */
export const listArchivedCards = async (ctx: Context) =>
  (await listCards(ctx))
    .filter(({ archivedAt }) => archivedAt !== null)
    .toSorted((a, b) => (b.archivedAt ?? '').localeCompare(a.archivedAt ?? '') || b.id - a.id)

/** People who can be members of cards, the owner of the demo data first. */
export const listPeople = (): Member[] =>
  [...new Set([owner.name, ...portraits.keys()])].map(name => ({ name, img: portraits.get(name) ?? '' }))

export const findCard = (ctx: Context, id: number) => findRow(ctx, cards, id)

const cardsById = new WeakMap<readonly CardRow[], ReadonlyMap<number, CardRow>>()

async function loadCards(ctx: Context) {
  const all = await findAllRows(ctx, cards)
  let byId = cardsById.get(all)
  if (!byId) cardsById.set(all, (byId = new Map(all.map(card => [card.id, card]))))
  return byId
}

/** Bounds queries that nest boards and cards. */
const maxCardsRead = 10_000
const cardsRead = new WeakMap<Context, number>()

/** The cards of a board, in its order. */
export async function listCardsOf(ctx: Context, { itemsIds }: Pick<BoardRow, 'itemsIds'>): Promise<CardRow[]> {
  const sum = (cardsRead.get(ctx) ?? 0) + itemsIds.length
  cardsRead.set(ctx, sum)
  if (sum > maxCardsRead) throw tooLarge('TOO_MANY_CARDS_READ', { max: maxCardsRead })
  if (itemsIds.length === 0) return []
  const byId = await loadedOnce(ctx, loadCards)
  return itemsIds.flatMap(id => byId.get(id) ?? [])
}

/** The board of each card, if any. */
export async function loadBoardsOf(ctx: Context, cardIds: readonly number[]): Promise<(BoardRow | null)[]> {
  const { items } = await listRows(ctx, boards, { page: { itemsPerPage: -1 } })
  return cardIds.map(id => items.find(({ itemsIds }) => itemsIds.includes(id)) ?? null)
}

const texts = cards.row
  .pick({
    title: true,
    description: true,
    labels: true,
    comments: true,
    commentsCount: true,
    attachments: true,
    image: true,
    checklist: true,
  })
  .partial()

function readMembers(members: readonly Member[]): Member[] {
  const pictures = parse(
    memberPictures,
    members.map(({ img }) => img),
    'members',
  )
  return parse(
    memberNames,
    members.map(({ name }) => name),
    'members',
  ).map((name, index) => ({ name, img: pictures[index] ?? '' }))
}

/** The validated columns of a patch. */
function readPatch({ dueDate, members, ...patch }: Omit<CardPatch, 'files'>): Partial<Columns> {
  return {
    ...parse(texts, given(patch)),
    ...(dueDate !== undefined && { dueDate: parse(cards.columns.dueDate, dueDate, 'dueDate') }),
    ...(members && { members: readMembers(members) }),
  }
}

/** The validated columns of a patch, with its files. */
async function readColumns(ctx: WriteContext, { files, ...patch }: CardPatch): Promise<Partial<Columns>> {
  const attached = files && (await attachFiles(ctx, files, 'files'))
  return { ...(attached && { files: attached, attachments: attached.length }), ...readPatch(patch) }
}

const uploadedCover = /^\/api\/files\/([^/?#]+)$/

/** The columns of a patch to this card. An uploaded cover is one of the card's files, and goes with it. */
async function readChanges(ctx: WriteContext, card: Pick<CardRow, 'image' | 'files'>, patch: CardPatch): Promise<Partial<Columns>> {
  const columns = await readColumns(ctx, patch)
  const { image = card.image, files = card.files } = columns
  const fileId = uploadedCover.exec(image)?.[1]
  if (fileId === undefined || files.some(({ id }) => id === fileId)) return columns
  if (columns.image) throw invalid('COVER_NOT_ATTACHED', { field: 'image' })
  return { ...columns, image: '' }
}

/** The input as a patch: names become members and keep the picture they already have on the card. */
function toPatch({ members: names, ...input }: CardInput, current: Member[] = []): CardPatch {
  const toMember = (given: string): Member => {
    const name = given.trim()
    return { name, img: current.find(member => member.name === name)?.img ?? portraits.get(name) ?? '' }
  }
  return { ...input, ...(names && { members: [...new Set(names)].map(toMember) }) }
}

const insertAt = (ids: number[], id: number, position: number) => ids.filter(each => each !== id).toSpliced(Math.max(0, position), 0, id)

/** Adds a card to the board, at the end unless a position is given. */
export function createCard(ctx: Context, boardId: number, input: CardInput, position?: number | null) {
  return write(ctx, 'CARD_ADDED', async ctx => {
    const board = await findRow(ctx, boards, boardId)
    const patch = { ...toPatch(input), title: input.title ?? '' }
    const columns = { ...blank, ...(await readChanges(ctx, blank, patch)) }
    const { count } = await rows(ctx, cards)
      .select(sql<number>`count(*)`.as('count'))
      .executeTakeFirstOrThrow()
    if (Number(count) >= maxCards) throw tooLarge('TOO_MANY_CARDS', { max: maxCards })
    const card = await insertRow(ctx, cards, columns)
    await updateRow(ctx, boards, board, { itemsIds: insertAt(board.itemsIds, card.id, position ?? board.itemsIds.length) })
    return card
  })
}

/** Adds a card at the end of the board with this id, or else with this title. */
export function addCard(ctx: Context, itemTitle: string, boardName: string, boardId = 0) {
  return write(ctx, 'CARD_ADDED', async ctx => {
    const title = parse(cards.columns.title, itemTitle, 'itemTitle')
    const name = parse(boards.columns.title, boardName, 'boardName')
    const [named] = await findRowsIn(ctx, boards, 'title', [name])
    const board = (await findRowOrNull(ctx, boards, boardId)) ?? named
    if (!board) throw notFound('BOARD_NOT_FOUND', { title: name })
    return createCard(ctx, board.id, { title })
  })
}

/** Changes the given fields; with a version, only if it is the current one. */
export function updateCard(ctx: Context, id: number, version: number | null | undefined, input: CardInput) {
  return write(ctx, 'CARD_CHANGED', async ctx => {
    const card = await findRow(ctx, cards, id)
    checkVersion(card, version)
    return updateRow(ctx, cards, card, await readChanges(ctx, card, toPatch(input, card.members)))
  })
}

/** Merges the given fields into the card. */
export function mergeCard(ctx: Context, id: number, patch: CardPatch) {
  return write(ctx, 'CARD_CHANGED', async ctx => {
    const card = await findRow(ctx, cards, id)
    return updateRow(ctx, cards, card, await readChanges(ctx, card, patch))
  })
}

/** The fields to change with a move, such as the members when a card moves to the lane of another one. */
export interface MoveInput {
  labels?: readonly string[] | null
  members?: readonly string[] | null
}

/** Moves the card to a position of the board, from wherever it is or from the archive, as one operation. */
export function moveCard(ctx: Context, id: number, boardId: number, position: number, input: MoveInput = {}) {
  return write(ctx, 'CARD_MOVED', async ctx => {
    const card = await findRow(ctx, cards, id)
    const board = await findRow(ctx, boards, boardId)
    await removeFromBoards(ctx, [id], boardId)
    await updateRow(ctx, boards, board, { itemsIds: insertAt(board.itemsIds, id, position) })
    return updateRow(ctx, cards, card, { ...(await readColumns(ctx, toPatch(input, card.members))), archivedAt: null })
  })
}

/** Takes the card off its board and keeps it in the archive. */
export function archiveCard(ctx: Context, id: number) {
  return write(ctx, 'CARD_ARCHIVED', async ctx => {
    const card = await findRow(ctx, cards, id)
    await removeFromBoards(ctx, [id])
    return updateRow(ctx, cards, card, { archivedAt: card.archivedAt ?? ctx.now().toISOString() })
  })
}

/** Removes the cards from all boards but one. */
export async function removeFromBoards(ctx: WriteContext, ids: readonly number[], except?: number) {
  const removed = new Set(ids)
  const { items } = await listRows(ctx, boards, { page: { itemsPerPage: -1 } })
  for (const board of items.filter(({ id, itemsIds }) => id !== except && itemsIds.some(each => removed.has(each))))
    await updateRow(ctx, boards, board, { itemsIds: board.itemsIds.filter(each => !removed.has(each)) })
}

/** Deletes the card and returns its id. */
export function deleteCard(ctx: Context, id: number) {
  return write(ctx, 'CARD_DELETED', async ctx => {
    const card = await findRow(ctx, cards, id)
    await removeFromBoards(ctx, [id])
    await removeCard(ctx, card)
    return id
  })
}

/** Removes the card with its comments. */
export async function removeCard(ctx: WriteContext, card: CardRow) {
  for (const comment of await findRowsIn(ctx, cardComments, 'cardId', [card.id])) await deleteRow(ctx, cardComments, comment)
  await deleteRow(ctx, cards, card)
}
