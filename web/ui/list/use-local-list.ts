/** A list whose rows are all in the browser, where they are searched, filtered, sorted, and paged. */
import type { DocumentNode } from 'graphql'
import { type AllowedValues, type FilterValues, useListState } from '../list-state.ts'
import { useSelection } from '../selection.ts'
import { type SortKey, sortRows } from './sorting.ts'
import type { List } from './use-list.ts'

interface LocalListOptions<Row, Sort extends string, Allowed extends Record<string, AllowedValues>> {
  /** The list's state, columns and files are kept under it. */
  name: string
  /** The query that all of its rows come from. */
  query: DocumentNode
  /** Undefined until loaded. */
  rows: Row[] | undefined
  /** Set only if there is nothing to show. */
  failure: Error | undefined
  retry: () => void
  /** What it can be sorted by, and the field of a row that holds it, such as `total` or `client.name`. */
  sorts: Record<Sort, string>
  defaultSort: SortKey<NoInfer<Sort>>
  /** What each filter may be. */
  filters: Allowed
  /** What the search looks through. */
  textOf: (row: Row) => string
  matches?: (row: Row, filters: FilterValues<Allowed>) => boolean
}

export interface LocalList<Row, Sort extends string, Allowed extends Record<string, AllowedValues>> extends List<Row, Sort> {
  filters: FilterValues<Allowed>
  filter: (changes: FilterValues<Allowed>) => void
  /** All rows; none until loaded. */
  rows: Row[]
  /** All rows that match, sorted; undefined until loaded. */
  matching: Row[] | undefined
}

export function useLocalList<Row extends { id: string }, Sort extends string, Allowed extends Record<string, AllowedValues>>(
  options: LocalListOptions<Row, Sort, Allowed>,
): LocalList<Row, Sort, Allowed> {
  const { name, query, rows, failure, retry, sorts, defaultSort, filters: allowed, textOf, matches = () => true } = options
  const state = useListState({ name, sorts, defaultSort, filters: allowed })
  const { search, filters, sorting, page, itemsPerPage } = state
  const wanted = search.trim().toLocaleLowerCase()
  const matching =
    rows &&
    sortRows(
      rows.filter(row => textOf(row).toLocaleLowerCase().includes(wanted) && matches(row, filters)),
      sorting,
      sorts,
    )
  const items = matching?.slice((page - 1) * itemsPerPage, page * itemsPerPage)
  const selection = useSelection(
    JSON.stringify(state.matching),
    (items ?? []).map(({ id }) => id),
  )
  return {
    state,
    result: {
      page: matching && items && { items, total: matching.length },
      isLoading: !rows && !failure,
      error: failure,
      retry,
      variables: {},
    },
    rowOf: id => rows?.find(row => row.id === id),
    selection,
    selectMatching: () => Promise.resolve(selection.set((matching ?? []).map(({ id }) => id))),
    source: { document: query, variables: {}, readAll: () => Promise.resolve(matching ?? []) },
    filters,
    filter: state.filter,
    rows: rows ?? [],
    matching,
  }
}
