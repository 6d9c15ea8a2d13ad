/** Sign-up: email address and password, then the emailed code. */
import Link from '@mui/material/Link'
import { useState } from 'react'
import { Link as RouterLink, useLocation, useSearchParams } from 'react-router-dom'
import { deviceKey } from '../../platform/device-key.ts'
import { type Failure, toFailure } from '../../platform/errors.ts'
import { useTranslations } from '../../platform/languages.ts'
import { getSession } from '../../platform/session.ts'
import { formatNumber } from '../../platform/format.ts'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { notify } from '../../ui/notify.ts'
import { useRegisterMutation, useSendCodeMutation, useSetAccountLanguageMutation, useWelcomeQuery } from './public.generated.ts'
import { changeAccountLanguage } from '../../platform/account-language.ts'
import { isAddress } from './address.ts'
import { CodeField } from './CodeField.tsx'
import { CodeSent } from './CodeSent.tsx'
import { EntryFrame } from './EntryFrame.tsx'
import { isLongEnough, PasswordRules } from './PasswordRules.tsx'
import { PasswordField } from './PasswordField.tsx'
import { useSignedIn } from './signed-in.ts'
import { TermsField } from './TermsField.tsx'

export function RegisterPage() {
  const { t, lang } = useTranslations('account')
  const { search } = useLocation()
  const { data } = useWelcomeQuery()
  const [values, setValues] = useState({ email: '', password: '' })
  const [isSent, setSent] = useState(false)
  const [initialFailure, setInitialFailure] = useState<Failure | null>(null)
  const words = (count: number) => formatNumber(count, lang)
  const again = (failure: Failure | null) => {
    setInitialFailure(failure)
    setSent(false)
  }
  return (
    <EntryFrame
      title={t('register.title')}
      lead={
        data
          ? t('register.welcome', {
              temporary: words(data.textService.welcomeTemporaryWords),
              permanent: words(data.textService.welcomePermanentWords),
            })
          : t('register.lead')
      }
      below={
        <Link component={RouterLink} to={{ pathname: '/login', search }} variant="body2">
          {t('register.haveOne')}
        </Link>
      }
    >
      {isSent ? (
        <CodeStep {...values} onRejected={again} />
      ) : (
        <AddressStep
          values={values}
          initialFailure={initialFailure}
          onChange={setValues}
          onSent={() => {
            setInitialFailure(null)
            setSent(true)
          }}
        />
      )}
    </EntryFrame>
  )
}

interface Values {
  email: string
  password: string
}

interface AddressStepProps {
  values: Values
  initialFailure: Failure | null
  onChange: (values: Values) => void
  onSent: () => void
}

function AddressStep({ values, initialFailure, onChange, onSent }: AddressStepProps) {
  const { t, lang } = useTranslations('account')
  const [sendCode] = useSendCodeMutation()
  const check = ({ email = '', password = '', terms }: Record<string, string>): Failure | null => {
    if (!isAddress(email)) return { field: 'email', message: t('register.emailInvalid') }
    if (!isLongEnough(password)) return { field: 'password', message: t('password.tooShort') }
    return terms ? null : { field: 'terms', message: t('terms.missing') }
  }
  return (
    <Form
      lang={lang}
      fields={['email', 'password', 'terms']}
      submit={t('code.send')}
      initialFailure={initialFailure}
      check={check}
      onSubmit={async ({ email = '' }) => {
        await sendCode({ variables: { email, deviceKey: deviceKey() } })
        onSent()
      }}
    >
      <Field
        name="email"
        type="email"
        dir="ltr"
        label={t('signIn.email')}
        autoComplete="username"
        value={values.email}
        onChange={event => onChange({ ...values, email: event.target.value })}
      />
      <PasswordField
        name="password"
        label={t('signIn.password')}
        autoComplete="new-password"
        value={values.password}
        onChange={password => onChange({ ...values, password })}
        helperText={<PasswordRules {...values} />}
      />
      <TermsField defaultChecked={initialFailure !== null} />
    </Form>
  )
}

function CodeStep({ email, password, onRejected }: Values & { onRejected: (failure: Failure | null) => void }) {
  const { t, lang } = useTranslations('account')
  const [register] = useRegisterMutation()
  const [setLanguage] = useSetAccountLanguageMutation()
  const signedIn = useSignedIn()
  const referral = useSearchParams()[0].get('referral')
  const submit = async ({ code = '' }: Record<string, string>) => {
    const { language } = getSession()
    try {
      const variables = { email: email.trim(), password, code, referral, deviceKey: deviceKey() }
      const answer = (await register({ variables })).data?.register
      await signedIn(answer)
      if (answer) {
        const granted = answer.account.durWordsLeft + answer.account.tempWordsLeft
        notify({ text: t('register.granted', { words: formatNumber(granted, lang) }), color: 'success' })
      }
      // A sign-up in Chinese continues in Chinese.
      if (language === 'cn') await setLanguage({ variables: { language: 'CN' } }).then(() => changeAccountLanguage('cn'))
    } catch (error) {
      const failure = toFailure(error, t('failed.unreachable'), lang)
      if (failure.field !== 'email' && failure.field !== 'password') throw error
      onRejected(failure)
    }
  }
  return (
    <Form lang={lang} fields={['code']} submit={t('register.submit')} onSubmit={submit}>
      <CodeSent text={t('register.sent', { email })} email={email.trim()} onChangeEmail={() => onRejected(null)} />
      <CodeField />
    </Form>
  )
}
