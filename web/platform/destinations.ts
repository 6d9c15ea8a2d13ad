/** Where to go after signing in. */

/** Default page of the account. */
export function homeOf({ email, loginUserType }: { email: string; loginUserType: string }): string {
  if (loginUserType === 'admin') return '/apps/admin/activities'
  return email === 'client@demo.com' && loginUserType === 'regular' ? '/access-control' : '/apps/invoice/polish'
}

/** Accepts only paths of this application, to prevent open redirects. */
export function localPath(to: string | null, home: string): string {
  if (!to || !to.startsWith('/') || to.startsWith('//') || to.startsWith('/\\')) return home
  return URL.canParse(to, location.origin) && new URL(to, location.origin).origin === location.origin ? to : home
}
