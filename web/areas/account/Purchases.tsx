/** Plan and orders, with texts that the pages before sign-in do not load. */
import Box from '@mui/material/Box'
import { BillingDetailsCard } from './BillingDetailsCard.tsx'
import { MoneyCard } from './MoneyCard.tsx'
import { OrdersCard } from './OrdersCard.tsx'
import { PlanCard } from './PlanCard.tsx'

export const Purchases = ({ onChange }: { onChange: () => void }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 }}>
    <PlanCard />
    <OrdersCard onChange={onChange} />
    <MoneyCard />
    <BillingDetailsCard />
  </Box>
)
