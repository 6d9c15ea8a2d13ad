import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import IconBrandGithub from '@tabler/icons-react/dist/esm/icons/IconBrandGithub.mjs'
import IconBrandGoogle from '@tabler/icons-react/dist/esm/icons/IconBrandGoogle.mjs'
import { useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { isAddress } from './checks.ts'
import { useDemo } from './demo.ts'
import { DemoCheck, DemoField, DemoPassword, FormBody } from './DemoFields.tsx'
import { Rejection, useDemoForm } from './demo-form.ts'
import { DemoLink } from './DemoLink.tsx'
import { Done } from './Done.tsx'
import { findAccount, sample } from './sandbox.ts'
import { useRecord } from './use-record.ts'

const providers = [
  { name: 'Google', Icon: IconBrandGoogle },
  { name: 'GitHub', Icon: IconBrandGithub },
] as const

export function Login() {
  const { t } = useTranslations('authentication')
  const { state } = useDemo()
  const record = useRecord()
  const [signedIn, setSignedIn] = useState(state === 'success' ? sample.email : '')
  const wrong = new Rejection(t('login.wrong'), 'password')
  const form = useDemoForm({
    initial: { email: '', password: '', remember: 'on' },
    check: ({ email, password }) => ({
      email: isAddress(email) ? undefined : t('field.emailInvalid'),
      password: password === '' ? t('field.passwordMissing') : undefined,
    }),
    submit: async ({ email, password }) => {
      if (findAccount(email)?.password !== password) throw wrong
      await record(email.trim(), [])
      setSignedIn(email.trim())
    },
    sample: wrong,
  })
  const [provider, setProvider] = useState<string>()
  const signInWith = async (name: string) => {
    setProvider(name)
    try {
      await record(sample.email, [{ name: 'provider', label: t('login.provider'), value: name }])
      setSignedIn(name)
    } catch {
      // The message says what went wrong.
    }
    setProvider(undefined)
  }
  if (signedIn)
    return (
      <Done title={t('login.done')} text={t('login.doneText', { email: signedIn })}>
        <Button variant="outlined" onClick={() => setSignedIn('')}>
          {t('again')}
        </Button>
        <Box sx={{ alignSelf: 'center' }}>
          <DemoLink to="two-steps">{t('login.next')}</DemoLink>
        </Box>
      </Done>
    )
  return (
    <>
      <Alert severity="info" icon={false} sx={{ mb: 5 }}>
        {t('login.sandbox')} <bdi dir="ltr">{sample.email}</bdi> · <bdi dir="ltr">{sample.password}</bdi>
      </Alert>
      <FormBody form={form} submit={t('login.submit')}>
        <DemoField form={form} name="email" label={t('field.email')} type="email" dir="ltr" autoComplete="off" />
        <DemoPassword form={form} name="password" label={t('field.password')} autoComplete="off" />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}>
          <DemoCheck form={form} name="remember" label={t('login.remember')} />
          <DemoLink to="forgot-password">{t('login.forgot')}</DemoLink>
        </Box>
      </FormBody>
      <Divider sx={{ my: 5, fontSize: 13, color: 'text.secondary' }}>{t('login.or')}</Divider>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3 }}>
        {providers.map(({ name, Icon }) => (
          <Button
            key={name}
            variant="outlined"
            aria-label={t('login.with', { name })}
            startIcon={<Icon size={18} stroke={1.75} />}
            onClick={() => void signInWith(name)}
            disabled={form.isBusy || provider !== undefined}
            loading={provider === name}
            loadingPosition="start"
          >
            {name}
          </Button>
        ))}
      </Box>
      <Box sx={{ mt: 5, textAlign: 'center' }}>
        <DemoLink to="register">{t('login.register')}</DemoLink>
      </Box>
    </>
  )
}
