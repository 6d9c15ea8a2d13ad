import Link from '@mui/material/Link'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { EntryFrame } from './EntryFrame.tsx'
import { SignIn } from './SignIn.tsx'

export function LoginPage() {
  const { t } = useTranslations('account')
  const { search } = useLocation()
  return (
    <EntryFrame
      title={t('signIn.title')}
      below={
        <Link component={RouterLink} to={{ pathname: '/front-pages/landing-page', search }} variant="body2">
          {t('signIn.landing')}
        </Link>
      }
    >
      <SignIn />
    </EntryFrame>
  )
}
