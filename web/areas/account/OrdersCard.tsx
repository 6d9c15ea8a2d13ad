/** Orders of words and balance: pending ones to pay or cancel, paid ones to refund. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { toFailure } from '../../platform/errors.ts'
import { formatInstant, formatNumber } from '../../platform/format.ts'
import { formatTime } from '../../platform/format-dates.ts'
import { formatMoney } from '../../platform/format-figures.ts'
import { useTranslations } from '../../platform/languages.ts'
import { notify } from '../../ui/notify.ts'
import { type PurchaseFragment, useCancelPurchaseMutation, usePurchasesQuery, useRefundPurchaseMutation } from './account.generated.ts'
import { FormInDialog } from './FormInDialog.tsx'
import { useItemName } from './item-name.ts'
import { LoadFailed } from './LoadFailed.tsx'

const colors = {
  PENDING: 'warning',
  PAID: 'success',
  FAILED: 'error',
  CANCELLED: 'default',
  EXPIRED: 'default',
  REFUNDED: 'info',
} as const

const outcomes = { paid: 'success', failed: 'error', canceled: 'accent' } as const
const isOutcome = (text: string | null): text is keyof typeof outcomes => text !== null && Object.hasOwn(outcomes, text)

/** Tells how a payment ended once, when its page leads back here. */
function usePaymentNotice() {
  const { t } = useTranslations('billing')
  const [params, setParams] = useSearchParams()
  const payment = params.get('payment')
  useEffect(() => {
    if (!isOutcome(payment)) return
    notify({ text: t(`orders.outcome.${payment}`), color: outcomes[payment] })
    setParams({}, { replace: true, preventScrollReset: true })
  }, [payment, t, setParams])
}

export function OrdersCard({ onChange }: { onChange: () => void }) {
  const { t } = useTranslations('billing')
  usePaymentNotice()
  const { data, error, refetch } = usePurchasesQuery()
  const [refunding, setRefunding] = useState<PurchaseFragment>()
  const changed = () => {
    void refetch().catch(() => undefined)
    onChange()
  }
  const orders = data?.paymentOrders.items
  const nameOf = useItemName(data?.packs)
  return (
    <Paper component="section" sx={{ p: 6 }}>
      <Typography variant="h2" sx={{ mb: 3 }}>
        {t('orders.title')}
      </Typography>
      {error && !data ? <LoadFailed onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton width={120} height={24} />}
      {orders?.length === 0 ? <Typography color="textSecondary">{t('orders.none')}</Typography> : null}
      {orders && orders.length > 0 ? <Orders orders={orders} nameOf={nameOf} onChange={changed} onRefund={setRefunding} /> : null}
      {refunding ? <RefundDialog order={refunding} nameOf={nameOf} onDone={changed} onClose={() => setRefunding(undefined)} /> : null}
    </Paper>
  )
}

interface OrdersProps {
  orders: PurchaseFragment[]
  nameOf: (packId: string) => string
  onChange: () => void
  onRefund: (order: PurchaseFragment) => void
}

