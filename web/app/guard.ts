/** Route guard: the specification's rules, and the redirect of signed-in visitors away from guest pages. */
import { redirect } from 'react-router-dom'
import { checkAuthStatus, wasJustValid } from '../platform/auth.ts'
import { homeOf, localPath } from '../platform/destinations.ts'
import type { AppRoute } from './route-types.ts'
import { authToken, getSession, signOut } from '../platform/session.ts'

/** Pages that need no session check; matched by path alone, never by query. */
const unguarded = ['/front-pages/landing-page', '/login', '/register', '/forgot-password', '/admin']

const landing = '/front-pages/landing-page'

/** Checks a session that was valid a moment ago, without holding up the page. */
async function checkMeanwhile() {
  const token = authToken()
  if (await checkAuthStatus()) return
  // Signed out, or in again, by the visitor in the meantime.
  if (authToken() !== token && !getSession().hasEnded) return
  signOut()
  location.assign(`${landing}?to=${encodeURIComponent(location.pathname + location.search + location.hash)}&reason=ended`)
}

/** The first page's check is the one that was sent while its scripts loaded. */
let isFirst = true

/** Returns a redirect, or null to allow the page. The router's request has no hash, so it is passed separately. */
export async function guard({ access }: Pick<AppRoute, 'access'>, { request }: { request: Request }, hash = ''): Promise<Response | null> {
  const { pathname, search, searchParams } = new URL(request.url)
  if (access === 'public') return null
  const session = getSession()
  if (access === 'guest' && session.logged) return redirect(localPath(searchParams.get('to'), homeOf(session)))
  if (unguarded.some(each => pathname.includes(each))) return null
  const wasSignedIn = session.logged || session.hasEnded
  const isChecked = isFirst
  isFirst = false
  if (wasJustValid()) {
    if (!isChecked) void checkMeanwhile()
  } else if (!(await checkAuthStatus())) {
    signOut()
    const reason = wasSignedIn ? '&reason=ended' : ''
    return redirect(`${landing}?to=${encodeURIComponent(pathname + search + hash)}${reason}`)
  }
  if (typeof access === 'string') return null
  const { action, subject } = access
  const { abilityOf } = await import('../platform/ability.ts')
  if (abilityOf(getSession().userAbilityRules).can(action, subject)) return null
  return redirect(`/not-authorized?action=${action}&subject=${subject}&to=${encodeURIComponent(pathname + search + hash)}`)
}
