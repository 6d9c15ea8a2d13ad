import type { Area } from '../area.ts'
import { saleResolvers } from './resolvers.ts'
import { saleRoutes } from './routes.ts'

export const sales: Area = { resolvers: saleResolvers, routes: saleRoutes }
