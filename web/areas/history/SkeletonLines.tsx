import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'

export const SkeletonLines = () => (
  <Box aria-busy sx={{ px: 5, py: 3 }}>
    {[1, 2, 3, 4, 5, 6].map(row => (
      <Box key={row} sx={{ py: 2.5 }}>
        <Skeleton width="60%" height={22} />
        <Skeleton width="40%" height={18} />
      </Box>
    ))}
  </Box>
)
