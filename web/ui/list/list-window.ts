/** The remembered part of a list, and a record's position in it. */
import type { OperationVariables } from '@apollo/client'
import { sortEqual, type Sorting } from './sorting.ts'

/** Consecutive pages of a list. */
export interface ListWindow {
  /** URL of the list with its filters. */
  list: string
  /** Variables of the query, without the page. */
  variables: OperationVariables
  /** Secondary sort of each page. */
  secondarySort?: SecondarySort | undefined
  itemsPerPage: number
  firstPage: number
  lastPage: number
  /** Paths of its rows, in order. */
  records: string[]
  total: number
}

/** Sorting, and the row fields of the keys. */
export interface SecondarySort {
  sorting: Sorting<string>
  fields: Record<string, string>
}

/** A page of the list. */
export interface ListedPage {
  records: string[]
  total: number
}

export interface RecordPosition {
  /** URL of the list. */
  back?: string
  previous?: string
  next?: string
  /** From 1. */
  position?: number
  total?: number
  /** Page to load for the missing neighbor. */
  missing?: number
}

/** Position of the record; undefined if it is not in the window. */
export function positionIn(listWindow: ListWindow | undefined, record: string): RecordPosition {
  const at = listWindow?.records.indexOf(record) ?? -1
  if (!listWindow || at < 0) return {}
  const { list, itemsPerPage, firstPage, lastPage, records, total } = listWindow
  const isLast = at === records.length - 1
  return {
    back: list,
    previous: records[at - 1],
    next: records[at + 1],
    position: (firstPage - 1) * itemsPerPage + at + 1,
    total,
    missing: at === 0 && firstPage > 1 ? firstPage - 1 : isLast && lastPage * itemsPerPage < total ? lastPage + 1 : undefined,
  }
}

/** Rows as displayed: the secondary key sorts ties page by page. */
export const secondarySortOf =
  ({ secondarySort: equals, itemsPerPage }: ListWindow) =>
  <Row extends object>(rows: Row[]): Row[] => {
    if (!equals) return rows
    const starts = [...rows.keys()].filter(index => index % itemsPerPage === 0)
    return starts.flatMap(start => sortEqual(rows.slice(start, start + itemsPerPage), equals.sorting, equals.fields))
  }

/** The window extended by the page before or after it. */
export function extendWindow(listWindow: ListWindow, page: number, { records, total }: ListedPage): ListWindow {
  const isBefore = page < listWindow.firstPage
  // Rows may move between pages while loading.
  const added = records.filter(record => !listWindow.records.includes(record))
  return {
    ...listWindow,
    total,
    firstPage: Math.min(page, listWindow.firstPage),
    lastPage: Math.max(page, listWindow.lastPage),
    records: isBefore ? [...added, ...listWindow.records] : [...listWindow.records, ...added],
  }
}
