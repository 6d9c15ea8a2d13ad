import { useTranslations } from '../../platform/languages.ts'
import type { ContentLanguage } from '../../platform/schema.generated.ts'

const languages: Record<string, ContentLanguage> = { fr: 'FR', ar: 'AR' }

/** The page's language, in which articles and questions are asked for. */
export function useContentLanguage(): ContentLanguage {
  return languages[useTranslations('help').lang] ?? 'EN'
}
