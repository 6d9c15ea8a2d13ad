import type { Area } from '../area.ts'
import { chatResolvers } from './resolvers.ts'
import { chatRoutes } from './routes.ts'

export const chat: Area = { resolvers: chatResolvers, routes: chatRoutes }
