/** State of a list in the URL, so that back, reload, and sharing work. */
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigation, useSearchParams } from 'react-router-dom'
import { perTab } from '../platform/storage.ts'
import { type Order, nextSort, nextSecondarySort, sortEqual, type Sorting, type SortKey } from './list/sorting.ts'

export const pageSizes = [5, 10, 20, 25, 50, 100]
const usualSize = 10

/** Values of a filter, or a pattern, such as for IDs. */
export type AllowedValues = readonly string[] | RegExp
type ValueOf<A extends AllowedValues> = A extends readonly string[] ? A[number] : string
export type FilterValues<Filters extends Record<string, AllowedValues>> = { [Name in keyof Filters]?: ValueOf<Filters[Name]> }

/** Variables of a list's query. */
export type ListVariables<Sort extends string, Filters extends Record<string, AllowedValues>> = FilterValues<Filters> & {
  search: string
  sort: Sort
  order: Order
  page: { page: number; itemsPerPage: number }
}

interface ListShape<Sort extends string, Filters extends Record<string, AllowedValues>> {
  /** Key of the remembered state. */
  name: string
  /** Sort keys, and the row field of each. */
  sorts: Record<Sort, string>
  /** Default order of the server. */
  defaultSort: SortKey<NoInfer<Sort>>
  /** Allowed values of each filter. */
  filters: Filters
  /** Offered numbers of rows per page, the default first. */
  pageSizes?: readonly number[] | undefined
}

/** State shared by `DataTable` and its controls. */
export interface ListState<Sort extends string> {
  /** Key of the remembered state. */
  name: string
  page: number
  itemsPerPage: number
  /** Offered numbers of rows per page, if they are not the usual ones. */
  pageSizes?: readonly number[] | undefined
  /** Primary key (server) and secondary key (equal rows of a page). */
  sorting: Sorting<Sort>
  /** The field of a row that holds each key. */
  sorts: Record<Sort, string>
  isDefaultSort: boolean
  search: string
  /** Whether search or filters are active. */
  isFiltered: boolean
  /** Number of active filters, without the search. */
  filterCount: number
  /** With `replace`, without a history entry. */
  goTo: (page: number, replace?: boolean) => void
  resize: (itemsPerPage: number) => void
  sortBy: (sorting: Sorting<Sort>) => void
  /** For clicks on column headers; Shift means the secondary key. */
  cycleSort: (sort: Sort, isSecond: boolean) => void
  /** Restores the default order. */
  resetSort: () => void
  searchFor: (text: string) => void
  clear: () => void
}

export function useListState<Sort extends string, Filters extends Record<string, AllowedValues>>(shape: ListShape<Sort, Filters>) {
  const { sorts, defaultSort: byDefault, filters: allowed } = shape
  const defaultSize = shape.pageSizes?.[0] ?? usualSize
  const [params, navigate, latest] = useAddress(shape.name)
  const { current, sorting, filters, variables } = readState(shape, params)
  const { sort, second } = sorting
  const order = (key: Sort): Order => (key === byDefault.sort ? byDefault.order : 'ASC')
  type Values = FilterValues<Filters>

  /** Omits defaults. Any change but the page resets to page 1. */
  const write = (changes: Record<string, string | number | undefined>, replace = false) => {
    const next = latest()
    next.delete('page')
    for (const [name, value] of Object.entries(changes))
      if (value === undefined || value === '') next.delete(name)
      else next.set(name, String(value))
    navigate(next, replace)
  }

  const sortBy = (next: Sorting<Sort>) =>
    write({
      sort: next.sort === byDefault.sort ? undefined : next.sort,
      order: next.order === order(next.sort) ? undefined : next.order,
      second: next.second?.sort,
      secondOrder: next.second?.order === 'DESC' ? 'DESC' : undefined,
    })

  // Removes invalid filters: the list would show, and bulk actions would affect, more rows than the URL says.
  const unknown = Object.keys(allowed).filter(name => params.has(name) && filters[name] === undefined)
  const forget = useEffectEvent(() => write(Object.fromEntries(unknown.map(name => [name, undefined])), true))
  useEffect(() => {
    if (unknown.length > 0) forget()
  }, [unknown.length])

  const filterCount = Object.values(filters).filter(value => value !== undefined).length
  const { page, itemsPerPage } = current
  const state: ListState<Sort> = {
    name: shape.name,
    page,
    itemsPerPage,
    pageSizes: shape.pageSizes,
    sorting,
    sorts,
    isDefaultSort: sort === byDefault.sort && current.order === byDefault.order && !second,
    search: current.search,
    isFiltered: current.search.trim() !== '' || filterCount > 0,
    filterCount,
    goTo: (page, replace) => write({ page: page === 1 ? undefined : page }, replace),
    resize: size => write({ itemsPerPage: size === defaultSize ? undefined : size }),
    sortBy,
    cycleSort: (key, isSecond) => sortBy(isSecond ? nextSecondarySort(sorting, key) : nextSort(sorting, byDefault, key)),
    resetSort: () => sortBy(byDefault),
    searchFor: text => write({ search: text }, true),
    clear: () => write({ search: undefined, ...Object.fromEntries(Object.keys(allowed).map(name => [name, undefined])) }),
  }
  return {
    ...state,
    filters,
    filter: (changes: Values) => write(changes),
    /** Search and filters, without the page. */
    matching: { search: current.search, ...filters },
    variables,
    /** Applies the secondary key to the server's rows. */
    applySecondarySort: <Row extends object>(rows: readonly Row[]): Row[] => sortEqual(rows, sorting, sorts),
  }
}

