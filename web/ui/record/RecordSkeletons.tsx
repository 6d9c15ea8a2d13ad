/** Skeletons of record pages. */
import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'

const Lines = ({ count }: { count: number }) => (
  <Box sx={{ display: 'grid', rowGap: 3, fontSize: 14 }}>
    {Array.from({ length: count }, (_, line) => (
      <Box key={line} sx={{ display: 'flex', justifyContent: 'space-between', gap: 4 }}>
        <Skeleton width="32%" />
        <Skeleton width="40%" />
      </Box>
    ))}
  </Box>
)

export const PersonSkeleton = ({ rows }: { rows: number }) => (
  <Paper sx={{ p: { xs: 4, sm: 5 }, display: 'grid', gap: 5 }}>
    <Skeleton variant="circular" width={96} height={96} sx={{ mx: 'auto' }} />
    <Box sx={{ display: 'flex', justifyContent: 'center', gap: 8 }}>
      <Skeleton variant="rounded" width={88} height={44} />
      <Skeleton variant="rounded" width={88} height={44} />
    </Box>
    <Divider />
    <Lines count={rows} />
  </Paper>
)

export const FieldsSkeleton = ({ fields }: { fields: number }) => (
  <Paper sx={{ p: { xs: 4, sm: 6 }, display: 'grid', gap: 5 }}>
    <Skeleton width={140} height={28} />
    {Array.from({ length: fields }, (_, field) => (
      <Box key={field}>
        <Skeleton width={88} />
        <Skeleton variant="rounded" height={38} sx={{ mt: 1 }} />
      </Box>
    ))}
  </Paper>
)

export const TabsSkeleton = ({ lines }: { lines: number }) => (
  <Box>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 6, height: 48, mb: 6, borderBottom: 1, borderColor: 'divider' }}>
      {[72, 88, 64].map(width => (
        <Skeleton key={width} width={width} />
      ))}
    </Box>
    <Paper sx={{ p: { xs: 4, sm: 5 }, display: 'grid', gap: 5 }}>
      <Skeleton width={160} height={28} />
      <Lines count={lines} />
    </Paper>
  </Box>
)
