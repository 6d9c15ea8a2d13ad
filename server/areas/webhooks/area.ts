import type { Area } from '../area.ts'
import { webhookResolvers } from './resolvers.ts'
import { webhookRoutes } from './routes.ts'

export const webhooks: Area = { resolvers: webhookResolvers, routes: webhookRoutes }
