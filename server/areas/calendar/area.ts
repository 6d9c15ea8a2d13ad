import type { Area } from '../area.ts'
import { calendarResolvers } from './resolvers.ts'
import { calendarRoutes } from './routes.ts'

export const calendar: Area = { resolvers: calendarResolvers, routes: calendarRoutes }
