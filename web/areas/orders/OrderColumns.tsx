import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import IconBrandMastercard from '@tabler/icons-react/dist/esm/icons/IconBrandMastercard.mjs'
import IconBrandPaypal from '@tabler/icons-react/dist/esm/icons/IconBrandPaypal.mjs'
import { Link as RouterLink } from 'react-router-dom'
import { type Translations, useTranslations } from '../../platform/languages.ts'
import type { StoreFormat } from '../../platform/store-format.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { IdentityCell } from '../../ui/IdentityCell.tsx'
import { Ltr } from '../../ui/Ltr.tsx'
import type { CardParts, Column } from '../../ui/table-types.ts'
import { addressOf } from './order-list.ts'
import { OrderChip, PaymentChip } from './OrderStatus.tsx'
import type { OrderRowFragment } from './orders.generated.ts'

type Order = OrderRowFragment

export const sorts = {
  ORDER: 'order',
  DATE: 'orderedAt',
  CUSTOMER: 'customerName',
  PAYMENT: 'payment',
  STATUS: 'status',
  SPENT: 'spent',
} as const satisfies Record<string, keyof Order>

export const orderColumns = (t: Translations<'orders'>['t'], format: StoreFormat): Column<Order, keyof typeof sorts>[] => [
  { header: t('order'), sort: 'ORDER', width: 78, cell: order => <NumberLink order={order.order} name={format.orderName(order.order)} /> },
  { header: t('date'), sort: 'DATE', width: 112, lines: 2, cell: ({ orderedAt }) => <OrderDate {...format} orderedAt={orderedAt} /> },
  {
    header: t('customer'),
    sort: 'CUSTOMER',
    width: 254,
    shape: 'avatar',
    cell: ({ customerName, email, avatar }) => <IdentityCell name={customerName} email={email} image={avatar} />,
  },
  { header: t('paid'), sort: 'PAYMENT', width: 164, shape: 'chip', cell: order => <PaymentChip {...order} /> },
  { header: t('state'), sort: 'STATUS', width: 152, shape: 'chip', cell: order => <OrderChip {...order} /> },
  { header: t('method'), key: 'METHOD', width: 98, cell: order => <Method {...order} /> },
  { header: t('spent'), sort: 'SPENT', width: 104, align: 'end', cell: ({ spent }) => format.money(spent) },
]

/** An order as a card on phones. */
export const orderCard = (order: Order, { orderName, date, money }: StoreFormat): CardParts => ({
  lead: (
    <IdentityCell
      name={order.customerName}
      detail={
        <>
          <NumberLink order={order.order} name={orderName(order.order)} /> · {date(order.orderedAt)}
        </>
      }
      image={order.avatar}
    />
  ),
  end: money(order.spent),
  below: (
    <>
      <PaymentChip {...order} />
      <OrderChip {...order} />
    </>
  ),
})

const NumberLink = ({ order, name }: { order: number; name: string }) => (
  <Link component={RouterLink} to={addressOf({ order })} underline="hover" sx={{ fontWeight: 500 }}>
    <Ltr>{name}</Ltr>
  </Link>
)

const OrderDate = ({ orderedAt, date, time }: Pick<Order, 'orderedAt'> & Pick<StoreFormat, 'date' | 'time'>) => (
  <>
    <Typography component="div" variant="body2" noWrap>
      {date(orderedAt)}
    </Typography>
    <Typography component="div" variant="caption" color="textSecondary" noWrap>
      {time(orderedAt)}
    </Typography>
  </>
)

/** The payment method's logo, with the card's last digits. */
export function Method({ method, methodNumber }: Pick<Order, 'method' | 'methodNumber'>) {
  const { t } = useTranslations('orders')
  const Mark = method === 'PAYPAL' ? IconBrandPaypal : IconBrandMastercard
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', verticalAlign: 'middle', gap: 2 }}>
      <Mark size={20} stroke={1.75} aria-hidden />
      {methodNumber ? (
        <>
          <VisuallyHidden>{t(`methods.${method}`)}</VisuallyHidden>
          <Ltr>••&nbsp;{methodNumber}</Ltr>
        </>
      ) : (
        t(`methods.${method}`)
      )}
    </Box>
  )
}
