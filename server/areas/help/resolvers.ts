import { toId } from '../../db/rows.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { listRelated, searchHelp } from './search.ts'
import { findArticle, findHelpCenter } from './service.ts'
import { listVotes, rateArticle, updateVote } from './votes.ts'

export const helpResolvers: Resolvers = {
  Query: {
    helpCenter: (_, { search, language }, ctx) => findHelpCenter(ctx, search, language),
    helpArticle: (_, { slug, language }, ctx) => findArticle(ctx, slug, language),
    searchHelp: (_, { search, language }, ctx) => searchHelp(ctx, search, language),
    helpVotes: (_, args, ctx) => listVotes(ctx, args),
  },
  Mutation: {
    rateHelpArticle: (_, { slug, ...vote }, ctx) => rateArticle(ctx, slug, vote),
    updateHelpVote: (_, { id, ...vote }, ctx) => updateVote(ctx, toId(id), vote),
  },
  HelpArticle: {
    related: ({ slug, language }, _args, ctx) => listRelated(ctx, slug, language),
  },
}
