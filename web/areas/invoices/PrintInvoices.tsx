/** Several invoices, one per page, for printing or PDF. */
import { useApolloClient } from '@apollo/client/react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import GlobalStyles from '@mui/material/GlobalStyles'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import { FailureCard } from '../../ui/FailureCard.tsx'
import { InvoicePaper } from './InvoicePaper.tsx'
import { PrintedInvoiceDocument, type PrintedInvoiceQuery } from './invoices.generated.ts'

export function PrintInvoices({ ids, onClose }: { ids: string[]; onClose: () => void }) {
  const { t, lang } = useTranslations('invoices')
  const id = useId()
  const client = useApolloClient()
  const [sheets, setSheets] = useState<PrintedInvoiceQuery[]>()
  const [error, setError] = useState<Error>()
  const readAll = () =>
    Promise.all(
      ids.map(async id => {
        const { data } = await client.query({ query: PrintedInvoiceDocument, variables: { id }, fetchPolicy: 'network-only' })
        return data ? [data] : []
      }),
    )
  const read = () => void readAll().then(found => setSheets(found.flat()), setError)
  const readFirst = useEffectEvent(read)
  useEffect(() => readFirst(), [])
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby={id} className="print-invoices">
      <GlobalStyles styles={printStyles} />
      <Box className="not-printed" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, p: { xs: 4, sm: 6 } }}>
        <Box sx={{ flex: 1, minWidth: 200 }}>
          <Typography id={id} variant="h2">
            {t('print.title')}
          </Typography>
          <Typography variant="body2" color="textSecondary" role="status">
            {sheets ? t('print.count', { count: sheets.length, number: formatNumber(sheets.length, lang) }) : t('print.reading')}
          </Typography>
        </Box>
        <Button onClick={onClose}>{t('close')}</Button>
        <Button variant="contained" disabled={!sheets} onClick={() => window.print()}>
          {t('print.action')}
        </Button>
      </Box>
      {error ? (
        <FailureCard
          error={error}
          onRetry={() => {
            setError(undefined)
            read()
          }}
        />
      ) : null}
      {sheets || error ? null : <LinearProgress aria-label={t('print.reading')} />}
      <Box className="sheets" sx={{ display: 'grid', gap: 6, width: 1, maxWidth: 794, mx: 'auto', px: { xs: 4, sm: 0 }, pb: 6 }}>
        {sheets?.map(({ invoice, ...sender }) => (
          <InvoicePaper key={invoice.id} invoice={invoice} sender={sender} />
        ))}
      </Box>
    </Dialog>
  )
}

const printStyles = {
  '@media print': {
    '#root, .not-printed': { display: 'none !important' },
    '.print-invoices, .print-invoices :is(.MuiDialog-container, .MuiPaper-root, .sheets)': {
      position: 'static !important',
      display: 'block !important',
      height: 'auto !important',
      maxWidth: 'none !important',
      overflow: 'visible !important',
      boxShadow: 'none !important',
      padding: '0 !important',
    },
  },
}
