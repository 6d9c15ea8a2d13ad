/** Frequently asked questions and their answers, the same for everyone. */
import type { Context } from '../../context.ts'
import { fold, toSearch } from '../../db/text.ts'
import { listFaqCategories } from './content.ts'
import type { ContentLanguage } from './language.ts'

/** Categories with the questions that contain the text; empty categories are left out. */
export function listFaqs(_ctx: Context, search?: string | null, language: ContentLanguage = 'EN') {
  const wanted = toSearch(search)
  return listFaqCategories(language)
    .map(category => ({ ...category, faqs: category.faqs.filter(({ question }) => fold(question).includes(wanted)) }))
    .filter(({ faqs }) => faqs.length > 0)
}
