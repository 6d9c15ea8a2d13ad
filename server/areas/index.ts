/** Resolvers and routes of every area. */
import type { Area } from './area.ts'
import * as registry from './registry.ts'

const areas: Area[] = Object.values(registry)

export const areaResolvers = areas.map(({ resolvers }) => resolvers)

export const areaRoutes = areas.flatMap(({ routes }) => routes)
