import type { Area } from '../area.ts'
import { helpResolvers } from './resolvers.ts'
import { helpRoutes } from './routes.ts'

export const help: Area = { resolvers: helpResolvers, routes: helpRoutes }
