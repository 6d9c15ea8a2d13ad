/** Whether the server is reached, as the last call showed. */
import { useSyncExternalStore } from 'react'

let reachable = true
const listeners = new Set<() => void>()

export function setReachable(now: boolean): void {
  if (now === reachable) return
  reachable = now
  for (const listener of listeners) listener()
}

export const useReachable = (): boolean =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => reachable,
  )
