import type { Area } from '../area.ts'
import { emailResolvers } from './resolvers.ts'
import { emailRoutes } from './routes.ts'

export const email: Area = { resolvers: emailResolvers, routes: emailRoutes }
