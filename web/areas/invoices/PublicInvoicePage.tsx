/** An invoice as its client sees it, by a link and without signing in. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useEffect, useEffectEvent } from 'react'
import { useParams } from 'react-router-dom'
import { codeOf, toFailure } from '../../platform/errors.ts'
import { formatWrittenDate } from '../../platform/format-dates.ts'
import { formatMoney } from '../../platform/format-figures.ts'
import { useTranslations } from '../../platform/languages.ts'
import { Page } from '../../ui/Page.tsx'
import { InvoicePaper } from './InvoicePaper.tsx'
import { type PublicInvoiceQuery, useOpenPublicInvoiceMutation, usePublicInvoiceQuery } from './public.generated.ts'

export function PublicInvoicePage() {
  const { token = '' } = useParams()
  return <PublicInvoice key={token} token={token} />
}

function PublicInvoice({ token }: { token: string }) {
  const { t } = useTranslations('invoices')
  const { data, error, refetch } = usePublicInvoiceQuery({ token })
  if (error)
    return (
      <Page title={t('public.failed')}>
        <meta name="robots" content="noindex" />
        <Alert
          severity={codeOf(error) === 'NOT_FOUND' ? 'info' : 'error'}
          action={
            codeOf(error) === 'NOT_FOUND' ? null : (
              <Button color="inherit" size="small" onClick={() => void refetch()}>
                {t('failed.retry')}
              </Button>
            )
          }
        >
          {codeOf(error) === 'NOT_FOUND' ? t('public.gone') : toFailure(error, t('failed.unreachable')).message}
        </Alert>
      </Page>
    )
  if (!data) return <Skeleton variant="rounded" height={900} sx={{ maxWidth: 794, mx: 'auto' }} />
  return <Sheet invoice={data.publicInvoice} token={token} />
}

function Sheet({ invoice, token }: { invoice: PublicInvoiceQuery['publicInvoice']; token: string }) {
  const { t, lang } = useTranslations('invoices')
  const [open] = useOpenPublicInvoiceMutation()
  // The page shows the invoice whether or not its sender gets to know.
  const reportOpened = useEffectEvent(() => void open({ variables: { token } }).catch(() => undefined))
  useEffect(() => reportOpened(), [])
  const { id, balance, dueDate, issuer, paymentDetails } = invoice
  const due = { amount: formatMoney(balance, lang), due: formatWrittenDate(dueDate, lang) }
  return (
    <Box sx={{ maxWidth: 794, mx: 'auto', '@media print': { maxWidth: 'none', '& > :not(.invoice-paper)': { display: 'none' } } }}>
      <meta name="robots" content="noindex" />
      <Page
        title={t('invoiceTitle', { id })}
        subtitle={balance === 0 ? t('public.paid') : t('public.due', due)}
        action={
          <Button variant="contained" onClick={() => window.print()}>
            {t('download')}
          </Button>
        }
      />
      <InvoicePaper invoice={invoice} sender={{ invoiceIssuer: issuer, paymentDetails }} />
    </Box>
  )
}
