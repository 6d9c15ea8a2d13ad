/** Who is signed in, kept in the browser's storage under the names that the account calls use. */
import { useSyncExternalStore } from 'react'

export interface Session {
  logged: boolean
  auth: string
  email: string
}

const signedOut: Session = { logged: false, auth: '', email: '' }
const listeners = new Set<() => void>()

const read = (): Session => {
  const auth = localStorage.getItem('auth') ?? ''
  return auth ? { logged: true, auth, email: localStorage.getItem('email') ?? '' } : signedOut
}

let present = read()

function tell() {
  present = read()
  for (const listener of listeners) listener()
}

// Another window signed in or out.
window.addEventListener('storage', tell)

/** The token for the `Authorization` header; empty when signed out. */
export const authToken = (): string => present.auth

/** Remembers a fresh session. */
export function signIn({ auth, email, userAbilityRules }: { auth: string; email: string; userAbilityRules: unknown }): void {
  localStorage.setItem('auth', auth)
  localStorage.setItem('email', email)
  localStorage.setItem('userAbilityRules', JSON.stringify(userAbilityRules))
  tell()
}

/** Forgets the session; preferences stay. */
export function signOut(): void {
  for (const name of ['auth', 'email', 'userAbilityRules']) localStorage.removeItem(name)
  tell()
}

export const useSession = (): Session =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => present,
  )
