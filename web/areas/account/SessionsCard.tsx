import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { formatBrowser, formatInstant } from '../../format.ts'
import { type AccountPageQuery, useRevokeSessionMutation } from './account.generated.ts'
import type { Texts as AccountText } from '../../app/languages.ts'

export function SessionsCard({
  sessions,
  text,
  onEnded,
}: {
  sessions: AccountPageQuery['sessions'] | undefined
  text: AccountText
  onEnded: () => void
}) {
  const { t, lang } = text
  const [revokeSession] = useRevokeSessionMutation({ onCompleted: onEnded })
  return (
    <Paper component="section" sx={{ p: 6 }}>
      <Typography variant="h2" sx={{ mb: 3 }}>
        {t('account.sessions')}
      </Typography>
      {sessions ? null : <Skeleton variant="rounded" height={80} />}
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 320, overflowY: 'auto' }}
        tabIndex={0}
        aria-label={t('account.sessions')}
      >
        {sessions?.map(({ id, lastSeenAt, userAgent, current }) => (
          <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 3, py: 2 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography variant="body2">{formatBrowser(userAgent) || t('account.unknownBrowser')}</Typography>
              <Typography variant="body2" color="textSecondary">
                {current ? t('account.thisSession') : formatInstant(lastSeenAt, lang)}
              </Typography>
            </Box>
            {current ? null : (
              <Button
                size="small"
                aria-label={t('account.endLabel', { when: formatInstant(lastSeenAt, lang) })}
                onClick={() => void revokeSession({ variables: { id } })}
              >
                {t('account.end')}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Paper>
  )
}
