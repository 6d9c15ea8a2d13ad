import type { Column } from '../table-types.ts'
import type { ListSource } from './list-source.ts'

export interface ListMenuProps<Row, Sort extends string> {
  /** Key of the list's state, for columns and file names. */
  name: string
  /** Title of the print view. */
  label: string
  /** All columns, including hidden ones. */
  columns: Column<Row, Sort>[]
  source: ListSource<Row>
}
