/** A countdown, and a form for people who want to know when it is over. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { formatNumber } from '../../platform/format.ts'
import { formatDay } from '../../platform/format-dates.ts'
import { useTranslations } from '../../platform/languages.ts'
import { useSession } from '../../platform/session.ts'
import { RecordForm } from '../../ui/form/RecordForm.tsx'
import { EmailField } from '../../ui/form/TextFields.tsx'
import { Page } from '../../ui/Page.tsx'
import { useSubmitForm } from '../../ui/submissions/submit-form.ts'
import { ClockArt } from './MiscArt.tsx'

const secondMs = 1000
const units = [
  { name: 'days', seconds: 86_400, below: Infinity },
  { name: 'hours', seconds: 3600, below: 24 },
  { name: 'minutes', seconds: 60, below: 60 },
  { name: 'seconds', seconds: 1, below: 60 },
] as const

/** Midnight of the first day, two months from now. */
function launchAfter(now: number): number {
  const date = new Date(now)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 2, 1)
}

export function ComingSoonPage() {
  const { t, lang } = useTranslations('submissions')
  const { logged, email } = useSession()
  const submit = useSubmitForm()
  const [sentTo, setSentTo] = useState('')
  const [launch] = useState(() => launchAfter(Date.now()))
  return (
    <Box sx={{ maxWidth: 640, mx: 'auto', textAlign: 'center', '& h1': { fontSize: { xs: 28, sm: 36 }, lineHeight: 1.2 } }}>
      <ClockArt />
      <Page
        title={t('soon.title')}
        subtitle={<Box component="span">{t('soon.subtitle', { day: formatDay(new Date(launch).toISOString(), lang) })}</Box>}
      >
        <Countdown to={launch} />
        <Box sx={{ maxWidth: 400, mx: 'auto', mt: 8, textAlign: 'start' }}>
          {sentTo ? (
            <Alert
              severity="success"
              role="status"
              action={
                logged ? (
                  <Button color="inherit" size="small" component={Link} to="/apps/submissions">
                    {t('soon.view')}
                  </Button>
                ) : null
              }
            >
              {t('soon.sent', { email: sentTo })}
            </Alert>
          ) : (
            <RecordForm
              defaults={{ email: logged ? email : '' }}
              submit={t('soon.notify')}
              onSubmit={async values => {
                const address = values.email.trim()
                await submit({
                  form: 'COMING_SOON',
                  title: address,
                  fields: [{ name: 'email', label: t('soon.email'), value: address }],
                  message: t('soon.done'),
                })
                setSentTo(address)
              }}
            >
              <EmailField name="email" label={t('soon.email')} helperText={t('soon.help')} maxLength={200} />
            </RecordForm>
          )}
        </Box>
        <Button component={Link} to="/front-pages/landing-page" sx={{ mt: 6 }}>
          {t('home')}
        </Button>
      </Page>
    </Box>
  )
}

function Countdown({ to }: { to: number }) {
  const { t, lang } = useTranslations('submissions')
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), isStill ? 60 * secondMs : secondMs)
    return () => clearInterval(timer)
  }, [isStill])
  const left = Math.max(Math.floor((to - now) / secondMs), 0)
  return (
    <Box role="timer" aria-label={t('soon.left')} sx={{ display: 'flex', justifyContent: 'center', gap: { xs: 2, sm: 4 }, mt: 8 }}>
      {units
        .filter(({ name }) => !isStill || name !== 'seconds')
        .map(({ name, seconds, below }) => {
          const count = Math.floor(left / seconds) % below
          return (
            <Box
              key={name}
              sx={{ minWidth: { xs: 68, sm: 96 }, p: { xs: 2, sm: 4 }, borderRadius: 1, bgcolor: 'background.paper', boxShadow: 1 }}
            >
              <Typography
                component="div"
                sx={{ fontSize: { xs: 24, sm: 36 }, fontWeight: 600, lineHeight: 1.2, fontVariantNumeric: 'tabular-nums' }}
              >
                {formatNumber(count, lang)}
              </Typography>
              <Typography variant="caption" color="textSecondary">
                {t(`soon.units.${name}`)}
              </Typography>
            </Box>
          )
        })}
    </Box>
  )
}
