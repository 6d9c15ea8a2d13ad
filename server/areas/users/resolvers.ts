import { toId } from '../../db/rows.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import * as users from './service.ts'

export const userResolvers: Resolvers = {
  Query: {
    users: (_, args, ctx) => users.listUsers(ctx, args),
    user: (_, { id }, ctx) => users.findUser(ctx, toId(id)),
    userSummary: (_, _args, ctx) => users.summarizeUsers(ctx),
  },
  Mutation: {
    createUser: (_, { input }, ctx) => users.createUser(ctx, input),
    updateUser: (_, { id, version, input }, ctx) => users.updateUser(ctx, toId(id), version, input),
    setUserStatus: (_, { id, status }, ctx) => users.setUserStatus(ctx, toId(id), status),
    deleteUser: (_, { id }, ctx) => users.deleteUser(ctx, toId(id)),
  },
}
