/** The heads of a list's columns: ticking all of the page, and sorting. */
import Checkbox from '@mui/material/Checkbox'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TableSortLabel from '@mui/material/TableSortLabel'
import { useTexts } from '../app/languages.ts'
import type { ListState } from './list-state.ts'
import type { Selection } from './selection.ts'
import { tickWidth } from './table-styles.ts'
import type { Column } from './table-types.ts'

interface TableHeaderProps<Row, Sort extends string> {
  rows: Row[] | undefined
  list: ListState<Sort>
  columns: Column<Row, Sort>[]
  selection: Selection | undefined
  /** 0 where rows have none. */
  actionsWidth: number
}

export function TableHeader<Row extends { id: string }, Sort extends string>(props: TableHeaderProps<Row, Sort>) {
  const { rows = [], list, columns, selection, actionsWidth } = props
  const { t } = useTexts()
  return (
    <TableHead>
      <TableRow>
        {selection ? <TickAll ids={rows.map(({ id }) => id)} selection={selection} /> : null}
        {columns.map(column => (
          <HeadCell key={column.header} column={column} list={list} />
        ))}
        {actionsWidth > 0 ? (
          <TableCell align="right" sx={{ width: actionsWidth }}>
            {t('table.actions')}
          </TableCell>
        ) : null}
      </TableRow>
    </TableHead>
  )
}

function TickAll({ ids, selection }: { ids: string[]; selection: Selection }) {
  const { t } = useTexts()
  const ticked = ids.filter(id => selection.ids.has(id)).length
  const all = ids.length > 0 && ticked === ids.length
  return (
    <TableCell padding="checkbox" sx={{ width: tickWidth }}>
      <Checkbox
        checked={all}
        indeterminate={ticked > 0 && !all}
        disabled={ids.length === 0}
        onChange={() => selection.set(all ? [] : [...new Set([...selection.ids, ...ids])])}
        slotProps={{ input: { 'aria-label': t('table.selectAll') } }}
      />
    </TableCell>
  )
}

function HeadCell<Row, Sort extends string>({ column, list }: { column: Column<Row, Sort>; list: ListState<Sort> }) {
  const { header, sort, align, width } = column
  const isSorted = sort === list.sort
  const order = list.order === 'ASC' ? 'ascending' : 'descending'
  return (
    <TableCell scope="col" align={align === 'end' ? 'right' : undefined} aria-sort={isSorted ? order : undefined} sx={{ width }}>
      {sort ? (
        <TableSortLabel active={isSorted} direction={isSorted && list.order === 'DESC' ? 'desc' : 'asc'} onClick={() => list.sortBy(sort)}>
          {header}
        </TableSortLabel>
      ) : (
        header
      )}
    </TableCell>
  )
}
