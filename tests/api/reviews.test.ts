import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { openStore } from '../../server/db/open.ts'
import { databases, newDatabase, startApp, type TestApp } from '../support/harness.ts'

interface Review {
  id: string
  product: string
  reviewer: string
  status: string
  rating: number
  writtenAt: string
  reply: string
  repliedAt: string | null
}

const list = `query ($search: String, $status: ReviewStatus, $rating: Int, $sort: ReviewSort, $order: SortOrder, $page: PageInput) {
  reviews(search: $search, status: $status, rating: $rating, sort: $sort, order: $order, page: $page) {
    total items { id product reviewer status rating writtenAt reply repliedAt } }
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

  test('lists sixty reviews, the newest first, ten a page', async () => {
    const { total, items } = await reviews()
    expect(total).toBe(60)
    expect(items).toHaveLength(10)
    const dates = (await all()).items.map(({ writtenAt }) => writtenAt)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  test('searches product and reviewer, case-insensitive and literally', async () => {
    const [first] = (await all()).items
    const word = first?.product.toUpperCase() ?? ''
    const found = await reviews({ search: `  ${word} `, page: { itemsPerPage: 100 } })
    expect(found.items.map(({ id }) => id)).toContain(first?.id)
    expect((await reviews({ search: '%' })).total).toBe(0)
    expect((await reviews({ search: '(a+)+$'.repeat(600) })).total).toBe(0)
  })

  test.each(['PRODUCT', 'REVIEWER', 'DATE', 'STATUS', 'RATING'])(
    'sorts by %s: pages are complete, descending reverses ascending, ties newest first',
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

  test('falls back for invalid pages; a page beyond the last is empty with the correct total', async () => {
    expect((await wire('?page=abc&itemsPerPage=0')).body.reviews).toHaveLength(10)
    expect((await wire('?itemsPerPage=1e309')).body.reviews).toHaveLength(10)
    expect((await wire('?itemsPerPage=-1')).body.reviews).toHaveLength(60)
    expect((await wire('?page=99')).body).toMatchObject({ reviews: [], total: 60 })
  })

  test('follows the contract: ignored parameters, All as no filter, rating under review', async () => {
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

  test('filters by rating, alone and combined, matching the summary', async () => {
    const { data } = await app.graphql<{ reviewSummary: { byRating: number[] } }>(`{ reviewSummary { byRating } }`)
    for (const [index, count] of data.reviewSummary.byRating.entries()) {
      const { total, items } = await reviews({ rating: index + 1, page: { itemsPerPage: 100 } })
      expect([total, items.length]).toEqual([count, count])
      expect(items.every(({ rating }) => rating === index + 1)).toBe(true)
    }
    expect((await reviews({ rating: null })).total).toBe(60)
    expect((await reviews({ rating: 6 })).total).toBe(0)
    const [pending, published] = [await reviews({ rating: 5, status: 'PENDING' }), await reviews({ rating: 5, status: 'PUBLISHED' })]
    expect(pending.total + published.total).toBe(data.reviewSummary.byRating[4])
  })

  test('counts the reviews of the last eight weeks from Mondays', async () => {
    const { data } = await app.graphql<{ reviewSummary: { byWeek: { start: string; count: number; average: number }[] } }>(
      `{ reviewSummary { byWeek { start count average } } }`,
    )
    const { byWeek } = data.reviewSummary
    const { items } = await all()
    const weekMs = 7 * 24 * 60 * 60 * 1000
    expect(byWeek).toHaveLength(8)
    for (const [index, { start, count, average }] of byWeek.entries()) {
      const from = Date.parse(start)
      expect([new Date(from).getUTCDay(), start.slice(10)]).toEqual([1, 'T00:00:00.000Z'])
      expect(from).toBe(Date.parse(byWeek[0]?.start ?? '') + index * weekMs)
      const inside = items.filter(({ writtenAt }) => Date.parse(writtenAt) >= from && Date.parse(writtenAt) < from + weekMs)
      expect(count).toBe(inside.length)
      expect(average).toBeCloseTo(inside.reduce((sum, { rating }) => sum + rating, 0) / Math.max(inside.length, 1), 2)
    }
    const latest = Date.parse(byWeek[7]?.start ?? '')
    expect(latest <= Date.now() && Date.now() < latest + weekMs).toBe(true)
  })

  const replyTo = (id: string | undefined, text: string) =>
    app.graphql<{ replyToReview: { reply: string; repliedAt: string; version: number } }>(
      `mutation ($id: ID!, $text: String!) { replyToReview(id: $id, text: $text) { reply repliedAt version } }`,
      { id, text },
    )

  test('writes, replaces, and deletes a reply over both APIs, with undo', async () => {
    const { items } = await all()
    const seeded = items.filter(({ reply }) => reply !== '')
    expect(seeded).toHaveLength(7)
    expect(seeded.every(({ writtenAt, repliedAt }) => writtenAt < (repliedAt ?? '') && (repliedAt ?? '') <= new Date().toISOString())).toBe(
      true,
    )
    const target = items.find(({ reply, status }) => reply === '' && status === 'PUBLISHED')
    expect(target).toMatchObject({ reply: '', repliedAt: null })
    const first = (await replyTo(target?.id, '  Thank you.\nCome again. ')).data.replyToReview
    expect(first).toEqual({ reply: 'Thank you.\nCome again.', repliedAt: expect.any(String), version: 2 })
    expect((await replyTo(target?.id, 'Thank you.\nCome again.')).data.replyToReview).toEqual(first)
    const second = (await replyTo(target?.id, 'x'.repeat(1000))).data.replyToReview
    expect(second).toMatchObject({ reply: 'x'.repeat(1000), version: 3 })
    const onWire = (await wire('?itemsPerPage=-1')).body.reviews.find(({ id }: { id: number }) => String(id) === target?.id)
    expect(onWire).toMatchObject({ reply: second.reply, repliedAt: second.repliedAt })
    const remove = () => app.graphql(`mutation ($id: ID!) { deleteReviewReply(id: $id) { reply repliedAt version } }`, { id: target?.id })
    const gone = { deleteReviewReply: { reply: '', repliedAt: null, version: 4 } }
    expect((await remove()).data).toEqual(gone)
    expect((await remove()).data).toEqual(gone)
    expect((await app.graphql(`mutation { undo { summary } }`)).data).toEqual({ undo: { summary: 'Deleted the reply to a review' } })
    expect((await all()).items.find(({ id }) => id === target?.id)).toMatchObject({ reply: second.reply })
    await app.graphql(`mutation { a: undo { id } b: undo { id } }`)
    expect((await all()).items).toEqual(items)
  })

  test('rejects an empty or overlong reply with its field, and a reply to an unknown review', async () => {
    for (const text of ['', ' \n ', 'x'.repeat(1001)]) {
      const { errors } = await replyTo('1', text)
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'text' })
    }
    expect((await replyTo('999', 'Thank you')).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })

  test('migrates reviews and their history from before replies existed, and can undo them', async () => {
    const stored = await newDatabase(database)
    const before = await startApp({ databaseUrl: stored.url })
    await before.graphql(`mutation { unpublishReview(id: 1) { id } }`)
    await before.close()
    const store = openStore(stored.url)
    const { before: row } =
      (await sql<{ before: string }>`select before from ${sql.table('rowChanges')} where ${sql.ref('workspaceId')} = 1`.execute(store.db))
        .rows[0] ?? {}
    const old = (status: string, version: number) => {
      const { reply: _, repliedAt: _at, ...rest } = JSON.parse(row ?? '') as Record<string, unknown> // recorded by the service
      return JSON.stringify({ ...rest, status, version })
    }
    await sql`update ${sql.table('rowChanges')} set before = ${old('PUBLISHED', 1)}, after = ${old('PENDING', 2)} where ${sql.ref('workspaceId')} = 1`.execute(
      store.db,
    )
    for (const column of ['reply', 'repliedAt']) await sql`alter table reviews drop column ${sql.ref(column)}`.execute(store.db)
    await sql`delete from migrations where name = '007-review-reply.ts'`.execute(store.db)
    await store.close()
    const after = await startApp({ databaseUrl: stored.url })
    const answer = await after.graphql<{ reviews: { total: number; items: Review[] } }>(list, { page: { itemsPerPage: -1 } })
    expect(answer.data.reviews.total).toBe(60)
    expect(answer.data.reviews.items.every(({ reply, repliedAt }) => reply === '' && repliedAt === null)).toBe(true)
    const { errors } = await after.graphql(`mutation { undo { id } }`)
    expect(errors).toBeUndefined()
    expect((await after.graphql(`{ review(id: 1) { status reply } }`)).data).toEqual({ review: { status: 'PUBLISHED', reply: '' } })
    await after.close()
    await stored.remove()
  })

  test('publishes over both APIs, changes nothing when repeated, and undoes it', async () => {
    const [pending] = (await reviews({ status: 'PENDING' })).items
    const publish = `mutation ($id: ID!) { publishReview(id: $id) { status version } }`
    const first = await app.graphql<{ publishReview: object }>(publish, { id: pending?.id })
    expect(first.data.publishReview).toEqual({ status: 'PUBLISHED', version: 2 })
    expect((await app.graphql(publish, { id: pending?.id })).data).toEqual(first.data)
    await app.graphql(`mutation { undo { id } }`)
    expect((await reviews({ status: 'PENDING', page: { itemsPerPage: 100 } })).items.map(({ id }) => id)).toContain(pending?.id)
  })

  test('deletes over REST with subscription, returns 404 the second time, and undo restores the position', async () => {
    const before = await all()
    const target = before.items[5]
    const live = app.subscribe<{ workspaceChanges: { rows: object[]; area: string } }>(
      `subscription { workspaceChanges(areas: [REVIEWS]) { area rows { type id kind } } }`,
    )
    const received = live.next()
    await live.listening()
    const deleted = await app.rest('DELETE', `/api/apps/ecommerce/reviews/${target?.id}`)
    expect([deleted.status, deleted.text]).toEqual([204, ''])
    expect((await received).workspaceChanges).toEqual({ area: 'REVIEWS', rows: [{ type: 'Review', id: target?.id, kind: 'DELETED' }] })
    const again = await app.rest('DELETE', `/api/apps/ecommerce/reviews/${target?.id}`)
    expect([again.status, again.text]).toEqual([404, ''])
    expect((await all()).total).toBe(59)
    await app.graphql(`mutation { undo { id } }`)
    expect((await all()).items).toEqual(before.items)
  })

  test.each(['1;DROP', '1e0', '0', '-1', '01', '99999999999999999999', 'null'])('rejects the unknown ID %s', async id => {
    expect((await app.rest('DELETE', `/api/apps/ecommerce/reviews/${id}`)).status).toBe(404)
    const { errors } = await app.graphql(`mutation ($id: ID!) { deleteReview(id: $id) }`, { id })
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })
})
