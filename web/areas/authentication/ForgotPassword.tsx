import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { isAddress, maskAddress } from './checks.ts'
import { useDemo } from './demo.ts'
import { DemoField, FormBody, ResendButton } from './DemoFields.tsx'
import { Rejection, useDemoForm } from './demo-form.ts'
import { DemoLink } from './DemoLink.tsx'
import { Done } from './Done.tsx'
import { sample } from './sandbox.ts'
import { useRecord } from './use-record.ts'

/** The confirmation is the same whether or not the account exists. */
export function ForgotPassword() {
  const { t } = useTranslations('authentication')
  const { state } = useDemo()
  const record = useRecord()
  const [sentTo, setSentTo] = useState(state === 'success' ? sample.email : '')
  const form = useDemoForm({
    initial: { email: '' },
    check: ({ email }) => ({ email: isAddress(email) ? undefined : t('field.emailInvalid') }),
    submit: async ({ email }) => {
      await record(email.trim(), [])
      setSentTo(email.trim())
    },
    sample: new Rejection(t('forgot-password.failed')),
  })
  if (sentTo)
    return (
      <Done title={t('forgot-password.done')} text={t('forgot-password.doneText', { email: maskAddress(sentTo) })}>
        <ResendButton email={maskAddress(sentTo)} />
        <Button size="small" color="inherit" onClick={() => setSentTo('')}>
          {t('changeEmail')}
        </Button>
        <Box sx={{ width: 1 }}>
          <DemoLink to="reset-password" search={`?email=${encodeURIComponent(sentTo)}`}>
            {t('forgot-password.next')}
          </DemoLink>
        </Box>
      </Done>
    )
  return (
    <>
      <FormBody form={form} submit={t('forgot-password.submit')}>
        <DemoField form={form} name="email" label={t('field.email')} type="email" dir="ltr" autoComplete="off" />
      </FormBody>
      <Box sx={{ mt: 5, textAlign: 'center' }}>
        <DemoLink to="login">{t('backToLogin')}</DemoLink>
      </Box>
    </>
  )
}
