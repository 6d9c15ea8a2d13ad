/** Hidden columns and row density. */
import { createStore, useStorePart } from '../../platform/create-store.ts'
import type { Preferences } from '../../platform/preferences.ts'
import { local } from '../../platform/storage.ts'
import type { Column } from '../table-types.ts'

export type Density = Preferences['density']

/** Minimum height of a row. */
export const densities: Record<Density, number> = { compact: 40, standard: 48, relaxed: 56 }

/** Key of a column, independent of the language. */
export const columnKey = ({ key, sort, header }: Pick<Column<never, string>, 'key' | 'sort' | 'header'>): string => key ?? sort ?? header

const keyOf = (list: string) => `columns-${list}`
/** Changes notify all views of a list. */
const changes = createStore(0)

/** Hidden columns and their setter. */
export function useHiddenColumns(list: string): [string[], (hidden: string[]) => void] {
  const stored = useStorePart(changes, () => local.read(keyOf(list)) ?? '')
  const write = (hidden: string[]) => {
    local.write(keyOf(list), hidden.join() || undefined)
    changes.update(count => count + 1)
  }
  return [stored.split(',').filter(Boolean), write]
}

/** The first column identifies the row and is always shown. */
export function useShownColumns<Row, Sort extends string>(list: string, columns: Column<Row, Sort>[]): Column<Row, Sort>[] {
  const [hidden] = useHiddenColumns(list)
  return columns.filter((column, index) => index === 0 || !hidden.includes(columnKey(column)))
}
