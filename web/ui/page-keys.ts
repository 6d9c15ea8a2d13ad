/** Shortcuts of the current page, for the shortcuts sheet and the palette. */
import { useEffect } from 'react'
import { createStore, useStore } from '../platform/create-store.ts'

export interface PageKey {
  /** As displayed: `J`, `Esc`, `Ctrl Z`. */
  key: string
  text: string
}

const none: PageKey[] = []
const shown = createStore(none)

/** Registers the shortcuts while mounted. */
export function useListedKeys(keys: PageKey[]): void {
  const text = JSON.stringify(keys)
  useEffect(() => {
    const listed = JSON.parse(text) as PageKey[] // written two lines above
    shown.set(listed)
    return () => shown.update(now => (now === listed ? none : now))
  }, [text])
}

export const usePageKeys = (): PageKey[] => useStore(shown)
