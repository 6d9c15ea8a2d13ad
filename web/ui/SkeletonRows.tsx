/** Skeleton of a list's rows. */
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { maxVisible } from './RowActions.tsx'
import type { Column } from './table-types.ts'

type Shape = Pick<Column<never, string>, 'shape' | 'lines' | 'align'>

interface SkeletonRowsProps {
  count: number
  columns: (Shape & { header: string })[]
  hasTicks: boolean
  hasActions: boolean
}

export function SkeletonRows({ count, columns, hasTicks, hasActions }: SkeletonRowsProps) {
  return Array.from({ length: count }, (_, row) => (
    <TableRow key={row}>
      {hasTicks ? (
        <TableCell padding="checkbox">
          <Box sx={{ display: 'flex', alignItems: 'center', height: 34 }}>
            <Skeleton variant="rounded" width={18} height={18} sx={{ mx: 3, flexShrink: 0, borderRadius: 0.5 }} />
          </Box>
        </TableCell>
      ) : null}
      {columns.map(column => (
        <TableCell key={column.header}>
          <CellSkeleton {...column} />
        </TableCell>
      ))}
      {hasActions ? (
        <TableCell align="right">
          <Box sx={{ display: 'inline-flex', gap: 4, verticalAlign: 'middle' }}>
            {Array.from({ length: maxVisible }, (_action, action) => (
              <Skeleton key={action} variant="rounded" width={20} height={20} />
            ))}
          </Box>
        </TableCell>
      ) : null}
    </TableRow>
  ))
}

export function CellSkeleton({ shape, lines = 1, align }: Shape) {
  if (shape === 'chip') return <Skeleton variant="rounded" width={88} height={26} sx={{ maxWidth: '100%' }} />
  if (shape === 'switch') return <Skeleton variant="rounded" width={32} height={18} sx={{ borderRadius: 4 }} />
  if (shape)
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
        {shape === 'avatar' ? (
          <Skeleton variant="circular" width={32} height={32} sx={{ flexShrink: 0 }} />
        ) : (
          <Skeleton variant="rounded" width={40} height={40} sx={{ flexShrink: 0 }} />
        )}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Lines count={2} />
        </Box>
      </Box>
    )
  if (align === 'end') return <Skeleton width={56} sx={{ fontSize: 14, maxWidth: '100%', marginInlineStart: 'auto' }} />
  return <Lines count={lines} />
}

const Lines = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, line) => (
    <Typography key={line} component="div" variant={line === 0 ? 'body2' : 'caption'}>
      <Skeleton width={line === 0 ? '65%' : '85%'} />
    </Typography>
  ))
