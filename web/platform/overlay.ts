/** What opens over any page, one at a time: the palette, the history of changes, the list of keys. `Overlays` shows it. */
import { useSyncExternalStore } from 'react'

export type Overlay = 'palette' | 'history' | 'keys'

let shown: Overlay | undefined
const listeners = new Set<() => void>()

function show(overlay: Overlay | undefined): void {
  shown = overlay
  for (const listener of listeners) listener()
}

export const openPalette = (): void => show('palette')
export const openHistory = (): void => show('history')
export const openKeys = (): void => show('keys')
export const closeOverlay = (): void => show(undefined)

export const useOverlay = (): Overlay | undefined =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => shown,
  )
