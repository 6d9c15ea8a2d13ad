/** Rows of a list as a table; scrolls sideways with a sticky first column. */
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableContainer from '@mui/material/TableContainer'
import Box from '@mui/material/Box'
import { memo, type ReactNode } from 'react'
import { usePreference } from '../platform/preferences.ts'
import { DetailsButton, useDetails } from './DetailsButton.tsx'
import { useRowElement } from './row-element.ts'
import { maxVisible, RowActions } from './RowActions.tsx'
import { RowCheckbox } from './RowCheckbox.tsx'
import { useIsSelected } from './selection.ts'
import { SkeletonRows } from './SkeletonRows.tsx'
import { TableHeader } from './TableHeader.tsx'
import { TotalsRow } from './TotalsRow.tsx'
import { cellClasses, tableStyles, tickWidth } from './table-styles.ts'
import type { TableParts } from './table-types.ts'

export interface RowsProps<Row, Sort extends string> extends TableParts<Row, Sort> {
  /** Undefined while loading. */
  items: Row[] | undefined
  /** Whether other rows are loading. */
  isStale: boolean
}

/** Minimum width of the flexible column. */
const widest = 260

export function TableRows<Row extends { id: string }, Sort extends string>(props: RowsProps<Row, Sort>) {
  const { label, items, list, isStale, ...parts } = props
  const { columns, selection, rows } = parts
  const [density] = usePreference('density')
  // Fixed, so that columns do not move while loading.
  const actionsWidth = rows.actionsOf ? 40 + 36 * (rows.actionSlots ?? maxVisible) : 0
  const minWidth = (selection ? tickWidth : 0) + columns.reduce((sum, { width = widest }) => sum + width, 0) + actionsWidth
  return (
    // Contains visually hidden elements, which would widen the page.
    <TableContainer sx={{ position: 'relative' }}>
      <Table aria-label={label} sx={tableStyles(minWidth, density, selection !== undefined)}>
        <TableHeader items={items} list={list} columns={columns} selection={selection} actionsWidth={actionsWidth} />
        <TableBody>
          {items ? (
            <BodyRows items={items} isStale={isStale} {...parts} />
          ) : (
            <SkeletonRows
              count={Math.min(list.itemsPerPage, 10)}
              columns={columns}
              hasTicks={selection !== undefined}
              hasActions={actionsWidth > 0}
            />
          )}
        </TableBody>
        {items && items.length > 0 ? (
          <TotalsRow columns={columns} hasTicks={selection !== undefined} hasActions={actionsWidth > 0} />
        ) : null}
      </Table>
    </TableContainer>
  )
}

export type RowProps<Row, Sort extends string> = Pick<TableParts<Row, Sort>, 'columns' | 'rows' | 'selection'> & { row: Row }

interface BodyRowsProps<Row, Sort extends string> extends Omit<RowProps<Row, Sort>, 'row'> {
  items: Row[]
  isStale: boolean
}

const AllRows = <Row extends { id: string }, Sort extends string>({ items, isStale: _, ...parts }: BodyRowsProps<Row, Sort>) =>
  items.map(row => <BodyRow key={row.id} row={row} {...parts} />)

// Skips rendering of stale rows. `memo` loses the generic type.
const BodyRows = memo(AllRows, (_, { isStale }) => isStale) as unknown as typeof AllRows

function BodyRow<Row extends { id: string }, Sort extends string>({ row, columns, rows, selection }: RowProps<Row, Sort>) {
  const { nameOf, actionsOf, hrefOf, detailsOf } = rows
  const name = nameOf(row)
  const isSelected = useIsSelected(selection, row.id)
  const details = useDetails()
  const { isOpen } = details
  const tableRow = (
    <tr {...useRowElement(row.id, isSelected, hrefOf?.(row))}>
      {selection ? (
        <td className={cellClasses.checkbox}>
          <RowCheckbox id={row.id} name={name} isSelected={isSelected} selection={selection} />
        </td>
      ) : null}
      {detailsOf ? (
        <CellList row={row} columns={columns} lead={<DetailsButton name={name} {...details} />} />
      ) : (
        <Cells row={row} columns={columns} />
      )}
      {actionsOf ? (
        <td className={cellClasses.end}>
          <RowActions name={name} actions={actionsOf(row)} />
        </td>
      ) : null}
    </tr>
  )
  if (!detailsOf || !isOpen) return tableRow
  return (
    <>
      {tableRow}
      <tr>
        <td
          id={details.id}
          className={cellClasses.start}
          colSpan={columns.length + Number(selection !== undefined) + Number(actionsOf !== undefined)}
        >
          {detailsOf(row)}
        </td>
      </tr>
    </>
  )
}

interface CellListProps<Row, Sort extends string> extends Pick<RowProps<Row, Sort>, 'row' | 'columns'> {
  /** Before the first cell. */
  lead?: ReactNode
}

const CellList = <Row, Sort extends string>({ row, columns, lead }: CellListProps<Row, Sort>) =>
  columns.map(({ header, align, cell }, index) => (
    <td key={header} className={align === 'end' ? cellClasses.end : cellClasses.start}>
      {lead && index === 0 ? (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, '& > :last-child': { flex: 1, minWidth: 0 } }}>
          {lead}
          <div>{cell(row)}</div>
        </Box>
      ) : (
        cell(row)
      )}
    </td>
  ))

// Selecting re-renders the row, not its cells.
const Cells = memo(CellList) as unknown as typeof CellList
