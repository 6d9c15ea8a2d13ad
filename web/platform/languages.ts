/** Translations of the shell and of each area, one file per language, loaded on demand. */
import i18next from 'i18next'
import { createContext, use, useMemo } from 'react'
import { initReactI18next, useTranslation } from 'react-i18next'
import { loadDirection } from './direction.ts'
import { formatNumber } from './format.ts'
import type { Messages } from './messages/messages.ts'
import { loadMessages } from './messages/translate.ts'
import { readPreference, usePreference, writePreference } from './preferences.ts'
import { getSession, subscribeSession, useSession } from './session.ts'

export const locales = { en: 'English', fr: 'Français', ar: 'العربية' } as const
export type Locale = keyof typeof locales
export type Language = Locale | 'zh'

type LoadTexts = () => Promise<{ texts: object }>

/** Loaders of the translations. Registered by the application, because this layer must not import the kit or the areas. */
export interface LocaleLoaders {
  shell: Record<Locale, LoadTexts>
  /** Texts of lists, records, and forms, used in the default layout only. */
  kit: Record<Locale, LoadTexts>
  /** Texts of forms in Chinese, for the areas that have Chinese texts. */
  chinese: LoadTexts
  area: (area: string, language: Language) => LoadTexts | undefined
}

let loaders: LocaleLoaders | undefined

/** Call before any text is loaded, and again when more areas become available. */
export function registerLocales(registered: LocaleLoaders): void {
  loaders = registered
}

function localeLoaders(): LocaleLoaders {
  if (!loaders) throw new Error('registerLocales was not called')
  return loaders
}

/** Opened areas, whose texts are reloaded when the language changes. */
const opened = new Set<string>()

const isLocale = (text: string | undefined): text is Locale => text !== undefined && Object.hasOwn(locales, text)

/** Whether the area has Chinese texts and the account chose Chinese. */
const speaksChinese = (area: string) => localeLoaders().area(area, 'zh') !== undefined && getSession().language === 'cn'

let hasKit = false

/** Loaders that have run. */
const loaded = new Set<object>()

async function loadShell(locale: Locale) {
  const { shell, kit } = localeLoaders()
  const wanted = [shell[locale], ...(hasKit ? [kit[locale]] : [])].filter(load => !loaded.has(load))
  for (const load of wanted) loaded.add(load)
  for (const { texts } of await Promise.all(wanted.map(load => load()))) i18next.addResourceBundle(locale, 'shell', texts, true)
}

/** Loads the kit's texts. */
export async function loadKit(): Promise<void> {
  hasKit = true
  await initialize()
  await loadShell(isLocale(i18next.language) ? i18next.language : 'en')
}

async function loadChinese() {
  if (i18next.hasResourceBundle('zh', 'shell')) return
  const { texts } = await localeLoaders().chinese()
  i18next.addResourceBundle('zh', 'shell', texts)
}

async function loadAreaIn(area: string, language: Language) {
  const load = localeLoaders().area(area, language)
  if (!load || i18next.hasResourceBundle(language, area)) return
  const [{ texts }] = await Promise.all([load(), loadMessages(language), language === 'zh' ? loadChinese() : undefined])
  i18next.addResourceBundle(language, area, texts)
}

export async function loadArea(area: string): Promise<void> {
  opened.add(area)
  await initialize()
  const locale = isLocale(i18next.language) ? i18next.language : 'en'
  await Promise.all([loadAreaIn(area, locale), speaksChinese(area) ? loadAreaIn(area, 'zh') : undefined])
}

let initialized: Promise<unknown> | undefined

/** The router may load an area's texts before startup gets here, so the first caller initializes. */
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

/** Uses the saved language, or English. */
export async function startLanguages(): Promise<void> {
  await initialize()
  await changeLocale(isLocale(i18next.language) ? i18next.language : 'en')
  // The account's language arrives after pages are open, and may change at any time.
  subscribeSession(() => void Promise.all([...opened].filter(speaksChinese).map(area => loadAreaIn(area, 'zh'))))
}

/** Switches language and direction, including the texts of all opened areas. */
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

/** English texts by area, and `shell` for those of every page. `web/app/texts.ts` fills it, since this layer knows no area. */
export interface Texts {
  /** Messages of the server, translated in `messages/`. */
  messages: Messages
}

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type Keys<T> = {
  [Key in keyof T & string]: T[Key] extends string ? (Key extends `${infer Counted}_${Plural}` ? Counted : Key) : `${Key}.${Keys<T[Key]>}`
}[keyof T & string]
type KeysOf<Area> = Area extends keyof Texts ? Keys<Texts[Area]> : never
/** The keys of the area's texts and of the shell's. */
export type TextKey<Area extends keyof Texts> = KeysOf<Area | 'shell'>

/** Areas that have texts. */
export type TextArea = Exclude<keyof Texts, 'shell' | 'messages'>

/** A function outside of a component takes `Translations<'reviews'>['t']`. */
export interface Translations<Area extends keyof Texts = 'shell'> {
  t: (key: TextKey<Area>, values?: Record<string, unknown>) => string
  /** A text with plural forms, which takes `count` to choose one and `number` to show it. */
  tCount: (key: TextKey<Area>, count: number, values?: Record<string, unknown>) => string
  /** For keys known only at run time, such as codes from the server. */
  tUnchecked: (key: string, values?: Record<string, unknown>) => string
  /** For the `lang` attribute, and for formats. */
  lang: string
  dir: 'ltr' | 'rtl'
}

/** Whether forms and other parts of the kit speak the language of the area around them. */
export const ChineseContext = createContext(false)

/** Texts of the area, then of the shell; Chinese if the area has it and the account chose it. */
export function useTranslations<Area extends TextArea = never>(area?: Area): Translations<Area | 'shell'> {
  const { i18n } = useTranslation()
  const { language } = useSession()
  const isInside = use(ChineseContext)
  const isChinese = language === 'cn' && (area !== undefined || isInside) && i18n.hasResourceBundle('zh', area ?? 'shell')
  const shell = i18n.language
  const [digits] = usePreference('digits')
  const chosen = isChinese ? 'zh' : shell
  return useMemo(() => {
    const inArea = i18n.getFixedT(chosen, area ?? 'shell')
    const inShell = i18n.getFixedT(shell, 'shell')
    const lang = isChinese ? 'zh-CN' : shell === 'ar' && digits === 'arabic' ? 'ar-u-nu-arab' : shell
    const t = (key: string, values = {}) =>
      i18n.exists(key, { ...values, ns: area ?? 'shell', lng: chosen }) ? inArea(key, values) : inShell(key, values)
    return {
      t,
      tCount: (key, count, values = {}) => t(key, { count, number: formatNumber(count, lang), ...values }),
      tUnchecked: t,
      lang,
      dir: i18n.dir(chosen),
    }
  }, [i18n, shell, chosen, area, isChinese, digits])
}
