import { defineTable, instant, integer, nullable, oneOf, type RowOf, text } from '../../db/tables.ts'

const reviews = defineTable('reviews', {
  area: 'REVIEWS',
  type: 'Review',
  columns: {
    product: text(120),
    companyName: text(120),
    productImage: text(500),
    reviewer: text(120),
    email: text(254),
    avatar: text(500),
    writtenAt: instant(),
    status: oneOf('PENDING', 'PUBLISHED'),
    rating: integer(1, 5),
    head: text(120),
    para: text(2000),
    reply: text(1000),
    repliedAt: nullable(instant()),
  },
  search: ['product', 'reviewer', 'email', 'head', 'para'],
  folded: ['product', 'reviewer'],
})

export type ReviewRow = RowOf<typeof reviews>

declare module '../../db/tables.ts' {
  interface Tables {
    reviews: ReviewRow
  }
}
