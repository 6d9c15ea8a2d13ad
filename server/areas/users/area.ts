import type { Area } from '../area.ts'
import { userResolvers } from './resolvers.ts'
import { userRoutes } from './routes.ts'

export const users: Area = { resolvers: userResolvers, routes: userRoutes }
