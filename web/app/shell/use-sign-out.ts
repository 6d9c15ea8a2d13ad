/** Signs out, and opens the landing page. */
import { useNavigate } from 'react-router-dom'
import { signOut } from '../../platform/session.ts'
import { useLogoutMutation } from './shell.generated.ts'

export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate()
  const [logout] = useLogoutMutation()
  return async () => {
    // Signs out locally even if the server cannot be reached.
    await logout().catch(() => undefined)
    signOut()
    await navigate('/front-pages/landing-page', { replace: true })
  }
}
