/** Locale files of the shell, the UI kit, and all areas, loaded on demand. */
import type { LocaleLoaders } from '../platform/languages.ts'
import { entryLocaleLoaders } from './entry-locale-loaders.ts'

const areas = import.meta.glob<{ texts: object }>(['../areas/*/locales/*.ts', './customizer/locales/*.ts', './search/locales/*.ts'])

export const localeLoaders: LocaleLoaders = {
  ...entryLocaleLoaders,
  area: (area, language) => areas[`../areas/${area}/locales/${language}.ts`] ?? areas[`./${area}/locales/${language}.ts`],
}
