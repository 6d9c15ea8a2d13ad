import type { Area } from '../area.ts'
import { notificationResolvers } from './resolvers.ts'
import { notificationRoutes } from './routes.ts'

export const notifications: Area = { resolvers: notificationResolvers, routes: notificationRoutes }
