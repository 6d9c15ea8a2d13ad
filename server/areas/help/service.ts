/** The help center: articles about Deskwright, the same for everyone. */
import type { Context } from '../../context.ts'
import { fold, toSearch } from '../../db/text.ts'
import { notFound } from '../../errors.ts'
import type { ContentLanguage } from '../faq/language.ts'
import { learningSlugs, listHelpCategories, popularSlugs, sampleSlug } from './content.ts'
import { dayMs, hourMs } from '../../time.ts'

/** All categories with their articles in the language. */
function categoriesOf(ctx: Context, language: ContentLanguage) {
  // Dates are 09:00 UTC, so that responses are equal within a day.
  const midnight = Math.floor(ctx.now().getTime() / dayMs) * dayMs
  return listHelpCategories(language).map(({ articles, ...category }) => ({
    ...category,
    articles: articles.map(({ age, parts, ...article }) => ({
      ...article,
      category: category.title,
      categoryId: category.id,
      language,
      img: `/art/help/${article.slug}.svg`,
      lastUpdated: new Date(midnight - age * dayMs + 9 * hourMs).toISOString(),
      content: parts.join('\n\n'),
      parts,
    })),
  }))
}

export type ArticleRecord = ReturnType<typeof categoriesOf>[number]['articles'][number]

/** Articles that contain the text, by category, and the popular and recommended ones. */
export function findHelpCenter(ctx: Context, search?: string | null, language: ContentLanguage = 'EN') {
  const wanted = toSearch(search)
  const allArticles = categoriesOf(ctx, language)
    .map(category => ({
      ...category,
      articles: category.articles.filter(({ title, subtitle, content }) => fold(`${title}\n${subtitle}\n${content}`).includes(wanted)),
    }))
    .filter(({ articles }) => articles.length > 0)
  const articles = allArticles.flatMap(category => category.articles)
  const pick = (slugs: string[]) => slugs.flatMap(slug => articles.filter(article => article.slug === slug))
  return { allArticles, popularArticles: pick(popularSlugs), keepLearning: pick(learningSlugs) }
}

/** The article with this slug. */
export function findArticle(ctx: Context, slug: string, language: ContentLanguage = 'EN') {
  const found = categoriesOf(ctx, language)
    .flatMap(({ articles }) => articles)
    .find(article => article.slug === slug)
  if (!found) throw notFound('ARTICLE_NOT_FOUND', { slug: slug.slice(0, 80) })
  return found
}

/** The article with this slug, or the sample article, with the titles of its category. */
export function findArticleOrSample(ctx: Context, slug: string, language: ContentLanguage) {
  const article = findArticle(ctx, slug || sampleSlug, language)
  const category = listHelpCategories(language).find(({ id }) => id === article.categoryId)
  return { ...article, articleList: (category?.articles ?? []).map(({ title }) => title) }
}
