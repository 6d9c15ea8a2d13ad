import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'

export const SettingsSkeleton = () => (
  <Box
    aria-busy
    sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '240px minmax(0, 1fr)' }, columnGap: 8, rowGap: 4 }}
  >
    <Box sx={{ pt: { lg: 2 } }}>
      <Skeleton width={140} />
      <Skeleton />
      <Skeleton width="60%" />
    </Box>
    <Paper sx={{ p: { xs: 5, sm: 6 }, display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 4, rowGap: 6 }}>
      {['name', 'legal', 'email', 'phone'].map(field => (
        <Box key={field}>
          <Skeleton width={96} sx={{ mb: 1 }} />
          <Skeleton variant="rounded" height={38} />
        </Box>
      ))}
    </Paper>
  </Box>
)
