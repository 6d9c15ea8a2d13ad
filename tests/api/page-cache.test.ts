import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findPage, forgetPages, keepPage } from '../../server/db/page-cache.ts'
import { reviews } from '../../server/areas/reviews/tables.ts'
import { deleteWorkspace } from '../../server/db/forget-workspace.ts'
import { shapeOf } from '../../server/db/list-sql.ts'
import type { Store } from '../../server/db/store.ts'
import { makeAccount } from '../support/accounts.ts'
import { databases, startApp, type TestApp } from '../support/harness.ts'
import { recordStatements } from '../support/statements.ts'

const list = 'query ($search: String, $page: PageInput) { reviews(search: $search, page: $page) { total items { id head reply } } }'

interface Reviews {
  reviews: { total: number; items: { id: string; head: string; reply: string }[] }
}

describe.each(databases)('cached pages of lists on %s', database => {
  let app: TestApp
  let token = ''
  beforeAll(async () => {
    app = await startApp({ database })
    token = (await makeAccount(app)).token
  })
  afterAll(() => app.close())

  const reviews = async (variables: Record<string, unknown> = {}, caller = token) =>
    (await app.graphql<Reviews>(list, variables, caller)).data.reviews
  const texts = async (work: () => Promise<unknown>) =>
    (await recordStatements(app, work)).map(({ text }) => text).filter(text => /revision|reviews/.test(text))

  test('a page that was read before costs one statement, which reads the revision', async () => {
    await reviews()
    let first = await reviews()
    const found = await texts(async () => {
      first = await reviews()
      expect(await reviews()).toEqual(first)
    })
    expect(found).toHaveLength(4)
    expect(found[3]).toMatch(/^select revision from "workspaces"/)
  })

  test.each([
    ['REST', (id: string) => app.rest('PUT', `/api/apps/ecommerce/reviews/${id}/reply`, { token, body: { text: 'Thank you' } })],
    ['GraphQL', (id: string) => app.graphql(`mutation { replyToReview(id: ${id}, text: "Thank you") { id } }`, {}, token)],
  ])('a read right after a write over %s shows it, and so does each search', async (_api, write) => {
    const [review] = (await reviews()).items
    const search = { search: review?.head }
    await reviews(search)
    await write(review?.id ?? '')
    for (const variables of [{}, search])
      expect((await reviews(variables)).items.find(({ id }) => id === review?.id)?.reply).toBe('Thank you')
    await app.graphql('mutation { undo { id } }', {}, token)
    for (const variables of [{}, search]) expect((await reviews(variables)).items.find(({ id }) => id === review?.id)?.reply).toBe('')
  })

  test.runIf(database === 'sqlite')('a first page with room left tells its total without counting, and still after writes', async () => {
    const { total, items } = await reviews({ search: 'lamp' })
    expect([total, total > 0 && total < 10]).toEqual([items.length, true])
    const counts = async (variables: Record<string, unknown>) =>
      (await texts(() => reviews(variables))).filter(text => /count\(\*\)/.test(text)).length
    expect(await counts({ search: 'lamp' })).toBe(0)
    expect(await counts({ search: 'lamp', page: { itemsPerPage: total } })).toBe(1)
    await app.graphql(`mutation { deleteReview(id: ${items[0]?.id}) }`, {}, token)
    for (const page of [{}, { itemsPerPage: 1 }, { itemsPerPage: total - 1 }])
      expect((await reviews({ search: 'lamp', page })).total).toBe(total - 1)
    await app.graphql('mutation { undo { id } }', {}, token)
    expect((await reviews({ search: 'lamp' })).total).toBe(total)
  })

  test('a reset shows the demo data again', async () => {
    const before = await reviews()
    await app.graphql(`mutation { deleteReview(id: ${before.items[0]?.id}) }`, {}, token)
    expect((await reviews()).total).toBe(before.total - 1)
    expect((await app.graphql('mutation { resetWorkspace(area: REVIEWS) }', {}, token)).errors).toBeUndefined()
    expect((await reviews()).total).toBe(before.total)
  })

  test('pages of one workspace are never shown in another, not even one with the id of a deleted one', async () => {
    const { store } = app.running.parts
    const old = await makeAccount(app)
    await reviews({}, old.token)
    await app.graphql('mutation { replyToReview(id: 1, text: "Mine alone") { id } }', {}, old.token)
    const all = { page: { itemsPerPage: 100 } }
    expect(JSON.stringify(await reviews(all, old.token))).toContain('Mine alone')
    await deleteWorkspace(store, old.workspaceId, db => db.deleteFrom('accounts').where('id', '=', old.id).execute())
    const next = await makeAccount(app)
    await reviews({}, next.token)
    await app.graphql('mutation { replyToReview(id: 2, text: "Hello") { id } }', {}, next.token)
    expect(JSON.stringify(await reviews(all, next.token))).not.toContain('Mine alone')
  })
})

describe('the cache of pages', () => {
  const store = {} as Store // only identifies the cache
  const page = (text: string, count = 1) => ({
    rows: Array.from({ length: count }, (_, id) => ({ id, text, labels: [{ name: text }] })),
    total: count,
    length: text.length * count,
  })

  test('freezes rows and their JSON values, which all callers share', () => {
    const kept = page('a')
    keepPage(store, 'frozen', 1, kept)
    expect(() => Object.assign(kept.rows[0] ?? {}, { text: 'b' })).toThrow(TypeError)
    expect(() => kept.rows[0]?.labels.push({ name: 'b' })).toThrow(TypeError)
    expect(() => Object.assign(kept.rows[0]?.labels[0] ?? {}, { name: 'b' })).toThrow(TypeError)
    expect(findPage(store, 'frozen')).toMatchObject({ revision: 1, total: 1 })
  })

  test('keeps at most 500 pages, those used last', () => {
    forgetPages(store)
    for (let number = 0; number < 600; number++) {
      keepPage(store, String(number), 1, page('a'))
      findPage(store, '0')
    }
    const kept = Array.from({ length: 600 }, (_, number) => number).filter(number => findPage(store, String(number)))
    expect(kept).toEqual([0, ...Array.from({ length: 499 }, (_, index) => index + 101)])
  })

  test('is bounded by size as well, and leaves out large pages', () => {
    forgetPages(store)
    keepPage(store, 'large', 1, page('a'.repeat(300_000)))
    expect(findPage(store, 'large')).toBeUndefined()
    for (let number = 0; number < 300; number++) keepPage(store, String(number), 1, page('a'.repeat(100_000)))
    const kept = Array.from({ length: 300 }, (_, number) => number).filter(number => findPage(store, String(number)))
    expect(kept.length).toBeGreaterThan(100)
    expect(kept.length).toBeLessThan(170)
  })
})

test('keeps the statements of at most 1,000 lists', async () => {
  const app = await startApp()
  const { store } = app.running.parts
  const filters = (any: number) => ({ filters: [{ column: 'id', any }], bounds: [] })
  const shape = (any: number) => shapeOf(store.db, store.kind, reviews, { ...filters(any), ordered: [{ column: 'id', order: 'asc' }] })
  const first = shape(1)
  expect(shape(1)).toBe(first)
  for (let any = 2; any <= 1001; any++) shape(any)
  expect(shape(1)).not.toBe(first)
  expect(shape(1).page).toBe(first.page)
  await app.close()
})
