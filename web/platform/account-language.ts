/** Language of the account area: stored with the session, applied at once. */
import { loadArea } from './languages.ts'
import { type StoredSession, updateSession } from './session.ts'

export async function changeAccountLanguage(language: StoredSession['language']): Promise<void> {
  updateSession({ language })
  await loadArea('account')
  // Repeated so that mounted components pick up the newly loaded texts.
  updateSession({ language })
}
