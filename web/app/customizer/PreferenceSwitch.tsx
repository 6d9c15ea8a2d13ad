import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useTranslations } from '../../platform/languages.ts'
import { usePreference } from '../../platform/preferences.ts'

interface PreferenceSwitchProps {
  name: 'isVerticalNavCollapsed' | 'isVerticalNavSemiDark' | 'isNavbarBlurEnabled'
  isDisabled: boolean
}

export function PreferenceSwitch({ name, isDisabled }: PreferenceSwitchProps) {
  const { t } = useTranslations('customizer')
  const [isOn, setOn] = usePreference(name)
  return (
    <FormControlLabel
      labelPlacement="start"
      disabled={isDisabled}
      control={<Switch size="small" checked={isOn} onChange={(_, on) => setOn(on)} />}
      label={t(`switches.${name}`)}
      slotProps={{ typography: { variant: 'body2' } }}
      sx={{ m: 0, justifyContent: 'space-between' }}
    />
  )
}
