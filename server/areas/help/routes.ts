import { defineRoutes, type Query } from '../../rest/define-routes.ts'
import { instant, list, model, object, text } from '../../rest/schemas.ts'
import { findArticleOrSample, findHelpCentre } from './service.ts'

interface Titled {
  slug: string
  title: string
  img: string
  subtitle: string
}

const toCard = ({ slug, title, img, subtitle }: Titled) => ({ slug, title, img, subtitle })

const card = object({ slug: text('Part of its address'), title: text(), img: text('Address of a picture (SVG)'), subtitle: text() })
const centre = object({
  allArticles: list(object({ title: text(), icon: text('Name of a Tabler icon'), articles: list(card) })),
  popularArticles: list(card),
  keepLearning: list(card),
})
const article = model('HelpArticle', {
  slug: text(),
  title: text(),
  subtitle: text(),
  category: text(),
  lastUpdated: instant(),
  productContent: text('Markdown: the first part'),
  checkoutContent: text('Markdown: the second part'),
  articleList: list(text(), 'Titles of the articles of its subject'),
  productImg: text('Address of a picture (SVG)'),
  checkoutImg: text('Address of a picture (SVG)'),
})

/** An extension: the contract's call has no parameter and gives the sample. */
const titleQuery: Query<string> = {
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
    returns: centre,
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
    query: titleQuery,
    returns: article,
    fails: ['notFound'],
    answer: (ctx, { query }) => {
      const { parts, img, lastUpdated, articleList, title, slug, subtitle, category } = findArticleOrSample(ctx, query)
      const pictures = { productImg: img, checkoutImg: `/art/help/${slug}.2.svg` }
      return { slug, title, subtitle, category, lastUpdated, productContent: parts[0], checkoutContent: parts[1], articleList, ...pictures }
    },
  },
})
