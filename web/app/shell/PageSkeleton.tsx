/** The layout with an empty page, while the session is being checked. */
import Box from '@mui/material/Box'

export function PageSkeleton() {
  return (
    <Box aria-busy sx={{ display: 'flex', minHeight: '100dvh' }}>
      <Box sx={{ width: 'var(--nav-width)', bgcolor: 'background.paper' }} />
      <Box sx={{ flex: 1 }}>
        <Box sx={{ height: 60, borderBottom: 1, borderColor: 'divider' }} />
        <Box sx={{ p: 6, maxWidth: 1440, mx: 'auto' }}>
          <Box sx={{ width: 220, height: 28, borderRadius: 1, bgcolor: 'action.hover' }} />
          <Box sx={{ height: 320, mt: 4, borderRadius: 1, bgcolor: 'action.hover' }} />
        </Box>
      </Box>
    </Box>
  )
}
