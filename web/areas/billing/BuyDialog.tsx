/** Buys a pack: coupon, country, and method of payment, with the exact total before the order is made. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import MenuItem from '@mui/material/MenuItem'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { toFailure } from '../../platform/errors.ts'
import { formatMoney } from '../../platform/format-figures.ts'
import { useTranslations } from '../../platform/languages.ts'
import { newUuid } from '../../platform/uuid.ts'
import { InCurrency, type Rate } from '../../ui/InCurrency.tsx'
import { notify } from '../../ui/notify.ts'
import { persistent } from '../../ui/shake.ts'
import { type PackPartsFragment, useBillingDetailsQuery, useCreatePaymentOrderMutation, useQuoteOrderQuery } from './billing.generated.ts'
import { countries } from '../../ui/countries.ts'
import { ChangePlan } from './ChangePlan.tsx'
import { CouponField } from './CouponField.tsx'
import { usePackName } from './pack-name.ts'
import { payHref } from './pay-href.ts'
import { PaymentMethods, usePaymentMethod } from './PaymentMethods.tsx'
import { totalStyles } from './total-styles.ts'
import { forgetWayBack, wayBack } from './way-back.ts'

interface BuyDialogProps {
  pack: PackPartsFragment
  /** The balance, in dollars. */
  money: number
  rate: Rate | undefined
  /** The account's plan, if it has one. */
  plan: PackPartsFragment | undefined
  onClose: () => void
}

const billingPage = '/pages/account-settings/billing-plans'

export function BuyDialog({ pack, money, rate, plan, onClose }: BuyDialogProps) {
  const { t } = useTranslations('billing')
  const id = useId()
  const name = usePackName()(pack)
  const isChange = pack.kind === 'PLAN' && plan !== undefined
  return (
    <Dialog open onClose={persistent(onClose)} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{t(isChange ? 'change.title' : 'order.title', { name })}</DialogTitle>
      {isChange ? (
        <ChangePlan pack={pack} current={plan} onClose={onClose} />
      ) : (
        <NewOrder pack={pack} money={money} rate={rate} onClose={onClose} />
      )}
    </Dialog>
  )
}

function NewOrder({ pack, money, rate, onClose }: Omit<BuyDialogProps, 'plan'>) {
  const { t, lang } = useTranslations('billing')
  const navigate = useNavigate()
  const [coupon, setCoupon] = useState('')
  const { data: billing } = useBillingDetailsQuery()
  const [chosenCountry, setCountry] = useState<string>()
  const known = countries(lang)
  // That of the billing details at first.
  const country = chosenCountry ?? known.find(({ code }) => code === billing?.billingDetails.country)?.code ?? ''
  const payment = usePaymentMethod()
  const { method } = payment
  // The same order, however often the button is pressed.
  const [key, setKey] = useState(() => newUuid())
  const [failure, setFailure] = useState('')
  const chosen = { packId: pack.packId, ...(coupon && { coupon }), ...(country && { country }) }
  const { data, previousData, error, loading } = useQuoteOrderQuery({ variables: chosen })
  const [create, { loading: isCreating }] = useCreatePaymentOrderMutation()
  const quote = error ? undefined : (data ?? previousData)?.quoteOrder
  const couponFailure = error ? toFailure(error, t('failed.unreachable')).message : ''
  const isShort = quote !== undefined && method === 'BALANCE' && money < quote.total
  const apply = (code: string) => {
    setCoupon(code)
    setKey(newUuid())
  }
  const submit = async () => {
    if (!method) return
    setFailure('')
    try {
      const { data: made } = await create({
        variables: { ...chosen, method, expectedTotal: quote?.total ?? null, idempotencyKey: `${key}-${method}-${country}` },
      })
      const order = made?.createPaymentOrder
      if (order?.payUrl) return window.location.assign(payHref(order.payUrl, wayBack() ? 'checkout' : 'billing', lang))
      notify({ text: t('order.paid'), color: 'success' })
      const back = wayBack()
      forgetWayBack()
      await navigate(back ?? billingPage)
    } catch (caught) {
      setFailure(toFailure(caught, t('failed.unreachable')).message)
    }
  }
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 5 }}>
        <Box sx={{ pt: 1 }}>
          <CouponField coupon={coupon} failure={couponFailure} onApply={apply} />
        </Box>
        <TextField
          select
          size="small"
          label={t('order.country')}
          value={country}
          helperText={t('order.countryHelp')}
          onChange={event => setCountry(event.target.value)}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{t('order.otherCountry')}</MenuItem>
          {known.map(({ code, name }) => (
            <MenuItem key={code} value={code}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <PaymentMethods {...payment} money={money} />
        <Box component="dl" aria-busy={loading} sx={{ ...totalStyles, pt: 4, borderTop: 1, borderColor: 'divider' }}>
          <dt>{t('order.subtotal')}</dt>
          <dd>{quote ? formatMoney(quote.subtotal, lang) : <Skeleton width={60} />}</dd>
          {quote && quote.discount > 0 ? (
            <>
              <dt>{t('order.discount')}</dt>
              <dd>{formatMoney(-quote.discount, lang)}</dd>
            </>
          ) : null}
          {quote && quote.tax > 0 ? (
            <>
              <dt>{t('order.tax')}</dt>
              <dd>{formatMoney(quote.tax, lang)}</dd>
            </>
          ) : null}
          <Box component="dt" className="total">
            {t('order.total')}
          </Box>
          <Box component="dd" className="total">
            {quote ? formatMoney(quote.total, lang) : <Skeleton width={60} />}
          </Box>
        </Box>
        {quote ? <InCurrency amount={quote.total} rate={rate} text={values => t('inCurrency', values)} lang={lang} /> : null}
        {isShort ? <Alert severity="warning">{t('order.short')}</Alert> : null}
        {failure ? <Alert severity="error">{failure}</Alert> : null}
      </DialogContent>
      <DialogActions sx={{ px: 6, pb: 5, flexWrap: 'wrap', gap: 2 }}>
        <Button
          component={Link}
          to={`/front-pages/checkout?step=cart&${new URLSearchParams({ pack: pack.packId, ...(coupon && { coupon }) })}`}
          sx={{ mr: 'auto' }}
        >
          {t('checkout.toCart')}
        </Button>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="contained" disabled={!quote || !method || isShort} loading={isCreating} onClick={() => void submit()}>
          {quote ? t('order.pay', { amount: formatMoney(quote.total, lang) }) : t('order.payPlain')}
        </Button>
      </DialogActions>
    </>
  )
}
