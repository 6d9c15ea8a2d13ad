/** Plan and orders, with texts that the pages before sign-in do not load. */
import Box from '@mui/material/Box'
import { AddressBookCard } from './AddressBookCard.tsx'
import { BillingDetailsCard } from './BillingDetailsCard.tsx'
import { MoneyCard } from './MoneyCard.tsx'
import { OrdersCard } from './OrdersCard.tsx'
import { PaymentMethodsCard } from './PaymentMethodsCard.tsx'
import { PlanCard } from './PlanCard.tsx'

export const Purchases = ({ onChange }: { onChange: () => void }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 }}>
    <PlanCard />
    <PaymentMethodsCard />
    <OrdersCard onChange={onChange} />
    <MoneyCard />
    <BillingDetailsCard />
    <AddressBookCard />
  </Box>
)
