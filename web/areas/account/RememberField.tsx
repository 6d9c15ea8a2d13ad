/** Whether this device stays signed in. */
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useTexts } from '../../app/languages.ts'

export function RememberField() {
  const { t } = useTexts('account')
  return (
    <FormControlLabel
      control={<Checkbox name="remember" defaultChecked size="small" />}
      label={t('signIn.remember')}
      slotProps={{ typography: { variant: 'body2' } }}
      sx={{ marginInlineEnd: 0 }}
    />
  )
}
