import type { Area } from '../area.ts'
import { documentResolvers } from './resolvers.ts'
import { documentRoutes } from './routes.ts'

export const documents: Area = { resolvers: documentResolvers, routes: documentRoutes }
