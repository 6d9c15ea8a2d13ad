import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { useStoreFormat } from '../../platform/store-format.ts'
import { Ltr } from '../../ui/Ltr.tsx'
import { DescriptionList } from '../../ui/record/DescriptionList.tsx'
import { SideCard } from '../../ui/record/SideCard.tsx'
import { PaymentChip } from './OrderStatus.tsx'
import { Method } from './OrderColumns.tsx'
import type { OrderDetailsFragment } from './orders.generated.ts'

interface CardProps {
  order: OrderDetailsFragment | undefined
}

export function CustomerCard({ order }: CardProps) {
  const { t, tCount } = useTranslations('orders')
  const { money } = useStoreFormat()
  const customer = order?.customer
  const count = customer?.order ?? 0
  return (
    <SideCard title={t('person.title')}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mb: 4 }}>
        {order ? (
          <Avatar src={order.avatar} alt="" sx={{ width: 40, height: 40 }} />
        ) : (
          <Skeleton variant="circular" width={40} height={40} />
        )}
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography variant="body2" component="div" dir="auto" noWrap sx={{ fontWeight: 500, textAlign: 'left' }}>
            {!order ? (
              <Skeleton width={140} />
            ) : customer ? (
              <Link component={RouterLink} to={`/apps/ecommerce/customer/details/${customer.customerId}`} underline="hover">
                {order.customerName}
              </Link>
            ) : (
              order.customerName
            )}
          </Typography>
          <Typography variant="caption" component="div" color="textSecondary" noWrap>
            {order ? (
              <Link href={`mailto:${order.email}`} color="inherit" underline="hover">
                <Ltr>{order.email}</Ltr>
              </Link>
            ) : (
              <Skeleton width={180} />
            )}
          </Typography>
        </Box>
      </Box>
      {order && !customer ? (
        <Typography variant="body2" color="textSecondary">
          {t('person.gone')}
        </Typography>
      ) : (
        <DescriptionList
          items={[
            { label: t('title'), value: customer && tCount('person.orders', count) },
            { label: t('person.spent'), value: customer && money(customer.totalSpent) },
            { label: t('person.contact'), value: customer && (customer.contact ? <Ltr>{customer.contact}</Ltr> : '') },
          ]}
        />
      )}
    </SideCard>
  )
}

interface PaymentCardProps extends CardProps {
  onRefund: () => void
  onPayment: (payment: OrderDetailsFragment['payment']) => void
}

export function PaymentCard({ order, onRefund, onPayment }: PaymentCardProps) {
  const { t } = useTranslations('orders')
  const { money } = useStoreFormat()
  const { payment } = order ?? {}
  const left = order && payment === 'PAID' ? order.spent - order.refunded : undefined
  return (
    <SideCard
      title={t('money.title')}
      action={
        payment === 'PAID' ? (
          <Button size="small" onClick={onRefund}>
            {t('money.refund')}
          </Button>
        ) : null
      }
    >
      <DescriptionList
        items={[
          { label: t('state'), value: order && <PaymentChip {...order} /> },
          { label: t('method'), value: order && <Method {...order} /> },
          { label: t('spent'), value: order && money(order.spent) },
          ...(order && order.refunded > 0 ? [{ label: t('items.refunded'), value: money(order.refunded) }] : []),
          ...(left !== undefined && order && order.refunded > 0 ? [{ label: t('money.left'), value: money(left) }] : []),
        ]}
      />
      {payment === 'PENDING' || payment === 'FAILED' ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 4 }}>
          {payment === 'PENDING' ? (
            <>
              <Button size="small" variant="outlined" onClick={() => onPayment('PAID')}>
                {t('money.received')}
              </Button>
              <Button size="small" onClick={() => onPayment('FAILED')}>
                {t('money.failed')}
              </Button>
            </>
          ) : (
            <Button size="small" variant="outlined" onClick={() => onPayment('PENDING')}>
              {t('money.again')}
            </Button>
          )}
        </Box>
      ) : null}
    </SideCard>
  )
}

interface AddressesCardProps extends CardProps {
  onEdit: (address: 'shipping' | 'billing') => void
}

export function AddressesCard({ order, onEdit }: AddressesCardProps) {
  const { t } = useTranslations('orders')
  return (
    <SideCard title={t('addresses.title')}>
      <Box sx={{ display: 'grid', gap: 4 }}>
        {(['shipping', 'billing'] as const).map(kind => (
          <Address key={kind} kind={kind} order={order} onEdit={() => onEdit(kind)} />
        ))}
      </Box>
    </SideCard>
  )
}

function Address({ kind, order, onEdit }: CardProps & { kind: 'shipping' | 'billing'; onEdit: () => void }) {
  const { t } = useTranslations('orders')
  const title = t(`addresses.${kind}`)
  const isSame = kind === 'billing' && order?.billingAddress === order?.shippingAddress
  return (
    <section>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          minHeight: 30,
          '& .MuiButton-root': { minHeight: 30 },
        }}
      >
        <Typography variant="body2" component="h3" color="textSecondary">
          {title}
        </Typography>
        {order && order.status !== 'DELIVERED' ? (
          <Button
            size="small"
            aria-label={`${t('addresses.edit')}: ${title}`}
            onClick={onEdit}
            sx={{ minWidth: 0, marginInlineEnd: -1.25 }}
          >
            {t('addresses.edit')}
          </Button>
        ) : null}
      </Box>
      {order && isSame ? (
        <Typography variant="body2">{t('addresses.same')}</Typography>
      ) : (
        <Typography variant="body2" component="address" dir="auto" sx={{ fontStyle: 'normal', whiteSpace: 'pre-line', textAlign: 'left' }}>
          {order ? order[`${kind}Address`] : <Skeleton height={60} />}
        </Typography>
      )}
    </section>
  )
}
