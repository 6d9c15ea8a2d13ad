import type { Area } from '../area.ts'
import { storeResolvers } from './resolvers.ts'
import { storeRoutes } from './routes.ts'

export const store: Area = { resolvers: storeResolvers, routes: storeRoutes }
