/** How this person likes lists to look: which columns of each list, and how much room a row takes. */
import { createStore, useStorePart } from '../../platform/create-store.ts'
import type { Preferences } from '../../platform/preferences.ts'
import { local } from '../../platform/storage.ts'
import type { Column } from '../table-types.ts'

export type Density = Preferences['density']

/** The least height of a row. */
export const densities: Record<Density, number> = { compact: 40, standard: 48, relaxed: 56 }

/** What a column is known by in every language. */
export const columnKey = ({ key, sort, header }: Pick<Column<never, string>, 'key' | 'sort' | 'header'>): string => key ?? sort ?? header

const keyOf = (list: string) => `columns-${list}`
/** Counts changes, so that all who show a list read it again. */
const changes = createStore(0)

/** The columns of the list that are not shown, and how to choose them. */
export function useHiddenColumns(list: string): [string[], (hidden: string[]) => void] {
  const stored = useStorePart(changes, () => local.read(keyOf(list)) ?? '')
  const write = (hidden: string[]) => {
    local.write(keyOf(list), hidden.join() || undefined)
    changes.update(count => count + 1)
  }
  return [stored.split(',').filter(Boolean), write]
}

/** The first column says which row it is, and always stands. */
export function useShownColumns<Row, Sort extends string>(list: string, columns: Column<Row, Sort>[]): Column<Row, Sort>[] {
  const [hidden] = useHiddenColumns(list)
  return columns.filter((column, index) => index === 0 || !hidden.includes(columnKey(column)))
}
