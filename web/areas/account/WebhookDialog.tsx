/** Adds or edits a webhook, and shows its secret once. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { notify } from '../../ui/notify.ts'
import { useCreateWebhookMutation, useUpdateWebhookMutation, type WebhookPartsFragment } from './account.generated.ts'
import { FormInDialog } from './FormInDialog.tsx'

const records = ['order', 'product', 'customer', 'invoice', 'review', 'user', 'event', 'card'] as const
const changes = ['created', 'updated', 'deleted'] as const
const accountEvents = ['purchase.paid', 'purchase.failed', 'purchase.refunded', 'plan.renewed', 'plan.ended', 'words.low'] as const

interface WebhookDialogProps {
  /** Undefined to add one. */
  webhook: WebhookPartsFragment | undefined
  types: readonly string[]
  onSecret: (secret: string) => void
  onClose: () => void
}

export function WebhookDialog({ webhook, types, onSecret, onClose }: WebhookDialogProps) {
  const { t, lang } = useTranslations('billing')
  const [create] = useCreateWebhookMutation({ refetchQueries: ['Webhooks'] })
  const [update] = useUpdateWebhookMutation()
  const [events, setEvents] = useState<readonly string[]>(webhook?.events ?? ['order.created', 'order.updated'])
  const toggle = (type: string, isOn: boolean) => setEvents(isOn ? [...events, type] : events.filter(each => each !== type))
  const box = (type: string, label: string) => (
    <Checkbox
      size="small"
      checked={events.includes(type)}
      onChange={(_, isOn) => toggle(type, isOn)}
      slotProps={{ input: { 'aria-label': label } }}
    />
  )
  return (
    <FormInDialog title={t(webhook ? 'webhooks.edit' : 'webhooks.create')} onClose={onClose}>
      <Form
        lang={lang}
        fields={['url', 'description']}
        submit={t(webhook ? 'webhooks.save' : 'webhooks.create')}
        check={() => (events.length === 0 ? { field: 'events', message: t('webhooks.noEvents') } : null)}
        onSubmit={async ({ url = '', description = '' }) => {
          const variables = { url, description, events: [...events] }
          if (webhook) await update({ variables: { id: webhook.id, ...variables } })
          const { data } = webhook ? {} : await create({ variables })
          notify({ text: t(webhook ? 'webhooks.saved' : 'webhooks.added'), color: 'success' })
          onClose()
          if (data) onSecret(data.createWebhook.secret)
        }}
      >
        <Field
          name="url"
          type="url"
          label={t('webhooks.url')}
          helperText={t('webhooks.urlHelp')}
          defaultValue={webhook?.url}
          placeholder="https://example.com/webhooks"
          autoComplete="off"
          dir="ltr"
        />
        <Field
          name="description"
          label={t('webhooks.description')}
          helperText={t('webhooks.descriptionHelp')}
          defaultValue={webhook?.description}
          autoComplete="off"
          dir="auto"
        />
        <Box>
          <Box component="table" aria-label={t('webhooks.events')} sx={tableStyles}>
            <thead>
              <tr>
                <th scope="col">{t('webhooks.record')}</th>
                {changes.map(change => (
                  <th key={change} scope="col">
                    {t(`webhooks.${change}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {records.map(record => (
                <tr key={record}>
                  <th scope="row">{t(`webhooks.records.${record}`)}</th>
                  {changes.map(change => (
                    <td key={change}>
                      {types.includes(`${record}.${change}`)
                        ? box(`${record}.${change}`, `${t(`webhooks.records.${record}`)}: ${t(`webhooks.${change}`)}`)
                        : null}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Box>
          <Typography component="p" sx={{ fontSize: 13, fontWeight: 500, color: 'text.secondary', mt: 4, mb: 1 }}>
            {t('webhooks.account')}
          </Typography>
          <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
            {accountEvents.map(type => (
              <FormControlLabel
                key={type}
                control={box(type, t(`webhooks.accountEvents.${type}`))}
                label={t(`webhooks.accountEvents.${type}`)}
                slotProps={{ typography: { variant: 'body2' } }}
              />
            ))}
          </Box>
        </Box>
      </Form>
    </FormInDialog>
  )
}

const tableStyles = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 14,
  '& th': { textAlign: 'start', fontWeight: 400 },
  '& th[scope="col"]': { fontSize: 13, fontWeight: 500, color: 'text.secondary', pb: 1 },
  '& th[scope="col"]:not(:first-of-type), & td': { textAlign: 'center', width: { xs: 72, sm: 88 } },
  '& tbody tr': { borderTop: 1, borderColor: 'divider' },
}

export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { t } = useTranslations('billing')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret)
      notify({ text: t('webhooks.copied'), color: 'success' })
    } catch {
      notify({ text: t('apiKeys.notCopied'), color: 'error' })
    }
  }
  return (
    <FormInDialog title={t('webhooks.secretTitle')} close={t('webhooks.done')} onClose={onClose}>
      <Stack spacing={4}>
        <Alert severity="warning">{t('webhooks.secretKeep')}</Alert>
        <Box
          component="code"
          dir="ltr"
          aria-label={t('webhooks.secret')}
          role="textbox"
          aria-readonly
          tabIndex={0}
          sx={{ p: 4, borderRadius: 1, bgcolor: 'action.hover', fontSize: 14, overflowWrap: 'anywhere', userSelect: 'all' }}
        >
          {secret}
        </Box>
        <Button variant="outlined" onClick={() => void copy()} sx={{ alignSelf: 'flex-start' }}>
          {t('webhooks.copy')}
        </Button>
      </Stack>
    </FormInDialog>
  )
}
