/** Explains the missing permission, shows the current account, and offers ways to continue. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { useAbility } from '../../platform/ability.ts'
import { toFailure } from '../../platform/errors.ts'
import { homeOf, localPath } from '../../platform/destinations.ts'
import { useTranslations } from '../../platform/languages.ts'
import { signOut, useSession } from '../../platform/session.ts'
import { DeniedIllustration, OpenIllustration } from '../../ui/Illustrations.tsx'
import { notify } from '../../ui/notify.ts'
import { Page } from '../../ui/Page.tsx'
import { useRequestAccessMutation } from './public.generated.ts'

const isName = (text: string | null): text is string => text !== null && /^\p{L}{1,40}$/u.test(text)

export function NotAuthorizedPage() {
  const { t } = useTranslations('account')
  const session = useSession()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [action, subject, to] = [params.get('action'), params.get('subject'), params.get('to')]
  const login = `/login${to ? `?to=${encodeURIComponent(to)}` : ''}`
  const known = isName(action) && isName(subject) ? { action, subject } : undefined
  const ability = useAbility()
  // The link may be old: the account may have received the right since.
  const hasAccess = session.logged && (known ? ability.can(known.action, known.subject) : ability.can('manage', 'all'))
  const reason = hasAccess
    ? t(known ? 'denied.granted' : 'denied.all', known)
    : known
      ? t('denied.missing', known)
      : t(session.logged ? 'denied.unknown' : 'denied.needs')
  const switchAccount = async () => {
    signOut()
    await navigate(login)
  }
  return (
    <Box sx={{ maxWidth: 560, mx: 'auto', pt: { sm: 6 } }}>
      <Box sx={{ mb: 2, marginInlineStart: -3 }}>{hasAccess ? <OpenIllustration /> : <DeniedIllustration />}</Box>
      <Page title={t(hasAccess ? 'denied.clear' : 'denied.title')}>
        <Typography sx={{ mb: 2 }}>{reason}</Typography>
        <Typography color="textSecondary" sx={{ mb: 6, overflowWrap: 'anywhere' }}>
          {session.logged
            ? t('denied.as', {
                email: session.email,
                role: t(session.loginUserType === 'admin' ? 'account.roles.admin' : 'account.roles.regular'),
              })
            : t('denied.out')}
        </Typography>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 3 }}>
          {session.logged ? (
            <>
              <Button variant="contained" component={Link} to={hasAccess ? localPath(to, homeOf(session)) : homeOf(session)}>
                {t(hasAccess && to ? 'denied.open' : 'denied.home')}
              </Button>
              <Button variant="outlined" onClick={() => void switchAccount()}>
                {t('denied.switch')}
              </Button>
            </>
          ) : (
            <Button variant="contained" component={Link} to={login}>
              {t('signIn.submit')}
            </Button>
          )}
          <Button onClick={() => void navigate(-1)}>{t('denied.back')}</Button>
        </Stack>
        {session.logged && known && !hasAccess ? <AccessRequest {...known} /> : null}
      </Page>
    </Box>
  )
}

function AccessRequest(right: { action: string; subject: string }) {
  const { t, lang } = useTranslations('account')
  const [requestAccess, { loading }] = useRequestAccessMutation()
  const [answer, setAnswer] = useState<boolean>()
  const submit = async () => {
    try {
      setAnswer((await requestAccess({ variables: right })).data?.requestAccess ?? false)
    } catch (error) {
      notify({ text: toFailure(error, t('failed.unreachable'), lang).message, color: 'error' })
    }
  }
  return (
    <Box sx={{ mt: 8, pt: 5, borderTop: 1, borderColor: 'divider' }}>
      {answer === undefined ? (
        <>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
            {t('denied.requestHelp')}
          </Typography>
          <Button variant="outlined" loading={loading} onClick={() => void submit()}>
            {t('denied.request')}
          </Button>
        </>
      ) : (
        <Alert severity={answer ? 'success' : 'warning'}>{t(answer ? 'denied.requested' : 'denied.nobody')}</Alert>
      )}
    </Box>
  )
}
