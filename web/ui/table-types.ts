/** What a page tells a table. */
import type { OperationVariables } from '@apollo/client'
import type { ReactNode } from 'react'
import type { ListState } from './list-state.ts'
import type { Selection } from './selection.ts'

export interface Column<Row, Sort extends string> {
  header: string
  /** What it is remembered by when it is not shown; needed where it has no `sort`. */
  key?: string
  /** The name under which the list sorts by it. */
  sort?: Sort
  /** What else it shows that the list sorts by: offered where sorting has no headers to click. */
  moreSorts?: { sort: Sort; header: string }[]
  align?: 'end'
  /** Pixels; the column without a width takes what is left. */
  width?: number
  /** What stands in it, for its shape while it is loading; lines of text unless told otherwise. */
  shape?: 'avatar' | 'picture' | 'chip' | 'switch'
  /** Lines of text that it usually has; 1 unless told otherwise. */
  lines?: number
  cell: (row: Row) => ReactNode
}

/** One of the things that can be done with a row. */
export interface RowAction {
  label: string
  icon: ReactNode
  run: () => void
}

/** What a list's query answers with: a page of the list, or why there is none. */
export interface ListResult<Row> {
  page?: { items: Row[]; total: number }
  /** Whether the rows are still those of before. */
  isLoading: boolean
  error?: Error
  retry: () => void
  /** The variables of the query. */
  variables: OperationVariables
}

/** A row as a card on phones: two lines, for what a list is scanned by. */
export interface CardParts {
  /** Who or what it is. */
  lead: ReactNode
  /** The figure at the end of the first line. */
  end?: ReactNode
  /** States and other short facts below. */
  below?: ReactNode
}

/** What each row of a list is and can do. */
export interface RowParts<Row> {
  /** Names the row for who does not see it. */
  nameOf: (row: Row) => string
  /** The address that Enter opens; the first cell links to it, too. */
  hrefOf?: (row: Row) => string
  /** The most wanted first: what is more than three stands in a menu. */
  actionsOf?: (row: Row) => RowAction[]
  /** Without it, a card shows every column. */
  cardOf?: (row: Row) => CardParts
}

/** What a list is drawn from, as a table or as cards. */
export interface TableParts<Row, Sort extends string> {
  label: string
  list: ListState<Sort>
  columns: Column<Row, Sort>[]
  rows: RowParts<Row>
  selection?: Selection
}
