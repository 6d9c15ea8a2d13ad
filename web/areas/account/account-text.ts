import { useTranslation } from 'react-i18next'

export interface AccountText {
  t: (key: string, values?: Record<string, unknown>) => string
  /** For the `lang` attribute, and for formats. */
  lang: string
  dir: 'ltr' | 'rtl'
}

/** Texts of the account area: in Chinese where the account says so, else in the shell's language. */
export function useAccountText(language: 'EN' | 'CN' | undefined): AccountText {
  const { i18n } = useTranslation()
  const chosen = language === 'CN' && i18n.hasResourceBundle('zh', 'translation') ? 'zh' : i18n.language
  const t = i18n.getFixedT(chosen)
  return { t: (key, values) => String(t(key, values ?? {})), lang: chosen === 'zh' ? 'zh-CN' : chosen, dir: i18n.dir(chosen) }
}
