/** The route of a path, and whether the visitor may open it. */
import { matchPath } from 'react-router-dom'
import { can } from '../platform/ability.ts'
import type { AppRoute } from './route-types.ts'
import { aliases, redirects, routes } from './routes.ts'
import { getSession } from '../platform/session.ts'

/** The route of a path, ignoring query and hash. */
export function findRoute(address: string): AppRoute | undefined {
  const [requested = ''] = address.split(/[?#]/)
  const path = aliases[requested] ?? redirects[requested] ?? requested
  // Static paths go before paths with parameters, as in the router.
  return routes.find(route => route.path === path) ?? routes.find(route => matchPath(route.path, path))
}

/** Whether the visitor may open it now. */
export function isOpen({ access }: Pick<AppRoute, 'access'>): boolean {
  const { logged } = getSession()
  if (access === 'public') return true
  if (access === 'guest') return !logged
  return logged && (access === 'auth' || can(access.action, access.subject))
}
