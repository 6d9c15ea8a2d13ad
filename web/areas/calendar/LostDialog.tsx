/** An event was changed or deleted here that another window had deleted. */
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useTranslations } from '../../platform/languages.ts'

interface LostDialogProps {
  title: string
  onReload: () => void
  onRestore: () => void
}

export function LostDialog({ title, onReload, onRestore }: LostDialogProps) {
  const { t } = useTranslations('calendar')
  const id = useId()
  return (
    <Dialog open role="alertdialog" onClose={onReload} aria-labelledby={id} aria-describedby={`${id}-text`} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{t('lost.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{t('lost.text', { title })}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 6, pb: 5 }}>
        <Button onClick={onReload}>{t('lost.reload')}</Button>
        <Button variant="contained" onClick={onRestore}>
          {t('lost.restore')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
