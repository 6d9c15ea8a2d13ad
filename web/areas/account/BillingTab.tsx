/** The account's balance and word history. */
import Box from '@mui/material/Box'
import { useAccountPageQuery } from './account.generated.ts'
import { Balances } from './Balances.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { OrdersCard } from './OrdersCard.tsx'
import { PlanCard } from './PlanCard.tsx'
import { WordsCard } from './WordsCard.tsx'

export function BillingTab() {
  const { data, error, refetch } = useAccountPageQuery()
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 }}>
      {error && !data ? <LoadFailed onRetry={() => void refetch()} /> : <Balances account={data?.me} />}
      <PlanCard />
      <OrdersCard onChange={() => void refetch().catch(() => undefined)} />
      <WordsCard />
    </Box>
  )
}
