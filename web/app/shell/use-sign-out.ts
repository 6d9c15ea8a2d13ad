/** Signs out, and opens the landing page with a reload, so that nothing of the account stays in open windows and messages. */
import { signOut } from '../../platform/session.ts'
import { forgetTab } from '../../platform/storage.ts'
import { useLogoutMutation } from './shell.generated.ts'

export function useSignOut(): () => Promise<void> {
  const [logout] = useLogoutMutation()
  return async () => {
    // Signs out locally even if the server cannot be reached.
    await logout().catch(() => undefined)
    signOut()
    forgetTab()
    location.replace('/front-pages/landing-page')
  }
}
