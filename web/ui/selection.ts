/** The rows that are ticked; a change of what the list matches unticks them. */
import { useState } from 'react'

export interface Selection {
  ids: ReadonlySet<string>
  /** Ticks or unticks; with `isRange`, all between this one and the one before, too. */
  toggle: (id: string, isRange?: boolean) => void
  set: (ids: readonly string[]) => void
}

/** `matching` says what the list matches; `shown` are the ids on the page, in their order. */
export function useSelection(matching: string, shown: readonly string[]): Selection {
  const [{ ids, before, of }, write] = useState({ ids: new Set<string>(), before: '', of: matching })
  if (of !== matching) write({ ids: new Set(), before: '', of: matching })

  return {
    ids,
    set: chosen => write({ ids: new Set(chosen), before: '', of: matching }),
    toggle(id, isRange = false) {
      const [from, to] = [shown.indexOf(isRange ? before : id), shown.indexOf(id)].toSorted((a, b) => a - b)
      const touched = from === undefined || from < 0 ? [id] : shown.slice(from, (to ?? from) + 1)
      const next = new Set(ids)
      for (const each of touched)
        if (ids.has(id)) next.delete(each)
        else next.add(each)
      write({ ids: next, before: id, of: matching })
    },
  }
}
