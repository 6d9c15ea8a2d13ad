import type { Area } from '../area.ts'
import { frontResolvers } from './resolvers.ts'
import { frontRoutes } from './routes.ts'

export const front: Area = { resolvers: frontResolvers, routes: frontRoutes }
