import type { Area } from '../area.ts'
import { wordResolvers } from './resolvers.ts'

export const words: Area = { resolvers: wordResolvers, routes: [] }
