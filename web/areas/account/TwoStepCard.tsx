/** Two-step sign-in in the security settings. */
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { Form } from '../../ui/Form.tsx'
import { lazyPart } from '../../ui/LazyPart.tsx'
import { notify } from '../../ui/notify.ts'
import { useDisableTwoStepMutation, useRenewRecoveryCodesMutation, useTwoStepQuery } from './account.generated.ts'
import { FormInDialog } from './FormInDialog.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { PasswordField } from './PasswordField.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SecondStepField } from './SecondStepField.tsx'

/** Loaded when it is wanted, with what draws the QR code. */
const TwoStepSetup = lazyPart(async () => (await import('./TwoStepSetup.tsx')).TwoStepSetup)

const dialogs = { setUp: TwoStepSetup, renew: RenewCodes, off: TurnOff }

export function TwoStepCard() {
  const { t } = useTranslations('account')
  const { data, error, refetch } = useTwoStepQuery()
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null)
  const Open = open && dialogs[open]
  const close = () => {
    setOpen(null)
    void refetch()
  }
  const state = data?.twoStep
  return (
    <Paper component="section" sx={{ p: 6 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 3, mb: 3 }}>
        <Typography variant="h2">{t('twoStep.title')}</Typography>
        {state ? (
          <Chip size="small" color={state.isOn ? 'success' : 'default'} label={t(state.isOn ? 'twoStep.on' : 'twoStep.off')} />
        ) : null}
      </Stack>
      {error && !data ? <LoadFailed onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton variant="rounded" height={80} />}
      {state ? (
        <>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 4 }}>
            {state.isOn ? t('twoStep.left', { number: state.recoveryCodesLeft }) : t('twoStep.about')}
          </Typography>
          {state.isOn ? (
            <Stack direction="row" sx={{ gap: 3, flexWrap: 'wrap' }}>
              <Button variant="outlined" onClick={() => setOpen('renew')}>
                {t('twoStep.renew')}
              </Button>
              <Button variant="outlined" color="error" onClick={() => setOpen('off')}>
                {t('twoStep.turnOff')}
              </Button>
            </Stack>
          ) : (
            <Button variant="outlined" onClick={() => setOpen('setUp')}>
              {t('twoStep.setUp')}
            </Button>
          )}
        </>
      ) : null}
      {Open ? <Open onClose={close} /> : null}
    </Paper>
  )
}

function RenewCodes({ onClose }: { onClose: () => void }) {
  const { t, lang } = useTranslations('account')
  const [renew] = useRenewRecoveryCodesMutation()
  const [codes, setCodes] = useState<string[]>()
  return (
    <FormInDialog title={t('twoStep.renew')} {...(codes && { close: t('twoStep.done') })} onClose={onClose}>
      {codes ? (
        <RecoveryCodes codes={codes} />
      ) : (
        <Form
          lang={lang}
          fields={['password']}
          submit={t('twoStep.renew')}
          onSubmit={async ({ password = '' }) => setCodes((await renew({ variables: { password } })).data?.renewRecoveryCodes)}
        >
          <Typography variant="body2">{t('twoStep.renewAbout')}</Typography>
          <PasswordField name="password" label={t('password.current')} autoComplete="current-password" />
        </Form>
      )}
    </FormInDialog>
  )
}

function TurnOff({ onClose }: { onClose: () => void }) {
  const { t, lang } = useTranslations('account')
  const [disable] = useDisableTwoStepMutation()
  return (
    <FormInDialog title={t('twoStep.turnOff')} onClose={onClose}>
      <Form
        lang={lang}
        fields={['password', 'code']}
        submit={t('twoStep.turnOff')}
        onSubmit={async ({ password = '', code = '' }) => {
          await disable({ variables: { password, code } })
          notify({ text: t('twoStep.turnedOff'), color: 'success' })
          onClose()
        }}
      >
        <PasswordField name="password" label={t('password.current')} autoComplete="current-password" />
        <SecondStepField />
      </Form>
    </FormInDialog>
  )
}
