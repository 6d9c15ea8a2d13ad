/** Checkout in four steps, each with its own address: cart, address, payment, and confirmation. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router-dom'
import { formatMoney } from '../../platform/format-figures.ts'
import { useTranslations } from '../../platform/languages.ts'
import { perTab } from '../../platform/storage.ts'
import { FailureCard } from '../../ui/FailureCard.tsx'
import { Page } from '../../ui/Page.tsx'
import { StepTitle, WizardSteps } from '../../ui/wizard/WizardSteps.tsx'
import { countryName } from '../../ui/countries.ts'
import { AddressStep } from './AddressStep.tsx'
import { CartStep, priceKey } from './CartStep.tsx'
import { Confirmation } from './Confirmation.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { PaymentStep } from './PaymentStep.tsx'
import { type CheckoutState, useCheckout } from './use-checkout.ts'

const steps = ['cart', 'address', 'payment', 'confirmation'] as const
type Step = (typeof steps)[number]
const isStep = (text: string | null): text is Step => steps.some(step => step === text)

export function CheckoutPage() {
  const { t } = useTranslations('billing')
  const checkout = useCheckout()
  const { params, lines, isAdding, packs, quote, isQuoting, error, retry, details, logged, usedBy } = checkout
  const { pathname } = useLocation()
  const given = params.get('step')
  const order = params.get('order') ?? ''
  const step = isStep(given) && (given !== 'confirmation' || order !== '') ? given : 'cart'
  const content = () => {
    if (step === 'confirmation') return <Confirmation outTradeNo={order} from="checkout" />
    if (error) return <FailureCard error={error} onRetry={retry} />
    if (!packs || (logged && !details)) return <Skeleton variant="rounded" height={320} />
    if (isAdding) return <Skeleton variant="rounded" height={320} />
    // The wizard is opened from the navigation, with an empty cart.
    const first = packs[0]
    const isEmpty = lines.length === 0
    if (isEmpty && first && pathname.startsWith('/wizard-examples/') && !params.has('removed'))
      return <Navigate to={`?step=cart&pack=${first.packId}`} replace />
    if (isEmpty || step === 'cart') return <CartStep checkout={checkout} />
    if (!logged) return <SignInFirst />
    if (step === 'address') return <AddressStep checkout={checkout} />
    // The order was made before, by this page or another tab.
    if (usedBy) return <Navigate to={`?step=confirmation&order=${usedBy}`} replace />
    // Reached by its address alone.
    return details && !isComplete(details) ? <Navigate to={`?${withStep(params, 'address')}`} replace /> : <Payment checkout={checkout} />
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
        {lines.length > 0 && step !== 'confirmation' ? (
          <Box sx={{ position: { md: 'sticky' }, top: { md: 88 } }}>
            <OrderSummary lines={lines} quote={quote} isLoading={isQuoting} rate={checkout.rate} />
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

function Payment({ checkout }: { checkout: CheckoutState }) {
  const { t, lang } = useTranslations('billing')
  const { lines, items, coupon, country, quote, money, details, params, change, refetchQuote } = checkout
  const [seen] = useState(() => perTab.read(priceKey(lines, coupon)))
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
        items={items}
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
