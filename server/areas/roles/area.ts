import type { Area } from '../area.ts'
import { roleResolvers } from './resolvers.ts'
import { roleRoutes } from './routes.ts'

export const roles: Area = { resolvers: roleResolvers, routes: roleRoutes }
