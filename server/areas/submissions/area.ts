import type { Area } from '../area.ts'
import { submissionResolvers } from './resolvers.ts'
import { submissionRoutes } from './routes.ts'

export const submissions: Area = { resolvers: submissionResolvers, routes: submissionRoutes }
