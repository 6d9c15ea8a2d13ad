/** The rows of a list as a table, which scrolls inside itself where it is too wide, its first column always in sight. */
import Checkbox from '@mui/material/Checkbox'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableRow from '@mui/material/TableRow'
import { useNavigate } from 'react-router-dom'
import { useTranslations } from '../platform/languages.ts'
import { usePreference } from '../platform/preferences.ts'
import { useRowClass } from './refused-rows.ts'
import { mostInSight, RowActions } from './RowActions.tsx'
import { SkeletonRows } from './SkeletonRows.tsx'
import { TableHeader } from './TableHeader.tsx'
import { tableStyles, tickWidth } from './table-styles.ts'
import type { TableParts } from './table-types.ts'

export interface RowsProps<Row, Sort extends string> extends TableParts<Row, Sort> {
  /** Undefined until they are there. */
  items: Row[] | undefined
}

/** Width of the column that has none of its own, at least. */
const widest = 260

export function TableRows<Row extends { id: string }, Sort extends string>(props: RowsProps<Row, Sort>) {
  const { label, items, list, ...parts } = props
  const { columns, selection, rows } = parts
  const [density] = usePreference('density')
  // The same before and after the rows are there, and on every page.
  const actionsWidth = rows.actionsOf ? 40 + 36 * mostInSight : 0
  const minWidth = (selection ? tickWidth : 0) + columns.reduce((sum, { width = widest }) => sum + width, 0) + actionsWidth
  return (
    // What is only read aloud stands outside of the flow, and would widen the page if it were not held here.
    <TableContainer sx={{ position: 'relative' }}>
      <Table aria-label={label} sx={tableStyles(minWidth, density, selection !== undefined)}>
        <TableHeader items={items} list={list} columns={columns} selection={selection} actionsWidth={actionsWidth} />
        <TableBody>
          {items ? (
            items.map(row => <BodyRow key={row.id} row={row} {...parts} />)
          ) : (
            <SkeletonRows
              count={Math.min(list.itemsPerPage, 10)}
              columns={columns}
              hasTicks={selection !== undefined}
              hasActions={actionsWidth > 0}
            />
          )}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

/** What one row is drawn from. */
export type RowProps<Row, Sort extends string> = Pick<TableParts<Row, Sort>, 'columns' | 'rows' | 'selection'> & { row: Row }

function BodyRow<Row extends { id: string }, Sort extends string>({ row, columns, rows, selection }: RowProps<Row, Sort>) {
  const { nameOf, actionsOf, hrefOf } = rows
  const { t } = useTranslations()
  const navigate = useNavigate()
  const name = nameOf(row)
  const isTicked = selection?.ids.has(row.id) ?? false
  const className = useRowClass(row.id, isTicked)
  return (
    <TableRow
      data-row={row.id}
      tabIndex={-1}
      className={className}
      onKeyDown={event => {
        if (hrefOf && event.key === 'Enter' && event.target === event.currentTarget) void navigate(hrefOf(row))
      }}
    >
      {selection ? (
        <TableCell padding="checkbox">
          <Checkbox
            checked={isTicked}
            onChange={event => selection.toggle(row.id, isShift(event.nativeEvent))}
            slotProps={{ input: { 'aria-label': t('table.selectRow', { name }) } }}
          />
        </TableCell>
      ) : null}
      {columns.map(({ header, align, cell }) => (
        <TableCell key={header} align={align === 'end' ? 'right' : undefined}>
          {cell(row)}
        </TableCell>
      ))}
      {actionsOf ? (
        <TableCell align="right">
          <RowActions name={name} actions={actionsOf(row)} />
        </TableCell>
      ) : null}
    </TableRow>
  )
}

/** A tick is changed by a click, which knows the keys that were held. */
export const isShift = (event: Event): boolean => event instanceof MouseEvent && event.shiftKey
