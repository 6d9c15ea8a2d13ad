import type { Area } from '../area.ts'
import { textResolvers } from './resolvers.ts'
import { textRoutes } from './routes.ts'

export const text: Area = { resolvers: textResolvers, routes: textRoutes }
