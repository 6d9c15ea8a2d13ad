/** Selected rows. A store, so that selecting re-renders one row instead of the table. */
import { useLayoutEffect, useState } from 'react'
import { createStore, type Store, useStore, useStorePart } from '../platform/create-store.ts'

export interface Selection {
  store: Store<ReadonlySet<string>>
  /** With `isRange`, includes the rows between this one and the previous one. */
  toggle: (id: string, isRange?: boolean) => void
  set: (ids: readonly string[]) => void
}

interface ShownSelection extends Selection {
  /** Rows of the page, in order. */
  show: (ids: readonly string[]) => void
}

export function createSelection(): ShownSelection {
  const store = createStore<ReadonlySet<string>>(new Set())
  let shown: readonly string[] = []
  let anchor = ''
  return {
    store,
    show(ids) {
      shown = ids
    },
    set(ids) {
      anchor = ''
      store.set(new Set(ids))
    },
    toggle(id, isRange = false) {
      const [from = -1, to = -1] = [shown.indexOf(isRange ? anchor : id), shown.indexOf(id)].toSorted((a, b) => a - b)
      const touched = from < 0 ? [id] : shown.slice(from, to + 1)
      anchor = id
      store.update(selected => {
        const next = new Set(selected)
        for (const each of touched)
          if (selected.has(id)) next.delete(each)
          else next.add(each)
        return next
      })
    },
  }
}

/** Cleared when `matching`, the filters as text, changes. */
export function useSelection(matching: string, shown: readonly string[]): Selection {
  const [current, setCurrent] = useState(() => ({ matching, selection: createSelection() }))
  const isCurrent = current.matching === matching
  const next = isCurrent ? current : { matching, selection: createSelection() }
  if (!isCurrent) setCurrent(next)
  useLayoutEffect(() => {
    next.selection.show(shown)
  })
  return next.selection
}

export const useSelectedIds = ({ store }: Selection): ReadonlySet<string> => useStore(store)

const nothing = createSelection()

export function useIsSelected(selection: Selection | undefined, id: string): boolean {
  const { store } = selection ?? nothing
  return useStorePart(store, ids => ids.has(id))
}
