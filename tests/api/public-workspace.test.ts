import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { encodeRow } from '../../server/db/tables.ts'
import { hourMs } from '../../server/time.ts'
import { seeds } from '../../seed/index.ts'
import { makeAccount } from '../support/accounts.ts'
import { databases, newDatabase, startApp, type TestApp } from '../support/harness.ts'

const permissions = '/api/apps/permissions'
const signIn = async (app: TestApp) =>
  (await app.rest('POST', '/register/login', { body: { email: 'client@demo.com', password: 'client' } })).body.auth as string
const totalOf = async (app: TestApp, token?: string) =>
  (await app.rest('GET', permissions, token ? { token } : {})).body.totalPermissions as number
const addByGraphql = (app: TestApp, name: string, token?: string) =>
  app.graphql(`mutation ($name: String!) { createPermission(name: $name) { id } }`, { name }, token)

test('the seed stays within the quotas of the public workspace', () => {
  for (const { table, rows } of seeds) {
    const all = rows(new Date('2026-11-21T10:00:00.000Z'))
    expect(all.length).toBeLessThan(1000)
    for (const row of all) {
      const stored = encodeRow(table, { version: 1, ...row })
      const texts = Object.keys(table.columns).map(name => String(stored[name] ?? ''))
      expect([table.name, Buffer.byteLength(texts.join('')) < 20_000]).toEqual([table.name, true])
    }
  }
})

describe.each(databases)('the public workspace on %s', database => {
  let app: TestApp
  let seeded = 0
  beforeAll(async () => {
    const first = await startApp({ database })
    seeded = await totalOf(first)
    await first.close()
    app = await startApp({ database, env: { PUBLIC_ROWS: String(seeded + 2) } })
  })
  afterAll(() => app.close())
  afterEach(() => app.graphql(`mutation { resetWorkspace(area: PERMISSIONS) }`))

  test('limits records of a type over either API, also under concurrency', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => app.rest('POST', permissions, { body: { name: `Right ${index}` } })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 429, 429, 429, 429])
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.body).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: expect.stringContaining(`holds ${seeded + 2} at most`),
    })
    const wait = Number(refused?.headers.get('retry-after'))
    expect([wait > 0, wait <= 24 * 60 * 60]).toEqual([true, true])
    const { errors } = await addByGraphql(app, 'One more')
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: expect.any(Number) })
    expect(await totalOf(app)).toBe(seeded + 2)
    // Another table has a separate limit.
    expect((await app.rest('POST', '/api/apps/roles', { body: { name: 'Reader' } })).status).toBe(201)
    const token = await signIn(app)
    for (let each = 0; each < 4; each++) expect((await addByGraphql(app, `Own ${each}`, token)).errors).toBeUndefined()
    expect(await totalOf(app, token)).toBe(seeded + 4)
  })

  test('accepts a new record after a deletion, and counts restored ones', async () => {
    for (const name of ['One', 'Two']) await app.rest('POST', permissions, { body: { name } })
    const gone = await app.rest('DELETE', `${permissions}/1?force=true`)
    expect(gone.status).toBe(204)
    expect((await app.rest('POST', permissions, { body: { name: 'Three' } })).status).toBe(201)
    const operationId = gone.headers.get('x-operation-id')
    const undo = () => app.graphql(`mutation ($id: ID) { undo(operationId: $id) { id } }`, { id: operationId })
    expect((await undo()).errors?.[0]?.extensions.code).toBe('TOO_MANY_REQUESTS')
    expect(await totalOf(app)).toBe(seeded + 2)
    await app.rest('DELETE', `${permissions}/2?force=true`)
    expect((await undo()).errors).toBeUndefined()
    expect(await totalOf(app)).toBe(seeded + 2)
  })

  test('limits records to 20 kB and names the largest field; own workspaces allow more', async () => {
    const drafts = await app.graphql<{ emails: { items: { id: string }[] } }>(`{ emails(folder: DRAFT) { items { id } } }`)
    const id = drafts.data.emails.items[0]?.id
    const save = (message: string, token?: string) =>
      app.rest('POST', '/api/apps/email/drafts', { body: { id, message }, ...(token && { token }) })
    expect((await save('é'.repeat(9000))).status).toBe(201)
    const refused = await save('é'.repeat(11_000))
    expect([refused.status, refused.body]).toMatchObject([413, { code: 'TOO_LARGE', field: 'message' }])
    const query = `mutation ($id: ID, $input: EmailInput!) { saveDraft(id: $id, input: $input) { id } }`
    const over = await app.graphql(query, { id, input: { message: 'x'.repeat(21_000) } })
    expect(over.errors?.[0]?.extensions).toMatchObject({ code: 'TOO_LARGE', field: 'message' })
    expect((await save('é'.repeat(11_000), await signIn(app))).status).toBe(201)
    await app.graphql(`mutation { resetWorkspace(area: EMAIL) }`)
  })
})

