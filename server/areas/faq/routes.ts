import { defineRoutes, type Query } from '../../rest/define-routes.ts'
import { list, model, text } from '../../rest/schemas.ts'
import { listFaqs } from './service.ts'

/** A `q` that is sent more than once is no text, and asks for all. */
const question: Query<string> = {
  parameters: [{ name: 'q', in: 'query', description: 'Text that the question contains, case-blind', schema: { type: 'string' } }],
  parse: query => (query.getAll('q').length === 1 ? (query.get('q') ?? '') : ''),
}

const categories = list(
  model('FaqCategory', {
    faqTitle: text(),
    faqIcon: text(),
    faqSubtitle: text(),
    faqs: list(model('Faq', { question: text(), answer: text() })),
  }),
)

export const faqRoutes = defineRoutes('/api/pages/faq', {
  'GET /': {
    summary: 'Questions that are often asked, by category',
    query: question,
    returns: categories,
    answer: (ctx, { query }) => listFaqs(ctx, query),
  },
})
