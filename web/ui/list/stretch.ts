/** A stretch of a list as it is remembered, and where a record stands in it. */
import type { OperationVariables } from '@apollo/client'

/** A part of a list: whole pages of it, one after the other. */
export interface Stretch {
  /** The list with its filters, for the way back. */
  list: string
  /** What the list was asked for, without its page. */
  variables: OperationVariables
  itemsPerPage: number
  firstPage: number
  lastPage: number
  /** The addresses of its rows, in their order. */
  records: string[]
  total: number
}

/** A page of the list. */
export interface Found {
  records: string[]
  total: number
}

export interface Place {
  /** The way back to the list. */
  back?: string
  previous?: string
  next?: string
  /** From 1. */
  position?: number
  total?: number
  /** The page of the list that tells what else stands beside it. */
  missing?: number
}

/** Where the record stands; nothing where it is not in the stretch. */
export function placeIn(stretch: Stretch | undefined, record: string): Place {
  const at = stretch?.records.indexOf(record) ?? -1
  if (!stretch || at < 0) return {}
  const { list, itemsPerPage, firstPage, lastPage, records, total } = stretch
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

/** The stretch with the page before or after it. */
export function widen(stretch: Stretch, page: number, { records, total }: Found): Stretch {
  const isBefore = page < stretch.firstPage
  // A row that moved to another page meanwhile comes once.
  const added = records.filter(record => !stretch.records.includes(record))
  return {
    ...stretch,
    total,
    firstPage: Math.min(page, stretch.firstPage),
    lastPage: Math.max(page, stretch.lastPage),
    records: isBefore ? [...added, ...stretch.records] : [...stretch.records, ...added],
  }
}
