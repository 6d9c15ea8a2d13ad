import type { Resolvers } from '../../generated/resolvers.ts'
import { findArticle, findHelpCentre } from './service.ts'

export const helpResolvers: Resolvers = {
  Query: {
    helpCentre: (_, { search }, ctx) => findHelpCentre(ctx, search),
    helpArticle: (_, { slug }, ctx) => findArticle(ctx, slug),
  },
}
