import type { Area } from '../area.ts'
import { ownCategoryRoutes } from './category-routes.ts'
import { productResolvers } from './resolvers.ts'
import { productRoutes } from './routes.ts'

export const products: Area = { resolvers: productResolvers, routes: [...ownCategoryRoutes, ...productRoutes] }
