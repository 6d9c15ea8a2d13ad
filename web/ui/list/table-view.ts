/** How this person likes lists to look: which columns of each list, and how much room a row takes. */
import { useSyncExternalStore } from 'react'
import type { Preferences } from '../../platform/preferences.ts'
import type { Column } from '../table-types.ts'

export type Density = Preferences['density']

/** The least height of a row. */
export const densities: Record<Density, number> = { compact: 40, standard: 48, relaxed: 56 }

const listeners = new Set<() => void>()
const keyOf = (list: string) => `columns-${list}`

/** What a column is known by in every language. */
export const columnKey = ({ key, sort, header }: Pick<Column<never, string>, 'key' | 'sort' | 'header'>): string => key ?? sort ?? header

/** The columns of the list that are not shown, and how to choose them. */
export function useHiddenColumns(list: string): [string[], (hidden: string[]) => void] {
  const stored = useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => localStorage.getItem(keyOf(list)) ?? '',
  )
  const write = (hidden: string[]) => {
    if (hidden.length > 0) localStorage.setItem(keyOf(list), hidden.join())
    else localStorage.removeItem(keyOf(list))
    for (const listener of listeners) listener()
  }
  return [stored.split(',').filter(Boolean), write]
}

/** The first column says which row it is, and always stands. */
export function useShownColumns<Row, Sort extends string>(list: string, columns: Column<Row, Sort>[]): Column<Row, Sort>[] {
  const [hidden] = useHiddenColumns(list)
  return columns.filter((column, index) => index === 0 || !hidden.includes(columnKey(column)))
}
