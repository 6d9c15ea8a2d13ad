/** Webhooks for integrators: endpoints, what they receive, and what was delivered. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useState } from 'react'
import { toFailure } from '../../platform/errors.ts'
import { useTranslations } from '../../platform/languages.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { notify } from '../../ui/notify.ts'
import { StatusChip } from '../../ui/StatusChip.tsx'
import {
  useDeleteWebhookMutation,
  useReplaceWebhookSecretMutation,
  useSendWebhookTestMutation,
  useUpdateWebhookMutation,
  useWebhooksQuery,
  type WebhookPartsFragment,
} from './account.generated.ts'
import { LoadFailed } from './LoadFailed.tsx'
import { WebhookDeliveries } from './WebhookDeliveries.tsx'
import { SecretDialog, WebhookDialog } from './WebhookDialog.tsx'

export function WebhooksCard() {
  const { t } = useTranslations('billing')
  const { data, error, refetch } = useWebhooksQuery()
  const [editing, setEditing] = useState<WebhookPartsFragment | 'new'>()
  const [secret, setSecret] = useState('')
  const add = (
    <Button variant="contained" startIcon={<IconPlus size={18} stroke={1.75} />} onClick={() => setEditing('new')}>
      {t('webhooks.create')}
    </Button>
  )
  const webhooks = data?.webhooks
  return (
    <Paper component="section" aria-labelledby="webhooks" sx={{ maxWidth: 960 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'flex-start', p: 6, pb: 5 }}>
        <Box sx={{ flex: '1 1 320px' }}>
          <Typography variant="h2" id="webhooks" sx={{ mb: 1 }}>
            {t('webhooks.title')}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {t('webhooks.about')}
          </Typography>
        </Box>
        {webhooks && webhooks.length > 0 ? add : null}
      </Box>
      {error && !data ? (
        <Box sx={{ px: 6, pb: 6 }}>
          <LoadFailed onRetry={() => void refetch()} />
        </Box>
      ) : null}
      {data || error ? null : <Skeleton variant="rounded" height={120} sx={{ mx: 6, mb: 6 }} />}
      {webhooks?.length === 0 ? <EmptyState text={t('webhooks.none')} action={add} /> : null}
      {webhooks?.map(webhook => (
        <Webhook key={webhook.id} webhook={webhook} onEdit={() => setEditing(webhook)} onSecret={setSecret} />
      ))}
      {editing ? (
        <WebhookDialog
          webhook={editing === 'new' ? undefined : editing}
          types={data?.webhookEventTypes ?? []}
          onSecret={setSecret}
          onClose={() => setEditing(undefined)}
        />
      ) : null}
      {secret ? <SecretDialog secret={secret} onClose={() => setSecret('')} /> : null}
    </Paper>
  )
}

interface WebhookProps {
  webhook: WebhookPartsFragment
  onEdit: () => void
  onSecret: (secret: string) => void
}

function Webhook({ webhook, onEdit, onSecret }: WebhookProps) {
  const { t, tCount, lang } = useTranslations('billing')
  const [menu, setMenu] = useState<HTMLElement | null>(null)
  const [confirming, setConfirming] = useState<'replace' | 'remove'>()
  const [update] = useUpdateWebhookMutation()
  const [remove] = useDeleteWebhookMutation({ refetchQueries: ['Webhooks'] })
  const [replace] = useReplaceWebhookSecretMutation()
  const [test, { loading: isTesting }] = useSendWebhookTestMutation({ refetchQueries: ['Webhooks', 'WebhookDeliveries'] })
  const { id, url, description, events, isActive } = webhook
  const { host } = new URL(url)
  const run = (work: () => Promise<unknown>) => {
    setMenu(null)
    void work().catch((failed: unknown) => notify({ text: toFailure(failed, t('orders.failed'), lang).message, color: 'error' }))
  }
  const sendTest = async () => {
    const { data } = await test({ variables: { id } })
    const reason = data?.sendWebhookTest.error
    if (reason) notify({ text: t('webhooks.testFailed', { reason: t(`webhooks.errors.${reason}`) }), color: 'error' })
    else notify({ text: t('webhooks.tested'), color: 'success' })
  }
  const toggle = async () => {
    await update({ variables: { id, isActive: !isActive } })
    notify({ text: t(isActive ? 'webhooks.pausedNow' : 'webhooks.resumedNow'), color: 'success' })
  }
  return (
    <Box component="article" aria-label={url} sx={{ borderTop: 1, borderColor: 'divider', px: 6, py: 5 }}>
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'flex-start' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
            <Typography component="h3" dir="ltr" sx={{ fontSize: 14, fontWeight: 600, overflowWrap: 'anywhere' }}>
              {url}
            </Typography>
            <WebhookStatus webhook={webhook} />
          </Box>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {description ? (
              <>
                <bdi>{description}</bdi>
                {' · '}
              </>
            ) : null}
            {tCount('webhooks.eventCount', events.length)}
          </Typography>
        </Box>
        <Button
          size="small"
          variant="outlined"
          loading={isTesting}
          onClick={() => run(sendTest)}
          sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
        >
          {t('webhooks.test')}
        </Button>
        <IconButton
          size="small"
          aria-label={t('webhooks.more', { host })}
          aria-haspopup="menu"
          onClick={event => setMenu(event.currentTarget)}
        >
          <IconDots size={20} stroke={1.75} />
        </IconButton>
        <Menu anchorEl={menu} open={menu !== null} onClose={() => setMenu(null)}>
          <MenuItem onClick={() => run(sendTest)} sx={{ display: { sm: 'none' } }}>
            {t('webhooks.test')}
          </MenuItem>
          <MenuItem
            onClick={() => {
              setMenu(null)
              onEdit()
            }}
          >
            {t('webhooks.edit')}
          </MenuItem>
          <MenuItem onClick={() => run(toggle)}>{t(isActive ? 'webhooks.pause' : 'webhooks.resume')}</MenuItem>
          {(['replace', 'remove'] as const).map(action => (
            <MenuItem
              key={action}
              onClick={() => {
                setMenu(null)
                setConfirming(action)
              }}
              sx={action === 'remove' ? { color: 'error.main' } : undefined}
            >
              {t(`webhooks.${action}`)}
            </MenuItem>
          ))}
        </Menu>
      </Box>
      <WebhookDeliveries webhookId={id} />
      <ConfirmDialog
        isOpen={confirming !== undefined}
        title={t(confirming === 'remove' ? 'webhooks.removeTitle' : 'webhooks.replaceTitle')}
        text={t(confirming === 'remove' ? 'webhooks.removeAbout' : 'webhooks.replaceAbout')}
        confirm={t(confirming === 'remove' ? 'webhooks.remove' : 'webhooks.replace')}
        onConfirm={() =>
          run(async () => {
            if (confirming === 'remove') {
              await remove({ variables: { id } })
              return notify({ text: t('webhooks.removed'), color: 'success' })
            }
            const { data } = await replace({ variables: { id } })
            onSecret(data?.replaceWebhookSecret.secret ?? '')
          })
        }
        onClose={() => setConfirming(undefined)}
      />
    </Box>
  )
}

function WebhookStatus({ webhook: { isActive, isPausedByFailures } }: { webhook: WebhookPartsFragment }) {
  const { t } = useTranslations('billing')
  const icon = { size: 16, stroke: 1.75 }
  if (isActive) return <StatusChip color="success" icon={<IconCircleCheck {...icon} />} text={t('webhooks.active')} />
  if (isPausedByFailures) return <StatusChip color="error" icon={<IconAlertTriangle {...icon} />} text={t('webhooks.failing')} />
  return <StatusChip color="neutral" icon={<IconPlayerPause {...icon} />} text={t('webhooks.paused')} />
}
