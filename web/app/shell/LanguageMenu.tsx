import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs'
import { useTranslation } from 'react-i18next'
import { useMatches } from 'react-router-dom'
import { changeAccountLanguage } from '../../platform/account-language.ts'
import { changeLocale, type Locale, locales, useTranslations } from '../../platform/languages.ts'
import { useSession } from '../../platform/session.ts'
import { ChineseName, chineseName } from '../../ui/ChineseName.tsx'
import { IconMenu } from '../../ui/IconMenu.tsx'
import type { AppRoute } from '../route-types.ts'

/** Pages for visitors who are not signed in are in Chinese, too: the language that their account will have. */
export function LanguageMenu() {
  const { t } = useTranslations()
  const { i18n } = useTranslation()
  const { language, logged } = useSession()
  const route = useMatches().at(-1)?.handle as AppRoute | undefined // the router puts the route there
  const hasChinese = route?.access === 'guest' || (route?.area === 'front' && !logged)
  const change = async (value: string) => {
    if (value === 'zh') return changeAccountLanguage('cn')
    if (hasChinese) await changeAccountLanguage('en')
    await changeLocale(value as Locale)
  }
  const chinese = { value: 'zh', text: chineseName, drawing: <ChineseName />, lang: 'zh-CN' }
  return (
    <IconMenu
      label={t('language')}
      icon={<IconLanguage size={20} stroke={1.75} />}
      value={hasChinese && language === 'cn' ? 'zh' : i18n.language}
      choices={[...Object.entries(locales).map(([value, text]) => ({ value, text, lang: value })), ...(hasChinese ? [chinese] : [])]}
      onChoose={value => void change(value)}
    />
  )
}
