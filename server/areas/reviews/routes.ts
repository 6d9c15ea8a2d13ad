import { toId } from '../../db/rows.ts'
import { aText, aWord, bodyOf } from '../../rest/fields.ts'
import { defineRoutes, emptyNotFound, listQuery, pathId, word } from '../../rest/define-routes.ts'
import { columnsOf, instant, model, oneOf, pageOf, whole } from '../../rest/schemas.ts'
import * as reviews from './service.ts'
import type { ReviewRow } from './tables.ts'
import './tables.ts'

const statusWords = { PENDING: 'Pending', PUBLISHED: 'Published' } as const

/** A review in the contract's words: `review` is its rating. */
const toWire = ({ rating, status, writtenAt, version: _, ...review }: ReviewRow) => ({
  ...review,
  date: writtenAt,
  status: statusWords[status],
  review: rating,
})

const review = model('Review', {
  ...columnsOf('reviews', 'rating', 'writtenAt'),
  date: instant('When it was written'),
  status: oneOf(statusWords),
  review: whole('The rating, 1 to 5', { minimum: 1, maximum: 5 }),
})

const step = bodyOf({ status: aWord(statusWords) }, 'status')
const steps = { PUBLISHED: reviews.publishReview, PENDING: reviews.unpublishReview }
const reply = bodyOf({ text: aText({ minLength: 1, maxLength: 1000 }) }, 'text')

export const reviewRoutes = defineRoutes('/api/apps/ecommerce/reviews', {
  'GET /': {
    summary: 'Reviews, filtered, sorted and paged',
    query: listQuery(
      { product: 'PRODUCT', reviewer: 'REVIEWER', date: 'DATE', status: 'STATUS' },
      { status: word({ Published: 'PUBLISHED', Pending: 'PENDING' }, ['All']) },
    ),
    returns: pageOf('reviews', review),
    answer: async (ctx, { query }) => {
      const { items, total } = await reviews.listReviews(ctx, query)
      return { reviews: items.map(toWire), total }
    },
  },
  'GET /:id': {
    summary: 'One review',
    extension: true,
    parameters: [pathId],
    returns: review,
    answer: async (ctx, { params }) => toWire(await reviews.findReview(ctx, toId(params.id ?? ''))),
  },
  'PUT /:id/status': {
    summary: 'Shows a review in the shop, or takes it out to be read again',
    extension: true,
    parameters: [pathId],
    body: step,
    returns: review,
    answer: async (ctx, { params, body }) => toWire(await steps[step.read(body).status](ctx, toId(params.id ?? ''))),
  },
  'PUT /:id/reply': {
    summary: "Writes the shop's reply, in place of an earlier one",
    extension: true,
    parameters: [pathId],
    body: reply,
    returns: review,
    answer: async (ctx, { params, body }) => toWire(await reviews.replyToReview(ctx, toId(params.id ?? ''), reply.read(body).text)),
  },
  'DELETE /:id/reply': {
    summary: "Takes the shop's reply away",
    extension: true,
    parameters: [pathId],
    answer: (ctx, { params }) => reviews.deleteReviewReply(ctx, toId(params.id ?? '')),
  },
  'DELETE /:id': {
    summary: 'Deletes a review',
    parameters: [pathId],
    errors: [emptyNotFound],
    answer: (ctx, { params }) => reviews.deleteReview(ctx, toId(params.id ?? '')),
  },
})
