/** A dialog around a form of the account pages. Mounted only while it is open. */
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Button from '@mui/material/Button'
import { type ReactNode, useId } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { persistent } from '../../ui/shake.ts'

interface FormInDialogProps {
  title: string
  /** Of the button that closes it; Cancel by default. */
  close?: string
  onClose: () => void
  children: ReactNode
}

export function FormInDialog({ title, close, onClose, children }: FormInDialogProps) {
  const { t, lang } = useTranslations('account')
  const id = useId()
  return (
    <Dialog open lang={lang} onClose={persistent(onClose)} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions sx={{ px: 6, pb: 5 }}>
        <Button onClick={onClose}>{close ?? t('cancel')}</Button>
      </DialogActions>
    </Dialog>
  )
}
