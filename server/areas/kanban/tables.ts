import { defineTable, instant, integer, json, nullable, type RowOf, text } from '../../db/tables.ts'

export interface Member {
  name: string
  /** Address of the picture. */
  img: string
}

const boards = defineTable('boards', {
  area: 'KANBAN',
  type: 'Board',
  columns: {
    title: text(120),
    /** Its cards, in their order. */
    itemsIds: json<number[]>(),
    /** Boards stand from the lowest to the highest. */
    position: integer(0),
  },
  unique: ['title'],
  tell: () => ({ position: undefined }),
  search: ['title'],
  folded: [],
})

const cards = defineTable('cards', {
  area: 'KANBAN',
  type: 'Card',
  columns: {
    title: text(120),
    description: text(4000),
    dueDate: nullable(text(10)),
    labels: json<string[]>(),
    members: json<Member[]>(),
    comments: text(8000),
    commentsCount: integer(0),
    attachments: integer(0),
    image: text(500),
  },
  search: ['title', 'description'],
  folded: [],
})

const cardComments = defineTable('cardComments', {
  area: 'KANBAN',
  type: 'CardComment',
  columns: { cardId: integer(1), author: text(254), text: text(2000), at: instant() },
  refers: { cardId: 'cards' },
  search: [],
  folded: [],
})

export type BoardRow = RowOf<typeof boards>
export type CardRow = RowOf<typeof cards>
export type CardCommentRow = RowOf<typeof cardComments>

declare module '../../db/tables.ts' {
  interface Tables {
    boards: BoardRow
    cards: CardRow
    cardComments: CardCommentRow
  }
}
