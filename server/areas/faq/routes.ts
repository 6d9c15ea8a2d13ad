import { defineRoutes, type Query } from '../../rest.ts'
import { listFaqs } from './service.ts'

/** A `q` that is sent more than once is no text, and asks for all. */
const question: Query<string> = {
  parameters: [{ name: 'q', in: 'query', description: 'Text that the question contains, case-blind', schema: { type: 'string' } }],
  parse: query => (query.getAll('q').length === 1 ? (query.get('q') ?? '') : ''),
}

export const faqRoutes = defineRoutes('/api/pages/faq', {
  'GET /': {
    summary: 'Questions that are often asked, by category',
    query: question,
    answer: (ctx, { query }) => listFaqs(ctx, query),
  },
})
