import type { Column } from '../table-types.ts'
import type { ListSource } from './list-source.ts'

export interface ListMenuProps<Row, Sort extends string> {
  /** The list's name, as its state has it: for its columns, and for files. */
  name: string
  /** The title of the list, printed above it. */
  label: string
  /** All of its columns, hidden ones included. */
  columns: Column<Row, Sort>[]
  source: ListSource<Row>
}
