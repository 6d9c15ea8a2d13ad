/** Languages: one file each, loaded when it is chosen. */
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { readPreference, writePreference } from './preferences.ts'

export const locales = { en: 'English', fr: 'Français', ar: 'العربية' } as const
export type Locale = keyof typeof locales

const files = {
  en: () => import('./languages/en.ts'),
  fr: () => import('./languages/fr.ts'),
  ar: () => import('./languages/ar.ts'),
  zh: () => import('./languages/zh.ts'),
}

const isLocale = (text: string | undefined): text is Locale => text !== undefined && Object.hasOwn(locales, text)

/** Loads a language once; `zh` is the account area's second language. */
export async function loadLanguage(language: keyof typeof files): Promise<void> {
  if (i18next.hasResourceBundle(language, 'translation')) return
  const { texts } = await files[language]()
  i18next.addResourceBundle(language, 'translation', texts)
}

/** Starts with the language of last time, English at first. */
export async function startLanguages(): Promise<void> {
  const remembered = readPreference('locale')
  const locale = isLocale(remembered) ? remembered : 'en'
  await i18next
    .use(initReactI18next)
    .init({ lng: locale, fallbackLng: 'en', resources: {}, interpolation: { escapeValue: false }, react: { useSuspense: false } })
  await loadLanguage('en')
  await changeLocale(locale)
}

/** Switches the shell's language and direction. */
export async function changeLocale(locale: Locale): Promise<void> {
  await loadLanguage(locale)
  await i18next.changeLanguage(locale)
  document.documentElement.lang = locale
  document.documentElement.dir = i18next.dir(locale)
  writePreference('locale', locale)
}
