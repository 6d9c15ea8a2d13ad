/** The open overlay: palette, history, or keyboard shortcuts. `Overlays` renders it. */
import { createStore, useStore } from './create-store.ts'

export type Overlay = 'palette' | 'history' | 'keys'

const shown = createStore<Overlay | undefined>(undefined)

export const openPalette = (): void => shown.set('palette')
export const openHistory = (): void => shown.set('history')
export const openKeys = (): void => shown.set('keys')
export const closeOverlay = (): void => shown.set(undefined)
export const useOverlay = (): Overlay | undefined => useStore(shown)
