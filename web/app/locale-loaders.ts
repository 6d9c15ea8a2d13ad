/** Locale files of the shell, the UI kit, and the areas, loaded on demand. */
import type { LocaleLoaders } from '../platform/languages.ts'

type Load = () => Promise<{ texts: object }>

const areas = import.meta.glob<{ texts: object }>(['../areas/*/locales/*.ts', './customizer/locales/*.ts', './search/locales/*.ts'])

export const localeLoaders: LocaleLoaders = {
  shell: {
    en: () => import('./locales/en.ts'),
    fr: () => import('./locales/fr.ts'),
    ar: () => import('./locales/ar.ts'),
  },
  kit: {
    en: () => import('../ui/locales/en.ts'),
    fr: () => import('../ui/locales/fr.ts'),
    ar: () => import('../ui/locales/ar.ts'),
  },
  area: (area, language): Load | undefined => areas[`../areas/${area}/locales/${language}.ts`] ?? areas[`./${area}/locales/${language}.ts`],
}
