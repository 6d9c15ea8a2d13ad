import type { Area } from '../area.ts'
import { reviewResolvers } from './resolvers.ts'
import { reviewRoutes } from './routes.ts'

export const reviews: Area = { resolvers: reviewResolvers, routes: reviewRoutes }
