/** Users, and what they may do. */
import type { AppRoute } from '../routes.ts'

export const peopleRoutes: AppRoute[] = []
