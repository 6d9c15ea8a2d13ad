import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { homeOf, localPath } from '../../platform/destinations.ts'
import { takeTexts } from '../../platform/kept-texts.ts'
import { changeLocale, useTranslations } from '../../platform/languages.ts'
import { parsePreferences, preferenceNames, writePreferences } from '../../platform/preferences.ts'
import { getSession, isOfOther, updateSession } from '../../platform/session.ts'
import { forgetTab } from '../../platform/storage.ts'
import { notify } from '../../ui/notify.ts'
import type { AccountFieldsFragment } from './account.generated.ts'

/** Known preferences of the account override the device's. */
async function takePreferences(stored: unknown) {
  takeTexts(stored)
  if (typeof stored !== 'object' || stored === null) return
  const kept = stored as Record<string, unknown> // an object
  const known = preferenceNames.filter(name => name in kept)
  const wanted = parsePreferences(name => String(kept[name]))
  writePreferences(Object.fromEntries(known.map(name => [name, wanted[name]])))
  if (known.includes('locale')) await changeLocale(wanted.locale)
}

/** Stores the new session and continues to the requested page. */
export function useSignedIn() {
  const navigate = useNavigate()
  const { t } = useTranslations('account')
  return useCallback(
    async (answer: { auth: string; restored?: boolean; account: AccountFieldsFragment } | undefined) => {
      if (!answer) return
      const { email, money, durWordsLeft, tempWordsLeft, lastLoginTime, language, preferences, role, abilityRules } = answer.account
      updateSession({
        auth: answer.auth,
        email,
        money,
        durWordsLeft,
        tempWordsLeft,
        lastLoginTime: lastLoginTime ?? '',
        language: language === 'CN' ? 'cn' : 'en',
        loginUserType: role === 'ADMIN' ? 'admin' : 'regular',
        userAbilityRules: abilityRules.map(({ action, subject, inverted }) => ({ action, subject, ...(inverted && { inverted }) })),
      })
      await takePreferences(preferences)
      const wanted = localPath(new URLSearchParams(location.search).get('to'), homeOf(getSession()))
      if (isOfOther(email)) {
        forgetTab()
        return location.replace(wanted)
      }
      await navigate(wanted, { replace: true })
      if (answer.restored) notify({ text: t('deletion.restored'), color: 'success' })
    },
    [navigate, t],
  )
}
