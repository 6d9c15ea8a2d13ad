/** Method of payment; the order is made once, however often the button is pressed or the page reloaded. */
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { type Failure, toFailure } from '../../platform/errors.ts'
import { formatMoney } from '../../platform/format-figures.ts'
import { useTranslations } from '../../platform/languages.ts'
import { perTab } from '../../platform/storage.ts'
import { newUuid } from '../../platform/uuid.ts'
import { type QuoteOrderQuery, useCreatePaymentOrderMutation } from './billing.generated.ts'
import { type CartItem, markPlaced } from './cart.ts'
import { payHref } from './pay-href.ts'
import { PaymentMethods, usePaymentMethod } from './PaymentMethods.tsx'

interface PaymentStepProps {
  items: CartItem[]
  coupon: string
  country: string | null
  quote: QuoteOrderQuery['quoteOrder'] | undefined
  /** The balance, in dollars. */
  money: number
  /** Where the page of the provider leads back to. */
  from: 'checkout' | 'payment'
  onPaid: (outTradeNo: string) => void
  /** The price is another one than was shown. */
  onPriceChange: () => void
}

export function PaymentStep({ items, coupon, country, quote, money, from, onPaid, onPriceChange }: PaymentStepProps) {
  const { t, lang } = useTranslations('billing')
  const payment = usePaymentMethod()
  const { method } = payment
  const [failure, setFailure] = useState<Failure>()
  const [create, { loading }] = useCreatePaymentOrderMutation()
  const isShort = quote !== undefined && method === 'BALANCE' && money < quote.total
  const submit = async () => {
    if (!method) return
    setFailure(undefined)
    const name = `checkout-key-${items.map(({ packId, quantity }) => `${packId}*${quantity}`).join('+')}-${coupon}-${country ?? ''}-${method}-${quote?.total ?? 0}`
    const make = async () => {
      const idempotencyKey = perTab.read(name) ?? newUuid()
      perTab.write(name, idempotencyKey)
      const variables = { items, coupon: coupon || null, country, method, expectedTotal: quote?.total ?? null, idempotencyKey }
      return (await create({ variables })).data?.createPaymentOrder
    }
    try {
      let order = await make()
      // An order that was canceled or has expired is not paid again; a new one is.
      if (order && !order.payUrl && order.status !== 'PAID') {
        perTab.write(name, undefined)
        order = await make()
      }
      if (!order) return
      markPlaced(order.outTradeNo)
      if (order.payUrl) return window.location.assign(payHref(order.payUrl, from, lang))
      perTab.write(name, undefined)
      onPaid(order.outTradeNo)
    } catch (error) {
      const found = toFailure(error, t('failed.unreachable'), lang)
      setFailure(found)
      if (found.field === 'expectedTotal') onPriceChange()
    }
  }
  return (
    <>
      <PaymentMethods {...payment} money={money} framed />
      <Typography variant="body2" color="textSecondary">
        {t(method === 'BALANCE' ? 'checkout.balanceHelp' : 'checkout.cardHelp')}
      </Typography>
      {isShort ? <Alert severity="warning">{t('order.short')}</Alert> : null}
      {failure ? <Alert severity="error">{failure.message}</Alert> : null}
      <Button variant="contained" size="large" disabled={!quote || !method || isShort} loading={loading} onClick={() => void submit()}>
        {quote ? t('order.pay', { amount: formatMoney(quote.total, lang) }) : t('order.payPlain')}
      </Button>
    </>
  )
}
