import Box from '@mui/material/Box'
import { PasswordCard } from './PasswordCard.tsx'
import { SessionsCard } from './SessionsCard.tsx'
import { TwoStepCard } from './TwoStepCard.tsx'

export function SecurityTab() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        gap: 6,
        alignItems: 'start',
      }}
    >
      <PasswordCard />
      <TwoStepCard />
      <SessionsCard />
    </Box>
  )
}
