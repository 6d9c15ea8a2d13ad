/** The invoice of a purchase, to print or save as PDF. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { Link, useParams } from 'react-router-dom'
import { codeOf } from '../../platform/errors.ts'
import { formatNumber } from '../../platform/format.ts'
import { formatWrittenDate } from '../../platform/format-dates.ts'
import { formatMoney } from '../../platform/format-figures.ts'
import { useTranslations } from '../../platform/languages.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FailureCard } from '../../ui/FailureCard.tsx'
import { Ltr } from '../../ui/Ltr.tsx'
import { Page } from '../../ui/Page.tsx'
import { Party, Sheet } from '../../ui/Sheet.tsx'
import { type PurchaseInvoiceQuery, usePricingQuery, usePurchaseInvoiceQuery } from './billing.generated.ts'
import { usePackName } from './pack-name.ts'
import { countryName } from '../../ui/countries.ts'

export function PurchaseInvoicePage() {
  const { outTradeNo = '' } = useParams()
  const { t } = useTranslations('billing')
  const { data, error, refetch } = usePurchaseInvoiceQuery({ variables: { outTradeNo } })
  const invoice = data?.purchaseInvoice
  const isMissing = error !== undefined && codeOf(error) === 'NOT_FOUND'
  return (
    <Box sx={{ maxWidth: 794, mx: 'auto', '@media print': { maxWidth: 'none', '& > :not(.invoice-paper)': { display: 'none' } } }}>
      <Page
        title={invoice ? t('invoice.titled', { number: invoice.number }) : t('invoice.title')}
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
            <Button component={Link} to="/pages/account-settings/billing-plans">
              {t('invoice.back')}
            </Button>
            <Button variant="contained" disabled={!invoice} onClick={() => window.print()}>
              {t('invoice.print')}
            </Button>
          </Box>
        }
      />
      {error && !data && isMissing ? <EmptyState text={t('invoice.missing')} /> : null}
      {error && !data && !isMissing ? <FailureCard error={error} onRetry={() => void refetch().catch(() => undefined)} /> : null}
      {data || error ? null : <Skeleton variant="rounded" height={900} />}
      {invoice ? <Invoice invoice={invoice} /> : null}
    </Box>
  )
}

function Invoice({ invoice }: { invoice: PurchaseInvoiceQuery['purchaseInvoice'] }) {
  const { t, lang } = useTranslations('billing')
  const packs = usePricingQuery().data?.packs
  const nameOf = usePackName()
  const { number, outTradeNo, issuedTime, seller, buyer, items, subtotal, discount, coupon, tax, taxCountry, total, refunded, method } =
    invoice
  const money = (value: number) => formatMoney(value, lang)
  const country = buyer.country ? countryName(buyer.country, lang) : undefined
  const packOf = (packId: string) => packs?.find(each => each.packId === packId)
  /** Passes and plans have names; packs are named by their words. */
  const hasOwnName = (packId: string) => (packOf(packId)?.kind ?? 'PACK') !== 'PACK'
  const itemName = (packId: string, words: number) => {
    const pack = packOf(packId)
    if (pack) return nameOf(pack)
    return words > 0 ? t('orders.words', { words: formatNumber(words, lang) }) : t('orders.topUp')
  }
  return (
    <Sheet label={t('invoice.titled', { number })}>
      <header>
        <Party name={seller.name} lines={[seller.address, seller.email]} />
        <Box sx={{ textAlign: 'end' }}>
          <Typography component="p" className="kind">
            {t('invoice.title')}
          </Typography>
          <dl>
            <dt>{t('invoice.number')}</dt>
            <dd>
              <Ltr>{number}</Ltr>
            </dd>
            <dt>{t('when')}</dt>
            <dd>{formatWrittenDate(issuedTime.slice(0, 10), lang)}</dd>
          </dl>
        </Box>
      </header>
      <Box className="parties">
        <section>
          <h3>{t('invoice.billTo')}</h3>
          <Party name={buyer.name || buyer.email} lines={[buyer.address, country, buyer.name ? buyer.email : undefined]} />
        </section>
        <section>
          <h3>{t('invoice.payment')}</h3>
          <dl>
            <dt>{t('order.method')}</dt>
            <dd>{t(method === 'BALANCE' ? 'invoice.byBalance' : 'order.card')}</dd>
            <dt>{t('orders.status')}</dt>
            <dd>{t(refunded >= total && total > 0 ? 'orders.statuses.REFUNDED' : 'orders.statuses.PAID')}</dd>
            <dt>{t('invoice.order')}</dt>
            <dd>
              <Ltr>{outTradeNo}</Ltr>
            </dd>
          </dl>
        </section>
      </Box>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('invoice.item')}</th>
            <th scope="col">{t('invoice.quantity')}</th>
            <th scope="col">{t('orders.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ packId, quantity, words, subtotal: cost }) => (
            <tr key={packId}>
              <td>
                <strong>{itemName(packId, words)}</strong>
                {hasOwnName(packId) ? <small>{t('orders.words', { words: formatNumber(words, lang) })}</small> : null}
              </td>
              <td>{formatNumber(quantity, lang)}</td>
              <td>{money(cost)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Box className="foot">
        <Box />
        <dl>
          <dt>{t('order.subtotal')}</dt>
          <dd>{money(subtotal)}</dd>
          {discount > 0 ? (
            <>
              <dt>
                {t('order.discount')} {coupon ? <Ltr>{coupon}</Ltr> : null}
              </dt>
              <dd>{money(-discount)}</dd>
            </>
          ) : null}
          {tax > 0 ? (
            <>
              <dt>
                {t('order.tax')} {taxCountry ? countryName(taxCountry, lang) : null}
              </dt>
              <dd>{money(tax)}</dd>
            </>
          ) : null}
          <dt className="total">{t('order.total')}</dt>
          <dd className="total">{money(total)}</dd>
          {refunded > 0 ? (
            <>
              <dt>{t('orders.statuses.REFUNDED')}</dt>
              <dd>{money(-refunded)}</dd>
            </>
          ) : null}
        </dl>
      </Box>
    </Sheet>
  )
}
