import type { Area } from '../area.ts'
import { logisticsResolvers } from './resolvers.ts'
import { logisticsRoutes } from './routes.ts'

export const logistics: Area = { resolvers: logisticsResolvers, routes: logisticsRoutes }
