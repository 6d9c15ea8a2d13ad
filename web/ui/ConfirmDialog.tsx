/** Confirmation of a bulk action. */
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useTranslations } from '../platform/languages.ts'
import { persistent } from './shake.ts'

interface ConfirmDialogProps {
  isOpen: boolean
  title: string
  text: string
  /** Label of the button. */
  confirm: string
  onConfirm: () => void
  onClose: () => void
}

export function ConfirmDialog({ isOpen, title, text, confirm, onConfirm, onClose }: ConfirmDialogProps) {
  const { t } = useTranslations()
  const id = useId()
  return (
    <Dialog open={isOpen} onClose={persistent(onClose)} aria-labelledby={id} aria-describedby={`${id}-text`} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{text}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 6, pb: 5 }}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button
          variant="contained"
          color="error"
          onClick={() => {
            onClose()
            onConfirm()
          }}
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
