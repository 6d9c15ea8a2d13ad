import type { Resolvers } from '../../generated/resolvers.ts'
import { measureFiles } from './service.ts'

export const fileResolvers: Resolvers = {
  Query: {
    fileStorage: (_, _args, ctx) => measureFiles(ctx),
  },
}
