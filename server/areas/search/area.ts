import type { Area } from '../area.ts'
import { searchResolvers } from './resolvers.ts'
import { searchRoutes } from './routes.ts'

export const search: Area = { resolvers: searchResolvers, routes: searchRoutes }
