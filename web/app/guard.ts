/** Who may open which page: the route guard of the specification, and the guests' rule beside it. */
import { redirect } from 'react-router-dom'
import { checkAuthStatus } from './auth.ts'
import type { AppRoute } from './routes.ts'
import { getSession, signOut } from './session.ts'

/** Pages that the guard lets through without asking the server; tested on the path alone, never on the query. */
const unguarded = ['/front-pages/landing-page', '/login', '/register', '/forgot-password', '/admin']

const landing = '/front-pages/landing-page'

/** Whether the session ended by itself: its owner is told so where the next page leads them. */
let hasEnded = false

/** Forgets a session that is no longer good. */
export function endSession(): void {
  hasEnded ||= getSession().logged
  signOut()
}

/** Where an account goes that did not ask for any place. */
export function homeOf({ email, loginUserType }: { email: string; loginUserType: string }): string {
  if (loginUserType === 'admin') return '/apps/admin/activities'
  return email === 'client@demo.com' && loginUserType === 'regular' ? '/access-control' : '/apps/invoice/polish'
}

/** A path of this application and nothing else: what `to` may lead to. */
export function localPath(to: string | null, home: string): string {
  if (!to || !to.startsWith('/') || to.startsWith('//') || to.startsWith('/\\')) return home
  return URL.canParse(to, location.origin) && new URL(to, location.origin).origin === location.origin ? to : home
}

/** Answers with where to go instead, or null to let the visitor in. */
export async function guard({ access }: Pick<AppRoute, 'access'>, { request }: { request: Request }): Promise<Response | null> {
  const { pathname, search, hash, searchParams } = new URL(request.url)
  if (access === 'public') return null
  const session = getSession()
  if (access === 'guest' && session.logged) return redirect(localPath(searchParams.get('to'), homeOf(session)))
  if (unguarded.some(each => pathname.includes(each))) return null
  const isGood = await checkAuthStatus()
  if (!isGood) endSession()
  const reason = hasEnded ? '&reason=ended' : ''
  hasEnded = false
  if (!isGood) return redirect(`${landing}?to=${encodeURIComponent(pathname + search + hash)}${reason}`)
  if (typeof access === 'string') return null
  const { action, subject } = access
  const { abilityOf } = await import('./ability.ts')
  if (abilityOf(getSession().userAbilityRules).can(action, subject)) return null
  return redirect(`/not-authorized?action=${action}&subject=${subject}&to=${encodeURIComponent(pathname + search)}`)
}
