/**
 * Who is signed in and what the account holds: the session state of the specification, kept in the browser's storage
 * under its own names, and the editor's flags, which live as long as the page.
 */
import { createStore, useStore } from './create-store.ts'
import { local } from './storage.ts'

export interface AbilityRule {
  action: string
  subject: string
  /** Revokes a permission that an earlier rule grants. */
  inverted?: boolean
}

export interface StoredSession {
  logged: boolean
  /** The token for the `Authorization` header; empty when signed out. */
  auth: string
  email: string
  /** Language of the account area. */
  language: 'en' | 'cn'
  /** US dollars. */
  money: number
  durWordsLeft: number
  tempWordsLeft: number
  loginUserType: string
  lastLoginTime: string
  /** Tokens of the last text run. */
  numOfToken: number
  userAbilityRules: AbilityRule[]
}

/** State of the editor. Polish and expand are mutually exclusive; a finished action clears its flag. */
export interface EditorFlags {
  editTextOnClick: boolean
  expandTextOnClick: boolean
  polishTextResult: boolean
  expandTextResult: boolean
  accpetChange: boolean
  redoOnClick: boolean
}

export interface Session extends StoredSession, EditorFlags {
  /**
   * The server or another window ended the session of an open page. The token is cleared, but the account stays in
   * memory until the next sign-in or navigation, because drafts are stored under its name.
   */
  hasEnded: boolean
}

const signedOut: StoredSession = {
  logged: false,
  auth: '',
  email: '',
  language: 'en',
  money: 0,
  durWordsLeft: 0,
  tempWordsLeft: 0,
  loginUserType: 'regular',
  lastLoginTime: '',
  numOfToken: 0,
  userAbilityRules: [],
}

const noFlags: EditorFlags = {
  editTextOnClick: false,
  expandTextOnClick: false,
  polishTextResult: false,
  expandTextResult: false,
  accpetChange: false,
  redoOnClick: false,
}

const names = Object.keys(signedOut).filter(name => name !== 'logged') as Exclude<keyof StoredSession, 'logged'>[] // its own keys

/** The stored value, or the default if it is missing or malformed. */
function readValue<T>(name: string, fallback: T): T {
  const stored = local.read(name)
  if (stored === undefined) return fallback
  if (typeof fallback === 'string') return stored as T
  try {
    const value: unknown = JSON.parse(stored)
    return typeof value === typeof fallback && Array.isArray(value) === Array.isArray(fallback) ? (value as T) : fallback
  } catch {
    return fallback
  }
}

function readStored(): StoredSession {
  const language = readValue<string>('language', 'en') === 'cn' ? 'cn' : 'en'
  if (!local.read('auth')) return { ...signedOut, language }
  const values = Object.fromEntries(names.map(name => [name, readValue(name, signedOut[name])])) as unknown as StoredSession // one value per name
  return { ...values, language, logged: true }
}

const store = createStore<Session>({ ...readStored(), ...noFlags, hasEnded: false })

/** The account whose data this page may hold, in forms, notices, and open windows. */
let held = store.get().email

/** Whether another account has used this page, so that it must be reloaded for the present one. */
export const isOfOther = (email: string): boolean => held !== '' && held !== email

// Follows other windows. `window` is missing when prerendering.
if (typeof window !== 'undefined')
  window.addEventListener('storage', () => {
    const present = store.get()
    const stored = readStored()
    if (stored.logged && isOfOther(stored.email)) location.reload()
    else if (present.logged && !stored.logged) store.set({ ...present, logged: false, auth: '', hasEnded: true })
    else if (stored.logged || !present.hasEnded) store.set({ ...present, ...stored, hasEnded: false })
  })

export const getSession = store.get

export const authToken = (): string => store.get().auth

/** Stores account data; unknown user types count as regular. */
export function updateSession(changes: Partial<StoredSession>): void {
  for (const name of names) {
    const value = changes[name]
    if (value !== undefined) local.write(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  const next = { ...store.get(), ...readStored(), hasEnded: false }
  if (next.loginUserType !== 'admin') next.loginUserType = 'regular'
  held ||= next.email
  store.set(next)
}

function forgetStored() {
  for (const name of names) if (name !== 'language') local.write(name, undefined)
}

/** Clears the session; keeps language and preferences. */
export function signOut(): void {
  forgetStored()
  store.set({ ...store.get(), ...readStored(), ...noFlags, hasEnded: false })
}

/** Clears a rejected token; open pages see `hasEnded`. */
export function endSession(): void {
  const present = store.get()
  if (!present.logged) return
  forgetStored()
  store.set({ ...present, logged: false, auth: '', hasEnded: true })
}

/** Polish and expand clear each other's flag. */
export function setEditorFlags(changes: Partial<EditorFlags>): void {
  const next = { ...store.get(), ...changes }
  if (changes.editTextOnClick) next.expandTextOnClick = false
  if (changes.expandTextOnClick) next.editTextOnClick = false
  store.set(next)
}

export const subscribeSession = store.subscribe
export const useSession = (): Session => useStore(store)

/** Resolves with the token, as soon as there is one. */
export function whenSignedIn(): Promise<string> {
  return new Promise(resolve => {
    const take = () => {
      if (!authToken()) return
      stop()
      resolve(authToken())
    }
    const stop = store.subscribe(take)
    take()
  })
}
