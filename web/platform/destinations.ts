/** Where to go after signing in. */

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
