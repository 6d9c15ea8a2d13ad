import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { isAddress, maskAddress } from './checks.ts'
import { useDemo } from './demo.ts'
import { DemoField, FormBody, ResendButton } from './DemoFields.tsx'
import { Rejection, useDemoForm } from './demo-form.ts'
import { DemoLink } from './DemoLink.tsx'
import { Done } from './Done.tsx'
import { sample } from './sandbox.ts'
import { useRecord } from './use-record.ts'

export function VerifyEmail() {
  const { t } = useTranslations('authentication')
  const { state } = useDemo()
  const record = useRecord()
  const [email, setEmail] = useState(useSearchParams()[0].get('email') ?? sample.email)
  const [step, setStep] = useState<'sent' | 'changing' | 'verified' | 'skipped'>(state === 'success' ? 'verified' : 'sent')
  const form = useDemoForm({
    initial: {},
    check: () => ({}),
    submit: async () => {
      await record(email, [])
      setStep('verified')
    },
    sample: new Rejection(t('verify-email.failed')),
  })
  if (step === 'verified' || step === 'skipped')
    return (
      <Done title={t(`verify-email.done.${step}`)} text={t(`verify-email.doneText.${step}`, { email })} isStored={step === 'verified'}>
        <Button variant="outlined" onClick={() => setStep('sent')}>
          {t('again')}
        </Button>
        <Box sx={{ alignSelf: 'center' }}>
          <DemoLink to="login">{t('verify-email.next')}</DemoLink>
        </Box>
      </Done>
    )
  if (step === 'changing')
    return (
      <ChangeEmail
        onChange={next => {
          setEmail(next)
          setStep('sent')
        }}
        onCancel={() => setStep('sent')}
      />
    )
  return (
    <Stack spacing={5}>
      <Typography>
        {t('verify-email.sent')} <bdi dir="ltr">{maskAddress(email)}</bdi>
      </Typography>
      <FormBody form={form} submit={t('verify-email.submit')}>
        {null}
      </FormBody>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <ResendButton key={email} email={maskAddress(email)} />
        <Button size="small" color="inherit" onClick={() => setStep('changing')}>
          {t('changeEmail')}
        </Button>
        <Button size="small" color="inherit" onClick={() => setStep('skipped')}>
          {t('verify-email.skip')}
        </Button>
      </Box>
    </Stack>
  )
}

function ChangeEmail({ onChange, onCancel }: { onChange: (email: string) => void; onCancel: () => void }) {
  const { t } = useTranslations('authentication')
  const form = useDemoForm({
    initial: { email: '' },
    check: ({ email }) => ({ email: isAddress(email) ? undefined : t('field.emailInvalid') }),
    submit: ({ email }) => onChange(email.trim()),
    sample: new Rejection(t('verify-email.failed')),
  })
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <Stack spacing={3}>
      <FormBody form={form} submit={t('verify-email.change')}>
        <DemoField form={form} name="email" label={t('field.newEmail')} type="email" dir="ltr" autoComplete="off" inputRef={field} />
      </FormBody>
      <Button color="inherit" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </Stack>
  )
}
