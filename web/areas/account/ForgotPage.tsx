/** Password reset by emailed code. Never reveals whether the account exists. */
import Link from '@mui/material/Link'
import { useState } from 'react'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { deviceKey } from '../../platform/device-key.ts'
import { useTranslations } from '../../platform/languages.ts'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { useResetPasswordMutation, useSendCodeMutation } from './public.generated.ts'
import { CodeField } from './CodeField.tsx'
import { CodeSent } from './CodeSent.tsx'
import { EntryFrame } from './EntryFrame.tsx'
import { PasswordField } from './PasswordField.tsx'
import { isAddress } from './address.ts'
import { isLongEnough, PasswordRules } from './PasswordRules.tsx'
import { useSignedIn } from './signed-in.ts'

export function ForgotPage() {
  const { t, lang } = useTranslations('account')
  const { search } = useLocation()
  const [sendCode] = useSendCodeMutation()
  const [email, setEmail] = useState('')
  const [isSent, setSent] = useState(false)
  return (
    <EntryFrame
      title={t('forgot.title')}
      lead={t('forgot.lead')}
      below={
        <Link component={RouterLink} to={{ pathname: '/login', search }} variant="body2">
          {t('forgot.back')}
        </Link>
      }
    >
      {isSent ? (
        <NewPassword email={email.trim()} onChangeEmail={() => setSent(false)} />
      ) : (
        <Form
          lang={lang}
          fields={['email']}
          submit={t('code.send')}
          check={() => (isAddress(email) ? null : { field: 'email', message: t('register.emailInvalid') })}
          onSubmit={async () => {
            await sendCode({ variables: { email, deviceKey: deviceKey() } })
            setSent(true)
          }}
        >
          <Field
            name="email"
            type="email"
            dir="ltr"
            label={t('signIn.email')}
            autoComplete="username"
            value={email}
            onChange={event => setEmail(event.target.value)}
          />
        </Form>
      )}
    </EntryFrame>
  )
}

function NewPassword({ email, onChangeEmail }: { email: string; onChangeEmail: () => void }) {
  const { t, lang } = useTranslations('account')
  const [resetPassword] = useResetPasswordMutation()
  const signedIn = useSignedIn()
  const [password, setPassword] = useState('')
  return (
    <Form
      lang={lang}
      fields={['code', 'password']}
      submit={t('forgot.submit')}
      check={() => (isLongEnough(password) ? null : { field: 'password', message: t('password.tooShort') })}
      onSubmit={async ({ code = '' }) => {
        const variables = { email, code, password, deviceKey: deviceKey() }
        await signedIn((await resetPassword({ variables })).data?.resetPassword)
      }}
    >
      <CodeSent text={t('forgot.sent', { email })} email={email} onChangeEmail={onChangeEmail} />
      <CodeField />
      <PasswordField
        name="password"
        label={t('password.new')}
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        helperText={<PasswordRules password={password} email={email} />}
      />
    </Form>
  )
}
