/** The help centre: articles on what Deskwright does, the same for everyone. */
import type { Context } from '../../context.ts'
import { fold, toSearch } from '../../db/text.ts'
import { notFound } from '../../errors.ts'
import { helpCategories, learningSlugs, popularSlugs, sampleSlug } from '../../../seed/help.ts'
import { hourMs } from '../../time.ts'

const dayMs = 24 * hourMs

/** All categories with their articles as they are told. */
function categoriesOf(ctx: Context) {
  // Nine in the morning of a day, so that two answers of one day agree.
  const midnight = Math.floor(ctx.now().getTime() / dayMs) * dayMs
  return helpCategories.map(({ articles, ...category }) => ({
    ...category,
    articles: articles.map(({ age, parts, ...article }) => ({
      ...article,
      category: category.title,
      img: `/art/help/${article.slug}.svg`,
      lastUpdated: new Date(midnight - age * dayMs + 9 * hourMs).toISOString(),
      content: parts.join('\n\n'),
      parts,
    })),
  }))
}

/** The articles whose title or text contains the text, by category, and those of them to begin with. */
export function findHelpCentre(ctx: Context, search?: string | null) {
  const wanted = toSearch(search)
  const allArticles = categoriesOf(ctx)
    .map(category => ({
      ...category,
      articles: category.articles.filter(({ title, subtitle, content }) => fold(`${title}\n${subtitle}\n${content}`).includes(wanted)),
    }))
    .filter(({ articles }) => articles.length > 0)
  const articles = allArticles.flatMap(category => category.articles)
  const chosen = (slugs: string[]) => slugs.flatMap(slug => articles.filter(article => article.slug === slug))
  return { allArticles, popularArticles: chosen(popularSlugs), keepLearning: chosen(learningSlugs) }
}

/** The article with this name. */
export function findArticle(ctx: Context, slug: string) {
  const found = categoriesOf(ctx)
    .flatMap(({ articles }) => articles)
    .find(article => article.slug === slug)
  if (!found) throw notFound(`There is no article "${slug.slice(0, 80)}"`)
  return found
}

/** The article with this name, or the sample, with the titles of its category. */
export function findArticleOrSample(ctx: Context, slug: string) {
  const article = findArticle(ctx, slug || sampleSlug)
  const category = helpCategories.find(({ title }) => title === article.category)
  return { ...article, articleList: (category?.articles ?? []).map(({ title }) => title) }
}
