import type { Area } from '../area.ts'
import { profileResolvers } from './resolvers.ts'
import { profileRoutes } from './routes.ts'

export const profile: Area = { resolvers: profileResolvers, routes: profileRoutes }
