/** API keys of the account: created, shown once, and revoked. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs'
import { useState } from 'react'
import { toFailure } from '../../platform/errors.ts'
import { formatDate } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import { notify } from '../../ui/notify.ts'
import { type ApiKeyPartsFragment, useApiKeysQuery, useRevokeApiKeyMutation } from './account.generated.ts'
import { FormInDialog } from './FormInDialog.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { NewApiKey } from './NewApiKey.tsx'

export function ApiKeysCard() {
  const { t } = useTranslations('billing')
  const { data, error, refetch } = useApiKeysQuery()
  const [now] = useState(() => Date.now())
  const [isCreating, setCreating] = useState(false)
  const [revoking, setRevoking] = useState<ApiKeyPartsFragment>()
  const keys = data?.apiKeys
  return (
    <Paper component="section" aria-labelledby="api-keys" sx={{ p: 6 }}>
      <Typography variant="h2" id="api-keys" sx={{ mb: 2 }}>
        {t('apiKeys.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
        {t('apiKeys.about')}
      </Typography>
      {error && !data ? <LoadFailed onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton variant="rounded" height={56} />}
      {keys?.length === 0 ? <Typography variant="body2">{t('apiKeys.none')}</Typography> : null}
      {keys && keys.length > 0 ? (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {keys.map(key => (
            <KeyRow key={key.id} apiKey={key} now={now} onRevoke={() => setRevoking(key)} />
          ))}
        </Box>
      ) : null}
      <Button variant="outlined" sx={{ mt: 4 }} onClick={() => setCreating(true)}>
        {t('apiKeys.create')}
      </Button>
      {isCreating ? <NewApiKey onClose={() => setCreating(false)} /> : null}
      {revoking ? <RevokeDialog apiKey={revoking} onClose={() => setRevoking(undefined)} /> : null}
    </Paper>
  )
}

interface KeyRowProps {
  apiKey: ApiKeyPartsFragment
  now: number
  onRevoke: () => void
}

function KeyRow({ apiKey, now, onRevoke }: KeyRowProps) {
  const { t, lang } = useTranslations('billing')
  const { name, scope, start, expiresAt, lastUsedAt } = apiKey
  const isExpired = expiresAt !== null && Date.parse(expiresAt) <= now
  const expiry = expiresAt ? t('apiKeys.expiresOn', { when: formatDate(expiresAt, lang) }) : t('apiKeys.noExpiry')
  const use = lastUsedAt ? t('apiKeys.used', { when: formatDate(lastUsedAt, lang) }) : t('apiKeys.unused')
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 3, py: 2.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box component="span" aria-hidden sx={{ display: 'flex', color: 'text.secondary' }}>
        <IconKey size={20} stroke={1.75} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography variant="body2" dir="auto" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Chip
            size="small"
            color={isExpired ? 'error' : 'default'}
            label={isExpired ? t('apiKeys.expired') : t(`apiKeys.scopes.${scope}`)}
          />
        </Stack>
        <Typography variant="caption" color="textSecondary" component="p">
          <span dir="ltr">{start}…</span> · {use} · {expiry}
        </Typography>
      </Box>
      <Button size="small" color="error" aria-label={t('apiKeys.revokeNamed', { name })} onClick={onRevoke}>
        {t('apiKeys.revoke')}
      </Button>
    </Box>
  )
}

function RevokeDialog({ apiKey, onClose }: { apiKey: ApiKeyPartsFragment; onClose: () => void }) {
  const { t, lang } = useTranslations('billing')
  const [revoke, { loading }] = useRevokeApiKeyMutation({ refetchQueries: ['ApiKeys'], awaitRefetchQueries: true })
  const [failure, setFailure] = useState('')
  const submit = async () => {
    try {
      await revoke({ variables: { id: apiKey.id } })
      notify({ text: t('apiKeys.revoked'), color: 'success' })
      onClose()
    } catch (error) {
      setFailure(toFailure(error, t('orders.failed'), lang).message)
    }
  }
  return (
    <FormInDialog title={t('apiKeys.revokeTitle', { name: apiKey.name })} onClose={onClose}>
      <Typography variant="body2" sx={{ mb: 5 }}>
        {t('apiKeys.revokeAbout')}
      </Typography>
      {failure ? (
        <Alert severity="error" sx={{ mb: 4 }}>
          {failure}
        </Alert>
      ) : null}
      <Button fullWidth variant="contained" color="error" loading={loading} onClick={() => void submit()}>
        {t('apiKeys.revoke')}
      </Button>
    </FormInDialog>
  )
}
