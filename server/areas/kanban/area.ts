import type { Area } from '../area.ts'
import { kanbanResolvers } from './resolvers.ts'
import { kanbanRoutes } from './routes.ts'

export const kanban: Area = { resolvers: kanbanResolvers, routes: kanbanRoutes }
