import { afterEach, describe, expect, test } from 'vitest'
import { networkOf } from '../../server/http/networks.ts'
import { sweep } from '../../server/areas/text/lifecycle.ts'
import { embeddedEngine } from '../../server/engine/embedded/engine.ts'
import { shoutingEngine } from '../support/engines.ts'
import { databases, newDatabase, type StartOptions, startApp, type TestApp } from '../support/harness.ts'
import { hourMs } from '../../server/time.ts'

interface Trial {
  status: string
  result: string
  message: string
  left: number
  changes: { before: string; after: string; applied: boolean; kind: string }[]
}

describe.each(databases)('trials on %s', database => {
  let app: TestApp
  const open = async (options: StartOptions = {}) => {
    app = await startApp({ database, engine: shoutingEngine(), ...options })
  }
  afterEach(() => app.close())
  const attempt = async (text: string, token?: string) => {
    const { data, errors } = await app.graphql<{ tryPolish: Trial } | null>(
      `mutation ($text: String!) { tryPolish(text: $text) { status result message left changes { before after applied kind } } }`,
      { text },
      token,
    )
    return { trial: data?.tryPolish, error: errors?.[0]?.extensions }
  }
  const post = (text: unknown, headers: Record<string, string> = {}) => app.rest('POST', '/text/trial', { body: { text }, headers })

  test('polish a short text without an account, storing nothing and charging no words', async () => {
    await open()
    const { trial } = await attempt('one two')
    expect(trial).toEqual({
      status: 'DONE',
      result: 'ONE TWO',
      message: '',
      left: 4,
      changes: [{ before: 'one two', after: 'ONE TWO', applied: true, kind: 'SPELLING' }],
    })
    const { status, body } = await post('three')
    expect([status, body]).toMatchObject([
      200,
      { status: 'done', result: 'THREE', left: 3, changes: [{ kind: 'spelling', after: 'THREE' }] },
    ])
    expect((await attempt('SO')).trial).toMatchObject({ status: 'DONE', result: 'SO', changes: [], message: 'Nothing to correct', left: 2 })
    const { db } = app.running.parts.store
    expect(await db.selectFrom('textRuns').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('reservations').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('wordEntries').select('id').where('kind', '!=', 'GRANT').execute()).toEqual([])
  })

  test('reject empty texts and texts over 50 words or 1,000 characters without counting them', async () => {
    await open()
    for (const wrong of ['', ' ', '...', 'word '.repeat(51), 'x'.repeat(1001), '語'.repeat(51)]) {
      expect((await attempt(wrong)).error).toMatchObject({ code: 'BAD_USER_INPUT', field: 'text' })
      const { status, body } = await post(wrong)
      expect([status, body.field]).toEqual([400, 'text'])
    }
    expect((await post(5)).body.field).toBe('text')
    expect((await attempt('word '.repeat(50))).trial).toMatchObject({ status: 'DONE', left: 4 })
  })

  test('are limited to five an hour over both APIs, across a restart, and under concurrency', async () => {
    let now = Date.now()
    const stored = await newDatabase(database)
    await open({ databaseUrl: stored.url, now: () => new Date(now) })
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => (index % 2 ? post('one') : attempt('one'))))
    const refused = answers.filter(answer => ('error' in answer ? answer.error : answer.status === 429))
    expect(refused).toHaveLength(3)
    await app.close()
    await open({ databaseUrl: stored.url, now: () => new Date(now) })
    const again = await post('one')
    expect([again.status, again.body.code, again.headers.get('retry-after')]).toEqual([429, 'TOO_MANY_REQUESTS', '3600'])
    const token = (await app.rest('POST', '/register/login', { body: { email: 'client@demo.com', password: 'client' } })).body
      .auth as string
    now += hourMs - 2000
    expect((await attempt('one', token)).error).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: 2 })
    now += 2000
    expect((await attempt('one')).trial?.left).toBe(4)
    const throttles = () => app.running.parts.store.db.selectFrom('throttles').selectAll().execute()
    await sweep(app.running.parts)
    expect(await throttles()).toHaveLength(1)
    now += 26 * hourMs
    await sweep(app.running.parts)
    expect(await throttles()).toEqual([])
    await app.close()
    await stored.remove()
    await open()
  })

  test('are limited per network address; an IPv6 /64 counts as one', async () => {
    await open({ env: { TRUST_PROXY: '1' } })
    const from = async (address: string) => (await post('one', { 'x-forwarded-for': address })).body.left as number
    expect([await from('192.0.2.1'), await from('192.0.2.1'), await from('192.0.2.2')]).toEqual([4, 3, 4])
    expect([await from('2001:db8::1'), await from('2001:db8:0:0:ffff::2'), await from('2001:db8:0:1::1')]).toEqual([4, 3, 4])
  })

  test('count refused texts, but not failed runs', async () => {
    await open({ engine: shoutingEngine({ end: { type: 'refused', reason: 'unsupported_language', message: 'Not this language' } }) })
    expect((await attempt('ONE')).trial).toMatchObject({ status: 'REFUSED', message: 'Not this language', result: 'ONE', left: 4 })
    await app.close()
    for (const end of [{ type: 'failed', code: 'too_busy', message: 'Too busy' }, 'throw'] as const) {
      await open({ engine: shoutingEngine({ end }) })
      for (let time = 0; time < 6; time++) {
        const { trial } = await attempt('one two')
        expect(trial).toMatchObject({ status: 'FAILED', result: 'one two', changes: [], left: 5 })
        expect(trial?.message).toBe(end === 'throw' ? 'The engine failed' : 'Too busy')
      }
      expect((await post('one')).body).toMatchObject({ status: 'failed', left: 5 })
      if (end !== 'throw') await app.close()
    }
  })
})

