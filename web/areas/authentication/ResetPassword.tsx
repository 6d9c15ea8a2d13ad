import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link as RouterLink, useSearchParams } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { minPassword, passwordStrength } from './checks.ts'
import { pathTo, useDemo } from './demo.ts'
import { DemoPassword, FormBody, StrengthMeter } from './DemoFields.tsx'
import { Rejection, useDemoForm } from './demo-form.ts'
import { DemoLink } from './DemoLink.tsx'
import { Done } from './Done.tsx'
import { keepAccount, sample } from './sandbox.ts'
import { useRecord } from './use-record.ts'

export function ResetPassword() {
  const { t } = useTranslations('authentication')
  const { state, version } = useDemo()
  const record = useRecord()
  const email = useSearchParams()[0].get('email') ?? sample.email
  const [isDone, setDone] = useState(state === 'success')
  const form = useDemoForm({
    initial: { password: '', repeated: '' },
    check: ({ password, repeated }) => ({
      password: passwordStrength(password, email) === 0 ? t('field.passwordShort', { min: minPassword }) : undefined,
      repeated: repeated === password ? undefined : t('reset-password.different'),
    }),
    submit: async ({ password }) => {
      await record(email, [])
      keepAccount({ email, password })
      setDone(true)
    },
    sample: new Rejection(''),
  })
  if (isDone)
    return (
      <Done title={t('reset-password.done')} text={t('reset-password.doneText', { email })}>
        <Button variant="contained" component={RouterLink} to={pathTo('login', version)}>
          {t('reset-password.next')}
        </Button>
      </Done>
    )
  if (state === 'error')
    return (
      <>
        <Alert severity="warning" sx={{ mb: 5 }}>
          {t('reset-password.expired')}
        </Alert>
        <Button fullWidth variant="contained" component={RouterLink} to={pathTo('forgot-password', version)}>
          {t('reset-password.request')}
        </Button>
      </>
    )
  return (
    <>
      <FormBody form={form} submit={t('reset-password.submit')}>
        <DemoPassword
          form={form}
          name="password"
          label={t('field.newPassword')}
          autoComplete="new-password"
          helperText={<StrengthMeter password={form.values.password} email={email} />}
        />
        <DemoPassword form={form} name="repeated" label={t('reset-password.repeated')} autoComplete="new-password" />
      </FormBody>
      <Box sx={{ mt: 5, textAlign: 'center' }}>
        <DemoLink to="login">{t('backToLogin')}</DemoLink>
      </Box>
    </>
  )
}
