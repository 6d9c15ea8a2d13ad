/** The message as it is stored. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import type { EmailMessageFragment } from './email.generated.ts'

interface SourceDialogProps {
  email: EmailMessageFragment
  isOpen: boolean
  onClose: () => void
}

export function SourceDialog({ email, isOpen, onClose }: SourceDialogProps) {
  const { t } = useTranslations('email')
  const id = useId()
  const addresses = (list: EmailMessageFragment['to']) =>
    list.map(each => (each.name ? `${each.name} <${each.email}>` : each.email)).join(', ')
  const head = [
    ['From', addresses([email.from])],
    ['To', addresses(email.to)],
    ['Cc', addresses(email.cc)],
    ['Date', email.time],
    ['Subject', email.subject],
  ].filter(([, value]) => value)
  return (
    <Dialog open={isOpen} onClose={onClose} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t('reader.source')}</DialogTitle>
      <DialogContent tabIndex={0}>
        <Box component="pre" dir="ltr" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: 13, textAlign: 'left' }}>
          {`${head.map(([name, value]) => `${name}: ${value}`).join('\n')}\n\n${email.message}`}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
