/** Signs out, and opens the landing page with a reload, so that nothing of the account stays in open windows and messages. */
import { useTranslations } from '../../platform/languages.ts'
import { signOut } from '../../platform/session.ts'
import { forgetTab } from '../../platform/storage.ts'
import { useLogoutMutation } from './shell.generated.ts'

export function useSignOut(): () => Promise<void> {
  const { t } = useTranslations()
  const [logout] = useLogoutMutation()
  return async () => {
    // Forms with unsaved changes are asked before, because nobody can stay and save once the session has ended.
    const canLeave = window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    if (!canLeave && !window.confirm(t('form.leave'))) return
    window.addEventListener('beforeunload', event => event.stopImmediatePropagation(), { capture: true })
    // Signs out locally even if the server cannot be reached.
    await logout().catch(() => undefined)
    signOut()
    forgetTab()
    location.replace('/front-pages/landing-page')
  }
}
