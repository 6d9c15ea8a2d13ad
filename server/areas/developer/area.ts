import type { Area } from '../area.ts'
import { developerResolvers } from './resolvers.ts'
import { developerRoutes } from './routes.ts'

export const developer: Area = { resolvers: developerResolvers, routes: developerRoutes }
