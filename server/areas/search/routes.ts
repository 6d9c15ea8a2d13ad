import { defineRoutes, type Query } from '../../rest/define-routes.ts'
import { list, model, object, text, whole } from '../../rest/schemas.ts'
import * as search from './service.ts'

const asked: Query<string> = {
  parameters: [{ name: 'q', in: 'query', description: 'Text that the title contains, case-blind', schema: { type: 'string' } }],
  parse: query => query.get('q') ?? '',
}

const pages = list(
  object({
    title: text('Name of the group'),
    category: text('The group as one word'),
    children: list(object({ title: text(), url: text('Path of the page'), icon: text('Name of a Tabler icon') })),
  }),
)
const records = list(
  model('FoundRecord', {
    area: text(),
    type: text('GraphQL type of the record, such as `Order`'),
    id: whole(),
    title: text(),
    subtitle: text(),
    url: text('Path of the page that shows it'),
  }),
)

export const searchRoutes = defineRoutes('/api/app-bar/search', {
  'GET /': {
    summary: 'Pages of the application by group, at most five a group',
    query: asked,
    returns: pages,
    answer: (ctx, { query }) => search.searchPages(ctx, query),
  },
  'GET /records': {
    summary: 'Records whose main text contains `q`, at most five an area',
    extension: true,
    query: asked,
    returns: records,
    answer: (ctx, { query }) => search.searchRecords(ctx, query),
  },
})
