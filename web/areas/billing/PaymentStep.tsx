/** Method of payment; the order is made once, however often the button is pressed or the page reloaded. */
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { type Failure, toFailure } from '../../platform/errors.ts'
import { formatMoney } from '../../platform/format-figures.ts'
import { useTranslations } from '../../platform/languages.ts'
import { perTab } from '../../platform/storage.ts'
import { type QuoteOrderQuery, useCreatePaymentOrderMutation } from './billing.generated.ts'

interface PaymentStepProps {
  packId: string
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

const radioStyles = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  m: 0,
  px: 3,
  py: 1.5,
  '&:has(:checked)': { borderColor: 'primary.main', outline: 1, outlineColor: 'primary.main' },
} as const

export function PaymentStep({ packId, coupon, country, quote, money, from, onPaid, onPriceChange }: PaymentStepProps) {
  const { t, lang } = useTranslations('billing')
  const id = useId()
  const [method, setMethod] = useState<'SANDBOX' | 'BALANCE'>('SANDBOX')
  const [failure, setFailure] = useState<Failure>()
  const [create, { loading }] = useCreatePaymentOrderMutation()
  const isShort = quote !== undefined && method === 'BALANCE' && money < quote.total
  const submit = async () => {
    setFailure(undefined)
    const name = `checkout-key-${packId}-${coupon}-${country ?? ''}-${method}-${quote?.total ?? 0}`
    const make = async () => {
      const idempotencyKey = perTab.read(name) ?? crypto.randomUUID()
      perTab.write(name, idempotencyKey)
      const variables = { packId, coupon: coupon || null, country, method, expectedTotal: quote?.total ?? null, idempotencyKey }
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
      if (order.payUrl) return window.location.assign(`${order.payUrl}?from=${from}`)
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
      <FormControl>
        <FormLabel id={id} sx={{ mb: 3 }}>
          {t('order.method')}
        </FormLabel>
        <RadioGroup
          aria-labelledby={id}
          value={method}
          onChange={(_, value) => setMethod(value === 'BALANCE' ? 'BALANCE' : 'SANDBOX')}
          sx={{ gap: 3 }}
        >
          <FormControlLabel value="SANDBOX" control={<Radio size="small" />} label={t('order.card')} sx={radioStyles} />
          <FormControlLabel
            value="BALANCE"
            control={<Radio size="small" />}
            label={t('order.balance', { amount: formatMoney(money, lang) })}
            sx={radioStyles}
          />
        </RadioGroup>
      </FormControl>
      <Typography variant="body2" color="textSecondary">
        {t(method === 'SANDBOX' ? 'checkout.cardHelp' : 'checkout.balanceHelp')}
      </Typography>
      {isShort ? <Alert severity="warning">{t('order.short')}</Alert> : null}
      {failure ? <Alert severity="error">{failure.message}</Alert> : null}
      <Button variant="contained" size="large" disabled={!quote || isShort} loading={loading} onClick={() => void submit()}>
        {quote ? t('order.pay', { amount: formatMoney(quote.total, lang) }) : t('order.payPlain')}
      </Button>
    </>
  )
}
