/** Sign-in by email and password, or with a demo account. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type MouseEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { deviceKey } from '../../platform/device-key.ts'
import { serverError } from '../../platform/errors.ts'
import { useTranslations } from '../../platform/languages.ts'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { CodeField } from './CodeField.tsx'
import { CodeSent } from './CodeSent.tsx'
import { type DemoLoginsQuery, useDemoLoginsQuery, useLoginMutation, useSendCodeMutation } from './public.generated.ts'
import { PasswordField } from './PasswordField.tsx'
import { RememberField } from './RememberField.tsx'
import { SecondStepField } from './SecondStepField.tsx'
import { useSignedIn } from './signed-in.ts'

type DemoLogin = DemoLoginsQuery['demoLogins'][number]

/** Reserves the likely height of the demo accounts until they are loaded. */
const expected: DemoLogin[] = ['admin', 'client'].map(email => ({ email, password: '' }))

const nothing = { code: false, emailCode: false }

export function SignIn() {
  const { t, lang } = useTranslations('account')
  const { search } = useLocation()
  const { data, error } = useDemoLoginsQuery()
  const demos = data?.demoLogins ?? (error ? [] : expected)
  const [login] = useLoginMutation()
  const signedIn = useSignedIn()
  const formId = useId()
  const [values, setValues] = useState({ email: '', password: '' })
  const [sendCode] = useSendCodeMutation()
  /** Codes that the server has asked for. */
  const [asked, setAsked] = useState(nothing)
  const enterAs = ({ currentTarget }: MouseEvent<HTMLButtonElement>, { email, password }: DemoLogin) => {
    flushSync(() => setValues({ email, password }))
    currentTarget.form?.requestSubmit()
  }

  return (
    <>
      {new URLSearchParams(search).get('reason') === 'ended' ? (
        <Alert severity="info" sx={{ mb: 5 }}>
          {t('signIn.ended')}
        </Alert>
      ) : null}
      <Form
        lang={lang}
        id={formId}
        fields={['email', 'password', 'code', 'emailCode']}
        submit={t('signIn.submit')}
        check={({ email = '', password = '' }) => {
          if (email.trim() === '') return { field: 'email', message: t('signIn.emailMissing') }
          return password === '' ? { field: 'password', message: t('signIn.passwordMissing') } : null
        }}
        onSubmit={async ({ email = '', password = '', remember, code, emailCode }) => {
          const key = deviceKey()
          const codes = { ...(code !== undefined && { code }), ...(emailCode !== undefined && { emailCode }) }
          try {
            const variables = { email, password, remember: remember === 'on', deviceKey: key, ...codes }
            await signedIn((await login({ variables })).data?.login)
          } catch (failure) {
            const reason = serverError(failure)?.extensions?.reason
            if (reason === 'TWO_STEP_CODE_REQUIRED' && !asked.code) return setAsked({ ...asked, code: true })
            if (reason !== 'SIGN_IN_CODE_REQUIRED' || asked.emailCode) throw failure
            await sendCode({ variables: { email, deviceKey: key } })
            setAsked({ ...asked, emailCode: true })
          }
        }}
      >
        <Field
          name="email"
          type="email"
          dir="ltr"
          label={t('signIn.email')}
          autoComplete="username"
          value={values.email}
          onChange={event => {
            setValues({ ...values, email: event.target.value })
            setAsked(nothing)
          }}
        />
        <PasswordField
          name="password"
          label={t('signIn.password')}
          autoComplete="current-password"
          value={values.password}
          onChange={password => setValues({ ...values, password })}
        />
        {asked.emailCode ? (
          <CodeSent
            text={t('signIn.codeSent', { email: values.email.trim() })}
            email={values.email.trim()}
            onChangeEmail={() => {
              setValues({ email: '', password: '' })
              setAsked(nothing)
            }}
          />
        ) : null}
        {asked.emailCode ? <CodeField name="emailCode" /> : null}
        {asked.code ? <SecondStepField /> : null}
        <RememberField />
      </Form>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 3, mt: 4, flexWrap: 'wrap' }}>
        <Link component={RouterLink} to={{ pathname: '/forgot-password', search }} variant="body2">
          {t('signIn.forgot')}
        </Link>
        <Link component={RouterLink} to={{ pathname: '/register', search }} variant="body2">
          {t('signIn.register')}
        </Link>
      </Stack>
      {demos.length > 0 ? (
        <Box sx={{ mt: 6, pt: 5, borderTop: 1, borderColor: 'divider', visibility: data ? 'visible' : 'hidden' }}>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
            {t('signIn.demo')}
          </Typography>
          <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 3 }}>
            {demos.map(demo => (
              <Button key={demo.email} variant="outlined" form={formId} onClick={event => enterAs(event, demo)} sx={{ px: 2 }}>
                {t('signIn.useDemo', { email: demo.email })}
              </Button>
            ))}
          </Box>
          <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 3 }}>
            {t('signIn.demoNote')}
          </Typography>
        </Box>
      ) : null}
    </>
  )
}
