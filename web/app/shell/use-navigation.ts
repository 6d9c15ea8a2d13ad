/** The navigation for the visitor, with the current page. */
import { useMemo } from 'react'
import { useMatches } from 'react-router-dom'
import { useAbility } from '../../platform/ability.ts'
import { type NavGroupEntries, navigationOf, navPageOf } from '../navigation.ts'
import type { AppRoute } from '../route-types.ts'
import { routes } from '../routes.ts'

export interface CurrentPage {
  /** Name of the navigation page that is open, or contains the open page. */
  name: string | undefined
  /** Whether the open page is that page itself. */
  isItself: boolean
}

export function useNavigationTree(): { tree: NavGroupEntries[]; current: CurrentPage } {
  const ability = useAbility()
  const route = useMatches().at(-1)?.handle as AppRoute | undefined // the router puts the route there
  const tree = useMemo(
    () => navigationOf(routes, ({ access }) => typeof access === 'string' || ability.can(access.action, access.subject)),
    [ability],
  )
  return { tree, current: { name: route && navPageOf(routes, route), isItself: route?.nav !== undefined } }
}
