import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTexts } from '../../app/languages.ts'
import { useSession } from '../../app/session.ts'
import { Form } from '../../ui/Form.tsx'
import { notify } from '../../ui/notify.tsx'
import { useChangePasswordMutation } from './account.generated.ts'
import { PasswordField } from './PasswordField.tsx'
import { isLongEnough, PasswordRules } from './PasswordRules.tsx'

export function PasswordCard() {
  const { t } = useTexts('account')
  const { email } = useSession()
  const [changePassword] = useChangePasswordMutation({ refetchQueries: ['Sessions'] })
  const [values, setValues] = useState({ currentPassword: '', password: '' })
  const submit = async () => {
    await changePassword({ variables: values })
    setValues({ currentPassword: '', password: '' })
    notify({ text: t('account.changed'), color: 'success' })
  }
  return (
    <Paper component="section" sx={{ p: 6 }}>
      <Typography variant="h2" sx={{ mb: 4 }}>
        {t('account.changePassword')}
      </Typography>
      <Form
        fields={['currentPassword', 'password']}
        submit={t('account.changePassword')}
        check={({ password = '' }) => (isLongEnough(password) ? null : { field: 'password', message: t('password.tooShort') })}
        onSubmit={submit}
      >
        <PasswordField
          name="currentPassword"
          label={t('password.current')}
          autoComplete="current-password"
          value={values.currentPassword}
          onChange={currentPassword => setValues({ ...values, currentPassword })}
        />
        <PasswordField
          name="password"
          label={t('password.new')}
          autoComplete="new-password"
          value={values.password}
          onChange={password => setValues({ ...values, password })}
          help={<PasswordRules password={values.password} email={email} />}
        />
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      </Form>
    </Paper>
  )
}
