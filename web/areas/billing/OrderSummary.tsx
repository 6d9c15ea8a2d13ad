/** What the order costs, beside the steps of the checkout. */
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { Fragment, type ReactNode, useId } from 'react'
import { formatNumber } from '../../platform/format.ts'
import { formatMoney } from '../../platform/format-figures.ts'
import { useTranslations } from '../../platform/languages.ts'
import { InCurrency, type Rate } from '../../ui/InCurrency.tsx'
import type { QuoteOrderQuery } from './billing.generated.ts'
import { usePackName } from './pack-name.ts'
import { totalStyles } from './total-styles.ts'
import type { CartLine } from './use-checkout.ts'

interface OrderSummaryProps {
  lines: readonly CartLine[]
  quote: QuoteOrderQuery['quoteOrder'] | undefined
  isLoading: boolean
  rate: Rate | undefined
  children?: ReactNode
}

export function OrderSummary({ lines, quote, isLoading, rate, children }: OrderSummaryProps) {
  const { t, lang } = useTranslations('billing')
  const id = useId()
  const nameOf = usePackName()
  return (
    <Paper component="section" aria-labelledby={id} sx={{ p: 6, display: 'grid', gap: 4 }}>
      <Typography variant="h2" id={id}>
        {t('checkout.summary')}
      </Typography>
      <Box component="dl" aria-busy={isLoading} sx={totalStyles}>
        {lines.map(({ pack, quantity }) => (
          <Fragment key={pack.packId}>
            <dt>{quantity > 1 ? t('checkout.times', { name: nameOf(pack), quantity: formatNumber(quantity, lang) }) : nameOf(pack)}</dt>
            <dd>{formatMoney(pack.price * quantity, lang, pack.currency)}</dd>
          </Fragment>
        ))}
        {quote && quote.discount > 0 ? (
          <>
            <dt>{t('order.discount')}</dt>
            <dd>{formatMoney(-quote.discount, lang)}</dd>
          </>
        ) : null}
        <dt>{t('order.tax')}</dt>
        <dd>{quote ? formatMoney(quote.tax, lang) : <Skeleton width={60} />}</dd>
        <Box component="dt" className="total">
          {t('order.total')}
        </Box>
        <Box component="dd" className="total">
          {quote ? formatMoney(quote.total, lang) : <Skeleton width={80} />}
        </Box>
      </Box>
      {quote ? <InCurrency amount={quote.total} rate={rate} text={values => t('inCurrency', values)} lang={lang} /> : null}
      {children}
      <Typography variant="caption" color="textSecondary">
        {t('checkout.delivery')}
      </Typography>
    </Paper>
  )
}
