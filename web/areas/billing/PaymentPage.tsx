/** Payment on one page: billing details, method, and the order, or an order that still waits for its payment. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router-dom'
import { toFailure } from '../../platform/errors.ts'
import { formatMoney } from '../../platform/format-figures.ts'
import { useTranslations } from '../../platform/languages.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FailureCard } from '../../ui/FailureCard.tsx'
import { Form } from '../../ui/Form.tsx'
import { Page } from '../../ui/Page.tsx'
import { missingDetail } from './missing-detail.ts'
import { type BillingDetailsPartsFragment, usePendingOrdersQuery } from './billing.generated.ts'
import { billingFields, BillingFields } from '../../ui/BillingFields.tsx'
import { Confirmation } from './Confirmation.tsx'
import { countryName } from '../../ui/countries.ts'
import { CouponField } from './CouponField.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { payHref } from './pay-href.ts'
import { PaymentStep } from './PaymentStep.tsx'
import { useCheckout } from './use-checkout.ts'
import { useSaveDetails } from './use-save-details.ts'

export function PaymentPage() {
  const { t, lang } = useTranslations('billing')
  const checkout = useCheckout()
  const {
    params,
    lines,
    items,
    isAdding,
    packs,
    quote,
    quoteError,
    isQuoting,
    error,
    retry,
    details,
    logged,
    coupon,
    country,
    money,
    change,
    refetchQuote,
  } = checkout
  const id = useId()
  const { pathname, search } = useLocation()
  const order = params.get('order')
  const isReady = details !== undefined && details.name !== '' && Boolean(details.country)
  const failure = quoteError ? toFailure(quoteError, t('failed.unreachable'), lang) : undefined
  if (!logged) return <Navigate to={`/login?to=${encodeURIComponent(pathname + search)}`} replace />
  const content = () => {
    if (order)
      return (
        <Paper sx={{ p: { xs: 5, sm: 7 } }}>
          <Confirmation outTradeNo={order} from="payment" />
        </Paper>
      )
    if (error) return <FailureCard error={error} onRetry={retry} />
    if (checkout.usedBy) return <Navigate to={`?order=${checkout.usedBy}`} replace />
    if (!packs || !details || isAdding) return <Skeleton variant="rounded" height={420} />
    if (lines.length === 0)
      return (
        <EmptyState
          text={t('checkout.empty')}
          action={
            <Button variant="contained" component={Link} to="/front-pages/pricing">
              {t('checkout.prices')}
            </Button>
          }
        />
      )
    return (
      <Box sx={gridStyles}>
        <Box sx={{ display: 'grid', gap: 6 }}>
          <BuyerCard details={details} isReady={isReady} />
          <Paper component="section" aria-labelledby={id} sx={{ p: { xs: 5, sm: 7 }, display: 'grid', gap: 5 }}>
            <Typography variant="h2" id={id}>
              {t('checkout.steps.payment')}
            </Typography>
            {isReady ? (
              <PaymentStep
                items={items}
                coupon={coupon}
                country={country}
                quote={quote}
                money={money}
                from="payment"
                onPaid={outTradeNo => change({ order: outTradeNo })}
                onPriceChange={refetchQuote}
              />
            ) : (
              <Typography color="textSecondary">{t('checkout.addressFirst')}</Typography>
            )}
          </Paper>
        </Box>
        <OrderSummary lines={lines} quote={quote} isLoading={isQuoting} rate={checkout.rate}>
          <CouponField
            key={coupon}
            coupon={coupon}
            failure={failure?.field === 'coupon' ? failure.message : ''}
            onApply={next => change({ coupon: next }, true)}
          />
        </OrderSummary>
      </Box>
    )
  }
  return (
    <Box sx={{ maxWidth: 1040, mx: 'auto' }}>
      <Page title={t('checkout.steps.payment')} subtitle={t('checkout.about')} />
      {order ? null : <Pending />}
      {content()}
    </Box>
  )
}

const gridStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
  gap: 6,
  alignItems: 'start',
}

/** Orders that can still be paid. */
function Pending() {
  const { t, lang } = useTranslations('billing')
  const { data } = usePendingOrdersQuery({ fetchPolicy: 'network-only' })
  return data?.paymentOrders.items.map(({ outTradeNo, orderAmount, payUrl }) =>
    payUrl ? (
      <Alert
        key={outTradeNo}
        severity="info"
        sx={{ mb: 4 }}
        action={
          <Button color="inherit" size="small" href={payHref(payUrl, 'payment', lang)}>
            {t('checkout.resume')}
          </Button>
        }
      >
        {t('checkout.pending', { amount: formatMoney(orderAmount, lang) })}
      </Alert>
    ) : null,
  )
}

function BuyerCard({ details, isReady }: { details: BillingDetailsPartsFragment; isReady: boolean }) {
  const { t, lang } = useTranslations('billing')
  const id = useId()
  const [isEditing, setEditing] = useState(false)
  const save = useSaveDetails()
  return (
    <Paper component="section" aria-labelledby={id} sx={{ p: { xs: 5, sm: 7 } }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 4, mb: 4 }}>
        <Typography variant="h2" id={id}>
          {t('details.title')}
        </Typography>
        {isReady && !isEditing ? (
          <Button size="small" onClick={() => setEditing(true)} sx={{ mr: -2 }}>
            {t('checkout.edit')}
          </Button>
        ) : null}
      </Box>
      {isReady && !isEditing ? (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }} dir="auto">
          {[details.name, details.address, details.country ? countryName(details.country, lang) : ''].filter(Boolean).join('\n')}
        </Typography>
      ) : (
        <Form
          lang={lang}
          fields={billingFields}
          submit={t('details.save')}
          check={values => missingDetail(values, t)}
          onSubmit={async values => {
            await save(values, details.lowWords ?? null)
            setEditing(false)
          }}
        >
          <BillingFields
            details={details}
            text={{
              name: t('details.name'),
              address: t('details.address'),
              country: t('order.country'),
              noCountry: t('details.noCountry'),
            }}
          />
        </Form>
      )}
    </Paper>
  )
}
