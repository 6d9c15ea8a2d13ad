/** Preferences in cookies, for thirty days: read before the first paint. */
import { useSyncExternalStore } from 'react'

const prefix = 'Deskwright-'
const seconds = 30 * 24 * 60 * 60
const listeners = new Set<() => void>()

/** The preference, or nothing. */
export function readPreference(name: string): string | undefined {
  const found = document.cookie.split('; ').find(each => each.startsWith(`${prefix}${name}=`))
  return found ? decodeURIComponent(found.slice(prefix.length + name.length + 1)) : undefined
}

export function writePreference(name: string, value: string): void {
  document.cookie = `${prefix}${name}=${encodeURIComponent(value)}; path=/; max-age=${seconds}; samesite=lax`
  for (const listener of listeners) listener()
}

/** The preference and its setter. */
export function usePreference(name: string, fallback: string): [string, (value: string) => void] {
  const value = useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => readPreference(name) ?? fallback,
  )
  return [value, next => writePreference(name, next)]
}
