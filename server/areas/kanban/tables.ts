import { z } from 'zod'
import { defineTable, instant, type RowOf } from '../../db/tables.ts'
import { day } from '../../validation.ts'
import { attachedFile } from '../files/tables.ts'

const title = z.string().trim().min(1).max(120)

export const boards = defineTable('boards', {
  area: 'KANBAN',
  type: 'Board',
  columns: {
    title,
    /** Ids of its cards, in their order. */
    itemsIds: z.array(z.int()),
    /** More cards are shown as too many, but not rejected. */
    cardLimit: z.int().min(1).max(999).nullable(),
    /** Boards are listed in ascending order. */
    position: z.int().min(0),
  },
  unique: ['title'],
  serialize: () => ({ position: undefined }),
  search: ['title'],
  sortKeys: [],
  list: { sort: {}, default: { column: 'position', order: 'ASC' } },
})

const webAddress = /^(?:https?:\/\/|(?![a-z][a-z0-9+.-]*:))/i

export const memberNames = z.array(z.string().trim().min(1).max(120)).max(20)
export const memberPictures = z.array(z.string().trim().max(500))

export const cards = defineTable('cards', {
  area: 'KANBAN',
  type: 'Card',
  columns: {
    title,
    description: z.string().trim().max(4000),
    dueDate: day().nullable(),
    /** Repeated labels count once. */
    labels: z
      .array(z.string().trim().min(1).max(40))
      .transform(labels => [...new Set(labels)])
      .pipe(z.array(z.string()).max(10)),
    members: z.array(z.object({ name: z.string(), img: z.string().describe('Address of the picture') })),
    comments: z.string().trim().max(8000),
    commentsCount: z.int().min(0),
    attachments: z.int().min(0),
    image: z
      .string()
      .trim()
      .max(500)
      .refine(address => webAddress.test(address), { params: { reason: 'NOT_IMAGE_ADDRESS' } }),
    checklist: z.array(z.object({ text: z.string().trim().min(1).max(200), isDone: z.boolean() })).max(50),
    files: z.array(attachedFile).max(20),
    /** Archived cards are on no board. */
    archivedAt: instant().nullable(),
  },
  files: ['files'],
  search: ['title', 'description'],
  sortKeys: [],
})

export const cardComments = defineTable('cardComments', {
  area: 'KANBAN',
  type: 'CardComment',
  columns: { cardId: z.int().min(1), author: z.string().max(254), text: z.string().trim().min(1).max(2000), at: instant() },
  references: { cardId: 'cards' },
  search: [],
  sortKeys: [],
})

export type BoardRow = RowOf<typeof boards>
export type CardRow = RowOf<typeof cards>
export type CardCommentRow = RowOf<typeof cardComments>
export type ChecklistItem = CardRow['checklist'][number]
export type Member = CardRow['members'][number]
