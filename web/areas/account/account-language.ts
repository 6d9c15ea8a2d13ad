/** The language of the account area: kept in the session, spoken at once. */
import { loadArea } from '../../platform/languages.ts'
import { type StoredSession, updateSession } from '../../platform/session.ts'

export async function changeAccountLanguage(language: StoredSession['language']): Promise<void> {
  updateSession({ language })
  await loadArea('account')
  // Said once more: what is drawn asks again for the texts that have just arrived.
  updateSession({ language })
}
