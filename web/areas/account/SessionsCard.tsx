import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import IconDeviceDesktop from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs'
import { toFailure } from '../../platform/errors.ts'
import { useTranslations } from '../../platform/languages.ts'
import { formatInstant } from '../../platform/format.ts'
import { formatBrowser } from '../../platform/format-dates.ts'
import { notify } from '../../ui/notify.ts'
import { type SessionsQuery, useRevokeSessionMutation, useSessionsQuery, useSignOutEverywhereMutation } from './account.generated.ts'
import { LoadFailed } from './LoadFailed.tsx'

export function SessionsCard() {
  const { t, lang } = useTranslations('account')
  const { data, error, refetch } = useSessionsQuery()
  const [revokeSession] = useRevokeSessionMutation({ refetchQueries: ['Sessions'], awaitRefetchQueries: true })
  const [signOutEverywhere, { loading: isSigningOut }] = useSignOutEverywhereMutation({
    refetchQueries: ['Sessions'],
    awaitRefetchQueries: true,
  })
  const endAll = async () => {
    try {
      await signOutEverywhere()
      notify({ text: t('account.endedAll'), color: 'success' })
    } catch (failure) {
      notify({ text: toFailure(failure, t('failed.unreachable'), lang).message, color: 'error' })
    }
  }
  const end = async (id: string) => {
    try {
      await revokeSession({ variables: { id } })
      notify({ text: t('account.ended'), color: 'success' })
    } catch (failure) {
      notify({ text: toFailure(failure, t('failed.unreachable'), lang).message, color: 'error' })
    }
  }
  return (
    <Paper component="section" sx={{ p: 6 }}>
      <Typography variant="h2" id="sessions" sx={{ mb: 3 }}>
        {t('account.sessions')}
      </Typography>
      {error && !data ? <LoadFailed onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton variant="rounded" height={80} />}
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 420, overflowY: 'auto' }}
        tabIndex={0}
        role="list"
        aria-labelledby="sessions"
      >
        {data?.sessions.map(session => (
          <SessionRow key={session.id} session={session} onEnd={() => void end(session.id)} />
        ))}
      </Box>
      {data && data.sessions.length > 1 ? (
        <Button variant="outlined" loading={isSigningOut} onClick={() => void endAll()} sx={{ mt: 4 }}>
          {t('account.endAll')}
        </Button>
      ) : null}
    </Paper>
  )
}

function SessionRow({ session, onEnd }: { session: SessionsQuery['sessions'][number]; onEnd: () => void }) {
  const { t, lang } = useTranslations('account')
  const { lastSeenAt, userAgent, current } = session
  const when = formatInstant(lastSeenAt, lang)
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 3, py: 2.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box component="span" aria-hidden sx={{ display: 'flex', color: 'text.secondary' }}>
        <IconDeviceDesktop size={20} stroke={1.75} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 500 }}>
          {formatBrowser(userAgent) || t('account.unknownBrowser')}
        </Typography>
        <Typography variant="caption" color="textSecondary" component="p">
          {when}
        </Typography>
      </Box>
      {current ? (
        <Chip size="small" label={t('account.thisSession')} />
      ) : (
        <Button size="small" aria-label={t('account.endLabel', { when })} onClick={onEnd}>
          {t('account.end')}
        </Button>
      )}
    </Box>
  )
}
