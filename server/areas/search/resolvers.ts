import type { Resolvers } from '../../generated/resolvers.ts'
import * as search from './service.ts'

export const searchResolvers: Resolvers = {
  Query: {
    searchPages: (_, { q }, ctx) => search.searchPages(ctx, q),
    searchRecords: (_, { q }, ctx) => search.searchRecords(ctx, q),
  },
}
