/** Preferences in cookies, for thirty days: read before the first paint. */
const prefix = 'Deskwright-'
const seconds = 30 * 24 * 60 * 60

/** The preference, or nothing. */
export function readPreference(name: string): string | undefined {
  const found = document.cookie.split('; ').find(each => each.startsWith(`${prefix}${name}=`))
  return found ? decodeURIComponent(found.slice(prefix.length + name.length + 1)) : undefined
}

export function writePreference(name: string, value: string): void {
  document.cookie = `${prefix}${name}=${encodeURIComponent(value)}; path=/; max-age=${seconds}; samesite=lax`
}
