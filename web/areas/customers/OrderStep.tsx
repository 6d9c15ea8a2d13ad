/** Where an order is; what was not paid says so instead. */
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs'
import { useTexts } from '../../app/languages.ts'
import { StatusChip } from '../../ui/StatusChip.tsx'
import type { CustomerOrdersQuery } from './customers.generated.ts'

type Order = CustomerOrdersQuery['customer']['orders']['items'][number]

const icon = { size: 16, stroke: 1.75 }
const steps = {
  READY_TO_PICKUP: { color: 'info', icon: <IconPackage {...icon} /> },
  DISPATCHED: { color: 'info', icon: <IconTruckDelivery {...icon} /> },
  OUT_FOR_DELIVERY: { color: 'info', icon: <IconTruckDelivery {...icon} /> },
  DELIVERED: { color: 'success', icon: <IconCircleCheck {...icon} /> },
} as const
const payments = {
  PENDING: { color: 'warning', icon: <IconClock {...icon} /> },
  CANCELLED: { color: 'error', icon: <IconCircleX {...icon} /> },
  FAILED: { color: 'error', icon: <IconCircleX {...icon} /> },
} as const

export function OrderStep({ status, payment }: Pick<Order, 'status' | 'payment'>) {
  const { t } = useTexts('customers')
  return payment === 'PAID' ? (
    <StatusChip {...steps[status]} text={t(`order.status.${status}`)} />
  ) : (
    <StatusChip {...payments[payment]} text={t(`order.payment.${payment}`)} />
  )
}
