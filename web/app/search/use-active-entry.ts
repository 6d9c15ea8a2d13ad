/** Which of the listed entries Enter chooses: the first, until arrows, Home, End or the pointer move to another. */
import { type KeyboardEvent, useState } from 'react'
import type { Entry } from './entries.ts'

/** What was typed anew begins with the first again. */
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
      // Enter ends a composition before it chooses.
      if (event.nativeEvent.isComposing || entries.length === 0) return
      const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined
      if (!step && event.key !== 'Enter') return
      event.preventDefault()
      if (step) point(entries[step()]?.id)
      else if (entries[at]) choose(entries[at])
    },
  }
}
