/** Explains why the visitor was redirected, and links back to the requested page. */
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { Link, useLocation } from 'react-router-dom'
import { localPath } from '../../platform/destinations.ts'
import { useTranslations } from '../../platform/languages.ts'
import { useSession } from '../../platform/session.ts'

export function SentHere() {
  const { t } = useTranslations('front')
  const { search } = useLocation()
  const { logged } = useSession()
  const params = new URLSearchParams(search)
  const to = localPath(params.get('to'), '')
  const isEnded = params.get('reason') === 'ended'
  if (logged || (!to && !isEnded)) return null
  return (
    <Alert
      severity={isEnded ? 'warning' : 'info'}
      sx={{ mb: 8, alignItems: 'center' }}
      action={
        <Button component={Link} to={{ pathname: '/login', search }} color="inherit" size="small">
          {t('sent.signIn')}
        </Button>
      }
    >
      {t(isEnded ? 'sent.ended' : 'sent.asked')}
    </Alert>
  )
}
