import Alert from '@mui/material/Alert'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { useSession } from '../../platform/session.ts'
import { Form } from '../../ui/Form.tsx'
import { useChangePasswordMutation } from './account.generated.ts'
import { PasswordField } from './PasswordField.tsx'
import { isLongEnough, PasswordRules } from './PasswordRules.tsx'

export function PasswordCard() {
  const { t, lang } = useTranslations('account')
  const { email } = useSession()
  const [changePassword] = useChangePasswordMutation({ refetchQueries: ['Sessions'] })
  const [values, setValues] = useState({ currentPassword: '', password: '' })
  const [isChanged, setChanged] = useState(false)
  const change = (next: Partial<typeof values>) => {
    setChanged(false)
    setValues({ ...values, ...next })
  }
  const submit = async () => {
    await changePassword({ variables: values })
    setValues({ currentPassword: '', password: '' })
    setChanged(true)
  }
  return (
    <Paper component="section" sx={{ p: 6 }}>
      <Typography variant="h2" sx={{ mb: 4 }}>
        {t('account.changePassword')}
      </Typography>
      <Form
        lang={lang}
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
          onChange={currentPassword => change({ currentPassword })}
        />
        <PasswordField
          name="password"
          label={t('password.new')}
          autoComplete="new-password"
          value={values.password}
          onChange={password => change({ password })}
          helperText={<PasswordRules password={values.password} email={email} />}
        />
        {isChanged ? <Alert severity="success">{t('account.changed')}</Alert> : null}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      </Form>
    </Paper>
  )
}
