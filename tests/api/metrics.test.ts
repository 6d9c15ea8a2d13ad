import { afterEach, describe, expect, test, vi } from 'vitest'
import { openStore } from '../../server/db/open.ts'
import { createMetrics } from '../../server/metrics.ts'
import { type DatabaseKind, databases, newDatabase, startApp } from '../support/harness.ts'
import { idle } from '../support/templates.ts'

afterEach(() => {
  vi.useRealTimers()
})

describe.each(databases)('on %s', (database: DatabaseKind) => {
  test("metrics match the administrator's figures", async () => {
    const app = await startApp({ database, env: { RATE_LIMIT: '80' } })
    const token = (await app.rest('POST', '/register/login', { body: { email: 'admin@demo.com', password: 'admin' } })).body.auth as string
    await app.rest('GET', '/api/apps/ecommerce/reviews', { token })
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.rest('GET', '/api/apps/ecommerce/reviews')))
    const rejected = answers.filter(({ status }) => status === 429).length
    expect(rejected).toBeGreaterThan(5)
    const { text } = await app.rest('GET', '/metrics')
    expect(text).toContain(`rate_limit_rejections_total{caller="network"} ${rejected}`)
    expect(text).toMatch(/^http_request_duration_seconds_bucket\{le="\+Inf",api="rest",code="429"\} \d+$/m)
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m)
    for (const name of ['websocket_connections', 'database_writes_pending', 'text_engine_queue_length'])
      expect(text).toContain(`\n${name} 0\n`)
    for (const name of ['text_engine_threads', 'text_engine_threads_ready', 'text_engine_thread_failures_total'])
      expect(text).toContain(`\n${name} `)
    const { data } = await app.graphql<{ activitySummary: { server: object } }>(
      '{ activitySummary { server { requestsPerMinute eventLoopDelayMs rateLimited connections writesPending textThreads textThreadsReady textThreadsFailed textsWaiting } } }',
      {},
      token,
    )
    expect(data.activitySummary.server).toMatchObject({
      eventLoopDelayMs: expect.any(Number),
      requestsPerMinute: expect.toSatisfy((count: number) => count > 20 && count < 40),
      rateLimited: rejected,
      connections: 0,
      writesPending: 0,
      textThreads: 0,
    })
    await app.close()
  })

  test('is not ready while too many writes wait, and ready again afterwards', async () => {
    const app = await startApp({ database })
    const { store } = app.running.parts
    const work = () => store.transact(db => db.selectFrom('accounts').select('id').limit(1).execute())
    const writes = Promise.all(Array.from({ length: 3000 }, work))
    const { status, text, headers } = await app.rest('GET', '/readyz')
    expect([status, text, headers.get('retry-after')]).toEqual([503, expect.stringContaining('too many writes are waiting'), '5'])
    expect((await app.rest('GET', '/healthz')).status).toBe(200)
    await writes
    expect((await app.rest('GET', '/readyz')).status).toBe(200)
    await app.close()
  })
})

test('is not ready when the text engine cannot replace failed threads', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const database = await newDatabase('sqlite')
  const store = openStore(database.url)
  let ready = 1
  const metrics = createMetrics(store, { ...idle, status: () => ({ threads: 1, ready, waiting: 0, failed: 1, recycled: 0 }) })
  expect(await metrics.findProblems()).toEqual([])
  ready = 0
  expect(await metrics.findProblems()).toEqual([])
  vi.advanceTimersByTime(11_000)
  expect(await metrics.findProblems()).toEqual(['no thread of the text engine is running'])
  ready = 1
  expect(await metrics.findProblems()).toEqual([])
  metrics.stop()
  await store.close()
  await database.remove()
})
