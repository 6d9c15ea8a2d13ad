import { useColorScheme } from '@mui/material/styles'
import IconDeviceDesktop from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs'
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs'
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs'
import { IconMenu } from '../../ui/IconMenu.tsx'
import { useTexts } from '../languages.ts'

const modes = { light: IconSun, dark: IconMoon, system: IconDeviceDesktop } as const
type Mode = keyof typeof modes

export function ThemeMenu() {
  const { t } = useTexts()
  const { mode = 'system', setMode } = useColorScheme()
  const Icon = modes[mode]
  return (
    <IconMenu
      label={t('theme')}
      icon={<Icon size={20} stroke={1.75} />}
      value={mode}
      choices={Object.keys(modes).map(value => ({ value, text: t(`themes.${value}`) }))}
      onChoose={value => setMode(value as Mode)}
    />
  )
}
