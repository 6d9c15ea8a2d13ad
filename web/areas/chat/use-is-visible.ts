import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Whether the window is in the foreground of its browser. */
export const useIsVisible = (): boolean => useSyncExternalStore(subscribe, () => !document.hidden)
