/** Many or heavy writes: they take turns with every other caller. */
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStore } from '../../server/db/open.ts'
import { hourMs, minuteMs } from '../../server/time.ts'
import { callBeside } from '../support/beside.ts'
import { databases, newDatabase, startApp, type TestApp } from '../support/harness.ts'

/** The longest time for which nothing else had its turn while the work went on. */
async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let [longest, last] = [0, performance.now()]
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }, 1)
  await work()
  clearInterval(timer)
  return Math.max(longest, performance.now() - last)
}

/** Keeps SQLite busy for about a millisecond. */
const heavy = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 12000) select max(i) from n`

describe('concurrent writes', () => {
  test.each([
    ['many short ones', 120, 1],
    ['a few long ones', 3, 60],
  ])('yield to other requests: %s', async (_, works, statements) => {
    const stored = await newDatabase('sqlite')
    const store = openStore(stored.url)
    const one = (index: number) =>
      store.transact(async db => {
        for (let count = 0; count < statements; count++) await heavy.execute(db)
        return index
      })
    const started = performance.now()
    const longest = await longestTurn(async () => {
      const done = await Promise.all(Array.from({ length: works }, (_, index) => one(index)))
      expect(done).toEqual(Array.from({ length: works }, (_, index) => index))
    })
    const whole = performance.now() - started
    expect(whole).toBeGreaterThan(100)
    expect(longest).toBeLessThan(Math.max(100, whole / 4))
    await store.close()
    await stored.remove()
  })
})

describe.each(databases)('expensive writes on %s', database => {
  let app: TestApp
  let now = Date.parse('2026-11-21T09:00:00.000Z')
  beforeAll(async () => {
    app = await startApp({ database, now: () => new Date(now), env: { RATE_LIMIT: '1000000', TRUST_PROXY: '1' } })
  })
  afterAll(() => app.close())

  const signIn = async () =>
    (await app.rest('POST', '/register/login', { body: { email: 'client@demo.com', password: 'client' } })).body.auth as string
  const reset = (options: { token?: string; from?: string; area?: string } = {}) =>
    app.rest('POST', '/api/_workspace/reset', {
      body: options.area ? { area: options.area } : {},
      ...(options.token && { token: options.token }),
      headers: { 'x-forwarded-for': options.from ?? '192.0.2.1' },
    })

  test('runs one of 250 concurrent resets of the public workspace, and rejects the others with a retry time', async () => {
    now += hourMs
    const { result, waited, allowed } = await callBeside(app, () => Promise.all(Array.from({ length: 250 }, () => reset())))
    expect(result.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = result.filter(({ status }) => status !== 200)
    for (const { status, body, headers } of refused) {
      expect([status, body.code, body.reason]).toEqual([429, 'TOO_MANY_REQUESTS', 'RESET_TOO_SOON'])
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(500)
    }
    expect(waited).toBeLessThan(allowed)
    const over = await app.graphql(`mutation { resetWorkspace }`)
    expect(over.errors?.[0]?.extensions).toMatchObject({ reason: 'RESET_TOO_SOON', retryAfter: expect.any(Number) })
  })

  test('limits resets of the public workspace to three an hour per network', async () => {
    const statuses = []
    for (let time = 0; time < 3; time++) {
      now += 11 * minuteMs
      statuses.push((await reset({ from: '2001:db8:1:2::a' })).status)
    }
    now += 11 * minuteMs
    const fourth = await reset({ from: '2001:db8:1:2:ffff::b' })
    expect([...statuses, fourth.status, fourth.body.reason]).toEqual([200, 200, 200, 429, 'QUOTA_EXCEEDED'])
    expect((await reset({ from: '192.0.2.77' })).status).toBe(200)
  })

  test("limits resets of an account's workspace to one a minute per area", async () => {
    const token = await signIn()
    expect((await reset({ token, area: 'REVIEWS' })).status).toBe(200)
    expect((await reset({ token, area: 'SALES' })).status).toBe(200)
    expect((await reset({ token, area: 'REVIEWS' })).body).toMatchObject({ reason: 'RESET_TOO_SOON', params: { seconds: 60 } })
    expect((await reset({ token, area: 'NO_SUCH' })).status).toBe(400)
    now += minuteMs + 1000
    expect((await reset({ token, area: 'REVIEWS' })).status).toBe(200)
  })

  test('yields to other requests during an import of 500 rows', async () => {
    const token = await signIn()
    const rows = Array.from({ length: 500 }, (_, index) => ({ sku: `LOAD-${index}`, productName: `Load ${index}`, price: '10' }))
    const { result, waited, allowed, calls } = await callBeside(app, () =>
      app.graphql<{ importProducts: { added: number; problems: object[] } }>(
        `mutation ($rows: [ProductImportRow!]!) { importProducts(rows: $rows) { added problems { row message } } }`,
        { rows },
        token,
      ),
    )
    expect(result.data.importProducts).toEqual({ added: 500, problems: [] })
    expect(calls).toBeGreaterThan(3)
    expect(waited).toBeLessThan(allowed)
  })
})

describe('another process that locks the SQLite file', () => {
  let app: TestApp
  let other: DatabaseSync
  beforeAll(async () => {
    const stored = await newDatabase('sqlite')
    app = await startApp({ databaseUrl: stored.url })
    other = new DatabaseSync(stored.url.slice('file:'.length))
    // The first read of an area writes its demonstration rows.
    await app.rest('GET', '/api/apps/ecommerce/reviews')
  })
  afterAll(async () => {
    other.close()
    await app.close()
  })
  const remove = (id: number) => app.rest('DELETE', `/api/apps/ecommerce/reviews/${id}`)
  const health = async () => expect((await app.rest('GET', '/healthz')).status).toBe(200)

  test('for a short time: reads and health checks continue, and the write is completed afterwards', async () => {
    other.exec('begin immediate')
    const { result, waited, allowed } = await callBeside(app, async () => {
      const removed = remove(1)
      await wait(400)
      await health()
      other.exec('rollback')
      return removed
    })
    expect(result.status).toBe(204)
    expect(waited).toBeLessThan(allowed)
  })

  test('for a long time: writes are rejected with a retry time, reads continue, and writes recover afterwards', async () => {
    other.exec('begin immediate')
    const { result, waited, allowed } = await callBeside(app, () =>
      Promise.all([remove(2), app.graphql(`mutation { publishReview(id: 3) { id } }`), health()]),
    )
    other.exec('rollback')
    const [rest, graphql] = result
    expect([rest.status, rest.headers.get('retry-after'), rest.body.reason]).toEqual([503, '5', 'DATABASE_UNAVAILABLE'])
    expect(graphql.errors?.[0]?.extensions).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 5 })
    expect(graphql.status).toBe(503)
    expect(waited).toBeLessThan(allowed)
    expect((await remove(2)).status).toBe(204)
  }, 20_000)
})
