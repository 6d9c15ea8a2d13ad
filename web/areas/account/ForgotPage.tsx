import { useTexts } from '../../app/languages.ts'
import { useResetPasswordMutation } from './account.generated.ts'
import { CodeForm } from './CodeForm.tsx'
import { useSignedIn } from './signed-in.ts'

export function ForgotPage() {
  const { t } = useTexts('account')
  const [resetPassword] = useResetPasswordMutation()
  const signedIn = useSignedIn()
  return (
    <CodeForm
      title={t('forgot.title')}
      lead={t('forgot.lead')}
      passwordLabel={t('forgot.password')}
      submit={t('forgot.submit')}
      onSubmit={async variables => signedIn((await resetPassword({ variables })).data?.resetPassword)}
    />
  )
}
