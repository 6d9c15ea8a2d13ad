import { toId } from '../../db/rows.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { listRelated, searchHelp } from './search.ts'
import { findArticle, findHelpCenter } from './service.ts'
import { listVotes, rateArticle, updateVote } from './votes.ts'

export const helpResolvers: Resolvers = {
  Query: {
    helpCenter: (_, { search }, ctx) => findHelpCenter(ctx, search),
    helpArticle: (_, { slug }, ctx) => findArticle(ctx, slug),
    searchHelp: (_, { search }, ctx) => searchHelp(ctx, search),
    helpVotes: (_, args, ctx) => listVotes(ctx, args),
  },
  Mutation: {
    rateHelpArticle: (_, { slug, ...vote }, ctx) => rateArticle(ctx, slug, vote),
    updateHelpVote: (_, { id, ...vote }, ctx) => updateVote(ctx, toId(id), vote),
  },
  HelpArticle: {
    related: ({ slug }, _args, ctx) => listRelated(ctx, slug),
  },
}
