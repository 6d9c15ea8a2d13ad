/** A native checkbox, which keeps the sign-in page small. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../platform/languages.ts'

export function RememberField() {
  const { t } = useTranslations('account')
  return (
    <Typography
      component="label"
      variant="body2"
      sx={{ display: 'inline-flex', alignItems: 'center', alignSelf: 'start', gap: 2, minHeight: 24, cursor: 'pointer' }}
    >
      <Box
        component="input"
        type="checkbox"
        name="remember"
        defaultChecked
        sx={theme => ({ width: 18, height: 18, m: 0, accentColor: (theme.vars ?? theme).palette.primary.main })}
      />
      {t('signIn.remember')}
    </Typography>
  )
}
