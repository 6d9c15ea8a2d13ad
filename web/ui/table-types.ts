/** Types of columns, rows, and results of a list. */
import type { OperationVariables } from '@apollo/client'
import type { ReactNode } from 'react'
import type { ListState } from './list-state.ts'
import type { Selection } from './selection.ts'

export interface Column<Row, Sort extends string> {
  header: string
  /** Key of a hidden column; required without `sort`. */
  key?: string
  /** Sort key. */
  sort?: Sort
  /** Further sort keys of its content, offered in the sort menu. */
  moreSorts?: { sort: Sort; header: string }[]
  align?: 'end'
  /** Pixels; the column without a width is flexible. */
  width?: number
  /** Shape of the skeleton. Default: lines of text. */
  shape?: 'avatar' | 'picture' | 'chip' | 'switch'
  /** Lines of the skeleton. Default: 1. */
  lines?: number
  cell: (row: Row) => ReactNode
  /** In the row of totals, which is drawn if a column has one. */
  total?: ReactNode
}

export interface RowAction {
  label: string
  icon: ReactNode
  run: () => void
}

/** Result of a list's query. */
export interface ListResult<Row> {
  page?: { items: Row[]; total: number }
  /** Whether the rows are those of the previous variables. */
  isLoading: boolean
  error?: Error
  retry: () => void
  /** The variables of the query. */
  variables: OperationVariables
}

/** A row as a card on phones: the two lines that identify it. */
export interface CardParts {
  /** Leading cell: who or what it is. */
  lead: ReactNode
  /** The figure at the end of the first line. */
  end?: ReactNode
  /** Statuses and short details below. */
  below?: ReactNode
}

/** Names, links, and actions of rows. */
export interface RowParts<Row> {
  /** Accessible name of the row. */
  nameOf: (row: Row) => string
  /** Path of the record, opened by click or Enter. */
  hrefOf?: (row: Row) => string
  /** Most used first: the first three are icons, the others in a menu. */
  actionsOf?: (row: Row) => RowAction[]
  /** Icons that the column of actions has room for; three by default. */
  actionSlots?: number
  /** What is shown below the row once it is expanded. */
  detailsOf?: (row: Row) => ReactNode
  /** Without it, a card shows every column. */
  cardOf?: (row: Row) => CardParts
}

/** Props that table and cards share. */
export interface TableParts<Row, Sort extends string> {
  label: string
  list: ListState<Sort>
  columns: Column<Row, Sort>[]
  rows: RowParts<Row>
  selection?: Selection
}
