/** Turns the notifications of this browser on; the browser is asked only then. */
import Alert from '@mui/material/Alert'
import FormControlLabel from '@mui/material/FormControlLabel'
import Paper from '@mui/material/Paper'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { turnBrowserNotices, useBrowserNotices } from '../../platform/browser-notices.ts'
import { useTranslations } from '../../platform/languages.ts'
import { useSession } from '../../platform/session.ts'

export function BrowserNoticesCard() {
  const { t } = useTranslations('billing')
  const id = useId()
  const { email } = useSession()
  const state = useBrowserNotices()
  const [isDismissed, setDismissed] = useState(false)
  const turn = async (isOn: boolean) => {
    const after = await turnBrowserNotices(email, isOn)
    setDismissed(isOn && after === 'off')
  }
  return (
    <Paper component="section" aria-labelledby={id} sx={{ p: 6, mt: 6, maxWidth: 860 }}>
      <Typography variant="h2" id={id}>
        {t('browserNotices.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 4 }}>
        {t('browserNotices.about')}
      </Typography>
      <FormControlLabel
        control={
          <Switch
            checked={state === 'on'}
            disabled={state === 'unsupported' || state === 'blocked'}
            onChange={(_, isOn) => void turn(isOn)}
          />
        }
        label={t('browserNotices.on')}
      />
      {state === 'unsupported' || state === 'blocked' ? (
        <Alert severity="info" sx={{ mt: 3 }}>
          {t(`browserNotices.${state}`)}
        </Alert>
      ) : null}
      {isDismissed && state === 'off' ? (
        <Alert severity="info" role="status" sx={{ mt: 3 }}>
          {t('browserNotices.dismissed')}
        </Alert>
      ) : null}
    </Paper>
  )
}
