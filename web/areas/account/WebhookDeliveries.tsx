/** The latest deliveries of a webhook; each opens to what was sent and answered. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import { useState } from 'react'
import { toFailure } from '../../platform/errors.ts'
import { formatWhen } from '../../platform/format-dates.ts'
import { formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import { notify } from '../../ui/notify.ts'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { statusChips } from '../../ui/StatusChip.tsx'
import { type DeliveryPartsFragment, useResendWebhookDeliveryMutation, useWebhookDeliveriesQuery } from './account.generated.ts'
import { LoadFailed } from './LoadFailed.tsx'

const step = 5

const DeliveryState = statusChips<DeliveryPartsFragment['state']>({
  PENDING: { color: 'warning', icon: IconClock },
  DELIVERED: { color: 'success', icon: IconCircleCheck },
  FAILED: { color: 'error', icon: IconAlertTriangle },
})

export function WebhookDeliveries({ webhookId }: { webhookId: string }) {
  const { t } = useTranslations('billing')
  const [size, setSize] = useState(step)
  const { data, previousData, error, refetch } = useWebhookDeliveriesQuery({
    variables: { webhookId, page: { itemsPerPage: size } },
    fetchPolicy: 'cache-and-network',
  })
  const page = (data ?? previousData)?.webhookDeliveries
  return (
    <Box sx={{ mt: 4 }}>
      <Typography component="h4" sx={{ fontSize: 13, fontWeight: 600, color: 'text.secondary', mb: 1 }}>
        {t('webhooks.deliveries')}
      </Typography>
      {error && !page ? <LoadFailed onRetry={() => void refetch()} /> : null}
      {page || error ? null : <Skeleton variant="rounded" height={44} />}
      {page?.total === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {t('webhooks.noDeliveries')}
        </Typography>
      ) : null}
      {page?.items.map(delivery => (
        <Delivery key={delivery.id} delivery={delivery} />
      ))}
      {page && page.total > page.items.length && size < 100 ? (
        <Button size="small" sx={{ mt: 2 }} onClick={() => setSize(size + 20)}>
          {t('webhooks.older')}
        </Button>
      ) : null}
    </Box>
  )
}

function Delivery({ delivery }: { delivery: DeliveryPartsFragment }) {
  const { t, tCount, lang } = useTranslations('billing')
  const [resend, { loading }] = useResendWebhookDeliveryMutation({ refetchQueries: ['Webhooks'] })
  const { id, type, state, status, error, attempts, nextAt, createdAt, durationMs, body, response, eventId } = delivery
  const again = async () => {
    try {
      const { data } = await resend({ variables: { id } })
      const reason = data?.resendWebhookDelivery.error
      if (reason) notify({ text: t(`webhooks.errors.${reason}`), color: 'error' })
      else notify({ text: t('webhooks.resent'), color: 'success' })
    } catch (failed) {
      notify({ text: toFailure(failed, t('orders.failed'), lang).message, color: 'error' })
    }
  }
  const facts = [
    tCount('webhooks.attempts', attempts),
    durationMs === null ? '' : t('webhooks.ms', { ms: formatNumber(durationMs, lang) }),
    error ? t(`webhooks.errors.${error}`) : '',
    nextAt ? t('webhooks.next', { when: formatWhen(nextAt, lang) }) : '',
  ].filter(Boolean)
  return (
    <Box component="details" sx={rowStyles}>
      <summary>
        <DeliveryState status={state} text={t(`webhooks.states.${state}`)} />
        <Box component="span" sx={{ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' }}>
          <code dir="ltr">{type}</code>
        </Box>
        <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {status ?? ''}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary', fontSize: 13 }}>
          <RelativeTime instant={createdAt} />
        </Box>
      </summary>
      <Box sx={{ pt: 3, pb: 4, display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
          <Typography variant="body2" color="textSecondary" sx={{ flex: 1 }}>
            <bdi>{eventId}</bdi> · {facts.join(' · ')}
          </Typography>
          <Button size="small" variant="outlined" loading={loading} onClick={() => void again()}>
            {t('webhooks.resend')}
          </Button>
        </Box>
        <Block label={t('webhooks.request')} text={pretty(body)} />
        <Block label={t('webhooks.response')} text={response || t('webhooks.noResponse')} />
      </Box>
    </Box>
  )
}

const pretty = (body: string) => JSON.stringify(JSON.parse(body), null, 2)

const Block = ({ label, text }: { label: string; text: string }) => (
  <Box>
    <Typography component="p" sx={{ fontSize: 12, fontWeight: 600, color: 'text.secondary', mb: 1 }}>
      {label}
    </Typography>
    <Box component="pre" dir="ltr" tabIndex={0} aria-label={label} role="region" sx={blockStyles}>
      {text}
    </Box>
  </Box>
)

const blockStyles = {
  m: 0,
  p: 3,
  borderRadius: 1,
  bgcolor: 'action.hover',
  fontSize: 12,
  lineHeight: 1.5,
  maxHeight: 220,
  overflow: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const

const rowStyles = {
  borderTop: 1,
  borderColor: 'divider',
  fontSize: 14,
  '& > summary': { display: 'flex', alignItems: 'center', gap: 3, minHeight: 48, cursor: 'pointer', listStyle: 'none' },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > summary:hover': { bgcolor: 'action.hover', mx: -2, px: 2, borderRadius: 1 },
}
