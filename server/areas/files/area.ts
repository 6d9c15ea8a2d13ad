import type { Area } from '../area.ts'
import { fileResolvers } from './resolvers.ts'
import { fileRoutes } from './routes.ts'

export const files: Area = { resolvers: fileResolvers, routes: fileRoutes }
