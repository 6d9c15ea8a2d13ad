import type { Area } from '../area.ts'
import { historyResolvers } from './resolvers.ts'
import { historyRoutes } from './routes.ts'

export const history: Area = { resolvers: historyResolvers, routes: historyRoutes }
