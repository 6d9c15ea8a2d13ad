import type { Area } from '../area.ts'
import { analyticsResolvers } from './resolvers.ts'
import { analyticsRoutes } from './routes.ts'

export const analytics: Area = { resolvers: analyticsResolvers, routes: analyticsRoutes }
