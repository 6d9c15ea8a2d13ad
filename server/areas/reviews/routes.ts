import { toId } from '../../db/rows.ts'
import { defineRoutes, emptyNotFound, listQuery, pathId, word } from '../../rest.ts'
import * as reviews from './service.ts'
import type { ReviewRow } from './tables.ts'

const statusWords = { PENDING: 'Pending', PUBLISHED: 'Published' } as const

/** A review in the contract's words: `review` is its rating. */
const toWire = ({ rating, status, writtenAt, version: _, ...review }: ReviewRow) => ({
  ...review,
  date: writtenAt,
  status: statusWords[status],
  review: rating,
})

export const reviewRoutes = defineRoutes('/api/apps/ecommerce/reviews', {
  'GET /': {
    summary: 'Reviews, filtered, sorted and paged',
    query: listQuery(
      { product: 'PRODUCT', reviewer: 'REVIEWER', date: 'DATE', status: 'STATUS' },
      { status: word({ Published: 'PUBLISHED', Pending: 'PENDING' }, ['All']) },
    ),
    answer: async (ctx, { query }) => {
      const { items, total } = await reviews.listReviews(ctx, query)
      return { reviews: items.map(toWire), total }
    },
  },
  'DELETE /:id': {
    summary: 'Deletes a review',
    parameters: [pathId],
    errors: [emptyNotFound],
    answer: (ctx, { params }) => reviews.deleteReview(ctx, toId(params.id ?? '')),
  },
})
