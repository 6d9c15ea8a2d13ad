/** Column headers with sorting and "select all". */
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TableSortLabel from '@mui/material/TableSortLabel'
import { useTranslations } from '../platform/languages.ts'
import Tooltip from '@mui/material/Tooltip'
import type { ReactElement } from 'react'
import { formatNumber } from '../platform/format.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import { LightSquare } from './LightSquare.tsx'
import type { ListState } from './list-state.ts'
import { type Selection, useSelectedIds } from './selection.ts'
import { tickWidth } from './table-styles.ts'
import type { Column } from './table-types.ts'

interface TableHeaderProps<Row, Sort extends string> {
  items: Row[] | undefined
  list: ListState<Sort>
  columns: Column<Row, Sort>[]
  selection: Selection | undefined
  /** 0 without row actions. */
  actionsWidth: number
}

export function TableHeader<Row extends { id: string }, Sort extends string>(props: TableHeaderProps<Row, Sort>) {
  const { items = [], list, columns, selection, actionsWidth } = props
  const { t } = useTranslations()
  return (
    <TableHead>
      <TableRow>
        {selection ? <TickAll ids={items.map(({ id }) => id)} selection={selection} /> : null}
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
  const { t } = useTranslations()
  const selected = useSelectedIds(selection)
  const ticked = ids.filter(id => selected.has(id)).length
  const all = ids.length > 0 && ticked === ids.length
  return (
    <TableCell padding="checkbox" sx={{ width: tickWidth }}>
      <Checkbox
        icon={<LightSquare />}
        checked={all}
        indeterminate={ticked > 0 && !all}
        disabled={ids.length === 0}
        onChange={() => selection.set(all ? [] : [...new Set([...selected, ...ids])])}
        slotProps={{ input: { 'aria-label': t('table.selectAll') } }}
      />
    </TableCell>
  )
}

function HeadCell<Row, Sort extends string>({ column, list }: { column: Column<Row, Sort>; list: ListState<Sort> }) {
  const { header, sort, align, width } = column
  const { second, ...first } = list.sorting
  const isFirst = sort === first.sort
  const key = isFirst ? first : second && second.sort === sort ? second : undefined
  return (
    <TableCell
      scope="col"
      align={align === 'end' ? 'right' : undefined}
      aria-sort={isFirst ? (first.order === 'ASC' ? 'ascending' : 'descending') : undefined}
      sx={{ width }}
    >
      {sort ? (
        <SortHint column={header} isOff={isFirst}>
          <TableSortLabel
            active={key !== undefined}
            direction={key?.order === 'DESC' ? 'desc' : 'asc'}
            onClick={event => list.cycleSort(sort, event.shiftKey)}
          >
            {header}
            {second && key ? <KeyNumber number={isFirst ? 1 : 2} /> : null}
          </TableSortLabel>
        </SortHint>
      ) : (
        header
      )}
    </TableCell>
  )
}

/** Tooltip about the secondary sort. */
function SortHint({ column, isOff, children }: { column: string; isOff: boolean; children: ReactElement }) {
  const { t } = useTranslations()
  return (
    <Tooltip describeChild title={isOff ? '' : t('table.thenBy', { column })} enterDelay={800} enterNextDelay={800}>
      {children}
    </Tooltip>
  )
}

/** Whether a column is the primary or the secondary key. */
function KeyNumber({ number }: { number: 1 | 2 }) {
  const { t, lang } = useTranslations()
  return (
    <>
      <Box component="sup" aria-hidden sx={{ fontSize: 11, lineHeight: 1, marginInlineStart: 0.5, fontVariantNumeric: 'tabular-nums' }}>
        {formatNumber(number, lang)}
      </Box>
      {number === 2 ? <VisuallyHidden>{t('table.secondKey')}</VisuallyHidden> : null}
    </>
  )
}
