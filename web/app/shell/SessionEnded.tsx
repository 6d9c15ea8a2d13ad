/** Covers a page whose session ended elsewhere: no requests are sent, and drafts are kept. */
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { useSession } from '../../platform/session.ts'

export function SessionEnded() {
  const { t } = useTranslations()
  const { hasEnded } = useSession()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const id = useId()
  const signIn = () => void navigate(`/login?to=${encodeURIComponent(pathname + search + hash)}`)
  return (
    <Dialog open={hasEnded} role="alertdialog" maxWidth="xs" aria-labelledby={`${id}title`} aria-describedby={`${id}text`}>
      <DialogTitle id={`${id}title`}>{t('session.ended')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}text`}>{t('session.endedHelp')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={signIn}>
          {t('nav.signIn')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