test('fail if the engine takes more than ten seconds', async () => {
  const app = await startApp({ engine: shoutingEngine({ end: 'stall' }) })
  const started = performance.now()
  const { body } = await app.rest('POST', '/text/trial', { body: { text: 'one' } })
  expect(body).toMatchObject({ status: 'failed', result: 'one', left: 5, message: expect.stringContaining('too long') })
  expect(performance.now() - started).toBeGreaterThan(9500)
  await app.close()
}, 20_000)

test('use the embedded engine, and say so', async () => {
  const engine = embeddedEngine({ workers: 1 })
  // A trial times out after ten seconds, which a cold start on a busy machine can take.
  await engine.warm()
  const app = await startApp({ engine })
  const { body } = await app.rest('POST', '/text/trial', { body: { text: 'We recieved teh report yesterday.' } })
  expect(body).toMatchObject({ status: 'done', result: 'We received the report yesterday.' })
  const service = await app.graphql(
    `{ textService { engine isLocal maxCharacters trialWords welcomeTemporaryWords welcomePermanentWords } }`,
  )
  expect(service.data).toEqual({
    textService: {
      engine: 'embedded',
      isLocal: true,
      maxCharacters: 100_000,
      trialWords: 50,
      welcomeTemporaryWords: 2000,
      welcomePermanentWords: 500,
    },
  })
  await app.close()
}, 60_000)

test('say that texts leave the server if a language model is configured', async () => {
  const app = await startApp({
    engine: { ...shoutingEngine(), name: 'some-model' },
    env: { TEXT_ENGINE_URL: 'http://127.0.0.1:9/v1', TEXT_ENGINE_MODEL: 'some-model' },
  })
  const service = await app.graphql(`{ textService { engine isLocal } }`)
  expect(service.data).toEqual({ textService: { engine: 'some-model', isLocal: false } })
  await app.close()
})

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['::ffff:127.0.0.1', '127.0.0.1'],
  ['::1', '0:0:0:0'],
  ['2001:DB8::1', '2001:db8:0:0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['', ''],
])('assigns %s to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
