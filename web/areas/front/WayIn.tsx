/** Ways in, above the trial: demo accounts, sign-up, sign-in. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom'
import { refreshAccount } from '../../platform/auth.ts'
import { toFailure } from '../../platform/errors.ts'
import { homeOf, localPath } from '../../platform/destinations.ts'
import { takeTexts } from '../../platform/kept-texts.ts'
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
      takeTexts(data?.login.account.preferences)
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
  const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: { xs: 6, md: 8 }, minHeight: 42 }
  if (session.logged && !busy)
    return (
      <Box sx={row}>
        <Button size="large" variant="contained" component={RouterLink} to={homeOf(session)}>
          {t('nav.open')}
        </Button>
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {t('way.signedIn')} <bdi>({session.email})</bdi>
        </Typography>
      </Box>
    )
  return (
    <Box sx={row}>
      <Button size="large" variant="contained" component={RouterLink} to={{ pathname: '/register', search }}>
        {t('way.register')}
      </Button>
      {logins === undefined ? (
        <>
          <Skeleton variant="rounded" width={190} height={42} />
          <Skeleton variant="rounded" width={190} height={42} />
        </>
      ) : (
        logins.map(demo => (
          <Button key={demo.email} size="large" variant="outlined" loading={busy === demo.email} onClick={() => void go(demo)}>
            {t('way.use', { email: demo.email })}
          </Button>
        ))
      )}
      <Link component={RouterLink} to={{ pathname: '/login', search }} variant="body2">
        {t('way.signIn')}
      </Link>
    </Box>
  )
}
