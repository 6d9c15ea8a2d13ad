/** Languages of the help pages, and addresses that are the same in all of them. */
import { z } from 'zod'
import { fold } from '../../db/text.ts'

export type ContentLanguage = 'EN' | 'FR' | 'AR'

const languages: Record<string, ContentLanguage> = { en: 'EN', fr: 'FR', ar: 'AR' }

/** In REST. */
export const contentLanguage = z.enum(['en', 'fr', 'ar'])

/** English for any other value. */
export const toContentLanguage = (name: string | null): ContentLanguage => languages[name ?? ''] ?? 'EN'

/** The questions in another language: categories and questions by their IDs. */
export interface FaqTranslation {
  categories: Record<string, { faqTitle: string; faqSubtitle: string }>
  questions: Record<string, { question: string; answer: string }>
}

export const languageParameter = {
  name: 'language',
  in: 'query' as const,
  description: 'Language of the texts; English by default',
  schema: { type: 'string', enum: contentLanguage.options },
}

/** An English heading or question as part of an address. */
export const toAnchor = (text: string) =>
  fold(text)
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
