import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { lazyPart } from '../../ui/LazyPart.tsx'

const PasswordDialog = lazyPart(async () => (await import('./PasswordDialog.tsx')).PasswordDialog)

export function PasswordCard() {
  const { t } = useTranslations('account')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <Paper component="section" aria-labelledby={id} sx={{ p: 6 }}>
      <Typography variant="h2" id={id} sx={{ mb: 3 }}>
        {t('signIn.password')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 4 }}>
        {t('account.passwordAbout')}
      </Typography>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('account.changePassword')}
      </Button>
      {isOpen ? <PasswordDialog onClose={() => setOpen(false)} /> : null}
    </Paper>
  )
}
