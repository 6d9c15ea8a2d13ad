/** Order statistics; each one filters the list. */
import { useTranslations } from '../../platform/languages.ts'
import { formatNumber } from '../../platform/format.ts'
import { StatCard, StatCards } from '../../ui/list/StatCards.tsx'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconReceiptRefund from '@tabler/icons-react/dist/esm/icons/IconReceiptRefund.mjs'
import type { OrderFilters } from './order-filters.ts'
import type { OrdersPageQuery } from './orders.generated.ts'

interface OrderTilesProps {
  summary: OrdersPageQuery['orderSummary'] | undefined
  /** Whether the statistics failed to load. */
  isFailed: boolean
  filters: OrderFilters
  onFilter: (filters: OrderFilters) => void
}

const none: OrderFilters = { view: undefined, payment: undefined, status: undefined }
const tiles = {
  pendingPayment: { filters: { ...none, payment: 'PENDING' }, Icon: IconClock },
  completed: { filters: { ...none, view: 'DELIVERED', payment: 'PAID' }, Icon: IconCircleCheck },
  refunded: { filters: { ...none, view: 'REFUNDED' }, Icon: IconReceiptRefund },
  failed: { filters: { ...none, payment: 'FAILED' }, Icon: IconAlertTriangle },
} satisfies Record<string, { filters: OrderFilters; Icon: typeof IconClock }>

export function OrderTiles({ summary, isFailed, filters: { view, payment, status }, onFilter }: OrderTilesProps) {
  const { t, lang } = useTranslations('orders')
  return (
    <StatCards label={t('figures')}>
      {(['pendingPayment', 'completed', 'refunded', 'failed'] as const).map(name => {
        const { filters, Icon } = tiles[name]
        const isPressed = !status && filters.view === view && filters.payment === payment
        return (
          <StatCard
            key={name}
            label={t(`tiles.${name}`)}
            figure={summary ? formatNumber(summary[name], lang) : isFailed ? '—' : undefined}
            icon={<Icon size={20} stroke={1.75} />}
            note={t(`tiles.${name}Note`)}
            isPressed={isPressed}
            onPress={() => onFilter(isPressed ? none : filters)}
          />
        )
      })}
    </StatCards>
  )
}