/** What the parameters say; anything else is ignored. */
function readState<Sort extends string, Filters extends Record<string, AllowedValues>>(
  { sorts, defaultSort: byDefault, filters: allowed, pageSizes: offered }: ListShape<Sort, Filters>,
  params: URLSearchParams,
) {
  const keys = Object.keys(sorts) as Sort[] // its keys
  const sort = oneOf(keys, params.get('sort')) ?? byDefault.sort
  const after = oneOf(keys, params.get('second'))
  const current = {
    page: Math.max(Math.floor(Number(params.get('page'))) || 1, 1),
    itemsPerPage: (offered ?? pageSizes).find(size => size === Number(params.get('itemsPerPage'))) ?? offered?.[0] ?? usualSize,
    sort,
    order: oneOf(orders, params.get('order')) ?? (sort === byDefault.sort ? byDefault.order : 'ASC'),
    search: params.get('search') ?? '',
  }
  const second = after && after !== sort ? { sort: after, order: oneOf(orders, params.get('secondOrder')) ?? 'ASC' } : undefined
  const sorting: Sorting<Sort> = { sort, order: current.order, second }
  const filters = Object.fromEntries(
    Object.keys(allowed).map(name => [name, allowedOf(allowed[name] ?? [], params.get(name))]),
  ) as FilterValues<Filters> // each value is allowed
  const { page, itemsPerPage, ...rest } = current
  const variables: ListVariables<Sort, Filters> = { ...rest, ...filters, page: { page, itemsPerPage } }
  return { current, sorting, filters, variables }
}

/** Variables of the list that the window's address asks for, before the page is drawn. */
export const variablesAtAddress = <Sort extends string, Filters extends Record<string, AllowedValues>>(shape: ListShape<Sort, Filters>) =>
  readState(shape, new URLSearchParams(location.search || perTab.read(keyOf(shape.name)) || '')).variables

const keyOf = (name: string) => `list-${name}`

const orders = ['ASC', 'DESC'] as const

const allowedOf = (allowed: AllowedValues, text: string | null): string | undefined =>
  allowed instanceof RegExp ? (text !== null && allowed.test(text) ? text : undefined) : oneOf(allowed, text)

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | undefined => values.find(value => value === text)

/**
 * The URL's search parameters, including those of a pending navigation; without any, the remembered state. Returns the
 * parameters to render, a setter, and the latest parameters, which may not be rendered yet.
 */
function useAddress(name: string): [URLSearchParams, (next: URLSearchParams, replace: boolean) => void, () => URLSearchParams] {
  const key = keyOf(name)
  const [inAddress, setParams] = useSearchParams()
  const { pathname } = useLocation()
  const { location: coming } = useNavigation()
  const [left, setLeft] = useState(() => (inAddress.size === 0 ? perTab.read(key) : undefined) ?? '')
  if (left && inAddress.size > 0) setLeft('')

  const shown = left || (coming?.pathname === pathname ? coming.search : inAddress).toString().replace(/^\?/, '')
  useEffect(() => {
    // Does not reopen dialogs.
    const kept = new URLSearchParams(shown)
    kept.delete('open')
    perTab.write(key, kept.toString())
    if (left) setParams(new URLSearchParams(left), { replace: true, preventScrollReset: true })
  }, [key, shown, left, setParams])

  return [
    new URLSearchParams(shown),
    // Not as a transition, which would delay the feedback and restart with each response.
    (next, replace) => setParams(next, { replace, preventScrollReset: true, flushSync: true }),
    () => new URLSearchParams(left || coming?.pathname === pathname ? shown : location.search),
  ]
}
