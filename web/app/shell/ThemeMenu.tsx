import IconDeviceDesktop from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs'
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs'
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs'
import { IconMenu } from '../../ui/IconMenu.tsx'
import { useTranslations } from '../../platform/languages.ts'
import { choices, type Preferences, usePreference } from '../../platform/preferences.ts'

const icons = { light: IconSun, dark: IconMoon, system: IconDeviceDesktop } as const

export function ThemeMenu() {
  const { t } = useTranslations()
  const [theme, setTheme] = usePreference('theme')
  const Icon = icons[theme]
  return (
    <IconMenu
      label={t('theme')}
      icon={<Icon size={20} stroke={1.75} />}
      value={theme}
      choices={choices.theme.map(value => ({ value, text: t(`themes.${value}`) }))}
      onChoose={value => setTheme(value as Preferences['theme'])}
    />
  )
}
