/** The rows of a list as a table, which scrolls inside itself where it is too wide, its first column always in sight. */
import Checkbox from '@mui/material/Checkbox'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TableSortLabel from '@mui/material/TableSortLabel'
import type { Theme } from '@mui/material/styles'
import { useTexts } from '../app/languages.ts'
import type { ListState } from './list-state.ts'
import { RowActions } from './RowActions.tsx'
import { rowStyles } from './row-styles.ts'
import { SkeletonRows } from './SkeletonRows.tsx'
import type { Column, TableParts } from './table-types.ts'

export interface RowsProps<Row, Sort extends string> extends TableParts<Row, Sort> {
  label: string
  rows: Row[] | undefined
  list: ListState<Sort>
}

/** Width of the column that has none of its own, at least. */
const widest = 300
const tickWidth = 52

export function TableRows<Row extends { id: string }, Sort extends string>({ label, rows, list, ...parts }: RowsProps<Row, Sort>) {
  const { columns } = parts
  const minWidth = tickWidth + columns.reduce((sum, { width = widest }) => sum + width, 0) + 104
  return (
    <TableContainer>
      <Table aria-label={label} sx={tableStyles(minWidth)}>
        <Head rows={rows} list={list} {...parts} />
        <TableBody>
          {rows ? (
            rows.map(row => <BodyRow key={row.id} row={row} {...parts} />)
          ) : (
            <SkeletonRows count={Math.min(list.itemsPerPage, 10)} columns={columns} />
          )}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

function Head<Row extends { id: string }, Sort extends string>({
  rows = [],
  list,
  columns,
  selection: { ids, set },
}: Omit<RowsProps<Row, Sort>, 'label'>) {
  const { t } = useTexts()
  const ticked = rows.filter(({ id }) => ids.has(id)).length
  const all = rows.length > 0 && ticked === rows.length
  return (
    <TableHead>
      <TableRow>
        <TableCell padding="checkbox" sx={{ width: tickWidth }}>
          <Checkbox
            checked={all}
            indeterminate={ticked > 0 && !all}
            disabled={rows.length === 0}
            onChange={() => set(all ? [] : [...new Set([...ids, ...rows.map(({ id }) => id)])])}
            slotProps={{ input: { 'aria-label': t('table.selectAll') } }}
          />
        </TableCell>
        {columns.map(column => (
          <HeadCell key={column.header} column={column} list={list} />
        ))}
        <TableCell align="right" sx={{ width: 104 }}>
          {t('table.actions')}
        </TableCell>
      </TableRow>
    </TableHead>
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

function BodyRow<Row extends { id: string }, Sort extends string>({
  row,
  columns,
  nameOf,
  actionsOf,
  selection: { ids, toggle },
}: TableParts<Row, Sort> & { row: Row }) {
  const { t } = useTexts()
  const name = nameOf(row)
  const isTicked = ids.has(row.id)
  return (
    <TableRow data-row={row.id} tabIndex={-1} className={isTicked ? 'ticked' : undefined}>
      <TableCell padding="checkbox">
        <Checkbox
          checked={isTicked}
          onChange={event => toggle(row.id, isShift(event.nativeEvent))}
          slotProps={{ input: { 'aria-label': t('table.selectRow', { name }) } }}
        />
      </TableCell>
      {columns.map(({ header, align, cell }) => (
        <TableCell key={header} align={align === 'end' ? 'right' : undefined}>
          {cell(row)}
        </TableCell>
      ))}
      <TableCell align="right">
        <RowActions name={name} actions={actionsOf(row)} />
      </TableCell>
    </TableRow>
  )
}

/** A tick is changed by a click, which knows the keys that were held. */
export const isShift = (event: Event): boolean => event instanceof MouseEvent && event.shiftKey

const tableStyles = (minWidth: number) => (theme: Theme) => {
  const { palette } = theme.vars ?? theme
  const edges = (offsets: string[]) => offsets.map(offset => `inset ${offset} 0 ${palette.primary.main}`).join()
  return {
    minWidth,
    tableLayout: 'fixed',
    '& th': { color: palette.text.secondary, backgroundColor: palette.background.paper, paddingBlock: '4px' },
    '& td': { height: 48, paddingBlock: '12px', backgroundColor: 'inherit' },
    '& th, & td': { paddingInline: '10px', borderColor: palette.divider },
    '& :is(th, td):last-of-type': { paddingInlineEnd: '20px' },
    '& tbody tr': rowStyles(theme),
    // Drawn by the cells: those that stay in place would hide an outline of the row.
    '& tbody tr:focus': { outline: 'none' },
    '& tbody tr:focus td': { boxShadow: edges(['0 2px', '0 -2px']) },
    '& tbody tr:focus td:first-of-type': { boxShadow: edges(['0 2px', '0 -2px', '2px 0']) },
    '& tbody tr:focus td:last-of-type': { boxShadow: edges(['0 2px', '0 -2px', '-2px 0']) },
    // The tick and the first column stay while the others slide under them.
    '& :is(th, td):nth-of-type(-n + 2)': { position: 'sticky', insetInlineStart: 0, zIndex: 1 },
    '& :is(th, td):nth-of-type(2)': { insetInlineStart: tickWidth },
  }
}
