/** Status of an order, or its payment status if it is unpaid; styled as in the orders area. */
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs'
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconPackageExport from '@tabler/icons-react/dist/esm/icons/IconPackageExport.mjs'
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs'
import { useTranslations } from '../../platform/languages.ts'
import { StatusChip } from '../../ui/StatusChip.tsx'
import type { CustomerOrdersQuery } from './customers.generated.ts'

type Order = CustomerOrdersQuery['customer']['orders']['items'][number]

const icon = { size: 16, stroke: 1.75 }
const steps = {
  READY_TO_PICKUP: { color: 'neutral', icon: <IconBuildingStore {...icon} /> },
  DISPATCHED: { color: 'info', icon: <IconPackageExport {...icon} /> },
  OUT_FOR_DELIVERY: { color: 'info', icon: <IconTruckDelivery {...icon} /> },
  DELIVERED: { color: 'success', icon: <IconCircleCheck {...icon} /> },
} as const
const payments = {
  PENDING: { color: 'warning', icon: <IconClock {...icon} /> },
  CANCELLED: { color: 'error', icon: <IconBan {...icon} /> },
  FAILED: { color: 'error', icon: <IconAlertTriangle {...icon} /> },
} as const

export function OrderStep({ status, payment }: Pick<Order, 'status' | 'payment'>) {
  const { t } = useTranslations('customers')
  return payment === 'PAID' ? (
    <StatusChip {...steps[status]} text={t(`order.status.${status}`)} />
  ) : (
    <StatusChip {...payments[payment]} text={t(`order.payment.${payment}`)} />
  )
}
