/** User preferences in cookies, which index.html reads before the first paint. */
import { createStore, useStore, useStorePart } from './create-store.ts'

/** Preferences with their possible values; the first is the default. */
export const choices = {
  theme: ['system', 'light', 'dark'],
  /** The resolved `theme`. */
  'color-scheme': ['light', 'dark'],
  skin: ['default', 'bordered'],
  isVerticalNavSemiDark: [false, true],
  navOrientation: ['vertical', 'horizontal'],
  isVerticalNavCollapsed: [false, true],
  appContentWidth: ['boxed', 'fluid'],
  navbarType: ['sticky', 'static', 'hidden'],
  isNavbarBlurEnabled: [true, false],
  footerType: ['static', 'sticky', 'hidden'],
  density: ['standard', 'compact', 'relaxed'],
  locale: ['en', 'fr', 'ar'],
  /** Of numbers in Arabic. */
  digits: ['latin', 'arabic'],
  singleKeys: ['on', 'off'],
} as const

export type PreferenceName = keyof typeof choices
export type Preferences = { -readonly [Name in PreferenceName]: (typeof choices)[Name][number] }

const prefix = 'Deskwright-'
const seconds = 30 * 24 * 60 * 60

const readCookies = (): string[] => (typeof document === 'undefined' ? [] : document.cookie.split('; '))

export function readCookie(name: string, cookies = readCookies()): string | undefined {
  const found = cookies.find(each => each.startsWith(`${prefix}${name}=`))
  return found ? decodeURIComponent(found.slice(prefix.length + name.length + 1)) : undefined
}

/** Reads all at once, because every access to `document.cookie` waits for the browser process. */
function readPreferences(): Preferences {
  const cookies = readCookies()
  return parsePreferences(name => readCookie(name, cookies))
}

/** Without a value, removes the cookie. */
export function writeCookie(name: string, value?: string): void {
  document.cookie = `${prefix}${name}=${encodeURIComponent(value ?? '')}; path=/; max-age=${value === undefined ? 0 : seconds}; samesite=lax`
}

export const preferenceNames = Object.keys(choices) as PreferenceName[] // its own keys

/** Missing or unknown values become the defaults. */
export function parsePreferences(read: (name: string) => string | undefined): Preferences {
  const values = preferenceNames.map(name => {
    const text = read(name)
    return [name, choices[name].find(each => String(each) === text) ?? choices[name][0]] as const
  })
  return Object.fromEntries(values) as unknown as Preferences // one value per name
}

export const defaultPreferences: Preferences = parsePreferences(() => undefined)

/** Applies dependent preferences: horizontal navigation needs the bar and cannot be collapsed. */
export function withChoice(present: Preferences, changes: Partial<Preferences>): Preferences {
  const next = { ...present, ...changes }
  if (changes.navOrientation !== 'horizontal') return next
  return { ...next, isVerticalNavCollapsed: false, navbarType: next.navbarType === 'hidden' ? 'sticky' : next.navbarType }
}

const store = createStore(readPreferences())

/** Saves the choices and dependent preferences. */
export function writePreferences(changes: Partial<Preferences>): void {
  const present = store.get()
  const next = withChoice(present, changes)
  const changed = preferenceNames.filter(name => next[name] !== present[name])
  for (const name of new Set([...changed, ...(Object.keys(changes) as PreferenceName[])])) writeCookie(name, String(next[name])) // of the preference's type
  if (changed.length > 0) store.set(next)
}

export const writePreference = <Name extends PreferenceName>(name: Name, value: Preferences[Name]): void =>
  writePreferences({ [name]: value })

export const readPreference = <Name extends PreferenceName>(name: Name): Preferences[Name] => store.get()[name]

export const subscribePreferences = store.subscribe
export const usePreferences = (): Preferences => useStore(store)

export function usePreference<Name extends PreferenceName>(name: Name): [Preferences[Name], (value: Preferences[Name]) => void] {
  const value = useStorePart(store, present => present[name])
  return [value, next => writePreference(name, next)]
}
