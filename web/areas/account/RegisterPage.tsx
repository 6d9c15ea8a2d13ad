import { useTexts } from '../../app/languages.ts'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { useRegisterMutation } from './account.generated.ts'
import { CodeForm } from './CodeForm.tsx'
import { useSignedIn } from './signed-in.ts'

export function RegisterPage() {
  const { t } = useTexts('account')
  const [register] = useRegisterMutation()
  const signedIn = useSignedIn()
  return (
    <CodeForm
      title={t('register.title')}
      lead={t('register.lead')}
      passwordLabel={t('signIn.password')}
      submit={t('register.submit')}
      onSubmit={async variables => signedIn((await register({ variables })).data?.register)}
    >
      <Link component={RouterLink} to="/login" variant="body2" sx={{ display: 'inline-block', mt: 5 }}>
        {t('register.haveOne')}
      </Link>
    </CodeForm>
  )
}
