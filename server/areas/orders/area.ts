import type { Area } from '../area.ts'
import { orderResolvers } from './resolvers.ts'
import { orderRoutes } from './routes.ts'

export const orders: Area = { resolvers: orderResolvers, routes: orderRoutes }
