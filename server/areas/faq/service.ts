/** Frequently asked questions and their answers, the same for everyone. */
import type { Context } from '../../context.ts'
import { fold, toSearch } from '../../db/text.ts'
import { faqCategories } from './content.ts'

/** The question as part of an address. */
const toFaqId = (question: string) =>
  fold(question)
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** Categories with the questions that contain the text; empty categories are left out. */
export function listFaqs(_ctx: Context, search?: string | null) {
  const wanted = toSearch(search)
  return faqCategories
    .map(category => ({
      ...category,
      faqs: category.faqs.filter(({ question }) => fold(question).includes(wanted)).map(faq => ({ id: toFaqId(faq.question), ...faq })),
    }))
    .filter(({ faqs }) => faqs.length > 0)
}