describe('the daily reset of the public workspace', () => {
  test.each(databases)('restores the seed on %s while the server runs; own workspaces stay unchanged', async database => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const start = Date.parse('2026-11-21T10:00:00.000Z')
    let now = start
    const app = await startApp({ database, now: () => new Date(now) })
    const hourPasses = () => vi.advanceTimersByTime(hourMs)
    // A demo account would end with the day.
    const { token } = await makeAccount(app)
    const seeded = await totalOf(app)
    await app.rest('POST', permissions, { body: { name: 'Graffiti' } })
    await app.rest('POST', permissions, { body: { name: 'Mine' }, token })
    now = start + 23 * hourMs
    hourPasses()
    await new Promise(resolve => setTimeout(resolve, 300))
    expect(await totalOf(app)).toBe(seeded + 1)
    now = start + 24 * hourMs
    hourPasses()
    await vi.waitFor(async () => expect(await totalOf(app)).toBe(seeded), 20_000)
    expect((await app.graphql<{ operations: { total: number } }>(`{ operations { total } }`)).data.operations.total).toBe(0)
    expect(await totalOf(app, token)).toBe(seeded + 1)
    await app.close()
    vi.useRealTimers()
  })

  test('runs at the next start if the server was down', async () => {
    const stored = await newDatabase('sqlite')
    const at = (time: string) => startApp({ databaseUrl: stored.url, now: () => new Date(time) })
    const first = await at('2026-11-20T10:00:00.000Z')
    const seeded = await totalOf(first)
    await first.rest('POST', permissions, { body: { name: 'Graffiti' } })
    await first.close()
    for (const [time, extra] of [
      ['2026-11-21T09:59:00.000Z', 1],
      ['2026-11-21T10:00:00.000Z', 0],
    ] as const) {
      const next = await at(time)
      expect([time, await totalOf(next)]).toEqual([time, seeded + extra])
      await next.close()
    }
    await stored.remove()
  })
})

describe('callers without a token', () => {
  const open = (mode: string) => startApp({ env: { PUBLIC_WORKSPACE: mode } })

  test('read and write an open public workspace over both APIs', async () => {
    const app = await open('readwrite')
    expect((await app.rest('POST', permissions, { body: { name: 'One' } })).status).toBe(201)
    expect((await addByGraphql(app, 'Two')).errors).toBeUndefined()
    expect((await app.graphql(`mutation { undo { id } }`)).errors).toBeUndefined()
    expect((await app.rest('POST', '/api/_workspace/reset', { body: {} })).status).toBeLessThan(300)
    await app.close()
  })

  test('only read a read-only one over both APIs, without undo and reset; accounts write their own', async () => {
    const app = await open('readonly')
    const seeded = await totalOf(app)
    expect((await app.graphql(`{ permissions { total } }`)).data).toEqual({ permissions: { total: seeded } })
    for (const [method, path, body] of [
      ['POST', permissions, { name: 'One' }],
      ['DELETE', `${permissions}/1`],
      ['POST', '/api/_workspace/reset', {}],
    ] as const) {
      const refused = await app.rest(method, path, { body })
      expect([method, path, refused.status, refused.body.code]).toEqual([method, path, 403, 'FORBIDDEN'])
    }
    for (const mutation of ['createPermission(name: "One") { id }', 'resetWorkspace', 'deletePermission(id: 1)'])
      expect((await app.graphql(`mutation { ${mutation} }`)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    expect(await totalOf(app)).toBe(seeded)
    expect((await addByGraphql(app, 'One', await signIn(app))).errors).toBeUndefined()
    await app.close()
  })

  test('cannot use a public workspace that is off, over both APIs and subscriptions; accounts can', async () => {
    const app = await open('off')
    for (const [method, path, body] of [
      ['GET', permissions],
      ['POST', permissions, { name: 'One' }],
      ['DELETE', `${permissions}/1`],
      ['POST', '/api/_workspace/reset', {}],
    ] as const) {
      const refused = await app.rest(method, path, { body })
      expect([method, path, refused.status, refused.body.code]).toEqual([method, path, 401, 'UNAUTHENTICATED'])
    }
    for (const operation of [
      '{ permissions { total } }',
      'mutation { createPermission(name: "One") { id } }',
      'mutation { resetWorkspace }',
    ])
      expect((await app.graphql(operation)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    await expect(app.subscribe(`subscription { workspaceChanges { summary } }`).next()).rejects.toBeDefined()
    const token = await signIn(app)
    expect((await addByGraphql(app, 'One', token)).errors).toBeUndefined()
    expect((await app.rest('GET', permissions, { token })).status).toBe(200)
    await app.close()
  })
})