function Orders({ orders, ...actions }: OrdersProps) {
  const { t } = useTranslations('billing')
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  if (isNarrow)
    return (
      <Box component="ul" aria-label={t('orders.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {orders.map(order => (
          <OrderCard key={order.outTradeNo} order={order} {...actions} />
        ))}
      </Box>
    )
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={t('orders.title')}>
      <Table
        size="small"
        sx={{
          '& th': { color: 'text.secondary' },
          '& td': { height: 48 },
          '& th:first-of-type, & td:first-of-type': { paddingInlineStart: 0 },
          '& th:last-of-type, & td:last-of-type': { paddingInlineEnd: 0 },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell>{t('what')}</TableCell>
            <TableCell>{t('when')}</TableCell>
            <TableCell align="right">{t('orders.amount')}</TableCell>
            <TableCell>{t('orders.status')}</TableCell>
            <TableCell align="right">{t('orders.actions')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {orders.map(order => (
            <OrderLine key={order.outTradeNo} order={order} {...actions} />
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

type LineProps = { order: PurchaseFragment } & Omit<OrdersProps, 'orders'>

function OrderLine(props: LineProps) {
  const { lang } = useTranslations('billing')
  const { createdTime, orderAmount } = props.order
  return (
    <TableRow sx={{ '&:last-child td': { border: 0 } }}>
      <TableCell>
        <Items {...props} />
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatInstant(createdTime, lang)}</TableCell>
      <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {formatMoney(orderAmount, lang)}
      </TableCell>
      <TableCell>
        <Status {...props} />
      </TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        <Actions {...props} />
      </TableCell>
    </TableRow>
  )
}

function OrderCard(props: LineProps) {
  const { lang } = useTranslations('billing')
  const { createdTime, orderAmount } = props.order
  return (
    <Box component="li" sx={{ py: 3, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box sx={{ display: 'flex', gap: 3, fontSize: 14 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Items {...props} />
        </Box>
        <Box sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>{formatMoney(orderAmount, lang)}</Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1, mt: 1.5 }}>
        <Status {...props} />
        <Typography variant="caption" color="textSecondary">
          {formatInstant(createdTime, lang)}
        </Typography>
        <Box sx={{ display: 'flex', marginInlineStart: 'auto', marginInlineEnd: -1.5 }}>
          <Actions {...props} />
        </Box>
      </Box>
    </Box>
  )
}

function Items({ order: { items, outTradeNo }, nameOf }: LineProps) {
  const { t, lang } = useTranslations('billing')
  return (
    <>
      {items.map(({ packId, quantity }) => (
        <div key={packId}>
          {quantity > 1 ? t('checkout.times', { name: nameOf(packId), quantity: formatNumber(quantity, lang) }) : nameOf(packId)}
        </div>
      ))}
      <Typography component="span" variant="caption" color="textSecondary" dir="ltr" sx={{ display: 'block', textAlign: 'match-parent' }}>
        {outTradeNo}
      </Typography>
    </>
  )
}

function Status({ order: { status, payUrl, expiresTime } }: LineProps) {
  const { t, lang } = useTranslations('billing')
  return (
    <>
      <Chip size="small" color={colors[status]} label={t(`orders.statuses.${status}`)} />
      {payUrl ? (
        <Typography variant="caption" color="textSecondary" sx={{ display: 'block', mt: { sm: 1 }, whiteSpace: 'nowrap' }}>
          {t('orders.expires', { time: formatTime(expiresTime, lang) })}
        </Typography>
      ) : null}
    </>
  )
}

function Actions({ order, onChange, onRefund }: LineProps) {
  const { t, lang } = useTranslations('billing')
  const [cancel, { loading }] = useCancelPurchaseMutation()
  const { outTradeNo, status, payUrl, invoiceNumber } = order
  const drop = async () => {
    await cancel({ variables: { outTradeNo } }).catch((error: unknown) =>
      notify({ text: toFailure(error, t('orders.failed'), lang).message, color: 'error' }),
    )
    onChange()
  }
  return (
    <>
      {status === 'PENDING' ? (
        <Button size="small" loading={loading} aria-label={t('orders.cancelNamed', { number: outTradeNo })} onClick={() => void drop()}>
          {t('orders.cancel')}
        </Button>
      ) : null}
      {payUrl ? (
        <Button size="small" variant="outlined" href={payUrl} aria-label={t('orders.payNamed', { number: outTradeNo })}>
          {t('orders.pay')}
        </Button>
      ) : null}
      {invoiceNumber ? (
        <Button
          size="small"
          component={Link}
          to={`/pages/purchase-invoice/${outTradeNo}`}
          aria-label={t('orders.invoiceNamed', { number: outTradeNo })}
        >
          {t('orders.invoice')}
        </Button>
      ) : null}
      {status === 'PAID' ? (
        <Button size="small" aria-label={t('orders.refundNamed', { number: outTradeNo })} onClick={() => onRefund(order)}>
          {t('orders.refund')}
        </Button>
      ) : null}
    </>
  )
}

interface RefundDialogProps extends Pick<OrdersProps, 'nameOf'> {
  order: PurchaseFragment
  onDone: () => void
  onClose: () => void
}

function RefundDialog({ order, nameOf, onDone, onClose }: RefundDialogProps) {
  const { t, lang } = useTranslations('billing')
  const [refund, { loading }] = useRefundPurchaseMutation()
  const [failure, setFailure] = useState('')
  const submit = async () => {
    try {
      await refund({ variables: { outTradeNo: order.outTradeNo } })
      notify({ text: t('orders.refunded'), color: 'success' })
      onDone()
      onClose()
    } catch (error) {
      setFailure(toFailure(error, t('orders.failed'), lang).message)
    }
  }
  return (
    <FormInDialog title={t('orders.refundTitle')} onClose={onClose}>
      <Typography variant="body2" sx={{ mb: 5 }}>
        {t(order.wordsGranted > 0 ? 'orders.refundWords' : 'orders.refundMoney', {
          words: formatNumber(order.wordsGranted, lang),
          amount: formatMoney(order.orderAmount, lang),
        })}
        {order.previousPlan ? ` ${t('orders.refundPlan', { plan: nameOf(order.previousPlan) })}` : null}
      </Typography>
      {failure ? (
        <Alert severity="error" sx={{ mb: 4 }}>
          {failure}
        </Alert>
      ) : null}
      <Button fullWidth variant="contained" loading={loading} onClick={() => void submit()}>
        {t('orders.refund')}
      </Button>
    </FormInDialog>
  )
}
