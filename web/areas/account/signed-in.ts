import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { homeOf, localPath } from '../../app/guard.ts'
import { getSession, updateSession } from '../../app/session.ts'
import type { AccountFieldsFragment } from './account.generated.ts'

/** Takes the fresh session over and goes on to where the visitor wanted to be. */
export function useSignedIn() {
  const navigate = useNavigate()
  return useCallback(
    async (answer: { auth: string; account: AccountFieldsFragment } | undefined) => {
      if (!answer) return
      const { email, money, durWordsLeft, tempWordsLeft, lastLoginTime, language, role, abilityRules } = answer.account
      updateSession({
        auth: answer.auth,
        email,
        money,
        durWordsLeft,
        tempWordsLeft,
        lastLoginTime: lastLoginTime ?? '',
        language: language === 'CN' ? 'cn' : 'en',
        loginUserType: role === 'ADMIN' ? 'admin' : 'regular',
        userAbilityRules: abilityRules.map(({ action, subject }) => ({ action, subject })),
      })
      await navigate(localPath(new URLSearchParams(location.search).get('to'), homeOf(getSession())), { replace: true })
    },
    [navigate],
  )
}
