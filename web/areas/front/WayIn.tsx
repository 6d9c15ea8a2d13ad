/** Sign-in options beside the trial: demo accounts, sign-up, sign-in. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom'
import { refreshAccount } from '../../platform/auth.ts'
import { toFailure } from '../../platform/errors.ts'
import { homeOf, localPath } from '../../platform/destinations.ts'
import { useTranslations } from '../../platform/languages.ts'
import { updateSession, useSession } from '../../platform/session.ts'
import { notify } from '../../ui/notify.ts'
import { type FrontFactsQuery, useEnterDemoMutation } from './public.generated.ts'

const editor = '/apps/invoice/polish'

type DemoLogin = FrontFactsQuery['demoLogins'][number]

/** Signs in with a demo account and continues to the requested page, by default the editor. */
function useDemo() {
  const { t } = useTranslations('front')
  const { search } = useLocation()
  const navigate = useNavigate()
  const [enter] = useEnterDemoMutation()
  const [busy, setBusy] = useState('')
  const go = async ({ email, password }: DemoLogin) => {
    setBusy(email)
    try {
      const { data } = await enter({ variables: { email, password } })
      updateSession({ auth: data?.login.auth ?? '' })
      await refreshAccount()
      await navigate(localPath(new URLSearchParams(search).get('to'), editor))
    } catch (error) {
      notify({ text: toFailure(error, t('failed.unreachable')).message, color: 'error' })
      setBusy('')
    }
  }
  return { busy, go }
}

export function WayIn({ logins }: { logins: DemoLogin[] | undefined }) {
  const { t } = useTranslations('front')
  const session = useSession()
  const { search } = useLocation()
  const { busy, go } = useDemo()
  if (session.logged && !busy)
    return (
      <Paper sx={{ p: 6 }}>
        <Typography variant="h2">{t('way.signedIn')}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1, mb: 5, overflowWrap: 'anywhere' }}>
          {session.email}
        </Typography>
        <Button fullWidth variant="outlined" component={RouterLink} to={homeOf(session)}>
          {t('nav.open')}
        </Button>
      </Paper>
    )
  return (
    <Paper sx={{ p: 6 }}>
      {logins?.length === 0 ? null : (
        <Box sx={{ mb: 6 }}>
          <Typography variant="h2">{t('way.title')}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1, mb: 4 }}>
            {t('way.text')}
          </Typography>
          <Box sx={{ display: 'grid', gap: 3, minHeight: 88 }}>
            {logins?.map(demo => (
              <Button key={demo.email} variant="outlined" loading={busy === demo.email} onClick={() => void go(demo)}>
                {t('way.use', { email: demo.email })}
              </Button>
            )) ?? <Skeleton variant="rounded" height={88} />}
          </Box>
        </Box>
      )}
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Link component={RouterLink} to={{ pathname: '/register', search }} variant="body2">
          {t('way.register')}
        </Link>
        <Link component={RouterLink} to={{ pathname: '/login', search }} variant="body2">
          {t('way.signIn')}
        </Link>
      </Box>
    </Paper>
  )
}
