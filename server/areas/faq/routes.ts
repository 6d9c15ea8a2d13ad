import { z } from 'zod'
import { get, type Query, routesUnder } from '../../rest/define-routes.ts'
import { named } from '../../rest/schema.ts'
import { type ContentLanguage, languageParameter, toContentLanguage } from './language.ts'
import { listFaqs } from './service.ts'

/** A repeated `q` is ignored, as clients of the contract expect. */
const query: Query<{ q: string; language: ContentLanguage }> = {
  parameters: [
    { name: 'q', in: 'query', description: 'Text that the question contains, case-insensitive', schema: { type: 'string' } },
    languageParameter,
  ],
  parse: query => ({
    q: query.getAll('q').length === 1 ? (query.get('q') ?? '') : '',
    language: toContentLanguage(query.get('language')),
  }),
}

const categoryDto = named(
  'FaqCategory',
  z.object({
    faqTitle: z.string(),
    faqIcon: z.string(),
    faqSubtitle: z.string(),
    faqs: z.array(
      named('Faq', z.object({ id: z.string().describe('The question as part of an address'), question: z.string(), answer: z.string() })),
    ),
  }),
)

export const faqRoutes = routesUnder('/api/pages/faq', [
  get('/', {
    summary: 'List frequently asked questions by category',
    query,
    returns: z.array(categoryDto),
    handler: (ctx, { query: { q, language } }) => listFaqs(ctx, q, language).map(({ id: _, ...category }) => category),
  }),
])
