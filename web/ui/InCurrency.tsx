/** About what an amount is in the account's preferred currency; nothing without a known rate. */
import Typography from '@mui/material/Typography'
import { formatDate } from '../platform/format.ts'
import { formatMoney } from '../platform/format-figures.ts'

export interface Rate {
  currency: string
  /** Units of the currency for a dollar. */
  exchangeRate: number | null
  exchangeDate: string
}

interface InCurrencyProps {
  /** US dollars. */
  amount: number
  rate: Rate | undefined
  text: (values: { amount: string; date: string }) => string
  lang: string
}

export function InCurrency({ amount, rate, text, lang }: InCurrencyProps) {
  if (!rate || rate.exchangeRate === null) return null
  return (
    <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block', lineHeight: '20px' }}>
      {text({ amount: formatMoney(amount * rate.exchangeRate, lang, rate.currency), date: formatDate(rate.exchangeDate, lang) })}
    </Typography>
  )
}
