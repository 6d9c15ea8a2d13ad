import type { Area } from '../area.ts'
import { referralResolvers } from './resolvers.ts'
import { referralRoutes } from './routes.ts'

export const referrals: Area = { resolvers: referralResolvers, routes: referralRoutes }
