import type { Resolvers } from '../../generated/resolvers.ts'
import { listWordEntries } from './balance.ts'

export const wordResolvers: Resolvers = {
  Query: { wordEntries: (_, { page }, ctx) => listWordEntries(ctx, page) },
}
