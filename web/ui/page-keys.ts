/** The keys of the page that is shown, for the sheet of keys and for the palette. */
import { useEffect } from 'react'
import { createStore, useStore } from '../platform/create-store.ts'

export interface PageKey {
  /** As it is written: `J`, `Esc`, `Ctrl Z`. */
  key: string
  text: string
}

const none: PageKey[] = []
const shown = createStore(none)

/** Lists the keys while the page is shown. */
export function useListedKeys(keys: PageKey[]): void {
  const text = JSON.stringify(keys)
  useEffect(() => {
    const listed = JSON.parse(text) as PageKey[] // written two lines above
    shown.set(listed)
    return () => shown.update(now => (now === listed ? none : now))
  }, [text])
}

export const usePageKeys = (): PageKey[] => useStore(shown)
