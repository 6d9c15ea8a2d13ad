import { z } from 'zod'
import { defineTable, instant, json, type RowOf } from '../../db/tables.ts'

export interface Member {
  name: string
  /** Address of the picture. */
  img: string
}

export const boards = defineTable('boards', {
  area: 'KANBAN',
  type: 'Board',
  columns: {
    title: z.string().max(120),
    /** Its cards, in their order. */
    itemsIds: json<number[]>(),
    /** Boards stand from the lowest to the highest. */
    position: z.int().min(0),
  },
  unique: ['title'],
  serialize: () => ({ position: undefined }),
  search: ['title'],
  sortKeys: [],
  list: { sort: {}, default: { column: 'position', order: 'ASC' } },
})

export const cards = defineTable('cards', {
  area: 'KANBAN',
  type: 'Card',
  columns: {
    title: z.string().max(120),
    description: z.string().max(4000),
    dueDate: z.string().max(10).nullable(),
    labels: json<string[]>(),
    members: json<Member[]>(),
    comments: z.string().max(8000),
    commentsCount: z.int().min(0),
    attachments: z.int().min(0),
    image: z.string().max(500),
  },
  search: ['title', 'description'],
  sortKeys: [],
})

export const cardComments = defineTable('cardComments', {
  area: 'KANBAN',
  type: 'CardComment',
  columns: { cardId: z.int().min(1), author: z.string().max(254), text: z.string().max(2000), at: instant() },
  references: { cardId: 'cards' },
  search: [],
  sortKeys: [],
})

export type BoardRow = RowOf<typeof boards>
export type CardRow = RowOf<typeof cards>
export type CardCommentRow = RowOf<typeof cardComments>
