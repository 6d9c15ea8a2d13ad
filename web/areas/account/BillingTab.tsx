/** The account's balance and word history. */
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { loadArea } from '../../platform/languages.ts'
import { lazyPart } from '../../ui/LazyPart.tsx'
import { useAccountPageQuery } from './account.generated.ts'
import { Balances } from './Balances.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { WordsCard } from './WordsCard.tsx'

/** Heights of the plan, of no orders, and of the billing details. */
const PurchasesSkeleton = () => [158, 220, 106, 554, 180].map(height => <Skeleton key={height} variant="rounded" height={height} />)

const Purchases = lazyPart(
  async () => {
    const [{ Purchases: Component }] = await Promise.all([import('./Purchases.tsx'), loadArea('billing')])
    return Component
  },
  { fallback: <PurchasesSkeleton /> },
)

export function BillingTab() {
  const { data, error, refetch } = useAccountPageQuery()
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 }}>
      {error && !data ? <LoadFailed onRetry={() => void refetch()} /> : <Balances account={data?.me} rate={data?.accountProfile} />}
      <Purchases onChange={() => void refetch().catch(() => undefined)} />
      <WordsCard />
    </Box>
  )
}
