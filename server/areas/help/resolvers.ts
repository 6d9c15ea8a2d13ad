import type { Resolvers } from '../../generated/resolvers.ts'
import { findArticle, findHelpCenter } from './service.ts'

export const helpResolvers: Resolvers = {
  Query: {
    helpCenter: (_, { search }, ctx) => findHelpCenter(ctx, search),
    helpArticle: (_, { slug }, ctx) => findArticle(ctx, slug),
  },
}
