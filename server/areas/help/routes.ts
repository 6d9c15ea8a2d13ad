import { z } from 'zod'
import { instant } from '../../db/tables.ts'
import { get, listQuery, listRoute, post, put, type Query, routesUnder } from '../../rest/define-routes.ts'
import { named } from '../../rest/schema.ts'
import { optional } from '../../validation.ts'
import { type ContentLanguage, languageParameter, toContentLanguage } from '../faq/language.ts'
import { searchHelp } from './search.ts'
import { findArticleOrSample, findHelpCenter } from './service.ts'
import { helpVotes, type HelpVoteRow, voteReason } from './tables.ts'
import { listVotes, rateArticle, updateVote } from './votes.ts'

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
const titleQuery: Query<{ title: string; language: ContentLanguage }> = {
  parameters: [
    {
      name: 'title',
      in: 'query',
      description: 'Slug of an article, as in its address; the sample article by default',
      schema: { type: 'string' },
    },
    languageParameter,
  ],
  parse: query => ({ title: query.get('title')?.trim() ?? '', language: toContentLanguage(query.get('language')) }),
}

const centerQuery: Query<ContentLanguage> = {
  parameters: [languageParameter],
  parse: query => toContentLanguage(query.get('language')),
}

const searchQuery: Query<{ q: string; language: ContentLanguage }> = {
  parameters: [
    { name: 'q', in: 'query', description: 'Words to look for; misspelled and unfinished ones match, too', schema: { type: 'string' } },
    languageParameter,
  ],
  parse: query => ({ q: query.get('q') ?? '', language: toContentLanguage(query.get('language')) }),
}
const resultDto = named(
  'HelpResult',
  z.object({
    kind: z.enum(['ARTICLE', 'QUESTION']),
    id: z.string().describe('Slug of the article, or ID of the question'),
    title: z.string(),
    category: z.string(),
    excerpt: z.string(),
    matches: z.array(z.string()).describe('Words that match, as the text spells them'),
  }),
)

const toVote = ({ version: _, ...vote }: HelpVoteRow) => vote
const voteDto = named('HelpVote', helpVotes.row.omit({ version: true }))
const voteBody = z.object({ isHelpful: helpVotes.columns.isHelpful, reason: optional(voteReason) })
const votesQuery = listQuery({ date: 'DATE' }, {})

export const helpRoutes = routesUnder('/api/pages/help-center', [
  get('/', {
    summary: 'List help articles by category, with the popular ones',
    query: centerQuery,
    returns: helpCenterDto,
    handler: (ctx, { query }) => {
      const { allArticles, popularArticles, keepLearning } = findHelpCenter(ctx, '', query)
      return {
        allArticles: allArticles.map(({ id: _, ...category }) => ({ ...category, articles: category.articles.map(toCard) })),
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
      const { parts, img, lastUpdated, articleList, title, slug, subtitle, category } = findArticleOrSample(
        ctx,
        query.title,
        query.language,
      )
      const pictures = { productImg: img, checkoutImg: `/art/help/${slug}.2.svg` }
      return { slug, title, subtitle, category, lastUpdated, productContent: parts[0], checkoutContent: parts[1], articleList, ...pictures }
    },
  }),
  get('/search', {
    summary: 'Search articles and frequently asked questions, misspelled or not',
    extension: true,
    query: searchQuery,
    returns: z.array(resultDto),
    handler: (ctx, { query }) => searchHelp(ctx, query.q, query.language),
  }),
  get('/votes', {
    ...listRoute({ summary: 'List feedback on articles', key: 'votes', query: votesQuery, item: voteDto, toDto: toVote }, listVotes),
    extension: true,
  }),
  post('/votes', {
    summary: 'Say whether an article helped',
    extension: true,
    status: 201,
    body: voteBody.extend({ slug: helpVotes.columns.slug }),
    returns: voteDto,
    fails: ['notFound'],
    handler: async (ctx, { body: { slug, ...vote } }) => toVote(await rateArticle(ctx, slug, vote)),
  }),
  put('/votes/:id', {
    summary: 'Change feedback on an article',
    extension: true,
    body: voteBody,
    returns: voteDto,
    handler: async (ctx, { params, body }) => toVote(await updateVote(ctx, params.id, body)),
  }),
])
