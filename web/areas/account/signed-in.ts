import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { client } from '../../app/apollo.ts'
import { signIn } from '../../app/session.ts'
import type { AccountFieldsFragment } from './account.generated.ts'

/** A path of this application and nothing else: what `to` may lead to. */
export function localPath(to: string | null): string {
  if (!to || !to.startsWith('/') || to.startsWith('//') || to.startsWith('/\\')) return '/account'
  return URL.canParse(to, location.origin) && new URL(to, location.origin).origin === location.origin ? to : '/account'
}

/** Remembers the session and goes on to where the visitor wanted to be. */
export function useSignedIn() {
  const navigate = useNavigate()
  return useCallback(
    async (answer: { auth: string; account: AccountFieldsFragment } | undefined) => {
      if (!answer) return
      signIn({ auth: answer.auth, email: answer.account.email, userAbilityRules: answer.account.abilityRules })
      // What a stranger was shown is not what the account sees.
      await client.clearStore()
      await navigate(localPath(new URLSearchParams(location.search).get('to')), { replace: true })
    },
    [navigate],
  )
}
