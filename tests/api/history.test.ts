import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, newDatabase, startApp, type TestApp } from '../support/harness.ts'

interface Operation {
  id: string
  summary: string
  kind: string
  source: string
  actor: string
  requestId: string
  undoneBy: string | null
  changes: { type: string; before: { status: string } | null; after: { status: string } | null }[]
}

const fields = `id summary kind source actor requestId undoneBy changes { type before after }`

describe.each(databases)('history on %s', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ database })
  })
  afterAll(() => app.close())

  const history = async () =>
    (
      await app.graphql<{ operations: { total: number; items: Operation[] } }>(
        `{ operations(area: REVIEWS) { total items { ${fields} } } }`,
      )
    ).data.operations
  const change = (name: string, id: number) => app.graphql(`mutation { ${name}(id: ${id}) { id status } }`)

  test('records actor, API, and the rows before and after each operation', async () => {
    await change('unpublishReview', 1)
    const deleted = await app.rest('DELETE', '/api/apps/ecommerce/reviews/2')
    const [second, first] = (await history()).items
    expect(first).toMatchObject({ summary: 'Unpublished a review', kind: 'CHANGE', source: 'graphql', actor: '' })
    expect(first?.changes[0]).toMatchObject({ type: 'Review', before: { status: 'PUBLISHED' }, after: { status: 'PENDING' } })
    expect(second).toMatchObject({ summary: 'Deleted a review', source: 'rest', requestId: deleted.headers.get('x-request-id') })
  })

  test('records nothing for a write without changes', async () => {
    const { total } = await history()
    await change('unpublishReview', 1)
    expect((await history()).total).toBe(total)
  })

  test('undoes, redoes, and undoes again', async () => {
    await change('publishReview', 1)
    const status = async () => (await app.graphql<{ review: { status: string } }>(`{ review(id: 1) { status } }`)).data.review.status
    for (const [operation, wanted] of [
      ['undo', 'PENDING'],
      ['redo', 'PUBLISHED'],
      ['undo', 'PENDING'],
      ['redo', 'PUBLISHED'],
    ]) {
      const { data } = await app.graphql<Record<string, { kind: string }>>(`mutation { ${operation} { kind } }`)
      expect(data[operation ?? '']?.kind).toBe(operation?.toUpperCase())
      expect(await status()).toBe(wanted)
    }
  })

  test('rejects undo with the current record if the row has changed since', async () => {
    await change('unpublishReview', 3)
    const [mine] = (await history()).items
    await app.graphql(`mutation { deleteReview(id: 3) }`)
    const { errors } = await app.graphql(`mutation ($id: ID) { undo(operationId: $id) { id } }`, { id: mine?.id })
    expect(errors?.[0]?.extensions.code).toBe('CONFLICT')
    const unknown = await app.graphql(`mutation { undo(operationId: "987654") { id } }`)
    expect(unknown.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })

  test('records concurrent writes with distinct IDs', async () => {
    const before = (await history()).total
    await Promise.all(Array.from({ length: 20 }, (_, index) => app.graphql(`mutation { deleteReview(id: ${20 + index}) }`)))
    const { total, items } = await history()
    expect(total).toBe(before + 20)
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
  })

  test('keeps the last 1,000 operations, not counting writes without changes', async () => {
    const many = (part: (index: number) => string) =>
      app.graphql(`mutation { ${Array.from({ length: 20 }, (_, index) => `a${index}: ${part(index)} { id }`).join(' ')} }`)
    const same = () => 'publishReview(id: 50)'
    const flip = (index: number) => `${index % 2 ? 'publishReview' : 'unpublishReview'}(id: 50)`
    await many(same)
    for (let time = 0; time < 54; time++) await many(flip)
    for (let time = 0; time < 5; time++) await many(same)
    for (let time = 0; time < 3; time++) await many(flip)
    const { total } = await history()
    expect(total).toBeGreaterThanOrEqual(1000)
    expect(total).toBeLessThanOrEqual(1050)
    expect((await app.graphql(`mutation { undo(operationId: 1) { id } }`)).errors?.[0]?.message).toContain('older than the last 1,000')
  })

  test('publishes only the subscribed areas', async () => {
    const subscription = `subscription ($areas: [Area!]) { workspaceChanges(areas: $areas) { summary } }`
    const none = app.subscribe(subscription, { areas: [] })
    const received: string[] = []
    void none.next().then(
      () => received.push('none'),
      () => undefined,
    )
    await none.listening()
    const some = app.subscribe(subscription, { areas: ['REVIEWS'] })
    const first = some.next().then(() => received.push('some'))
    await some.listening()
    await change('unpublishReview', 51)
    await change('publishReview', 51)
    await first
    await new Promise(resolve => setTimeout(resolve, 100))
    expect(received).toEqual(['some'])
  })

  test('restores the seed and clears the history on reset', async () => {
    expect((await app.graphql(`mutation { resetWorkspace(area: REVIEWS) }`)).data).toEqual({ resetWorkspace: true })
    expect((await history()).total).toBe(0)
    expect((await app.rest('GET', '/api/apps/ecommerce/reviews')).body.total).toBe(60)
  })

  test('limits each account to its own data', async () => {
    const signIn = async (email: string, password: string) =>
      (await app.rest('POST', '/register/login', { body: { email, password } })).body.auth as string
    const [admin, client] = [await signIn('admin@demo.com', 'admin'), await signIn('client@demo.com', 'client')]
    await app.graphql(`mutation { deleteReview(id: 7) }`, {}, admin)
    const has = async (token?: string) =>
      (await app.graphql<{ review: object | null }>(`{ review(id: 7) { id } }`, {}, token)).errors === undefined
    expect(await has(admin)).toBe(false)
    expect(await has(client)).toBe(true)
    expect(await has()).toBe(true)
    expect((await app.graphql(`{ review(id: 8) { id } }`, {}, 'no-such-token')).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })
})

test('publishes a change to subscribers of another process on PostgreSQL', async () => {
  const database = await newDatabase('postgres')
  const [one, other] = await Promise.all([startApp({ databaseUrl: database.url }), startApp({ databaseUrl: database.url })])
  const live = other.subscribe<{ workspaceChanges: { summary: string; rows: object[] } }>(
    `subscription { workspaceChanges { summary rows { id kind } } }`,
  )
  const response = live.next()
  await live.listening()
  await one.rest('DELETE', '/api/apps/ecommerce/reviews/4')
  expect((await response).workspaceChanges).toEqual({ summary: 'Deleted a review', rows: [{ id: '4', kind: 'DELETED' }] })
  await Promise.all([one.close(), other.close()])
  await database.remove()
})
