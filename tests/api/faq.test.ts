import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startApp, type TestApp } from '../support/harness.ts'

interface Category {
  faqTitle: string
  faqIcon: string
  faqSubtitle: string
  faqs: { id: string; question: string; answer: string }[]
}

const list = `query ($search: String) { faqs(search: $search) { faqTitle faqIcon faqSubtitle faqs { id question answer } } }`

describe.each(databases)('faq on %s', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ database })
  })
  afterAll(() => app.close())

  const wire = async (query = ''): Promise<Category[]> => {
    const { status, body } = await app.rest('GET', `/api/pages/faq${query}`)
    expect(status).toBe(200)
    return body
  }
  const faqs = async (search?: string) => (await app.graphql<{ faqs: Category[] }>(list, { search })).data.faqs
  const questions = (categories: Category[]) => categories.flatMap(category => category.faqs.map(({ question }) => question))

  test('lists five categories of questions and answers, the same over both APIs', async () => {
    const categories = await wire()
    expect(categories).toHaveLength(5)
    for (const category of categories) {
      expect(category).toEqual({
        faqTitle: expect.any(String),
        faqIcon: expect.stringMatching(/^[a-z-]+$/),
        faqSubtitle: expect.any(String),
        faqs: expect.any(Array),
      })
      expect(category.faqs.length).toBeGreaterThan(0)
    }
    const all = questions(categories)
    expect(new Set(all).size).toBe(all.length)
    const ids = categories.flatMap(({ faqs }) => faqs.map(({ id }) => id))
    expect(new Set(ids).size).toBe(all.length)
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(await faqs()).toEqual(categories)
  })

  test("shows the store's actual figures", async () => {
    const received = JSON.stringify(await wire())
    for (const fact of ['$69 or $99', 'postal code', 'Parcel delivery is free', '48 hours', '72 hours before', '15 days', '24 hours'])
      expect(received).toContain(fact)
  })

  test('searches questions only, case-insensitive and literally, without empty categories', async () => {
    const all = await wire()
    const found = await wire('?q=+DELIVERY+')
    expect(questions(found)).toEqual(questions(all).filter(question => question.toLowerCase().includes('delivery')))
    expect(found.length).toBeLessThan(all.length)
    expect(found.every(category => category.faqs.length > 0)).toBe(true)
    expect(await faqs('delivery')).toEqual(found)
    // A word that occurs only in an answer.
    expect(await wire('?q=depot')).toEqual([])
    expect(await wire('?q=%25')).toEqual([])
  })

  test.each(['?q', '?q=', '?q=delivery&q=card', '?other=1'])('returns all for %s', async query => {
    expect(await wire(query)).toEqual(await wire())
  })
})
