import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { maskAddress } from './checks.ts'
import { useDemo } from './demo.ts'
import { CodeField, FormBody, ResendButton } from './DemoFields.tsx'
import { Rejection, useDemoForm } from './demo-form.ts'
import { DemoLink } from './DemoLink.tsx'
import { Done } from './Done.tsx'
import { sample, sampleCode } from './sandbox.ts'
import { useRecord } from './use-record.ts'

export function TwoSteps() {
  const { t } = useTranslations('authentication')
  const { state } = useDemo()
  const record = useRecord()
  const [isDone, setDone] = useState(state === 'success')
  const wrong = new Rejection(t('two-steps.wrong'), 'code')
  const form = useDemoForm({
    initial: { code: state === 'error' ? '111111' : '' },
    check: ({ code }) => ({ code: code.length === sampleCode.length ? undefined : t('two-steps.short') }),
    submit: async ({ code }) => {
      if (code !== sampleCode) throw wrong
      await record(sample.email, [])
      setDone(true)
    },
    sample: wrong,
  })
  if (isDone)
    return (
      <Done title={t('two-steps.done')} text={t('two-steps.doneText')}>
        <Button
          variant="outlined"
          onClick={() => {
            form.change('code', '')
            setDone(false)
          }}
        >
          {t('again')}
        </Button>
      </Done>
    )
  return (
    <>
      <Alert severity="info" icon={false} sx={{ mb: 5 }}>
        {t('two-steps.sandbox')}{' '}
        <bdi dir="ltr">
          {sampleCode.slice(0, 3)} {sampleCode.slice(3)}
        </bdi>
      </Alert>
      <FormBody form={form} submit={t('two-steps.submit')}>
        <CodeField form={form} name="code" label={t('two-steps.code')} />
      </FormBody>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2, mt: 4 }}>
        <ResendButton email={maskAddress(sample.email)} />
        <DemoLink to="login">{t('backToLogin')}</DemoLink>
      </Box>
    </>
  )
}
