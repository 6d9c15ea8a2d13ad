import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startApp, type TestApp } from './harness.ts'

interface Review {
  id: string
  product: string
  reviewer: string
  status: string
  rating: number
  writtenAt: string
}

const list = `query ($search: String, $status: ReviewStatus, $sort: ReviewSort, $order: SortOrder, $page: PageInput) {
  reviews(search: $search, status: $status, sort: $sort, order: $order, page: $page) { total items { id product reviewer status rating writtenAt } }
}`

describe.each(databases)('reviews on %s', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ database })
  })
  afterAll(() => app.close())

  const reviews = async (variables: Record<string, unknown> = {}) =>
    (await app.graphql<{ reviews: { total: number; items: Review[] } }>(list, variables)).data.reviews
  const all = () => reviews({ page: { itemsPerPage: -1 } })
  const wire = (query = '') => app.rest('GET', `/api/apps/ecommerce/reviews${query}`)

  test('sixty are there, the newest first, ten a page', async () => {
    const { total, items } = await reviews()
    expect(total).toBe(60)
    expect(items).toHaveLength(10)
    const dates = (await all()).items.map(({ writtenAt }) => writtenAt)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  test('search looks in product and reviewer, case-blind, and takes every character literally', async () => {
    const [first] = (await all()).items
    const word = first?.product.toUpperCase() ?? ''
    const found = await reviews({ search: `  ${word} `, page: { itemsPerPage: 100 } })
    expect(found.items.map(({ id }) => id)).toContain(first?.id)
    expect((await reviews({ search: '%' })).total).toBe(0)
    expect((await reviews({ search: '(a+)+$'.repeat(600) })).total).toBe(0)
  })

  test.each(['PRODUCT', 'REVIEWER', 'DATE', 'STATUS', 'RATING'])(
    'sorted by %s, every page together is the whole list, descending is ascending turned round, and equals stay the newest first',
    async sort => {
      const sorted = async (order: string) => (await reviews({ sort, order, page: { itemsPerPage: -1 } })).items
      const pages: Review[] = []
      for (let page = 1; page <= 3; page++) pages.push(...(await reviews({ sort, order: 'ASC', page: { page, itemsPerPage: 25 } })).items)
      const ascending = await sorted('ASC')
      expect(pages).toEqual(ascending)
      expect(new Set(ascending.map(({ id }) => id)).size).toBe(60)
      const descending = await sorted('DESC')
      const keyOf = (review: Review) =>
        ({ PRODUCT: review.product, REVIEWER: review.reviewer, DATE: review.writtenAt, STATUS: review.status, RATING: review.rating })[sort]
      expect(descending.map(keyOf).toReversed()).toEqual(ascending.map(keyOf))
      const disordered = [ascending, descending].flatMap(listed =>
        listed.filter((review, index) => {
          const before = listed[index - 1]
          return before && keyOf(before) === keyOf(review) && before.writtenAt < review.writtenAt
        }),
      )
      expect(disordered).toEqual([])
    },
  )

  test('nonsense pages fall back, a page beyond the last is empty with a true total', async () => {
    expect((await wire('?page=abc&itemsPerPage=0')).body.reviews).toHaveLength(10)
    expect((await wire('?itemsPerPage=1e309')).body.reviews).toHaveLength(10)
    expect((await wire('?itemsPerPage=-1')).body.reviews).toHaveLength(60)
    expect((await wire('?page=99')).body).toMatchObject({ reviews: [], total: 60 })
  })

  test('the contract: bare and unknown keys change nothing, All means no filter, ratings stand under review', async () => {
    const plain = await wire()
    expect(plain.status).toBe(200)
    expect((await wire('?q&status&page=1&sortBy=nothing&other=1')).body).toEqual(plain.body)
    expect((await wire('?status=All')).body.total).toBe(60)
    const { body } = await wire('?status=Pending&sortBy=product&orderBy=desc&itemsPerPage=100')
    expect(body.total).toBeLessThan(60)
    for (const review of body.reviews) {
      expect(review).toMatchObject({
        status: 'Pending',
        id: expect.any(Number),
        review: expect.any(Number),
        date: expect.any(String),
        head: expect.any(String),
        para: expect.any(String),
      })
      expect(review.review).toBeGreaterThanOrEqual(1)
      expect(review.review).toBeLessThanOrEqual(5)
    }
    expect((await wire('?status=Nonsense')).body.total).toBe(0)
  })

  test('publishing shows it in both doors, publishing again changes nothing, undo brings the old state back', async () => {
    const [pending] = (await reviews({ status: 'PENDING' })).items
    const publish = `mutation ($id: ID!) { publishReview(id: $id) { status version } }`
    const first = await app.graphql<{ publishReview: object }>(publish, { id: pending?.id })
    expect(first.data.publishReview).toEqual({ status: 'PUBLISHED', version: 2 })
    expect((await app.graphql(publish, { id: pending?.id })).data).toEqual(first.data)
    await app.graphql(`mutation { undo { id } }`)
    expect((await reviews({ status: 'PENDING', page: { itemsPerPage: 100 } })).items.map(({ id }) => id)).toContain(pending?.id)
  })

  test('a delete through REST is told to a subscriber, gone from both doors, answered 404 a second time, and undone in its place', async () => {
    const before = await all()
    const target = before.items[5]
    const live = app.subscribe<{ workspaceChanges: { rows: object[]; area: string } }>(
      `subscription { workspaceChanges(areas: [REVIEWS]) { area rows { type id kind } } }`,
    )
    const told = live.next()
    await new Promise(resolve => setTimeout(resolve, 300))
    const deleted = await app.rest('DELETE', `/api/apps/ecommerce/reviews/${target?.id}`)
    expect([deleted.status, deleted.text]).toEqual([204, ''])
    expect((await told).workspaceChanges).toEqual({ area: 'REVIEWS', rows: [{ type: 'Review', id: target?.id, kind: 'DELETED' }] })
    const again = await app.rest('DELETE', `/api/apps/ecommerce/reviews/${target?.id}`)
    expect([again.status, again.text]).toEqual([404, ''])
    expect((await all()).total).toBe(59)
    await app.graphql(`mutation { undo { id } }`)
    expect((await all()).items).toEqual(before.items)
  })

  test.each(['1;DROP', '1e0', '0', '-1', '01', '99999999999999999999', 'null'])('the id %s is unknown', async id => {
    expect((await app.rest('DELETE', `/api/apps/ecommerce/reviews/${id}`)).status).toBe(404)
    const { errors } = await app.graphql(`mutation ($id: ID!) { deleteReview(id: $id) }`, { id })
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })
})
