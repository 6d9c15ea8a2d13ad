/** The rows of a list as cards, with everything that the table has: for phones. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { RowActions } from './RowActions.tsx'
import { useRowElement } from './row-element.ts'
import { RowCheckbox } from './RowCheckbox.tsx'
import { useIsSelected } from './selection.ts'
import { CellSkeleton } from './SkeletonRows.tsx'
import { SortControl } from './SortControl.tsx'
import { rowStyles } from './row-styles.ts'
import type { RowProps, RowsProps } from './TableRows.tsx'
import type { Column } from './table-types.ts'

export function CardRows<Row extends { id: string }, Sort extends string>({
  label,
  items,
  list,
  isStale: _,
  ...parts
}: RowsProps<Row, Sort>) {
  return (
    <>
      <SortControl columns={parts.columns} list={list} />
      <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items
          ? items.map(row => <Card key={row.id} row={row} {...parts} />)
          : Array.from({ length: Math.min(list.itemsPerPage, 10) }, (_, row) => <CardSkeleton key={row} columns={parts.columns} />)}
      </Box>
    </>
  )
}

/** Columns from this width on speak for themselves and get a line; narrower ones share one, with their headers. */
const lineWidth = 200
const isLine = ({ width = lineWidth }: { width?: number }) => width >= lineWidth

function Card<Row extends { id: string }, Sort extends string>({ row, columns, rows, selection }: RowProps<Row, Sort>) {
  const [first, ...others] = columns
  const { nameOf, actionsOf, hrefOf } = rows
  const name = nameOf(row)
  const isSelected = useIsSelected(selection, row.id)
  return (
    <Box component="li" {...useRowElement(row.id, isSelected, hrefOf?.(row))} sx={cardStyles}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flex: '1 1 100%', minWidth: 0 }}>
        {selection ? <RowCheckbox id={row.id} name={name} isSelected={isSelected} selection={selection} /> : null}
        <Box sx={{ flex: 1, minWidth: 0 }}>{first?.cell(row)}</Box>
        {actionsOf ? <RowActions name={name} actions={actionsOf(row)} /> : null}
      </Box>
      {[...others.filter(isLine), ...others.filter(column => !isLine(column))].map(({ header, width = lineWidth, cell }) => (
        <Box key={header} sx={{ flex: width < lineWidth ? '0 1 auto' : '1 1 100%', minWidth: 0 }}>
          {width < lineWidth ? (
            <Typography component="div" variant="caption" color="textSecondary">
              {header}
            </Typography>
          ) : null}
          {cell(row)}
        </Box>
      ))}
    </Box>
  )
}

const cardStyles = [
  rowStyles,
  { display: 'flex', flexWrap: 'wrap', fontSize: 14, columnGap: 5, rowGap: 3, p: 4, borderTop: 1, borderColor: 'divider' },
]

const CardSkeleton = <Row, Sort extends string>({ columns: [first, ...others] }: { columns: Column<Row, Sort>[] }) => (
  <Box component="li" sx={cardStyles}>
    <Box sx={{ flex: '1 1 100%', minHeight: 40 }}>{first ? <CellSkeleton {...first} /> : null}</Box>
    {others.map(column => {
      const isNarrow = (column.width ?? lineWidth) < lineWidth
      return (
        <Box key={column.header} sx={{ flex: isNarrow ? '0 1 auto' : '1 1 100%', minWidth: isNarrow ? 72 : 0 }}>
          {isNarrow ? (
            <Typography component="div" variant="caption" color="textSecondary">
              {column.header}
            </Typography>
          ) : null}
          <CellSkeleton {...column} align={undefined} />
        </Box>
      )
    })}
  </Box>
)
