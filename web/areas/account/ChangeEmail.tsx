/** A new email address: a code goes to it, then the password confirms the change. */
import { useState } from 'react'
import { deviceKey } from '../../platform/device-key.ts'
import { useTranslations } from '../../platform/languages.ts'
import { updateSession } from '../../platform/session.ts'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { notify } from '../../ui/notify.ts'
import { useChangeEmailMutation } from './account.generated.ts'
import { isAddress } from './address.ts'
import { CodeField } from './CodeField.tsx'
import { CodeSent } from './CodeSent.tsx'
import { FormInDialog } from './FormInDialog.tsx'
import { PasswordField } from './PasswordField.tsx'
import { useSendCodeMutation } from './public.generated.ts'

export function ChangeEmail({ onClose }: { onClose: () => void }) {
  const { t, lang } = useTranslations('account')
  const [sendCode] = useSendCodeMutation()
  const [changeEmail] = useChangeEmailMutation()
  const [email, setEmail] = useState('')
  const [isSent, setSent] = useState(false)
  const submit = async (code: string, password: string) => {
    const { data } = await changeEmail({ variables: { email, code, password, deviceKey: deviceKey() } })
    if (data) updateSession({ email: data.changeEmail.email })
    notify({ text: t('account.emailChanged'), color: 'success' })
    onClose()
  }
  return (
    <FormInDialog title={t('account.changeEmail')} onClose={onClose}>
      {isSent ? (
        <Form
          key="code"
          lang={lang}
          fields={['code', 'password']}
          submit={t('account.changeEmail')}
          onSubmit={({ code = '', password = '' }) => submit(code, password)}
        >
          <CodeSent text={t('register.sent', { email })} email={email} onChangeEmail={() => setSent(false)} />
          <CodeField />
          <PasswordField name="password" label={t('password.current')} autoComplete="current-password" />
        </Form>
      ) : (
        <Form
          key="email"
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
            label={t('account.newEmail')}
            autoComplete="email"
            value={email}
            onChange={event => setEmail(event.target.value)}
          />
        </Form>
      )}
    </FormInDialog>
  )
}
