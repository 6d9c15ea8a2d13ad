import { z } from 'zod'
import { del, emptyNotFound, get, labelFilter, listQuery, listRoute, post, put, routesUnder } from '../../rest/define-routes.ts'
import { ids, label, labelOf, named } from '../../rest/schema.ts'
import * as service from './service.ts'
import { replyText, type ReviewRow, reviews } from './tables.ts'

const statusLabels = { PENDING: 'Pending', PUBLISHED: 'Published' } as const

/** A review under the contract's names: `review` is its rating. */
const toDto = ({ rating, status, writtenAt, version: _, ...review }: ReviewRow) => ({
  ...review,
  date: writtenAt,
  status: statusLabels[status],
  review: rating,
})

const reviewDto = named(
  'Review',
  reviews.row.omit({ version: true, rating: true, writtenAt: true }).extend({
    date: reviews.columns.writtenAt.describe('When it was written'),
    status: label(statusLabels),
    review: reviews.columns.rating.describe('The rating, 1 to 5'),
  }),
)

const query = listQuery(
  { product: 'PRODUCT', reviewer: 'REVIEWER', date: 'DATE', status: 'STATUS' },
  { status: labelFilter(statusLabels, ['All']) },
)

export const reviewRoutes = routesUnder('/api/apps/ecommerce/reviews', [
  get('/', listRoute({ summary: 'List reviews', key: 'reviews', query, item: reviewDto, toDto }, service.listReviews)),
  get('/:id', {
    summary: 'Get a review',
    extension: true,
    returns: reviewDto,
    handler: async (ctx, { params }) => toDto(await service.findReview(ctx, params.id)),
  }),
  put('/status', {
    summary: 'Publish or unpublish reviews, all or none',
    extension: true,
    body: z.object({ ids: ids(), status: labelOf(statusLabels) }),
    returns: z.object({ reviews: z.array(reviewDto) }),
    fails: ['notFound'],
    handler: async (ctx, { body }) => ({ reviews: (await service.setReviewStatuses(ctx, body.ids, body.status)).map(toDto) }),
  }),
  post('/deletions', {
    summary: 'Delete reviews, all or none',
    extension: true,
    status: 200,
    body: z.object({ ids: ids() }),
    returns: z.object({ ids: z.array(z.int()) }),
    fails: ['notFound'],
    handler: async (ctx, { body }) => ({ ids: await service.deleteReviews(ctx, body.ids) }),
  }),
  put('/:id/status', {
    summary: 'Publish or unpublish a review',
    extension: true,
    body: z.object({ status: labelOf(statusLabels) }),
    returns: reviewDto,
    handler: async (ctx, { params, body }) => toDto(await service.setReviewStatus(ctx, params.id, body.status)),
  }),
  put('/:id/reply', {
    summary: 'Reply to a review, or replace the reply',
    extension: true,
    body: z.object({ text: replyText }),
    returns: reviewDto,
    handler: async (ctx, { params, body }) => toDto(await service.replyToReview(ctx, params.id, body.text)),
  }),
  del('/:id/reply', {
    summary: 'Delete the reply to a review',
    handler: (ctx, { params }) => service.deleteReviewReply(ctx, params.id),
  }),
  del('/:id', {
    summary: 'Delete a review',
    errors: [emptyNotFound],
    handler: (ctx, { params }) => service.deleteReview(ctx, params.id),
  }),
])
