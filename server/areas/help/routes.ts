import { defineRoutes, type Query } from '../../rest.ts'
import { findArticleOrSample, findHelpCentre } from './service.ts'

interface Titled {
  slug: string
  title: string
  img: string
  subtitle: string
}

const toCard = ({ slug, title, img, subtitle }: Titled) => ({ slug, title, img, subtitle })

/** An extension: the contract's call has no parameter and gives the sample. */
const title: Query<string> = {
  parameters: [
    {
      name: 'title',
      in: 'query',
      description: 'Name of an article, as in its address; the sample unless given',
      schema: { type: 'string' },
    },
  ],
  parse: query => query.get('title')?.trim() ?? '',
}

export const helpRoutes = defineRoutes('/api/pages/help-center', {
  'GET /': {
    summary: 'The articles by subject, and those to begin with',
    answer: ctx => {
      const { allArticles, popularArticles, keepLearning } = findHelpCentre(ctx)
      return {
        allArticles: allArticles.map(category => ({ ...category, articles: category.articles.map(toCard) })),
        popularArticles: popularArticles.map(toCard),
        keepLearning: keepLearning.map(toCard),
      }
    },
  },
  'GET /article': {
    summary: 'One article, in two parts with a picture each',
    query: title,
    answer: (ctx, { query }) => {
      const { parts, img, lastUpdated, articleList, title, slug, subtitle, category } = findArticleOrSample(ctx, query)
      const pictures = { productImg: img, checkoutImg: `/art/help/${slug}.2.svg` }
      return { slug, title, subtitle, category, lastUpdated, productContent: parts[0], checkoutContent: parts[1], articleList, ...pictures }
    },
  },
})
