import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

export const CardGrid = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box component="ul" aria-label={label} sx={gridStyles}>
    {children}
  </Box>
)

const gridStyles = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
  gap: { xs: 4, sm: 6 },
  listStyle: 'none',
  m: 0,
  p: 0,
}
