/** How an order stands: paid, waiting for its payment, or to be tried again. */
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { codeOf } from '../../platform/errors.ts'
import { formatNumber } from '../../platform/format.ts'
import { formatMoney } from '../../platform/format-figures.ts'
import { useTranslations } from '../../platform/languages.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FailureCard } from '../../ui/FailureCard.tsx'
import { Ltr } from '../../ui/Ltr.tsx'
import { type CheckoutOrderQuery, useCheckoutOrderQuery } from './billing.generated.ts'
import { addToCart, clearPaid } from './cart.ts'
import { payHref } from './pay-href.ts'
import { forgetWayBack, wayBack } from './way-back.ts'

type Order = CheckoutOrderQuery['paymentOrder']

const waitMs = 1500

interface ConfirmationProps {
  outTradeNo: string
  /** Where the page of the provider leads back to. */
  from: 'checkout' | 'payment'
}

export function Confirmation({ outTradeNo, from }: ConfirmationProps) {
  const { t } = useTranslations('billing')
  const { data, error, refetch } = useCheckoutOrderQuery({ variables: { outTradeNo }, fetchPolicy: 'network-only' })
  const order = data?.paymentOrder
  const isPending = order?.status === 'PENDING'
  // The provider reports the payment a moment after it leads back.
  useEffect(() => {
    if (!isPending) return undefined
    const timer = setInterval(() => void refetch().catch(() => undefined), waitMs)
    return () => clearInterval(timer)
  }, [isPending, refetch])
  const isPaid = order?.status === 'PAID'
  useEffect(() => {
    if (isPaid) clearPaid(outTradeNo)
  }, [isPaid, outTradeNo])
  if (error && !data)
    return codeOf(error) === 'NOT_FOUND' ? (
      <EmptyState text={t('checkout.unknownOrder')} />
    ) : (
      <FailureCard error={error} onRetry={() => void refetch().catch(() => undefined)} />
    )
  if (!order) return <Skeleton variant="rounded" height={220} />
  return <OrderState order={order} from={from} />
}

const severities = {
  PAID: 'success',
  PENDING: 'info',
  FAILED: 'error',
  CANCELLED: 'warning',
  EXPIRED: 'warning',
  REFUNDED: 'info',
} as const

function OrderState({ order, from }: { order: Order; from: 'checkout' | 'payment' }) {
  const { t, lang } = useTranslations('billing')
  const { outTradeNo, items, status, wordsGranted, orderAmount, payUrl, invoiceNumber } = order
  return (
    <Stack sx={{ gap: 5, alignItems: 'flex-start' }}>
      <Alert severity={severities[status]} sx={{ width: 1 }} role="status">
        {t(`checkout.states.${status}`, { amount: formatMoney(orderAmount, lang) })}
      </Alert>
      {status === 'PAID' && wordsGranted > 0 ? (
        <Typography sx={{ fontSize: 24, fontWeight: 600 }}>{t('checkout.added', { words: formatNumber(wordsGranted, lang) })}</Typography>
      ) : null}
      <Typography variant="body2" color="textSecondary">
        {t('invoice.order')} <Ltr>{outTradeNo}</Ltr>
      </Typography>
      <Stack direction="row" sx={{ gap: 3, flexWrap: 'wrap' }}>
        {payUrl ? (
          <Button variant="contained" href={payHref(payUrl, from, lang)}>
            {t(status === 'FAILED' ? 'checkout.retry' : 'checkout.goToPayment')}
          </Button>
        ) : null}
        {status === 'PAID' ? (
          <Button variant="contained" component={Link} to={wayBack() ?? '/apps/invoice/polish'} onClick={forgetWayBack}>
            {t(wayBack() ? 'checkout.back' : 'checkout.write')}
          </Button>
        ) : null}
        {invoiceNumber ? (
          <Button variant="outlined" component={Link} to={`/pages/purchase-invoice/${outTradeNo}`}>
            {t('orders.invoice')}
          </Button>
        ) : null}
        {status === 'CANCELLED' || status === 'EXPIRED' ? (
          <Button
            variant="contained"
            component={Link}
            to={`/front-pages/checkout?step=cart&pack=${items[0]?.packId ?? ''}`}
            onClick={() => {
              for (const item of items) addToCart(item)
            }}
          >
            {t('checkout.again')}
          </Button>
        ) : null}
        <Button component={Link} to="/pages/account-settings/billing-plans">
          {t('checkout.orders')}
        </Button>
      </Stack>
    </Stack>
  )
}
