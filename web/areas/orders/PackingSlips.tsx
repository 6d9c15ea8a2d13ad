/** Packing slips for the selected orders, one per printed page. */
import { useApolloClient } from '@apollo/client/react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import GlobalStyles from '@mui/material/GlobalStyles'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { useStoreFormat } from '../../platform/store-format.ts'
import { formatNumber } from '../../platform/format.ts'
import { FailureCard } from '../../ui/FailureCard.tsx'
import { Ltr } from '../../ui/Ltr.tsx'
import { type PackingSlipFragment, PackingSlipsDocument, type PackingSlipsQuery } from './orders.generated.ts'

/** The server's limit of orders per request. */
const atOnce = 100

export function PackingSlips({ ids, onClose }: { ids: string[]; onClose: () => void }) {
  const { t, tCount } = useTranslations('orders')
  const id = useId()
  const client = useApolloClient()
  const [answer, setAnswer] = useState<{ slips: PackingSlipFragment[]; sender: Sender | undefined }>()
  const slips = answer?.slips
  const [error, setError] = useState<Error>()
  const readAll = async () => {
    const read: PackingSlipFragment[] = []
    let sender: Sender | undefined
    for (let at = 0; at < ids.length; at += atOnce) {
      const variables = { ids: ids.slice(at, at + atOnce), page: { itemsPerPage: atOnce } }
      const { data } = await client.query({ query: PackingSlipsDocument, variables, fetchPolicy: 'no-cache' })
      read.push(...(data?.orders.items ?? []))
      sender = data?.storeSettings
    }
    return { slips: read, sender }
  }
  const read = () => void readAll().then(setAnswer, setError)
  const readFirst = useEffectEvent(read)
  useEffect(() => readFirst(), [])
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby={id} className="packing-slips">
      <GlobalStyles styles={printStyles} />
      <Box className="not-printed" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, p: { xs: 4, sm: 6 } }}>
        <Box sx={{ flex: 1, minWidth: 200 }}>
          <Typography id={id} variant="h2">
            {t('slips.title')}
          </Typography>
          <Typography variant="body2" color="textSecondary" role="status">
            {slips ? tCount('slips.count', slips.length) : t('slips.reading')}
          </Typography>
        </Box>
        <Button onClick={onClose}>{t('close')}</Button>
        <Button variant="contained" disabled={!slips} onClick={() => window.print()}>
          {t('list.print')}
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
      {slips || error ? null : <LinearProgress aria-label={t('slips.reading')} />}
      {slips?.map(slip => (
        <Slip key={slip.id} slip={slip} sender={answer?.sender} />
      ))}
    </Dialog>
  )
}

type Sender = PackingSlipsQuery['storeSettings']

function Slip({ slip, sender }: { slip: PackingSlipFragment; sender: Sender | undefined }) {
  const { t, lang } = useTranslations('orders')
  const { date, orderName } = useStoreFormat()
  const { order, orderedAt, shippingAddress, trackingNumber, items } = slip
  return (
    <Box component="article" aria-label={t('slips.one', { order: orderName(order) })} sx={slipStyles}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 6, mb: 5 }}>
        <Box sx={{ flex: 1, minWidth: 180 }}>
          <Typography variant="h3" sx={{ fontSize: 18 }}>
            {t('slips.one', { order: orderName(order) })}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {date(orderedAt)}
          </Typography>
          {trackingNumber ? (
            <Typography variant="body2" color="textSecondary">
              {t('tracking.label')}: <Ltr>{trackingNumber}</Ltr>
            </Typography>
          ) : null}
        </Box>
        <Box>
          <Typography variant="caption" color="textSecondary">
            {t('slips.to')}
          </Typography>
          <Typography variant="body2" dir="auto" sx={{ whiteSpace: 'pre-line', textAlign: 'left' }}>
            {shippingAddress}
          </Typography>
        </Box>
      </Box>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('product')}</th>
            <th scope="col">{t('pieces')}</th>
            <th scope="col">{t('slips.packed')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ id, productName, productBrand, qty, fulfilled }) => (
            <tr key={id}>
              <td>
                <bdi>{productName}</bdi>, <bdi>{productBrand}</bdi>
              </td>
              <td>{formatNumber(qty, lang)}</td>
              <td>{fulfilled > 0 ? formatNumber(fulfilled, lang) : '☐'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {sender ? (
        <Typography variant="caption" color="textSecondary" component="p" dir="auto" sx={{ mt: 5, textAlign: 'left' }}>
          {[sender.storeName, ...sender.address.split('\n'), sender.storeEmail, sender.storePhone].filter(Boolean).join(' · ')}
        </Typography>
      ) : null}
    </Box>
  )
}

const slipStyles = {
  mx: { xs: 4, sm: 6 },
  mb: 6,
  p: { xs: 4, sm: 6 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  maxWidth: 760,
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: 14 },
  '& th': { color: 'text.secondary', fontWeight: 500 },
  '& th, & td': { py: 2, textAlign: 'end', borderBottom: 1, borderColor: 'divider', fontVariantNumeric: 'tabular-nums' },
  '& :is(th, td):first-of-type': { textAlign: 'start' },
  '@media print': { breakAfter: 'page', border: 0, maxWidth: 'none' },
}

const printStyles = {
  '@media print': {
    '#root, .not-printed': { display: 'none !important' },
    '.packing-slips, .packing-slips .MuiDialog-container, .packing-slips .MuiPaper-root': {
      position: 'static !important',
      display: 'block !important',
      height: 'auto !important',
      overflow: 'visible !important',
      boxShadow: 'none !important',
    },
  },
}
