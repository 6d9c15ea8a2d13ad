import { toId } from '../../db/rows.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import * as figures from './figures.ts'
import * as layout from './layout.ts'
import * as analytics from './service.ts'

export const analyticsResolvers: Resolvers = {
  Query: {
    projects: (_, args, ctx) => analytics.listProjects(ctx, args),
    project: (_, { id }, ctx) => analytics.findProject(ctx, toId(id)),
    storeAnalytics: (_, { range }, ctx) => figures.readStoreAnalytics(ctx, range),
    salesByYear: (_, { year }, ctx) => figures.readSalesByYear(ctx, year),
    salesByCategory: (_, { range }, ctx) => figures.readSalesByCategory(ctx, range),
    dashboardLayout: (_, _args, ctx) => layout.readDashboardLayout(ctx),
  },
  Mutation: {
    updateProject: (_, { id, input, version }, ctx) => analytics.updateProject(ctx, toId(id), input, version),
    deleteProject: (_, { id }, ctx) => analytics.deleteProject(ctx, toId(id)),
    arrangeDashboard: (_, { cards }, ctx) => layout.arrangeDashboard(ctx, cards),
    resetDashboard: (_, _args, ctx) => layout.resetDashboard(ctx),
  },
}
