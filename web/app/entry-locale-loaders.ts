/** Locale files of the shell, the UI kit, and the areas before sign-in, loaded on demand. */
import type { LocaleLoaders } from '../platform/languages.ts'

type Load = () => Promise<{ texts: object }>

/** Texts of the default layout, from two files. */
const both =
  (kit: Load, navigation: Load): Load =>
  async () => {
    const [one, other] = await Promise.all([kit(), navigation()])
    return { texts: { ...one.texts, ...other.texts } }
  }

const areas = import.meta.glob<{ texts: object }>(['../areas/{account,front}/locales/*.ts', './search/locales/*.ts'])

export const entryLocaleLoaders: LocaleLoaders = {
  shell: {
    en: () => import('./locales/en.ts'),
    fr: () => import('./locales/fr.ts'),
    ar: () => import('./locales/ar.ts'),
  },
  kit: {
    en: both(
      () => import('../ui/locales/en.ts'),
      () => import('./shell/locales/en.ts'),
    ),
    fr: both(
      () => import('../ui/locales/fr.ts'),
      () => import('./shell/locales/fr.ts'),
    ),
    ar: both(
      () => import('../ui/locales/ar.ts'),
      () => import('./shell/locales/ar.ts'),
    ),
  },
  chinese: () => import('../ui/form/chinese-texts.ts'),
  area: (area, language): Load | undefined => areas[`../areas/${area}/locales/${language}.ts`] ?? areas[`./${area}/locales/${language}.ts`],
}
