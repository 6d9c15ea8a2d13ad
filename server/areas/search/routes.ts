import { defineRoutes, type Query } from '../../rest.ts'
import * as search from './service.ts'

const text: Query<string> = {
  parameters: [{ name: 'q', in: 'query', description: 'Text that the title contains, case-blind', schema: { type: 'string' } }],
  parse: query => query.get('q') ?? '',
}

export const searchRoutes = defineRoutes('/api/app-bar/search', {
  'GET /': {
    summary: 'Pages of the application by group, at most five a group',
    query: text,
    answer: (ctx, { query }) => search.searchPages(ctx, query),
  },
  'GET /records': {
    summary: 'Records whose main text contains `q`, at most five an area',
    extension: true,
    query: text,
    answer: (ctx, { query }) => search.searchRecords(ctx, query),
  },
})
