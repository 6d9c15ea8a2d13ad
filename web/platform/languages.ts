/** Languages: the shell's texts and each area's own, one file per language, loaded when they are needed. */
import i18next from 'i18next'
import { useMemo } from 'react'
import { initReactI18next, useTranslation } from 'react-i18next'
import { loadDirection } from './direction.ts'
import { loadMessages } from './messages/translate.ts'
import { readPreference, usePreference, writePreference } from './preferences.ts'
import { getSession, subscribeSession, useSession } from './session.ts'

export const locales = { en: 'English', fr: 'Français', ar: 'العربية' } as const
export type Locale = keyof typeof locales
export type Language = Locale | 'zh'

type LoadTexts = () => Promise<{ texts: object }>

/** Where texts come from. The application registers it, since this layer knows neither the kit nor the areas. */
export interface LocaleLoaders {
  shell: Record<Locale, LoadTexts>
  /** Texts of lists, records and forms, needed on the pages of the default layout only. */
  kit: Record<Locale, LoadTexts>
  area: (area: string, language: Language) => LoadTexts | undefined
}

let loaders: LocaleLoaders | undefined

/** Called once, before the first text is loaded. */
export function registerLocales(registered: LocaleLoaders): void {
  loaders = registered
}

function localeLoaders(): LocaleLoaders {
  if (!loaders) throw new Error('registerLocales was not called')
  return loaders
}

/** Areas that have been opened, whose texts a change of language loads, too. */
const opened = new Set<string>()

const isLocale = (text: string | undefined): text is Locale => text !== undefined && Object.hasOwn(locales, text)

/** Whether the area is shown in Chinese: where it has Chinese texts and the account says so. */
const speaksChinese = (area: string) => localeLoaders().area(area, 'zh') !== undefined && getSession().language === 'cn'

let hasKit = false

/** Languages whose texts of the shell, and of the kit, are here. */
const loaded = new Set<object>()

async function loadShell(locale: Locale) {
  const { shell, kit } = localeLoaders()
  const wanted = [shell[locale], ...(hasKit ? [kit[locale]] : [])].filter(load => !loaded.has(load))
  for (const load of wanted) loaded.add(load)
  for (const { texts } of await Promise.all(wanted.map(load => load()))) i18next.addResourceBundle(locale, 'shell', texts, true)
}

/** Loads what lists, records and forms say. */
export async function loadKit(): Promise<void> {
  hasKit = true
  await initialize()
  await loadShell(isLocale(i18next.language) ? i18next.language : 'en')
}

async function loadAreaIn(area: string, language: Language) {
  const load = localeLoaders().area(area, language)
  if (!load || i18next.hasResourceBundle(language, area)) return
  const [{ texts }] = await Promise.all([load(), loadMessages(language)])
  i18next.addResourceBundle(language, area, texts)
}

/** Loads the area's texts in the language that it is shown in. */
export async function loadArea(area: string): Promise<void> {
  opened.add(area)
  await initialize()
  const locale = isLocale(i18next.language) ? i18next.language : 'en'
  await Promise.all([loadAreaIn(area, locale), speaksChinese(area) ? loadAreaIn(area, 'zh') : undefined])
}

let initialized: Promise<unknown> | undefined

/** The router may ask for an area's texts before the start has come this far: whoever is first does it. */
function initialize() {
  initialized ??= i18next.use(initReactI18next).init({
    lng: readPreference('locale'),
    fallbackLng: false,
    defaultNS: 'shell',
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  })
  return initialized
}

/** Starts with the language of last time, English at first. */
export async function startLanguages(): Promise<void> {
  await initialize()
  await changeLocale(isLocale(i18next.language) ? i18next.language : 'en')
  // The account's language is told after pages have been opened, and may change at any time.
  subscribeSession(() => void Promise.all([...opened].filter(speaksChinese).map(area => loadAreaIn(area, 'zh'))))
}

/** Switches the shell's language and direction, with the texts of every area opened so far. */
export async function changeLocale(locale: Locale): Promise<void> {
  await Promise.all([
    loadDirection(i18next.dir(locale)),
    loadShell(locale),
    loadMessages(locale),
    ...[...opened].map(area => loadAreaIn(area, locale)),
  ])
  await i18next.changeLanguage(locale)
  document.documentElement.lang = locale
  document.documentElement.dir = i18next.dir(locale)
  writePreference('locale', locale)
}

export interface Translations {
  t: (key: string, values?: Record<string, unknown>) => string
  /** For the `lang` attribute, and for formats. */
  lang: string
  dir: 'ltr' | 'rtl'
}

/** The area's texts, then the shell's; in Chinese where the area has it and the account says so. */
export function useTranslations(area?: string): Translations {
  const { i18n } = useTranslation()
  const { language } = useSession()
  const isChinese = area !== undefined && language === 'cn' && i18n.hasResourceBundle('zh', area)
  const shell = i18n.language
  const [digits] = usePreference('digits')
  const chosen = isChinese ? 'zh' : shell
  return useMemo(() => {
    const inArea = i18n.getFixedT(chosen, area ?? 'shell')
    const inShell = i18n.getFixedT(shell, 'shell')
    return {
      t: (key, values = {}) =>
        i18n.exists(key, { ...values, ns: area ?? 'shell', lng: chosen }) ? inArea(key, values) : inShell(key, values),
      lang: isChinese ? 'zh-CN' : shell === 'ar' && digits === 'arabic' ? 'ar-u-nu-arab' : shell,
      dir: i18n.dir(chosen),
    }
  }, [i18n, shell, chosen, area, isChinese, digits])
}
