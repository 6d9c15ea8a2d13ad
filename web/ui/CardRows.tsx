/** The rows of a list as cards, with everything that the table has: for phones. */
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Typography from '@mui/material/Typography'
import { useNavigate } from 'react-router-dom'
import { useTexts } from '../app/languages.ts'
import { RowActions } from './RowActions.tsx'
import { IdentitySkeleton, LinesSkeleton } from './SkeletonRows.tsx'
import { SortControl } from './SortControl.tsx'
import { rowStyles } from './row-styles.ts'
import { isShift, type RowsProps } from './TableRows.tsx'

export function CardRows<Row extends { id: string }, Sort extends string>({ label, rows, list, ...parts }: RowsProps<Row, Sort>) {
  return (
    <>
      <SortControl columns={parts.columns} list={list} />
      <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows
          ? rows.map(row => <Card key={row.id} row={row} {...parts} />)
          : Array.from({ length: Math.min(list.itemsPerPage, 5) }, (_, row) => <CardSkeleton key={row} columns={parts.columns} />)}
      </Box>
    </>
  )
}

/** Columns from this width on speak for themselves and get a line; narrower ones share one, with their headers. */
const lineWidth = 200

function Card<Row extends { id: string }, Sort extends string>({
  row,
  columns: [first, ...others],
  nameOf,
  actionsOf,
  selection,
  hrefOf,
}: Omit<RowsProps<Row, Sort>, 'label' | 'rows' | 'list'> & { row: Row }) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const name = nameOf(row)
  const isTicked = selection?.ids.has(row.id) ?? false
  return (
    <Box
      component="li"
      data-row={row.id}
      tabIndex={-1}
      className={isTicked ? 'ticked' : undefined}
      onKeyDown={event => {
        if (hrefOf && event.key === 'Enter' && event.target === event.currentTarget) void navigate(hrefOf(row))
      }}
      sx={cardStyles}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flex: '1 1 100%', minWidth: 0 }}>
        {selection ? (
          <Checkbox
            edge="start"
            checked={isTicked}
            onChange={event => selection.toggle(row.id, isShift(event.nativeEvent))}
            slotProps={{ input: { 'aria-label': t('table.selectRow', { name }) } }}
          />
        ) : null}
        <Box sx={{ flex: 1, minWidth: 0 }}>{first?.cell(row)}</Box>
        {actionsOf ? <RowActions name={name} actions={actionsOf(row)} /> : null}
      </Box>
      {others.map(({ header, width = lineWidth, cell }) => (
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

const CardSkeleton = ({ columns }: { columns: { lines?: number }[] }) => (
  <Box component="li" sx={{ p: 4, borderTop: 1, borderColor: 'divider' }}>
    <IdentitySkeleton />
    <Box sx={{ mt: 3 }}>
      <LinesSkeleton count={columns.reduce((sum, { lines = 1 }) => sum + lines, 0)} />
    </Box>
  </Box>
)
