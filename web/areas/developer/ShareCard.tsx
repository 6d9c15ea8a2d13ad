/** Read-only links to the workspace. */
import { useApolloClient } from '@apollo/client/react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Select from '@mui/material/Select'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { formatDate, formatInstant } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import { CodeBlock } from '../../ui/code/CodeBlock.tsx'
import { notify } from '../../ui/notify.ts'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { CreateShareDocument, RevokeShareDocument, type SandboxPageQuery } from './developer.generated.ts'
import { SandboxCard } from './SandboxCard.tsx'
import { itemStyles, listStyles } from './SnapshotsCard.tsx'
import { useAttempt } from './use-attempt.ts'

const lifetimes = [1, 7, 30, 90]

interface ShareCardProps {
  shares: SandboxPageQuery['workspaceShares']
  reload: () => void
}

export function ShareCard({ shares, reload }: ShareCardProps) {
  const { t, lang } = useTranslations('developer')
  const client = useApolloClient()
  const { isBusy, attempt } = useAttempt()
  const id = useId()
  const [days, setDays] = useState(7)
  const [created, setCreated] = useState<{ id: string; token: string; url: string }>()
  const create = () =>
    attempt(async () => {
      const { data } = await client.mutate({ mutation: CreateShareDocument, variables: { days } })
      const made = data?.createWorkspaceShare
      if (made) setCreated({ id: made.share.id, token: made.token, url: made.url })
      reload()
    })
  const revoke = (shareId: string) =>
    attempt(async () => {
      await client.mutate({ mutation: RevokeShareDocument, variables: { id: shareId } })
      if (created?.id === shareId) setCreated(undefined)
      notify({ text: t('sandbox.revoked'), topic: 'sandbox' })
      reload()
    })
  return (
    <SandboxCard title={t('sandbox.share')} help={t('sandbox.shareHelp')}>
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography component="label" variant="body2" htmlFor={id}>
          {t('sandbox.validFor')}
        </Typography>
        <Select native size="small" value={String(days)} inputProps={{ id }} onChange={event => setDays(Number(event.target.value))}>
          {lifetimes.map(each => (
            <option key={each} value={each}>
              {new Intl.NumberFormat(lang, { numberingSystem: 'latn', style: 'unit', unit: 'day', unitDisplay: 'long' }).format(each)}
            </option>
          ))}
        </Select>
        <Button variant="outlined" loading={isBusy} onClick={() => void create()}>
          {t('sandbox.createLink')}
        </Button>
      </Box>
      {created ? (
        <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
          <Alert severity="info">{t('sandbox.shownOnce')}</Alert>
          <CodeBlock label={t('sandbox.link')} code={created.url} />
          <CodeBlock
            label="cURL"
            code={`curl '${window.location.origin}/api/apps/ecommerce/reviews' -H 'authorization: ${created.token}'`}
          />
        </Box>
      ) : null}
      {shares.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {t('sandbox.noLinks')}
        </Typography>
      ) : (
        <Box component="ul" sx={listStyles}>
          {shares.map(share => (
            <Box component="li" key={share.id} sx={itemStyles}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography variant="body2">{t('sandbox.linkFrom', { date: formatInstant(share.createdAt, lang) })}</Typography>
                <Typography variant="caption" color="textSecondary">
                  {t('sandbox.validUntil', { date: formatDate(share.expiresAt, lang) })} ·{' '}
                  {share.lastUsedAt ? (
                    <>
                      {t('sandbox.lastUsed')} <RelativeTime instant={share.lastUsedAt} />
                    </>
                  ) : (
                    t('sandbox.neverUsed')
                  )}
                </Typography>
              </Box>
              <Button size="small" color="error" disabled={isBusy} onClick={() => void revoke(share.id)}>
                {t('sandbox.revoke')}
              </Button>
            </Box>
          ))}
        </Box>
      )}
    </SandboxCard>
  )
}
