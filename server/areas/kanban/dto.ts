/** Boards and cards under the contract's names, and the bodies of its calls as clients send them. */
import { z } from 'zod'
import { toIdOrNull } from '../../db/rows.ts'
import { id, named } from '../../rest/schema.ts'
import { type BoardRow, boards, type CardCommentRow, cardComments, type CardRow, cards, type Member } from './tables.ts'

export const toBoardDto = ({ id, title, itemsIds }: BoardRow) => ({ id, title, itemsIds })
export const toLimitedBoardDto = (board: BoardRow) => ({ ...toBoardDto(board), cardLimit: board.cardLimit })
export const toCardDto = ({ version: _, ...card }: CardRow) => card
export const toCommentDto = ({ id, author, text, at }: CardCommentRow) => ({ id, author, text, at })

export const boardDto = named(
  'Board',
  z.object({ id: id(), title: boards.columns.title, itemsIds: z.array(id()).describe('Ids of its cards, in their order') }),
)
export const limitedBoardDto = z.object({ ...boardDto.shape, cardLimit: boards.columns.cardLimit })
export const cardDto = named('Card', cards.row.omit({ version: true }))
export const memberDto = cards.columns.members.element
export const commentDto = named('CardComment', cardComments.row.omit({ version: true, cardId: true }))

const idTypes = { type: ['integer', 'string'] } as const

/** The id of one record, as a number or text; anything else becomes an id that no record has. */
export const looseId = z
  .unknown()
  .optional()
  .transform(value => (typeof value === 'number' || typeof value === 'string' ? value : ''))
  .meta(idTypes)

/** Ids in a list, as numbers or as text; anything else is rejected. */
export const looseIds = z.array(z.union([z.int(), z.string()]).transform(toIdOrNull).pipe(z.int().min(1)).meta(idTypes))

/** A count, also as text; empty text counts as left out. */
export const looseCount = z
  .preprocess(value => (typeof value === 'string' ? (value === '' ? null : Number(value)) : value), cards.columns.commentsCount.nullable())
  .optional()

/** A date as `2026-11-21`, as the beginning of an instant, or in any form that JavaScript reads; null or empty for none. */
const looseDay = z.string().nullable().transform(toDay).optional()

function toDay(text: string | null): string | null {
  const given = text?.trim() ?? ''
  if (given === '') return null
  if (/^\d{4}-\d{2}-\d{2}/.test(given)) return given.slice(0, 10)
  const date = new Date(given)
  // Left as it is, so that the service rejects it.
  if (Number.isNaN(date.getTime())) return given
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(part => String(part).padStart(2, '0')).join('-')
}

const text = z.string().nullish()
const looseMember = z
  .union([z.string(), z.object({ name: text, img: text })])
  .transform((given): Member => (typeof given === 'string' ? { name: given, img: '' } : { name: given.name ?? '', img: given.img ?? '' }))

const looseFile = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])

const { title, description, labels, comments, image, checklist } = cards.columns

/** Editable fields of a card; other keys are ignored. */
export const cardPatch = z.object({
  title: title.nullish(),
  description: description.nullish(),
  dueDate: looseDay.describe('A date such as `2026-11-21`'),
  labels: labels.nullish(),
  members: z.array(looseMember).nullish(),
  comments: comments.nullish(),
  commentsCount: looseCount,
  attachments: looseCount,
  image: image.nullish(),
  checklist: checklist.nullish(),
  files: z.array(looseFile).nullish().describe('Ids of uploaded files, or files as cards hold them'),
})
