/** Rows that are still to come, in the shape that they will have. */
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'

interface SkeletonRowsProps {
  count: number
  columns: { header: string; lines?: number }[]
  hasTicks: boolean
  hasActions: boolean
}

export function SkeletonRows({ count, columns, hasTicks, hasActions }: SkeletonRowsProps) {
  return Array.from({ length: count }, (_, row) => (
    <TableRow key={row}>
      {hasTicks ? (
        <TableCell padding="checkbox">
          <Skeleton variant="rounded" width={18} height={18} sx={{ mx: 3, borderRadius: 0.5 }} />
        </TableCell>
      ) : null}
      {columns.map(({ header, lines = 1 }, index) => (
        <TableCell key={header}>{index === 0 ? <IdentitySkeleton /> : <LinesSkeleton count={lines} />}</TableCell>
      ))}
      {hasActions ? (
        <TableCell align="right">
          <Skeleton variant="rounded" width={64} height={24} sx={{ marginInlineStart: 'auto' }} />
        </TableCell>
      ) : null}
    </TableRow>
  ))
}

export const IdentitySkeleton = () => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
    <Skeleton variant="rounded" width={40} height={40} />
    <Box sx={{ flex: 1 }}>
      <LinesSkeleton count={2} />
    </Box>
  </Box>
)

export const LinesSkeleton = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, line) => <Skeleton key={line} width={line === 0 ? '60%' : '90%'} height={22} />)
