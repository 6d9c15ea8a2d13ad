import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { isAddress, minPassword, passwordStrength } from './checks.ts'
import { useDemo } from './demo.ts'
import { DemoCheck, DemoField, DemoPassword, FormBody, StrengthMeter } from './DemoFields.tsx'
import { Rejection, useDemoForm } from './demo-form.ts'
import { DemoLink } from './DemoLink.tsx'
import { Done } from './Done.tsx'
import { findAccount, keepAccount, sample } from './sandbox.ts'
import { useRecord } from './use-record.ts'

export function Register() {
  const { t } = useTranslations('authentication')
  const { state } = useDemo()
  const record = useRecord()
  const [created, setCreated] = useState(state === 'success' ? 'grace@example.com' : '')
  const taken = new Rejection(t('field.emailTaken'), 'email')
  const form = useDemoForm({
    initial: { name: '', email: state === 'error' ? sample.email : '', password: '', terms: '' },
    check: ({ name, email, password, terms }) => ({
      name: name.trim() === '' ? t('field.nameMissing') : undefined,
      email: isAddress(email) ? undefined : t('field.emailInvalid'),
      password: passwordStrength(password, email) === 0 ? t('field.passwordShort', { min: minPassword }) : undefined,
      terms: terms === '' ? t('field.termsMissing') : undefined,
    }),
    submit: async ({ name, email, password }) => {
      if (findAccount(email)) throw taken
      await record(email.trim(), [{ name: 'name', label: t('field.name'), value: name }])
      keepAccount({ email, password })
      setCreated(email.trim())
    },
    sample: taken,
  })
  if (created)
    return (
      <Done title={t('register.done')} text={t('register.doneText', { email: created })}>
        <Button variant="outlined" onClick={() => setCreated('')}>
          {t('again')}
        </Button>
        <Box sx={{ alignSelf: 'center' }}>
          <DemoLink to="verify-email" search={`?email=${encodeURIComponent(created)}`}>
            {t('register.next')}
          </DemoLink>
        </Box>
      </Done>
    )
  return (
    <>
      <FormBody form={form} submit={t('register.submit')}>
        <DemoField form={form} name="name" label={t('field.name')} autoComplete="off" />
        <DemoField
          form={form}
          name="email"
          label={t('field.email')}
          type="email"
          dir="ltr"
          autoComplete="off"
          helperText={t('register.emailHelp', { email: sample.email })}
        />
        <DemoPassword
          form={form}
          name="password"
          label={t('field.password')}
          autoComplete="new-password"
          helperText={<StrengthMeter password={form.values.password} email={form.values.email} />}
        />
        <DemoCheck form={form} name="terms" label={t('register.terms')} />
      </FormBody>
      <Box sx={{ mt: 5, textAlign: 'center' }}>
        <DemoLink to="login">{t('register.login')}</DemoLink>
      </Box>
    </>
  )
}
