import { z } from 'zod'
import { get, type Query, routesUnder } from '../../rest/define-routes.ts'
import { id, named } from '../../rest/schema.ts'
import * as search from './service.ts'

const query: Query<string> = {
  parameters: [
    {
      name: 'q',
      in: 'query',
      description: 'Text that the title contains, case-insensitive. If no title does, other words for the page, such as `bills`',
      schema: { type: 'string' },
    },
  ],
  parse: query => query.get('q') ?? '',
}

const pageDto = z.object({
  title: z.string(),
  url: z.string().describe('Path of the page'),
  icon: z.string().describe('Name of a Tabler icon'),
})
const groupDto = z.object({
  title: z.string().describe('Name of the group'),
  category: z.string().describe('Key of the group'),
  children: z.array(pageDto),
})
const recordDto = named(
  'FoundRecord',
  z.object({
    area: z.string(),
    type: z.string().describe('GraphQL type of the record, such as `Order`'),
    id: id(),
    title: z.string(),
    subtitle: z.string(),
    url: z.string().describe('Path of the page that shows it'),
  }),
)

export const searchRoutes = routesUnder('/api/app-bar/search', [
  get('/', {
    summary: 'Search pages of the application, up to 5 in each group',
    query,
    returns: z.array(groupDto),
    handler: (ctx, { query }) => search.searchPages(ctx, query),
  }),
  get('/records', {
    summary: 'Search records, up to 5 in each area',
    extension: true,
    query,
    returns: z.array(recordDto),
    handler: (ctx, { query }) => search.searchRecords(ctx, query),
  }),
])
