/** Notifications of the browser, which each account turns on in each browser. The server decides which ones are shown. */
import { createStore, useStore } from './create-store.ts'
import { useSession } from './session.ts'
import { local } from './storage.ts'

/** `blocked`: the browser's own settings forbid them. */
export type BrowserNotices = 'unsupported' | 'blocked' | 'off' | 'on'

const keyOf = (email: string) => `browser-notices:${email}`
const changed = createStore(0)

export function browserNotices(email: string): BrowserNotices {
  if (!('Notification' in globalThis)) return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  return Notification.permission === 'granted' && local.read(keyOf(email)) === 'on' ? 'on' : 'off'
}

export function useBrowserNotices(): BrowserNotices {
  const { email } = useSession()
  useStore(changed)
  return browserNotices(email)
}

/** Asks the browser for permission if necessary, so it is called by a press only. */
export async function turnBrowserNotices(email: string, isOn: boolean): Promise<BrowserNotices> {
  if (isOn && Notification.permission === 'default') await Notification.requestPermission()
  local.write(keyOf(email), isOn && Notification.permission === 'granted' ? 'on' : undefined)
  changed.update(count => count + 1)
  return browserNotices(email)
}
