/** Confirmation before unsaved changes are lost: on close, navigation, and unload. */
import { useEffect, useEffectEvent } from 'react'
import { useBlocker } from 'react-router-dom'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { getSession } from '../../platform/session.ts'

interface LeaveGuardProps {
  isGuarded: () => boolean
  /** Whether a draft is stored. */
  isKept: boolean
  /** The form itself is about to close. */
  isConfirming: boolean
  onAnswer: (leaves: boolean) => void
}

/** Mounted only while there are edits, because React Router allows one blocker. */
export function LeaveGuard({ isGuarded, isKept, isConfirming: isAsking, onAnswer }: LeaveGuardProps) {
  // The draft is restored after signing in again.
  const mustAsk = () => isGuarded() && !(isKept && getSession().hasEnded)
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && mustAsk())
  const confirmLeaving = useEffectEvent((event: BeforeUnloadEvent) => {
    if (mustAsk()) event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: BeforeUnloadEvent) => confirmLeaving(event)
    window.addEventListener('beforeunload', listener)
    return () => window.removeEventListener('beforeunload', listener)
  }, [])

  const isBlocked = blocker.state === 'blocked'
  return (
    <LeaveDialog
      isOpen={isAsking || isBlocked}
      isKept={isKept}
      onAnswer={leaves => {
        if (!isBlocked) onAnswer(leaves)
        else if (leaves) blocker.proceed()
        else blocker.reset()
      }}
    />
  )
}

function LeaveDialog({ isOpen, isKept, onAnswer }: { isOpen: boolean; isKept: boolean; onAnswer: (leaves: boolean) => void }) {
  const { t, lang } = useTranslations()
  const id = useId()
  return (
    <Dialog
      open={isOpen}
      lang={lang}
      onClose={() => onAnswer(false)}
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={id}>{t('form.leave')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{t(isKept ? 'form.leaveKept' : 'form.leaveLost')}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 6, pb: 5 }}>
        <Button onClick={() => onAnswer(true)}>{t('form.leaveNow')}</Button>
        <Button variant="contained" onClick={() => onAnswer(false)}>
          {t('form.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
