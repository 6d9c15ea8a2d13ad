/** Synchronizes preferences with the account: the account's win at sign-in, later changes are saved to it. */
import type { ApolloClient } from '@apollo/client'
import { debounce } from './debounce.ts'
import { readTexts, subscribeTexts } from './kept-texts.ts'
import { type PreferenceName, preferenceNames, readPreference, subscribePreferences } from './preferences.ts'
import { getSession } from './session.ts'
import { SavePreferencesDocument } from './preferences.generated.ts'

const debounceMs = 800

/** Device-specific. */
const own: ReadonlySet<PreferenceName> = new Set(['color-scheme', 'isVerticalNavCollapsed'])

/** Saves later choices; returns a function that stops. */
export function keepPreferences(client: ApolloClient): () => void {
  const save = debounce(() => {
    if (!getSession().logged) return
    const choices = preferenceNames.filter(name => !own.has(name)).map(name => [name, readPreference(name)])
    const preferences = { ...Object.fromEntries(choices), ...readTexts() } as object // undefined texts are left out of the JSON
    // The cookies have them; the next change saves them to the account.
    void client.mutate({ mutation: SavePreferencesDocument, variables: { preferences } }).catch(() => undefined)
  }, debounceMs)
  const stops = [subscribePreferences(save), subscribeTexts(save)]
  return () => {
    save.cancel()
    for (const stop of stops) stop()
  }
}
