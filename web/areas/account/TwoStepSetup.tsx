/** Setup of two-step sign-in: password, QR code and first code, recovery codes. */
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { QRCodeSVG } from 'qrcode.react'
import { useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { Form } from '../../ui/Form.tsx'
import { type SetUpTwoStepMutation, useEnableTwoStepMutation, useSetUpTwoStepMutation } from './account.generated.ts'
import { FormInDialog } from './FormInDialog.tsx'
import { PasswordField } from './PasswordField.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SecondStepField } from './SecondStepField.tsx'

export function TwoStepSetup({ onClose }: { onClose: () => void }) {
  const { t, lang } = useTranslations('account')
  const [setUp] = useSetUpTwoStepMutation()
  const [enable] = useEnableTwoStepMutation()
  const [started, setStarted] = useState<SetUpTwoStepMutation['setUpTwoStep']>()
  const [codes, setCodes] = useState<string[]>()
  if (codes)
    return (
      <FormInDialog title={t('twoStep.recoveryCodes')} close={t('twoStep.done')} onClose={onClose}>
        <RecoveryCodes codes={codes} />
      </FormInDialog>
    )
  if (!started)
    return (
      <FormInDialog title={t('twoStep.setUp')} onClose={onClose}>
        <Form
          lang={lang}
          fields={['password']}
          submit={t('twoStep.next')}
          onSubmit={async ({ password = '' }) => setStarted((await setUp({ variables: { password } })).data?.setUpTwoStep)}
        >
          <PasswordField name="password" label={t('password.current')} autoComplete="current-password" />
        </Form>
      </FormInDialog>
    )
  return (
    <FormInDialog title={t('twoStep.setUp')} onClose={onClose}>
      <Form
        lang={lang}
        fields={['code']}
        submit={t('twoStep.turnOn')}
        onSubmit={async ({ code = '' }) => setCodes((await enable({ variables: { code } })).data?.enableTwoStep)}
      >
        <Typography variant="body2">{t('twoStep.scan')}</Typography>
        <Box sx={{ alignSelf: 'center', p: 3, borderRadius: 1, border: 1, borderColor: 'divider', bgcolor: 'common.white', lineHeight: 0 }}>
          <QRCodeSVG value={started.uri} size={176} role="img" aria-label={t('twoStep.qr')} />
        </Box>
        <Stack spacing={1}>
          <Typography variant="caption" color="textSecondary">
            {t('twoStep.byHand')}
          </Typography>
          <Box component="code" dir="ltr" sx={{ fontFamily: 'monospace', fontSize: 13, overflowWrap: 'anywhere' }}>
            {started.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
          </Box>
        </Stack>
        <SecondStepField isFirst />
      </Form>
    </FormInDialog>
  )
}
