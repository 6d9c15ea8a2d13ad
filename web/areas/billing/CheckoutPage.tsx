/** Checkout in four steps, each with its own address: cart, address, payment, and confirmation. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router-dom'
import { toFailure } from '../../platform/errors.ts'
import { formatMoney } from '../../platform/format-figures.ts'
import { useTranslations } from '../../platform/languages.ts'
import { perTab } from '../../platform/storage.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FailureCard } from '../../ui/FailureCard.tsx'
import { Form } from '../../ui/Form.tsx'
import { Page } from '../../ui/Page.tsx'
import { StepTitle, WizardSteps } from '../../ui/wizard/WizardSteps.tsx'
import { missingDetail } from './missing-detail.ts'
import type { PackPartsFragment } from './billing.generated.ts'
import { billingFields, BillingFields } from '../../ui/BillingFields.tsx'
import { countryName } from '../../ui/countries.ts'
import { Confirmation } from './Confirmation.tsx'
import { CouponField } from './CouponField.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { usePackName } from './pack-name.ts'
import { PaymentStep } from './PaymentStep.tsx'
import { type CheckoutState, useCheckout } from './use-checkout.ts'
import { useSaveDetails } from './use-save-details.ts'

const steps = ['cart', 'address', 'payment', 'confirmation'] as const
type Step = (typeof steps)[number]
const isStep = (text: string | null): text is Step => steps.some(step => step === text)

export function CheckoutPage() {
  const { t } = useTranslations('billing')
  const checkout = useCheckout()
  const { params, pack, packs, quote, isQuoting, error, retry, details, logged, usedBy } = checkout
  const { pathname } = useLocation()
  const given = params.get('step')
  const order = params.get('order') ?? ''
  const step = isStep(given) && (given !== 'confirmation' || order !== '') ? given : 'cart'
  const content = () => {
    if (step === 'confirmation') return <Confirmation outTradeNo={order} from="checkout" />
    if (error) return <FailureCard error={error} onRetry={retry} />
    if (!packs || (logged && !details)) return <Skeleton variant="rounded" height={320} />
    // The wizard is opened from the navigation, without a pack.
    const first = packs[0]
    if (!pack && first && pathname.startsWith('/wizard-examples/') && !params.has('removed'))
      return <Navigate to={`?step=cart&pack=${first.packId}`} replace />
    if (!pack) return <EmptyCart checkout={checkout} />
    if (step === 'cart') return <Cart checkout={checkout} pack={pack} />
    if (!logged) return <SignInFirst />
    if (step === 'address') return <Address checkout={checkout} />
    // The order was made before, by this page or another tab.
    if (usedBy) return <Navigate to={`?step=confirmation&order=${usedBy}`} replace />
    // Reached by its address alone.
    return details && !isComplete(details) ? (
      <Navigate to={`?${withStep(params, 'address')}`} replace />
    ) : (
      <Payment checkout={checkout} pack={pack} />
    )
  }
  return (
    <Box sx={{ maxWidth: 1040, mx: 'auto' }}>
      <Page title={t('checkout.title')} subtitle={t('checkout.about')} />
      <WizardSteps
        label={t('checkout.progress')}
        steps={steps.map(name => ({ name, title: t(`checkout.steps.${name}`) }))}
        at={steps.indexOf(step)}
        hrefOf={step === 'confirmation' ? undefined : name => `?${withStep(params, name)}`}
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: step === 'confirmation' ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) 340px' },
          gap: 6,
          alignItems: 'start',
        }}
      >
        <Paper component="section" aria-label={t(`checkout.steps.${step}`)} sx={{ p: { xs: 5, sm: 7 } }}>
          <StepTitle step={step}>{t(`checkout.steps.${step}`)}</StepTitle>
          {content()}
        </Paper>
        {pack && step !== 'confirmation' ? (
          <Box sx={{ position: { md: 'sticky' }, top: { md: 88 } }}>
            <OrderSummary pack={pack} quote={quote} isLoading={isQuoting} />
          </Box>
        ) : null}
      </Box>
    </Box>
  )
}

const isComplete = ({ name, country }: { name: string; country?: string | null | undefined }) => name !== '' && Boolean(country)

function withStep(params: URLSearchParams, step: string) {
  const next = new URLSearchParams(params)
  next.set('step', step)
  return next.toString()
}

function EmptyCart({ checkout: { params, change } }: { checkout: CheckoutState }) {
  const { t } = useTranslations('billing')
  const removed = params.get('removed')
  return (
    <>
      <EmptyState
        text={t('checkout.empty')}
        action={
          <Stack direction="row" sx={{ gap: 3, flexWrap: 'wrap', justifyContent: 'center' }}>
            {removed ? (
              <Button variant="outlined" onClick={() => change({ pack: removed, removed: null }, true)}>
                {t('checkout.undo')}
              </Button>
            ) : null}
            <Button variant="contained" component={Link} to="/front-pages/pricing">
              {t('checkout.prices')}
            </Button>
          </Stack>
        }
      />
    </>
  )
}

const priceKey = (packId: string, coupon: string) => `checkout-price-${packId}-${coupon}`

function Cart({ checkout, pack }: { checkout: CheckoutState; pack: PackPartsFragment }) {
  const { t, lang } = useTranslations('billing')
  const nameOf = usePackName()
  const { packs = [], coupon, quote, quoteError, change } = checkout
  const others = packs.filter(({ kind }) => kind === pack.kind)
  const failure = quoteError ? toFailure(quoteError, t('failed.unreachable'), lang) : undefined
  return (
    <Stack sx={{ gap: 5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'flex-end' }}>
        <TextField
          select
          size="small"
          label={t('invoice.item')}
          value={pack.packId}
          onChange={event => change({ pack: event.target.value }, true)}
          sx={{ flex: '1 1 220px' }}
        >
          {others.map(each => (
            <MenuItem key={each.packId} value={each.packId}>
              {nameOf(each)} · {formatMoney(each.price, lang, each.currency)}
            </MenuItem>
          ))}
        </TextField>
        <Button onClick={() => change({ pack: null, removed: pack.packId }, true)} sx={{ minHeight: 40 }}>
          {t('checkout.remove')}
        </Button>
      </Box>
      <CouponField
        key={coupon}
        coupon={coupon}
        failure={failure?.field === 'coupon' ? failure.message : ''}
        onApply={next => change({ coupon: next }, true)}
      />
      {failure && failure.field !== 'coupon' ? <Alert severity="error">{failure.message}</Alert> : null}
      <Button
        variant="contained"
        size="large"
        disabled={!quote}
        onClick={() => {
          if (quote) perTab.write(priceKey(pack.packId, coupon), String(quote.subtotal - quote.discount))
          change({ step: 'address' })
        }}
      >
        {t('checkout.toAddress')}
      </Button>
    </Stack>
  )
}

function SignInFirst() {
  const { t } = useTranslations('billing')
  const { pathname, search } = useLocation()
  const to = encodeURIComponent(pathname + search)
  return (
    <Stack sx={{ gap: 4, alignItems: 'flex-start' }}>
      <Typography>{t('checkout.signIn')}</Typography>
      <Stack direction="row" sx={{ gap: 3, flexWrap: 'wrap' }}>
        <Button variant="contained" component={Link} to={`/login?to=${to}`}>
          {t('checkout.toSignIn')}
        </Button>
        <Button variant="outlined" component={Link} to={`/register?to=${to}`}>
          {t('checkout.toRegister')}
        </Button>
      </Stack>
    </Stack>
  )
}

function Address({ checkout: { details, change } }: { checkout: CheckoutState }) {
  const { t, lang } = useTranslations('billing')
  const save = useSaveDetails()
  if (!details) return null
  return (
    <Form
      lang={lang}
      fields={billingFields}
      submit={t('checkout.toPayment')}
      check={values => missingDetail(values, t)}
      onSubmit={async values => {
        await save(values, details.lowWords ?? null)
        change({ step: 'payment' })
      }}
    >
      <BillingFields
        details={details}
        text={{ name: t('details.name'), address: t('details.address'), country: t('order.country'), noCountry: t('details.noCountry') }}
      />
    </Form>
  )
}

function Payment({ checkout, pack }: { checkout: CheckoutState; pack: PackPartsFragment }) {
  const { t, lang } = useTranslations('billing')
  const { coupon, country, quote, money, details, params, change, refetchQuote } = checkout
  const [seen] = useState(() => perTab.read(priceKey(pack.packId, coupon)))
  const [refused, setRefused] = useState<number>()
  const present = quote && quote.subtotal - quote.discount
  const before = refused ?? (seen === undefined ? undefined : Number(seen))
  const after = refused === undefined ? present : quote?.total
  const isChanged = before !== undefined && after !== undefined && Math.round(before * 100) !== Math.round(after * 100)
  return (
    <Stack sx={{ gap: 5 }}>
      {details ? (
        <Box sx={{ display: 'flex', gap: 4, justifyContent: 'space-between', alignItems: 'flex-start' }}>
          <Box sx={{ minWidth: 0 }}>
            <Typography sx={{ fontWeight: 500 }} dir="auto">
              {details.name}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'pre-line' }} dir="auto">
              {[details.address, details.country ? countryName(details.country, lang) : ''].filter(Boolean).join('\n')}
            </Typography>
          </Box>
          <Button component={Link} to={`?${withStep(params, 'address')}`} size="small" sx={{ mr: -2 }}>
            {t('checkout.edit')}
          </Button>
        </Box>
      ) : null}
      {isChanged ? (
        <Alert severity="warning">
          {t('checkout.priceChanged', { before: formatMoney(before, lang), after: formatMoney(after, lang) })}
        </Alert>
      ) : null}
      <PaymentStep
        packId={pack.packId}
        coupon={coupon}
        country={country}
        quote={quote}
        money={money}
        from="checkout"
        onPaid={outTradeNo => change({ step: 'confirmation', order: outTradeNo, coupon: null })}
        onPriceChange={() => {
          setRefused(quote?.total)
          refetchQuote()
        }}
      />
    </Stack>
  )
}
