import type { Area } from '../area.ts'
import { academyResolvers } from './resolvers.ts'
import { academyRoutes } from './routes.ts'

export const academy: Area = { resolvers: academyResolvers, routes: academyRoutes }
