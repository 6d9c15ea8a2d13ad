/** All demonstration pages of authentication: a form in one of two layouts, with a switch for its states. */
import type { ComponentType } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { type Demo, DemoContext, demoOf, type Kind, stateOf } from './demo.ts'
import { DemoBar } from './DemoBar.tsx'
import { DemoFrame } from './DemoFrame.tsx'
import { ForgotPassword } from './ForgotPassword.tsx'
import { Login } from './Login.tsx'
import { Register } from './Register.tsx'
import { RegisterSteps } from './RegisterSteps.tsx'
import { ResetPassword } from './ResetPassword.tsx'
import { TwoSteps } from './TwoSteps.tsx'
import { VerifyEmail } from './VerifyEmail.tsx'

const forms: Record<Kind, ComponentType> = {
  login: Login,
  register: Register,
  'register-multi-steps': RegisterSteps,
  'forgot-password': ForgotPassword,
  'reset-password': ResetPassword,
  'two-steps': TwoSteps,
  'verify-email': VerifyEmail,
}

export function DemoPage() {
  const { t } = useTranslations('authentication')
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const demo: Demo = { ...demoOf(pathname), state: stateOf(params.get('state')) }
  const Form = forms[demo.kind]
  return (
    <DemoContext value={demo}>
      <DemoBar />
      <DemoFrame title={t(`pages.${demo.kind}.title`)} subtitle={t(`pages.${demo.kind}.subtitle`)}>
        <Form key={`${pathname} ${demo.state}`} />
      </DemoFrame>
    </DemoContext>
  )
}
