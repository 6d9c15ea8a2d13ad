/** Layout of a person's page: card at the start side, tabs beside it. */
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface PersonColumnsProps {
  card: ReactNode
  /** Below the card; in one column, below everything. */
  more?: ReactNode
  children: ReactNode
}

export const PersonColumns = ({ card, more, children }: PersonColumnsProps) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '340px minmax(0, 1fr)' },
      gridTemplateAreas: { xs: '"card" "main" "more"', lg: '"card main" "more main"' },
      gridTemplateRows: { lg: 'auto 1fr' },
      gap: 6,
      alignItems: 'start',
    }}
  >
    <Box sx={{ gridArea: 'card', minWidth: 0 }}>{card}</Box>
    <Box sx={{ gridArea: 'main', minWidth: 0 }}>{children}</Box>
    <Box sx={{ gridArea: 'more', minWidth: 0 }}>{more}</Box>
  </Box>
)
