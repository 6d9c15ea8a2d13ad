/** The help center's articles, by category. Read-only. */
import { type ContentLanguage, toAnchor } from '../faq/language.ts'
import type { HelpTranslation } from './category.ts'
import { accountHelp } from './content-account.ts'
import { arabicHelp } from './content-ar.ts'
import { frenchHelp } from './content-fr.ts'
import { writingHelp } from './content-writing.ts'

const englishHelp = [...writingHelp, ...accountHelp]

const translations: Partial<Record<ContentLanguage, HelpTranslation>> = { FR: frenchHelp, AR: arabicHelp }

/** All categories in a language. Slugs and anchors come from the English text, so that an address leads to the same place in each. */
export function listHelpCategories(language: ContentLanguage) {
  const translation = translations[language]
  return englishHelp.map(({ title, icon, articles }) => {
    const id = toAnchor(title)
    return {
      id,
      title: translation?.categories[id] ?? title,
      icon,
      articles: articles.map(article => ({
        ...article,
        ...translation?.articles[article.slug],
        anchors: article.parts.flatMap(part => [...part.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => toAnchor(heading))),
      })),
    }
  })
}

/** Popular articles. */
export const popularSlugs = ['first-polish', 'what-a-run-costs', 'decide-changes']
/** Recommended next reads. */
export const learningSlugs = ['expand-notes', 'dictionary', 'undo-and-redo']
/** Returned if no article is named. */
export const sampleSlug = 'first-polish'
