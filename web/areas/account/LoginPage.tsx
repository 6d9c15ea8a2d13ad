import Box from '@mui/material/Box'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { SignIn } from './SignIn.tsx'

export function LoginPage() {
  const { t } = useTranslation()
  useEffect(() => {
    document.title = `${t('signIn.title')} · Deskwright`
  }, [t])
  return (
    <Box sx={{ maxWidth: 400, mx: 'auto' }}>
      <SignIn heading="h1" />
    </Box>
  )
}
