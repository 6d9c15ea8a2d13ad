/** Styles of order statuses, shared by the list and the order's page. */
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs'
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import IconPackageExport from '@tabler/icons-react/dist/esm/icons/IconPackageExport.mjs'
import IconReceiptRefund from '@tabler/icons-react/dist/esm/icons/IconReceiptRefund.mjs'
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs'
import { useTranslations } from '../../platform/languages.ts'
import { StatusChip } from '../../ui/StatusChip.tsx'
import type { OrderDetailsFragment, OrderRowFragment } from './orders.generated.ts'

export type OrderStatus = OrderRowFragment['status']

const icon = { size: 16, stroke: 1.75 }

const payments = {
  PAID: { color: 'success', icon: <IconCircleCheck {...icon} /> },
  PENDING: { color: 'warning', icon: <IconClock {...icon} /> },
  CANCELLED: { color: 'error', icon: <IconBan {...icon} /> },
  FAILED: { color: 'error', icon: <IconAlertTriangle {...icon} /> },
} as const
const refund = { color: 'info', icon: <IconReceiptRefund {...icon} /> } as const

const statuses = {
  READY_TO_PICKUP: { color: 'neutral', icon: <IconBuildingStore {...icon} /> },
  DISPATCHED: { color: 'info', icon: <IconPackageExport {...icon} /> },
  OUT_FOR_DELIVERY: { color: 'info', icon: <IconTruckDelivery {...icon} /> },
  DELIVERED: { color: 'success', icon: <IconCircleCheck {...icon} /> },
} as const

const fulfillments = {
  NONE: { color: 'neutral', icon: <IconPackage {...icon} /> },
  PARTIAL: { color: 'info', icon: <IconPackage {...icon} /> },
  WHOLE: { color: 'success', icon: <IconCircleCheck {...icon} /> },
} as const

export function FulfillmentChip({ fulfillment }: Pick<OrderDetailsFragment, 'fulfillment'>) {
  const { t } = useTranslations('orders')
  return <StatusChip {...fulfillments[fulfillment]} text={t(`fulfillment.${fulfillment}`)} />
}

export function PaymentChip({ payment, isRefunded }: Pick<OrderRowFragment, 'payment' | 'isRefunded'>) {
  const { t } = useTranslations('orders')
  if (isRefunded) return <StatusChip {...refund} text={t(payment === 'PAID' ? 'refundedPartly' : 'refunded')} />
  return <StatusChip {...payments[payment]} text={t(`payment.${payment}`)} />
}

export function OrderChip({ status, isCancelled }: Pick<OrderRowFragment, 'status' | 'isCancelled'>) {
  const { t } = useTranslations('orders')
  if (isCancelled) return <StatusChip color="error" icon={<IconBan {...icon} />} text={t('cancelled')} />
  return <StatusChip {...statuses[status]} text={t(`status.${status}`)} />
}
