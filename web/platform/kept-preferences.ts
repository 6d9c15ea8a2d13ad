/** Preferences that follow the account to its other devices: the account's win at signing in, what is chosen later is kept there. */
import { client } from './apollo.ts'
import { type PreferenceName, preferenceNames, readPreference, subscribePreferences } from './preferences.ts'
import { getSession } from './session.ts'
import { SavePreferencesDocument } from './preferences.generated.ts'

/** Several choices in a row are kept at once. */
const restMs = 800

/** What depends on the device is not carried to others. */
const own: ReadonlySet<PreferenceName> = new Set(['color-scheme', 'isVerticalNavCollapsed'])

let timer: ReturnType<typeof setTimeout> | undefined

function keep() {
  if (!getSession().logged) return
  const preferences = Object.fromEntries(preferenceNames.filter(name => !own.has(name)).map(name => [name, readPreference(name)]))
  // Kept here in any case; the account gets them with the next choice.
  void client.mutate({ mutation: SavePreferencesDocument, variables: { preferences } }).catch(() => undefined)
}

/** Keeps what is chosen from now on; gives what ends it. */
export function keepPreferences(): () => void {
  const stop = subscribePreferences(() => {
    clearTimeout(timer)
    timer = setTimeout(keep, restMs)
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}
