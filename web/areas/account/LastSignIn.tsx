import { formatInstant } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import { useSession } from '../../platform/session.ts'

/** Beside the email address. */
export function LastSignIn() {
  const { t, lang } = useTranslations('billing')
  const { lastLoginTime } = useSession()
  return lastLoginTime ? t('lastSignIn', { when: formatInstant(lastLoginTime, lang) }) : null
}
