import { toId } from '../../db/rows.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import * as analytics from './service.ts'

export const analyticsResolvers: Resolvers = {
  Query: {
    projects: (_, args, ctx) => analytics.listProjects(ctx, args),
    project: (_, { id }, ctx) => analytics.findProject(ctx, toId(id)),
  },
  Mutation: {
    updateProject: (_, { id, input, version }, ctx) => analytics.updateProject(ctx, toId(id), input, version),
    deleteProject: (_, { id }, ctx) => analytics.deleteProject(ctx, toId(id)),
  },
}
