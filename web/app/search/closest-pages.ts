/** Pages with similar names or paths. */
import { isOpen } from '../find-route.ts'
import type { AppRoute } from '../route-types.ts'
import { routes } from '../routes.ts'
import { getSession } from '../../platform/session.ts'

export interface KnownPage {
  name: string
  path: string
  /** Key of its name in the shell's texts. */
  text: string
}

/** Pages outside the navigation that can be opened without a record. */
const standing = new Set([
  'front-pages-landing-page',
  'apps-admin-login',
  'login',
  'register',
  'forgot-password',
  'apps-invoice-preview',
  'not-authorized',
])

/** Signed-out visitors may look for a dashboard page, too, and reach it by signing in. */
const opensAfterSignIn = ({ access }: AppRoute) => access === 'auth' && !getSession().logged

export const listPages = (): KnownPage[] =>
  routes
    .filter(route => (isOpen(route) || opensAfterSignIn(route)) && (route.nav || standing.has(route.name)))
    .map(({ name, path, nav }) => ({ name, path: nav?.to ?? path, text: nav ? `nav.pages.${name}` : `notFound.pages.${name}` }))

/** Levenshtein distance. */
export function editDistance(one: string, other: string): number {
  const [letters, others] = [Array.from(one), Array.from(other)]
  let row = Array.from({ length: others.length + 1 }, (_, index) => index)
  for (const [i, letter] of letters.entries()) {
    const next = [i + 1]
    for (const [j, each] of others.entries())
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (letter === each ? 0 : 1)))
    row = next
  }
  return row.at(-1) ?? 0
}

/** Similarity of the whole path, or of its last segment, in case the folders were omitted. */
function distance(wanted: string, path: string): number {
  const last = (text: string) => text.split('/').findLast(part => part !== '') ?? ''
  return Math.min(editDistance(wanted, path), editDistance(last(wanted), last(path)) + 2)
}

/** The `count` most similar pages, the nearest first. */
export function closestPages(wanted: string, count = 3): KnownPage[] {
  const path = wanted.toLowerCase().slice(0, 200)
  return listPages()
    .map(page => ({ page, far: distance(path, page.path) }))
    .toSorted((a, b) => a.far - b.far)
    .slice(0, count)
    .map(({ page }) => page)
}
