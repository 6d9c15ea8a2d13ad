/** The keys of the page that is shown, for the list of keys and for the palette. */
import { useEffect, useSyncExternalStore } from 'react'

export interface PageKey {
  /** As it is written: `J`, `Esc`, `Ctrl Z`. */
  key: string
  text: string
}

let present: PageKey[] = []
const listeners = new Set<() => void>()

function set(keys: PageKey[]): void {
  present = keys
  for (const listener of listeners) listener()
}

/** Tells the keys while the page is shown. */
export function useTellKeys(keys: PageKey[]): void {
  const said = JSON.stringify(keys)
  useEffect(() => {
    const told = JSON.parse(said) as PageKey[] // written two lines above
    set(told)
    return () => {
      if (present === told) set([])
    }
  }, [said])
}

export const usePageKeys = (): PageKey[] =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => present,
  )
