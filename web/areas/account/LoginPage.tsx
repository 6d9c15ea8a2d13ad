import { useTexts } from '../../app/languages.ts'
import Box from '@mui/material/Box'
import { useEffect } from 'react'
import { SignIn } from './SignIn.tsx'

export function LoginPage() {
  const { t } = useTexts('account')
  useEffect(() => {
    document.title = `${t('signIn.title')} · Deskwright`
  }, [t])
  return (
    <Box sx={{ maxWidth: 400, mx: 'auto' }}>
      <SignIn heading="h1" />
    </Box>
  )
}
