/** The entry that Enter chooses: the first, until arrow keys, Home, End, or the pointer select another. */
import { type KeyboardEvent, useState } from 'react'
import type { Entry } from './entries.ts'

/** New input selects the first entry again. */
export function useActiveEntry(entries: Entry[], typed: string, choose: (entry: Entry) => void) {
  const [chosen, setChosen] = useState<{ id: string; typed: string }>()
  const wanted = chosen?.typed === typed ? entries.findIndex(({ id }) => id === chosen.id) : -1
  const at = Math.max(wanted, 0)
  const point = (id: string | undefined) => {
    if (id !== undefined) setChosen({ id, typed })
  }
  const steps: Record<string, () => number> = {
    ArrowDown: () => (at + 1) % entries.length,
    ArrowUp: () => (at + entries.length - 1) % entries.length,
    Home: () => 0,
    End: () => entries.length - 1,
  }
  return {
    id: entries[at]?.id,
    point,
    press: (event: KeyboardEvent) => {
      // During an IME composition, Enter only confirms it.
      if (event.nativeEvent.isComposing || entries.length === 0) return
      const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined
      if (!step && event.key !== 'Enter') return
      event.preventDefault()
      if (step) point(entries[step()]?.id)
      else if (entries[at]) choose(entries[at])
    },
  }
}
