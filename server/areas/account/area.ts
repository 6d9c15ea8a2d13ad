import type { Area } from '../area.ts'
import { accountResolvers } from './resolvers.ts'
import { authRoutes, meRoutes, registerRoutes } from './routes.ts'

export const account: Area = { resolvers: accountResolvers, routes: [...authRoutes, ...meRoutes, ...registerRoutes] }
