import type { Resolvers } from '../../generated/resolvers.ts'
import { listExpiringWords, listWordEntries } from './balance.ts'

export const wordResolvers: Resolvers = {
  Query: {
    wordEntries: (_, { page }, ctx) => listWordEntries(ctx, page),
    expiringWords: (_, _args, ctx) => listExpiringWords(ctx),
  },
}
