import { z } from 'zod'
import { defineTable, instant, type RowOf } from '../../db/tables.ts'

export const reviews = defineTable('reviews', {
  area: 'REVIEWS',
  type: 'Review',
  columns: {
    product: z.string().max(120),
    companyName: z.string().max(120),
    productImage: z.string().max(500),
    reviewer: z.string().max(120),
    email: z.string().max(254),
    avatar: z.string().max(500),
    writtenAt: instant(),
    status: z.enum(['PENDING', 'PUBLISHED']),
    rating: z.int().min(1).max(5),
    head: z.string().max(120),
    para: z.string().max(2000),
    reply: z.string().max(1000),
    repliedAt: instant().nullable(),
  },
  search: ['product', 'reviewer', 'email', 'head', 'para'],
  sortKeys: ['product', 'reviewer'],
  list: {
    filter: ['status', 'rating'],
    sort: { PRODUCT: 'product', REVIEWER: 'reviewer', DATE: 'writtenAt', STATUS: 'status', RATING: 'rating' },
    default: { column: 'writtenAt', order: 'DESC' },
  },
})

/** The store's reply. */
export const replyText = reviews.columns.reply.trim().min(1)

export type ReviewRow = RowOf<typeof reviews>
