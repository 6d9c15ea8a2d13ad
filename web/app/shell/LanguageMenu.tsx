import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs'
import { useTranslation } from 'react-i18next'
import { IconMenu } from '../../ui/IconMenu.tsx'
import { changeLocale, type Locale, locales, useTranslations } from '../../platform/languages.ts'

export function LanguageMenu() {
  const { t } = useTranslations()
  const { i18n } = useTranslation()
  return (
    <IconMenu
      label={t('language')}
      icon={<IconLanguage size={20} stroke={1.75} />}
      value={i18n.language}
      choices={Object.entries(locales).map(([value, text]) => ({ value, text, lang: value }))}
      onChoose={value => void changeLocale(value as Locale)}
    />
  )
}
