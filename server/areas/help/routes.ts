import { z } from 'zod'
import { instant } from '../../db/tables.ts'
import { get, type Query, routesUnder } from '../../rest/define-routes.ts'
import { named } from '../../rest/schema.ts'
import { findArticleOrSample, findHelpCenter } from './service.ts'

const picture = z.string().describe('Address of a picture (SVG)')
const cardDto = z.object({ slug: z.string().describe('Part of its address'), title: z.string(), img: picture, subtitle: z.string() })
const helpCenterDto = z.object({
  allArticles: z.array(z.object({ title: z.string(), icon: z.string().describe('Name of a Tabler icon'), articles: z.array(cardDto) })),
  popularArticles: z.array(cardDto),
  keepLearning: z.array(cardDto),
})
const articleDto = named(
  'HelpArticle',
  z.object({
    slug: z.string(),
    title: z.string(),
    subtitle: z.string(),
    category: z.string(),
    lastUpdated: instant(),
    productContent: z.string().describe('First part, in Markdown'),
    checkoutContent: z.string().describe('Second part, in Markdown'),
    articleList: z.array(z.string()).describe('Titles of the articles of its category'),
    productImg: picture,
    checkoutImg: picture,
  }),
)

const toCard = ({ slug, title, img, subtitle }: z.output<typeof cardDto>) => ({ slug, title, img, subtitle })

/** An extension: the contract's call has no parameter and returns the sample article. */
const titleQuery: Query<string> = {
  parameters: [
    {
      name: 'title',
      in: 'query',
      description: 'Slug of an article, as in its address; the sample article by default',
      schema: { type: 'string' },
    },
  ],
  parse: query => query.get('title')?.trim() ?? '',
}

export const helpRoutes = routesUnder('/api/pages/help-center', [
  get('/', {
    summary: 'List help articles by category, with the popular ones',
    returns: helpCenterDto,
    handler: ctx => {
      const { allArticles, popularArticles, keepLearning } = findHelpCenter(ctx)
      return {
        allArticles: allArticles.map(category => ({ ...category, articles: category.articles.map(toCard) })),
        popularArticles: popularArticles.map(toCard),
        keepLearning: keepLearning.map(toCard),
      }
    },
  }),
  get('/article', {
    summary: 'Get a help article',
    query: titleQuery,
    returns: articleDto,
    fails: ['notFound'],
    handler: (ctx, { query }) => {
      const { parts, img, lastUpdated, articleList, title, slug, subtitle, category } = findArticleOrSample(ctx, query)
      const pictures = { productImg: img, checkoutImg: `/art/help/${slug}.2.svg` }
      return { slug, title, subtitle, category, lastUpdated, productContent: parts[0], checkoutContent: parts[1], articleList, ...pictures }
    },
  }),
])
