/** Stores what was entered in a demonstration as a submission, which the account sees in the scratch area. */
import { useTranslations } from '../../platform/languages.ts'
import type { SubmissionForm } from '../../platform/schema.generated.ts'
import { useSubmitForm } from '../../ui/submissions/submit-form.ts'
import { type Kind, useDemo } from './demo.ts'

const forms: Record<Kind, SubmissionForm> = {
  login: 'SIGN_IN',
  register: 'SIGN_UP',
  'register-multi-steps': 'SIGN_UP_STEPS',
  'forgot-password': 'FORGOT_PASSWORD',
  'reset-password': 'RESET_PASSWORD',
  'two-steps': 'TWO_STEP',
  'verify-email': 'VERIFY_EMAIL',
}

/** People may type a real password or card by mistake: these never leave the tab. */
const secret = /^(password|repeated|code|card|expiry|cvc)$/

export interface Entry {
  name: string
  label: string
  value: string
}

/** Returns a function that stores the entries under an email address. */
export function useRecord(): (email: string, entries: readonly Entry[]) => Promise<void> {
  const { t } = useTranslations('authentication')
  const { kind } = useDemo()
  const submit = useSubmitForm()
  return async (email, entries) => {
    await submit({
      form: forms[kind],
      title: email,
      fields: [{ name: 'email', label: t('field.email'), value: email }, ...entries.filter(({ name }) => !secret.test(name))],
    })
  }
}
