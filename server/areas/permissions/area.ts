import type { Area } from '../area.ts'
import { permissionResolvers } from './resolvers.ts'
import { permissionRoutes } from './routes.ts'

export const permissions: Area = { resolvers: permissionResolvers, routes: permissionRoutes }
