/** The columns of all sales tables, with the totals of the rows that match. */
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconCircleDashed from '@tabler/icons-react/dist/esm/icons/IconCircleDashed.mjs'
import IconCircleHalf2 from '@tabler/icons-react/dist/esm/icons/IconCircleHalf2.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import Typography from '@mui/material/Typography'
import { formatWrittenDate } from '../../platform/format-dates.ts'
import { formatMoney } from '../../platform/format-figures.ts'
import { useTranslations } from '../../platform/languages.ts'
import { IdentityCell } from '../../ui/IdentityCell.tsx'
import { statusChips } from '../../ui/StatusChip.tsx'
import type { CardParts, Column } from '../../ui/table-types.ts'
import type { SaleRowFragment } from './sales.generated.ts'
import type { SaleSort } from './use-sale-list.ts'

export const SaleStatus = statusChips<SaleRowFragment['payment']['status']>({
  CONFIRMED: { color: 'neutral', icon: IconClock },
  COMPLETED: { color: 'success', icon: IconCircleCheck },
  CANCELLED: { color: 'error', icon: IconX },
})

export const ReceivedStatus = statusChips<SaleRowFragment['payment']['receivedPaymentStatus']>({
  FULLY_PAID: { color: 'success', icon: IconCircleCheck },
  PARTIALLY_PAID: { color: 'info', icon: IconCircleHalf2 },
  UNPAID: { color: 'neutral', icon: IconCircleDashed },
})

const sumOf = (sales: SaleRowFragment[], amount: 'total' | 'paidAmount') =>
  Math.round(sales.reduce((sum, { payment }) => sum + payment[amount] * 100, 0)) / 100

export function useSaleColumns(sales: SaleRowFragment[] = []) {
  const { t, lang } = useTranslations('sales')
  const money = (amount: number) => formatMoney(amount, lang)
  const columns: Column<SaleRowFragment, SaleSort>[] = [
    {
      header: t('product'),
      sort: 'PRODUCT',
      shape: 'picture',
      cell: ({ product }) => <IdentityCell name={product.name} detail={<bdi>{product.brand}</bdi>} image={product.image} shape="rounded" />,
    },
    { header: t('date'), sort: 'DATE', width: 124, cell: ({ date }) => formatWrittenDate(date, lang) },
    {
      header: t('buyer'),
      sort: 'BUYER',
      width: 190,
      shape: 'avatar',
      cell: ({ buyer }) => <IdentityCell name={buyer.name} image={buyer.avatar} />,
    },
    {
      header: t('amount'),
      sort: 'TOTAL',
      width: 118,
      align: 'end',
      cell: ({ payment }) => money(payment.total),
      total: money(sumOf(sales, 'total')),
    },
    {
      header: t('paid'),
      sort: 'PAID',
      width: 118,
      align: 'end',
      cell: ({ payment }) => money(payment.paidAmount),
      total: money(sumOf(sales, 'paidAmount')),
    },
    {
      header: t('received'),
      sort: 'RECEIVED',
      width: 152,
      shape: 'chip',
      cell: ({ payment }) => (
        <ReceivedStatus status={payment.receivedPaymentStatus} text={t(`receivedStatus.${payment.receivedPaymentStatus}`)} />
      ),
    },
    {
      header: t('status'),
      sort: 'STATUS',
      width: 134,
      shape: 'chip',
      cell: ({ payment }) => <SaleStatus status={payment.status} text={t(`saleStatus.${payment.status}`)} />,
    },
  ]
  /** A sale as a card on phones. */
  const cardOf = ({ product, buyer, date, payment }: SaleRowFragment): CardParts => ({
    lead: <IdentityCell name={product.name} detail={<bdi>{buyer.name}</bdi>} image={product.image} shape="rounded" />,
    end: money(payment.total),
    below: (
      <>
        <SaleStatus status={payment.status} text={t(`saleStatus.${payment.status}`)} />
        <ReceivedStatus status={payment.receivedPaymentStatus} text={t(`receivedStatus.${payment.receivedPaymentStatus}`)} />
        <Typography component="span" variant="caption" color="textSecondary">
          {formatWrittenDate(date, lang)}
        </Typography>
      </>
    ),
  })
  return { columns, cardOf }
}
