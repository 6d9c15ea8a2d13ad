import type { Area } from '../area.ts'
import { billingResolvers } from './resolvers.ts'
import { orderRoutes, subscriptionRoutes } from './routes.ts'

export const billing: Area = { resolvers: billingResolvers, routes: [...orderRoutes, ...subscriptionRoutes] }
