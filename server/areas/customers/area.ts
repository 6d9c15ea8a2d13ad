import type { Area } from '../area.ts'
import { customerResolvers } from './resolvers.ts'
import { customerRoutes } from './routes.ts'

export const customers: Area = { resolvers: customerResolvers, routes: customerRoutes }
