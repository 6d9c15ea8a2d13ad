import { toId } from '../../db/rows.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import * as reviews from './service.ts'

export const reviewResolvers: Resolvers = {
  Query: {
    reviews: (_, args, ctx) => reviews.listReviews(ctx, args),
    review: (_, { id }, ctx) => reviews.findReview(ctx, toId(id)),
    reviewSummary: (_, _args, ctx) => reviews.summarizeReviews(ctx),
  },
  Mutation: {
    publishReview: (_, { id }, ctx) => reviews.publishReview(ctx, toId(id)),
    unpublishReview: (_, { id }, ctx) => reviews.unpublishReview(ctx, toId(id)),
    replyToReview: (_, { id, text }, ctx) => reviews.replyToReview(ctx, toId(id), text),
    deleteReviewReply: (_, { id }, ctx) => reviews.deleteReviewReply(ctx, toId(id)),
    deleteReview: (_, { id }, ctx) => reviews.deleteReview(ctx, toId(id)),
  },
}
