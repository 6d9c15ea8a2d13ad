import type { Area } from '../area.ts'
import { faqResolvers } from './resolvers.ts'
import { faqRoutes } from './routes.ts'

export const faq: Area = { resolvers: faqResolvers, routes: faqRoutes }
