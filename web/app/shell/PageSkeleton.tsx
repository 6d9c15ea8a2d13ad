/** The frame with an empty page, while the session is checked. */
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'

export function PageSkeleton() {
  return (
    <Box aria-busy sx={{ display: 'flex', minHeight: '100dvh' }}>
      <Box sx={{ width: 'var(--nav-width)', bgcolor: 'background.paper' }} />
      <Box sx={{ flex: 1 }}>
        <Box sx={{ height: 60, borderBottom: 1, borderColor: 'divider' }} />
        <Box sx={{ p: 6, maxWidth: 1440, mx: 'auto' }}>
          <Skeleton width={220} height={36} />
          <Skeleton variant="rounded" height={320} sx={{ mt: 4 }} />
        </Box>
      </Box>
    </Box>
  )
}
