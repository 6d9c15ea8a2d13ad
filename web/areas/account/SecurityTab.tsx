import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { loadArea } from '../../platform/languages.ts'
import { lazyPart } from '../../ui/LazyPart.tsx'
import { PasswordCard } from './PasswordCard.tsx'
import { SessionsCard } from './SessionsCard.tsx'
import { TwoStepCard } from './TwoStepCard.tsx'

// Its texts are not loaded before sign-in.
const ApiKeysCard = lazyPart(
  async () => {
    const [{ ApiKeysCard: Component }] = await Promise.all([import('./ApiKeysCard.tsx'), loadArea('billing')])
    return Component
  },
  { fallback: <Skeleton variant="rounded" height={180} /> },
)

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
      <ApiKeysCard />
    </Box>
  )
}
