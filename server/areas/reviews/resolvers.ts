import { toId, toIds } from '../../db/rows.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import * as service from './service.ts'

export const reviewResolvers: Resolvers = {
  Query: {
    reviews: (_, args, ctx) => service.listReviews(ctx, args),
    review: (_, { id }, ctx) => service.findReview(ctx, toId(id)),
    reviewSummary: (_, _args, ctx) => service.summarizeReviews(ctx),
  },
  Mutation: {
    publishReview: (_, { id }, ctx) => service.setReviewStatus(ctx, toId(id), 'PUBLISHED'),
    publishReviews: (_, { ids }, ctx) => service.setReviewStatuses(ctx, toIds(ids), 'PUBLISHED'),
    unpublishReview: (_, { id }, ctx) => service.setReviewStatus(ctx, toId(id), 'PENDING'),
    unpublishReviews: (_, { ids }, ctx) => service.setReviewStatuses(ctx, toIds(ids), 'PENDING'),
    replyToReview: (_, { id, text }, ctx) => service.replyToReview(ctx, toId(id), text),
    deleteReviewReply: (_, { id }, ctx) => service.deleteReviewReply(ctx, toId(id)),
    deleteReview: (_, { id }, ctx) => service.deleteReview(ctx, toId(id)),
    deleteReviews: (_, { ids }, ctx) => service.deleteReviews(ctx, toIds(ids)),
  },
}
