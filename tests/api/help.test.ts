import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startApp, type TestApp } from '../support/harness.ts'

interface Article {
  slug: string
  title: string
  subtitle: string
  img: string
  category: string
  lastUpdated: string
  content: string
}
interface HelpCenter {
  allArticles: { title: string; icon: string; articles: Article[] }[]
  popularArticles: Article[]
  keepLearning: Article[]
}

const fields = `slug title subtitle img category lastUpdated content`
const centerQuery = `query ($search: String) { helpCenter(search: $search) {
  allArticles { title icon articles { ${fields} } } popularArticles { ${fields} } keepLearning { ${fields} } } }`
const articleQuery = `query ($slug: String!) { helpArticle(slug: $slug) { ${fields} } }`
const now = new Date('2026-11-21T10:00:00Z')

describe.each(databases)('help on %s', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ database, now: () => now })
  })
  afterAll(() => app.close())

  const center = async (search?: string) => (await app.graphql<{ helpCenter: HelpCenter }>(centerQuery, { search })).data.helpCenter
  const all = ({ allArticles }: HelpCenter) => allArticles.flatMap(({ articles }) => articles)

  test('thirty articles, by subject, each with a name, a picture, a day in the past and two headings', async () => {
    const { allArticles, ...rest } = await center()
    expect(allArticles.every(({ icon, articles }) => /^[a-z-]+$/.test(icon) && articles.length > 0)).toBe(true)
    const articles = all({ allArticles, ...rest })
    expect(articles).toHaveLength(30)
    expect(new Set(articles.map(({ slug }) => slug)).size).toBe(30)
    expect(new Set(articles.map(({ title }) => title)).size).toBe(30)
    for (const { slug, lastUpdated, content } of articles) {
      expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/)
      expect(Date.parse(lastUpdated)).toBeLessThan(now.getTime())
      expect(content.match(/^## .+$/gm)).toHaveLength(2)
    }
    for (const listed of [rest.popularArticles, rest.keepLearning]) {
      expect(listed).toHaveLength(3)
      for (const article of listed) expect(articles).toContainEqual(article)
    }
  })

  test('the contract: the center has all, popular and further articles', async () => {
    const { status, body } = await app.rest('GET', '/api/pages/help-center')
    expect(status).toBe(200)
    const told = await center()
    const card = ({ slug, title, img, subtitle }: Article) => ({ slug, title, img, subtitle })
    expect(body).toEqual({
      allArticles: told.allArticles.map(category => ({ ...category, articles: category.articles.map(card) })),
      popularArticles: told.popularArticles.map(card),
      keepLearning: told.keepLearning.map(card),
    })
    expect((await app.rest('GET', '/api/pages/help-center?q=none&other=1')).body).toEqual(body)
  })

  test('the contract: the article is a sample with two parts, two pictures and a list of titles', async () => {
    const { status, body } = await app.rest('GET', '/api/pages/help-center/article')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      title: 'Polish your first text',
      lastUpdated: expect.stringMatching(/^2026-11-\d\dT/),
      productContent: expect.stringContaining('## '),
      checkoutContent: expect.stringContaining('## '),
      articleList: expect.arrayContaining(['Polish your first text', 'Create an account']),
    })
    for (const address of [body.productImg, body.checkoutImg]) {
      const picture = await app.rest('GET', address)
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8'])
      expect(picture.text).toMatch(/^<svg [^]*<\/svg>$/)
    }
    expect(body.productImg).not.toBe(body.checkoutImg)
    expect((await app.rest('GET', '/api/pages/help-center/article?title')).body).toEqual(body)
  })

  test('any article can be asked for by its name, in both APIs; an unknown one is not found', async () => {
    const [article] = all(await center('trash keeps'))
    expect(article?.slug).toBe('trash')
    expect((await app.graphql<{ helpArticle: Article }>(articleQuery, { slug: 'trash' })).data.helpArticle).toEqual(article)
    const { body } = await app.rest('GET', '/api/pages/help-center/article?title=trash')
    expect([body.title, `${body.productContent}\n\n${body.checkoutContent}`]).toEqual([article?.title, article?.content])
    const { errors } = await app.graphql(articleQuery, { slug: 'constructor' })
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    const unknown = await app.rest('GET', '/api/pages/help-center/article?title=constructor')
    expect([unknown.status, unknown.body.message]).toEqual([404, 'There is no article "constructor"'])
  })

  test('search looks in title and text, case-blind and literally, and leaves empty subjects out', async () => {
    const found = await center('  SANDBOX ')
    const wanted = all(await center()).filter(({ title, subtitle, content }) =>
      `${title} ${subtitle} ${content}`.toLowerCase().includes('sandbox'),
    )
    expect(all(found)).toEqual(wanted)
    expect(found.allArticles.every(({ articles }) => articles.length > 0)).toBe(true)
    expect(found.popularArticles).toEqual([])
    expect(all(await center('.*'))).toEqual([])
  })

  test('figures in the articles are those of the product', async () => {
    const { data } = await app.graphql<{ textService: Record<string, number> }>(
      `{ textService { maxCharacters trialWords welcomeTemporaryWords welcomePermanentWords } }`,
    )
    const articles = new Map(all(await center()).map(({ slug, content }) => [slug, content]))
    const figure = (name: string) => data.textService[name]?.toLocaleString('en-US') ?? 'none'
    expect(articles.get('open-an-account')).toContain(`${figure('welcomeTemporaryWords')} temporary words`)
    expect(articles.get('open-an-account')).toContain(`${figure('welcomePermanentWords')} permanent`)
    expect(articles.get('try-without-account')).toContain(`up to ${figure('trialWords')} words`)
    expect(articles.get('import-and-download')).toContain(`${figure('maxCharacters')} characters`)
  })
})
