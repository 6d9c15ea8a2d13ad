import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'

/** As many columns as fit. */
export const boardStyles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  gap: 6,
  alignItems: 'start',
} as const

export const CategoriesSkeleton = () => (
  <Box sx={boardStyles} aria-hidden>
    {Array.from({ length: 6 }, (_, index) => (
      <Paper key={index} sx={{ p: 5, display: 'grid', gap: 4 }}>
        <Box sx={{ display: 'flex', gap: 3, alignItems: 'center' }}>
          <Skeleton variant="rounded" width={40} height={40} />
          <Skeleton width="45%" height={28} />
        </Box>
        <Skeleton variant="rounded" height={6} />
        {Array.from({ length: 3 }, (_, row) => (
          <Box key={row} sx={{ display: 'flex', gap: 3, alignItems: 'center' }}>
            <Skeleton variant="rounded" width={36} height={36} />
            <Skeleton width="60%" />
          </Box>
        ))}
      </Paper>
    ))}
  </Box>
)
