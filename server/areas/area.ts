import type { Resolvers } from '../generated/resolvers.ts'
import type { Route } from '../rest/define-routes.ts'

/** What an area adds to the GraphQL API and to the REST API. */
export interface Area {
  resolvers: Resolvers
  routes: Route[]
}
