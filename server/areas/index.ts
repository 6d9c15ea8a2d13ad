/** The areas: their resolvers and their routes, a line each. */
import type { Resolvers } from '../generated/resolvers.ts'
import type { Route } from '../rest.ts'
import { historyResolvers } from './history/resolvers.ts'
import { reviewResolvers } from './reviews/resolvers.ts'
import { reviewRoutes } from './reviews/routes.ts'

export const areaResolvers: Resolvers[] = [reviewResolvers, historyResolvers]

export const areaRoutes: Route[] = [...reviewRoutes]
