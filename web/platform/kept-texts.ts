/** Free texts that are stored like preferences: in a cookie, and with the account. */
import { createStore, useStorePart } from './create-store.ts'
import { readCookie, writeCookie } from './preferences.ts'

const keptTextNames = ['favorites', 'shortcuts'] as const
export type KeptTextName = (typeof keptTextNames)[number]
type KeptTexts = Partial<Record<KeptTextName, string>>

const store = createStore<KeptTexts>(Object.fromEntries(keptTextNames.map(name => [name, readCookie(name)])))

export function writeText(name: KeptTextName, text: string | undefined): void {
  writeCookie(name, text)
  store.update(texts => ({ ...texts, [name]: text }))
}

/** The account's texts replace those of the account that used this browser before. */
export function takeTexts(preferences: unknown): void {
  const stored = { ...(preferences as KeptTexts | undefined) } // stored by these names
  for (const name of keptTextNames) if (stored[name] !== store.get()[name]) writeText(name, stored[name])
}

export const readTexts = store.get
export const subscribeTexts = store.subscribe
export const useText = (name: KeptTextName): string | undefined => useStorePart(store, texts => texts[name])
