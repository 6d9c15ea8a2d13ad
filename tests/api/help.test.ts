import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAccount } from '../support/accounts.ts'
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

interface Result {
  kind: string
  id: string
  title: string
  category: string
  excerpt: string
  matches: string[]
}
interface Vote {
  id: string
  isHelpful: boolean
  reason: string
}

const resultFields = `kind id title category excerpt matches`
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

  test('lists thirty articles by category, with a name, a picture, a past date, and two headings', async () => {
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

  test('follows the contract: all, popular, and further articles in the center', async () => {
    const { status, body } = await app.rest('GET', '/api/pages/help-center')
    expect(status).toBe(200)
    const received = await center()
    const card = ({ slug, title, img, subtitle }: Article) => ({ slug, title, img, subtitle })
    expect(body).toEqual({
      allArticles: received.allArticles.map(category => ({ ...category, articles: category.articles.map(card) })),
      popularArticles: received.popularArticles.map(card),
      keepLearning: received.keepLearning.map(card),
    })
    expect((await app.rest('GET', '/api/pages/help-center?q=none&other=1')).body).toEqual(body)
  })

  test('follows the contract: a sample article with two parts, two pictures, and a list of titles', async () => {
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

  test('finds any article by its name over both APIs, and returns not found otherwise', async () => {
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

  test('searches title and text, case-insensitive and literally, without empty categories', async () => {
    const found = await center('  SANDBOX ')
    const wanted = all(await center()).filter(({ title, subtitle, content }) =>
      `${title} ${subtitle} ${content}`.toLowerCase().includes('sandbox'),
    )
    expect(all(found)).toEqual(wanted)
    expect(found.allArticles.every(({ articles }) => articles.length > 0)).toBe(true)
    expect(found.popularArticles).toEqual([])
    expect(all(await center('.*'))).toEqual([])
  })

  const search = async (search: string) =>
    (
      await app.graphql<{ searchHelp: Result[] }>(`query ($search: String!) { searchHelp(search: $search) { ${resultFields} } }`, {
        search,
      })
    ).data.searchHelp

  test('finds articles and questions with misspelled, unfinished, or unaccented words, and marks the match', async () => {
    const found = await search('keyboard')
    expect(found[0]).toMatchObject({
      kind: 'ARTICLE',
      title: expect.stringMatching(/keyboard/i),
      matches: expect.arrayContaining(['keyboard']),
    })
    for (const spelled of ['keybord', 'KEYBOARD', 'keyboa', 'kéyboard', 'kyboard']) {
      const [first] = await search(spelled)
      expect([spelled, first?.id, first?.matches.includes('keyboard')]).toEqual([spelled, found[0]?.id, true])
    }
    const delivery = await search('delivry cost')
    expect(delivery[0]).toMatchObject({ kind: 'QUESTION', category: 'Delivery', id: expect.stringMatching(/^[a-z0-9-]+$/) })
    expect(delivery.every(({ excerpt }) => excerpt.length > 0 && excerpt.length <= 161)).toBe(true)
    // A whole question, most of whose words say nothing.
    expect((await search('how can I return a part of my order that nobody wants?')).length).toBeGreaterThan(0)
    for (const nothing of ['', '  ', 'zeppelin qwxz', 'the', '.*']) expect([nothing, await search(nothing)]).toEqual([nothing, []])
    expect((await app.rest('GET', '/api/pages/help-center/search?q=keybord')).body).toEqual(await search('keybord'))
    expect((await app.rest('GET', '/api/pages/help-center/search')).body).toEqual([])
  })

  test('gives everything in French and Arabic at the same addresses', async () => {
    const query = `query ($language: ContentLanguage!) {
      helpCenter(language: $language) { allArticles { id title articles { slug title subtitle content anchors related } } }
      faqs(language: $language) { id faqTitle faqSubtitle faqs { id question answer } } }`
    interface Translated {
      helpCenter: {
        allArticles: {
          id: string
          title: string
          articles: { slug: string; title: string; subtitle: string; content: string; anchors: string[]; related: string[] }[]
        }[]
      }
      faqs: { id: string; faqTitle: string; faqSubtitle: string; faqs: { id: string; question: string; answer: string }[] }[]
    }
    const read = async (language: string) => (await app.graphql<Translated>(query, { language })).data
    const addresses = ({ helpCenter, faqs }: Translated) => ({
      categories: helpCenter.allArticles.map(({ id, articles }) => [id, articles.map(({ slug, anchors }) => [slug, anchors])]),
      faqs: faqs.map(({ id, faqs }) => [id, faqs.map(({ id }) => id)]),
    })
    const textsOf = ({ helpCenter, faqs }: Translated) => [
      ...helpCenter.allArticles.flatMap(({ title, articles }) => [
        title,
        ...articles.flatMap(({ title, subtitle, content }) => [title, subtitle, content]),
      ]),
      ...faqs.flatMap(({ faqTitle, faqSubtitle, faqs }) => [
        faqTitle,
        faqSubtitle,
        ...faqs.flatMap(({ question, answer }) => [question, answer]),
      ]),
    ]
    const english = await read('EN')
    const numbersOf = (text: string) => (text.replaceAll(/(?<=\d)[,\u202f](?=\d)/g, '').match(/\d+/g) ?? []).map(Number)
    for (const language of ['FR', 'AR']) {
      const translated = await read(language)
      expect(addresses(translated)).toEqual(addresses(english))
      const texts = textsOf(translated)
      const same = textsOf(english).filter((text, index) => text === texts[index])
      expect(same).toEqual(language === 'FR' ? ['Documents'] : [])
      for (const { articles } of translated.helpCenter.allArticles)
        for (const { content, related } of articles) {
          expect(content.match(/^## .+$/gm)).toHaveLength(2)
          expect(related.length).toBeLessThanOrEqual(3)
        }
      for (const [index, text] of textsOf(english).entries())
        expect(new Set(numbersOf(texts[index] ?? ''))).toEqual(new Set(numbersOf(text)))
    }
    // French punctuation never begins a line.
    const french = textsOf(await read('FR'))
    expect(french.filter(text => / [:;?!»]|« /.test(text.replaceAll(/`[^`]*`/g, '')))).toEqual([])
  })

  test('searches in the language of the reader', async () => {
    const find = async (search: string, language: string) =>
      (
        await app.graphql<{ searchHelp: Result[] }>(
          `query ($search: String!, $language: ContentLanguage!) { searchHelp(search: $search, language: $language) { ${resultFields} } }`,
          { search, language },
        )
      ).data.searchHelp
    for (const spelled of ['supprimer des documents', 'suprimer document', 'comment supprimer définitivement']) {
      const found = await find(spelled, 'FR')
      expect([spelled, found[0]?.id]).toEqual([spelled, 'trash'])
    }
    // With and without the article, which Arabic writes together with the word.
    for (const spelled of ['المهملات', 'سلة مهملات', 'مهملات']) {
      const [first] = await find(spelled, 'AR')
      expect([spelled, first?.id]).toEqual([spelled, 'trash'])
      expect(first?.matches).toContain('المهملات')
    }
    expect(await find('delivery cost', 'AR')).toEqual([])
    expect(
      (await app.rest('GET', `/api/pages/help-center/search?language=fr&q=${encodeURIComponent('supprimer des documents')}`)).body,
    ).toEqual(await find('supprimer des documents', 'FR'))
    const article = await app.rest('GET', '/api/pages/help-center/article?title=trash&language=ar')
    expect(article.body.title).toBe('حذف المستندات واستعادتها')
    expect((await app.rest('GET', '/api/pages/faq?language=fr')).body[0].faqTitle).toBe('Commandes')
    expect((await app.rest('GET', '/api/pages/help-center?language=xx')).body).toEqual(
      (await app.rest('GET', '/api/pages/help-center')).body,
    )
  })

  test('lists up to three related articles', async () => {
    const slugs = all(await center()).map(({ slug }) => slug)
    for (const slug of slugs) {
      const { data } = await app.graphql<{ helpArticle: { related: string[] } }>(
        `query ($slug: String!) { helpArticle(slug: $slug) { related } }`,
        { slug },
      )
      const { related } = data.helpArticle
      expect(related.length).toBeLessThanOrEqual(3)
      expect(related).not.toContain(slug)
      expect(related.filter(each => !slugs.includes(each))).toEqual([])
    }
  })

  test('stores, changes, and undoes feedback over both APIs', async () => {
    const { token } = await makeAccount(app)
    const votes = async () =>
      (
        await app.graphql<{ helpVotes: { items: Vote[] } }>(
          `{ helpVotes(slug: "first-polish") { items { id isHelpful reason } } }`,
          {},
          token,
        )
      ).data.helpVotes.items
    const rate = `mutation ($slug: String!, $reason: String) { rateHelpArticle(slug: $slug, isHelpful: false, reason: $reason) { id isHelpful reason } }`
    const { data } = await app.graphql<{ rateHelpArticle: Vote }>(rate, { slug: 'first-polish' }, token)
    expect(await votes()).toEqual([data.rateHelpArticle])
    const { id } = data.rateHelpArticle
    const body = { isHelpful: true, reason: ' Clear. ' }
    expect((await app.rest('PUT', `/api/pages/help-center/votes/${id}`, { token, body })).body).toMatchObject({
      isHelpful: true,
      reason: 'Clear.',
    })
    expect(await votes()).toEqual([{ id, isHelpful: true, reason: 'Clear.' }])
    await app.graphql(`mutation { undo { id } }`, {}, token)
    await app.graphql(`mutation { undo { id } }`, {}, token)
    expect(await votes()).toEqual([])
    const made = await app.rest('POST', '/api/pages/help-center/votes', { token, body: { slug: 'first-polish', isHelpful: true } })
    expect([made.status, made.body.reason]).toEqual([201, ''])
    expect((await app.rest('GET', '/api/pages/help-center/votes', { token })).body.votes[0]).toEqual(made.body)

    expect((await app.graphql(rate, { slug: 'nothing' }, token)).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    const long = await app.graphql(rate, { slug: 'trash', reason: 'x'.repeat(1001) }, token)
    expect(long.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'reason' })
    expect((await app.rest('PUT', '/api/pages/help-center/votes/999', { token, body })).status).toBe(404)
  })

  test('reports a search without results to the administrator once a day', async () => {
    const administrator = await makeAccount(app, 'admin')
    const report = async (search: string) =>
      (await app.graphql<{ reportMissingHelp: boolean }>(`mutation ($search: String!) { reportMissingHelp(search: $search) }`, { search }))
        .data.reportMissingHelp
    expect([await report(' Zeppelin  rides '), await report('zeppelin rides'), await report('keyboard')]).toEqual([true, true, false])
    expect((await app.rest('POST', '/api/front/missing-help', { body: { search: 'balloons' } })).body).toEqual({ success: true })
    const { data } = await app.graphql<{ operations: { items: { action: string; summary: string }[] } }>(
      `{ operations { items { action summary } } }`,
      {},
      administrator.token,
    )
    expect(data.operations.items).toEqual([
      { action: 'HELP_SEARCH_MISSED', summary: 'Searched the help for "balloons" without a result' },
      { action: 'HELP_SEARCH_MISSED', summary: 'Searched the help for "zeppelin rides" without a result' },
    ])
  })

  test("shows the product's actual figures in articles", async () => {
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
