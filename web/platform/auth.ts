/** Checks the session and loads account data. */
import { type AbilityRule, authToken, getSession, signOut, updateSession } from './session.ts'
import { setReachable } from './connection.ts'

const base = import.meta.env.VITE_API_BASE_URL ?? ''
const retryMs = 2000

interface UserInfo {
  emailAddress: string
  money: number
  durWordsLeft: number
  tempWordsLeft: number
  lastLoginTime: string | null
  language: string
  loginUserType: string
  userAbilityRules: AbilityRule[]
}

const call = (path: string) => fetch(base + path, { method: 'POST', headers: { authorization: authToken() } })

declare global {
  interface Window {
    /** The first session check, sent by `index.html` while the scripts load; without a response if it failed. */
    sessionCheck?: { token: string; response: Promise<Response | undefined> }
  }
}

function takeEarlyResponse(token: string): Promise<Response | undefined> | undefined {
  const early = window.sessionCheck
  delete window.sessionCheck
  return early?.token === token ? early.response : undefined
}

let running: Promise<boolean> | undefined

/** The last token that the server accepted, and when. */
let accepted = { token: '', at: -Infinity }
const trustedMs = 30_000

/** Whether the server accepted the present token a moment ago. */
export const wasJustValid = (): boolean =>
  authToken() !== '' && authToken() === accepted.token && performance.now() - accepted.at < trustedMs

/**
 * Whether the session is valid; concurrent calls share one request. An invalid response counts as no. While the server is
 * unreachable, the banner is shown and the request is retried.
 */
export function checkAuthStatus(): Promise<boolean> {
  running ??= fetchAuthStatus().finally(() => {
    running = undefined
  })
  return running
}

async function fetchAuthStatus(): Promise<boolean> {
  const token = authToken()
  if (!token) return false
  for (;;) {
    try {
      const response = (await takeEarlyResponse(token)) ?? (await call('/register/getAuthStatus'))
      // Busy, or being updated, which says nothing about the session.
      if (response.status === 429 || response.status > 499) throw response
      setReachable(true)
      if (!response.ok) return false
      const { success } = (await response.json()) as { success?: unknown } // checked on the next line
      if (success === true) accepted = { token, at: performance.now() }
      return success === true
    } catch {
      setReachable(false)
      await new Promise(resolve => setTimeout(resolve, retryMs))
    }
  }
}

export async function refreshAccount(): Promise<void> {
  const response = await call('/me/me')
  if (!response.ok) throw new Error(`The account could not be read: ${response.status}`)
  const info = (await response.json()) as UserInfo // the response of the account call
  updateSession({
    email: info.emailAddress,
    money: info.money,
    durWordsLeft: info.durWordsLeft,
    tempWordsLeft: info.tempWordsLeft,
    lastLoginTime: info.lastLoginTime ?? '',
    language: info.language === 'cn' ? 'cn' : 'en',
    loginUserType: info.loginUserType,
    userAbilityRules: info.userAbilityRules,
  })
}

/** Validates and refreshes the stored session at startup. */
export async function startSession(): Promise<void> {
  if (!getSession().logged) return
  try {
    if (await checkAuthStatus()) await refreshAccount()
    else signOut()
  } catch (error) {
    console.info(error)
  }
}
