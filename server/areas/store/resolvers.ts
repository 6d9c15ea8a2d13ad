import type { Resolvers } from '../../generated/resolvers.ts'
import * as store from './service.ts'

export const storeResolvers: Resolvers = {
  Query: { storeSettings: (_, _args, ctx) => store.findStoreSettings(ctx) },
  Mutation: {
    updateStoreSettings: (_, { input, version }, ctx) => store.updateStoreSettings(ctx, input, version),
    resetStoreSettings: (_, { part }, ctx) => store.resetStoreSettings(ctx, part),
  },
}
