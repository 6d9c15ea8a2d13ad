import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { databases, startApp, type TestApp } from '../support/harness.ts'

interface File {
  format: string
  version: number
  tables: Record<string, Record<string, unknown>[]>
}

describe.each(databases)('the developer pages on %s', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ database, env: { RATE_LIMIT: '0' } })
  })
  afterAll(() => app.close())

  const signIn = async () =>
    (await app.rest('POST', '/register/login', { body: { email: 'client@demo.com', password: 'client' } })).body.auth as string
  const rest = (method: string, path: string, token: string, body?: unknown) =>
    app.rest(method, `/api/_workspace${path}`, { token, ...(body !== undefined && { body }) })
  const countReviews = async (token: string) =>
    (await app.graphql<{ reviews: { total: number } }>('{ reviews { total } }', {}, token)).data.reviews.total

  describe('conditions of a session', () => {
    const set = (token: string, input: object) =>
      app.graphql<{ setSandboxConditions: { isOn: boolean } }>(
        'mutation ($input: SandboxConditionsInput!) { setSandboxConditions(input: $input) { isOn latencyMs errorRate error calls } }',
        { input },
        token,
      )

    test('delay and fail its calls over both APIs, and no other session', async () => {
      const [token, other] = [await signIn(), await signIn()]
      expect((await set(token, { errorRate: 100 })).data.setSandboxConditions).toEqual({
        isOn: true,
        latencyMs: 0,
        errorRate: 100,
        error: 'UNAVAILABLE',
        calls: 'ALL',
      })
      const failed = await app.graphql('{ reviews { total } }', {}, token)
      expect([failed.status, failed.errors?.[0]?.extensions.code, failed.errors?.[0]?.extensions.reason]).toEqual([
        503,
        'UNAVAILABLE',
        'ERROR_INJECTED',
      ])
      const { status, body, headers } = await app.rest('GET', '/api/apps/ecommerce/reviews', { token })
      expect([status, body.reason, headers.get('retry-after')]).toEqual([503, 'ERROR_INJECTED', '1'])
      expect(headers.get('x-sandbox-conditions')).toBe('latency=0; error-rate=100; error=UNAVAILABLE; calls=ALL; this-call=failed')
      expect(await countReviews(other)).toBeGreaterThan(0)
      expect((await app.rest('GET', '/api/apps/ecommerce/reviews')).status).toBe(200)

      // The session check and the conditions themselves are exempt.
      expect((await app.rest('POST', '/register/getAuthStatus', { token })).body).toEqual({ success: true })
      expect((await rest('GET', '/conditions', token)).body).toMatchObject({ isOn: true, errorRate: 100 })

      for (const [error, wanted] of [
        ['TOO_MANY_REQUESTS', 429],
        ['INTERNAL', 500],
      ] as const) {
        await set(token, { errorRate: 100, error })
        expect([(await app.graphql('{ reviews { total } }', {}, token)).status, (await rest('GET', '/operations', token)).status]).toEqual([
          wanted,
          wanted,
        ])
      }
      await set(token, { errorRate: 100, error: 'CONNECTION' })
      await expect(app.rest('GET', '/api/apps/ecommerce/reviews', { token })).rejects.toThrow('fetch failed')
      await expect(app.graphql('{ reviews { total } }', {}, token)).rejects.toThrow('fetch failed')

      await set(token, { errorRate: 100, calls: 'WRITES' })
      expect(await countReviews(token)).toBeGreaterThan(0)
      expect((await app.graphql('mutation { deleteReview(id: 1) }', {}, token)).status).toBe(503)

      await rest('PUT', '/conditions', token, { latencyMs: 300 })
      const started = performance.now()
      const slow = await app.rest('GET', '/api/apps/ecommerce/reviews', { token })
      expect(performance.now() - started).toBeGreaterThan(295)
      expect([slow.status, slow.headers.get('x-sandbox-conditions')]).toEqual([
        200,
        'latency=300; error-rate=0; error=UNAVAILABLE; calls=ALL; this-call=delayed',
      ])

      expect((await rest('PUT', '/conditions', token, {})).body.isOn).toBe(false)
      expect((await app.rest('GET', '/api/apps/ecommerce/reviews', { token })).headers.get('x-sandbox-conditions')).toBeNull()
    })

    test('end with the session, and need one', async () => {
      const token = await signIn()
      await set(token, { latencyMs: 1 })
      await app.graphql('mutation { logout }', {}, token)
      expect((await rest('GET', '/conditions', await signIn())).body.isOn).toBe(false)
      expect((await app.rest('GET', '/api/_workspace/conditions')).status).toBe(401)
      const { status, body } = await rest('PUT', '/conditions', await signIn(), { latencyMs: 10_001 })
      expect([status, body.field, body.reason]).toEqual([400, 'latencyMs', 'TOO_LARGE'])
    })
  })

  test('a snapshot restores all rows as one operation, which undo takes back', async () => {
    const token = await signIn()
    const before = await rest('GET', '/export', token)
    const made = await rest('POST', '/snapshots', token, { name: 'Before the demo' })
    expect([made.status, made.body.name, made.body.rows > 1000]).toEqual([201, 'Before the demo', true])
    await app.graphql(
      'mutation { deleteReviews(ids: [1, 2, 3]) publishReview(id: 60) { id } createPermission(name: "New one") { id } }',
      {},
      token,
    )
    const total = await countReviews(token)
    const changed = await rest('GET', '/export', token)

    const { data } = await app.graphql<{ restoreWorkspaceSnapshot: object }>(
      'mutation ($id: ID!) { restoreWorkspaceSnapshot(id: $id) { created updated deleted } }',
      { id: made.body.id },
      token,
    )
    expect(data.restoreWorkspaceSnapshot).toEqual({ created: 3, updated: 1, deleted: 1 })
    expect(await countReviews(token)).toBe(total + 3)
    expect((await rest('GET', '/export', token)).body.tables).toEqual(before.body.tables)

    const { body: undone } = await rest('POST', '/undo', token)
    expect(undone.summary).toBe('Restored the snapshot "Before the demo"')
    expect((await rest('GET', '/export', token)).body.tables).toEqual(changed.body.tables)

    expect((await rest('DELETE', `/snapshots/${made.body.id}`, token)).status).toBe(204)
    expect((await rest('POST', `/snapshots/${made.body.id}/restore`, token)).status).toBe(404)
    expect((await rest('POST', '/snapshots', token, { name: ' ' })).body).toMatchObject({ field: 'name', reason: 'REQUIRED' })
  })

  test('a workspace keeps five snapshots, which no other workspace sees', async () => {
    const [token, other] = [
      await signIn(),
      (await app.rest('POST', '/register/login', { body: { email: 'admin@demo.com', password: 'admin' } })).body.auth as string,
    ]
    for (let number = 1; number <= 5; number++) await rest('POST', '/snapshots', token, { name: `Number ${number}` })
    const sixth = await rest('POST', '/snapshots', token, { name: 'Number 6' })
    expect([sixth.status, sixth.body.reason]).toEqual([409, 'TOO_MANY_SNAPSHOTS'])
    const { body: list } = await rest('GET', '/snapshots', token)
    expect(list.map(({ name }: { name: string }) => name)).toEqual(['Number 5', 'Number 4', 'Number 3', 'Number 2', 'Number 1'])
    expect((await rest('GET', '/snapshots', other)).body).toEqual([])
    expect((await rest('DELETE', `/snapshots/${list[0].id}`, other)).status).toBe(404)
    for (const { id } of list) await rest('DELETE', `/snapshots/${id}`, token)
  })

  test('an exported file is imported whole or in part, and a wrong one is rejected with its field', async () => {
    const [from, to] = [await signIn(), await signIn()]
    await app.graphql('mutation { deleteReviews(ids: [1, 2]) }', {}, from)
    const { body: file } = (await rest('GET', '/export', from)) as { body: File }
    expect([file.format, file.version]).toEqual(['deskwright-workspace', 1])
    const reviews = file.tables.reviews ?? []
    const some = (rows: object[]) => ({ ...file, tables: { reviews: rows } })
    expect((await rest('POST', '/import', to, some(reviews.slice(0, 10)))).body).toMatchObject({ created: 0 })
    expect(await countReviews(to)).toBe(10)
    expect((await rest('POST', '/undo', to)).body.summary).toBe('Imported a workspace file')

    const wrong = async (body: unknown) => {
      const answer = await rest('POST', '/import', to, body)
      return [answer.status, answer.body.field, answer.body.reason]
    }
    expect(await wrong({})).toEqual([400, 'format', 'REQUIRED'])
    expect(await wrong({ ...file, tables: { nothing: [] } })).toEqual([400, 'tables.nothing', 'NOT_ONE_OF'])
    expect(await wrong(some([reviews[0] ?? {}, { ...reviews[1], rating: 9 }]))).toEqual([400, 'tables.reviews[1].rating', 'TOO_LARGE'])
    expect(await wrong(some([{ ...reviews[0], ratings: 3 }]))).toEqual([400, 'tables.reviews[0].ratings', 'INVALID_VALUE'])
    expect(await wrong(some([reviews[0] ?? {}, reviews[0] ?? {}]))).toEqual([400, 'tables.reviews[1].id', 'ID_REPEATED'])
    const [item] = file.tables.orderItems ?? []
    expect(await wrong({ ...file, tables: { orderItems: [{ ...item, orderId: 99_999 }] } })).toEqual([
      400,
      'tables.orderItems[0].orderId',
      'UNKNOWN_ID',
    ])
    expect((await app.rest('POST', '/api/_workspace/import', { body: file })).status).toBe(401)
  })

  test('an exported file shows the workspace at one moment, whatever is written meanwhile', async () => {
    const token = await signIn()
    await rest('GET', '/export', token)
    const { store } = app.running.parts
    const { workspaceId } = await store.db
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.accountId')
      .select('workspaceId')
      .orderBy('sessions.id', 'desc')
      .executeTakeFirstOrThrow()
    const over = new AbortController()
    const write = (name: string) =>
      store.transact(async db => {
        for (const [table, column] of [
          ['customers', 'customer'],
          ['contacts', 'fullName'],
        ] as const)
          await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${name} where ${sql.ref('workspaceId')} = ${workspaceId} and id = 1`.execute(
            db,
          )
      })
    const writing = async () => {
      for (let number = 1; !over.signal.aborted; number++) await write(`Number ${number}`)
    }
    // Before, the names differ.
    await write('Number 0')
    onTestFinished(() => over.abort())
    const written = writing()
    const found = new Set<unknown>()
    for (let time = 0; time < 5; time++) {
      const { tables } = (await rest('GET', '/export', token)).body as File
      const names = [tables.customers?.[0]?.customer, tables.contacts?.[0]?.fullName]
      expect(names).toEqual([names[0], names[0]])
      found.add(names[0])
    }
    over.abort()
    await written
    expect(found.size).toBeGreaterThan(1)
  })

  test('a file of 10,000 rows is imported', async () => {
    const token = await signIn()
    await rest('POST', '/reset', token, { area: 'ORDERS', size: 'LARGE' })
    const file = await rest('GET', '/export', token)
    const rows = Object.values((file.body as File).tables).reduce((sum, list) => sum + list.length, 0)
    expect(rows).toBeGreaterThan(10_000)
    await app.graphql('mutation { deleteReviews(ids: [1, 2]) }', {}, token)
    expect((await rest('POST', '/import', token, file.text)).body).toEqual({ created: 2, updated: 0, deleted: 0 })
    await rest('POST', '/reset', token)
  })

  test('a link shows the workspace to others, who cannot change it, until it is revoked', async () => {
    const token = await signIn()
    await app.graphql('mutation { deleteReview(id: 5) }', {}, token)
    const { status, body } = await rest('POST', '/shares', token, { days: 2 })
    expect([status, body.url]).toEqual([201, expect.stringContaining(`#share=${body.token}`)])
    expect(await countReviews(body.token)).toBe(await countReviews(token))
    expect((await app.rest('GET', '/api/apps/ecommerce/reviews', { token: body.token })).status).toBe(200)
    const write = await app.graphql('mutation { deleteReview(id: 6) }', {}, body.token)
    expect(write.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', reason: 'SHARE_READ_ONLY' })
    expect((await rest('POST', '/reset', body.token)).status).toBe(403)
    const canUndo = async (caller: string) =>
      (await rest('GET', '/operations?itemsPerPage=1', caller)).body.operations[0].canUndo as boolean
    expect([await canUndo(token), await canUndo(body.token)]).toEqual([true, false])
    expect((await rest('GET', '/export', body.token)).status).toBe(401)
    expect((await app.rest('POST', '/me/me', { token: body.token })).status).toBe(401)
    const [share] = (await rest('GET', '/shares', token)).body
    expect([share.id, share.lastUsedAt === null, JSON.stringify(share).includes(body.token)]).toEqual([body.share.id, false, false])
    expect((await rest('DELETE', `/shares/${share.id}`, token)).status).toBe(204)
    expect((await app.rest('GET', '/api/apps/ecommerce/reviews', { token: body.token })).status).toBe(401)
    expect((await rest('POST', '/shares', token, { days: 91 })).body).toMatchObject({ field: 'days', reason: 'TOO_LARGE' })
  })

  test('a reset takes the length of the lists', async () => {
    const token = await signIn()
    expect((await rest('POST', '/reset', token, { area: 'REVIEWS', size: 'LARGE' })).status).toBe(200)
    expect(await countReviews(token)).toBe(1000)
    await app.graphql('mutation { resetWorkspace(size: EMPTY) }', {}, token)
    const { data } = await app.graphql(
      '{ reviews { total } orders { total } customers { total } products { total } users { total } invoices { total } emails { total } }',
      {},
      token,
    )
    expect(Object.values(data)).toEqual(Array.from({ length: 7 }, () => ({ total: 0 })))
    await app.graphql('mutation { resetWorkspace }', {}, token)
    expect(await countReviews(token)).toBeGreaterThan(10)
  })
})
