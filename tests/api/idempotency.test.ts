import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Context } from '../../server/context.ts'
import { throttleKey } from '../../server/db/throttle-rows.ts'
import { publicWorkspace } from '../../server/db/workspaces.ts'
import { once, type Replay } from '../../server/rest/idempotency.ts'
import { dayMs, hourMs } from '../../server/time.ts'
import { databases, startApp, type TestApp } from '../support/harness.ts'

const message = { name: 'Ada', email: 'ada@example.com', message: 'The parcel has arrived.' }

describe.each(databases)('Idempotency-Key on %s', database => {
  let app: TestApp
  let now = Date.now()
  beforeAll(async () => {
    app = await startApp({ database, now: () => new Date(now) })
  })
  afterAll(() => app.close())

  const send = (key: string, body: object = message) =>
    app.rest('POST', '/api/front/contact', { body, headers: { 'idempotency-key': key } })
  const stored = async () => (await app.running.parts.store.db.selectFrom('contactMessages').select('id').execute()).length

  test('executes a repeated request once and returns the same response', async () => {
    const before = await stored()
    const first = await send('one')
    const again = await send('one')
    expect(first.status).toBeLessThan(300)
    expect([again.status, again.text, again.headers.get('idempotency-replayed')]).toEqual([first.status, first.text, 'true'])
    expect(await stored()).toBe(before + 1)
  })

  test('executes one of five concurrent requests', async () => {
    const before = await stored()
    const answers = await Promise.all(Array.from({ length: 5 }, () => send('at-once')))
    expect(answers.filter(({ status }) => status < 300).length).toBeGreaterThanOrEqual(1)
    expect(answers.every(({ status }) => status < 300 || status === 409)).toBe(true)
    expect(await stored()).toBe(before + 1)
  })

  test('rejects another body with the same key, and keys with spaces', async () => {
    await send('other')
    const refused = await send('other', { ...message, message: 'Something else.' })
    expect([refused.status, refused.body.code]).toEqual([422, 'UNPROCESSABLE'])
    const odd = await send('a b')
    expect([odd.status, odd.body.field]).toEqual([400, 'Idempotency-Key'])
  })

  test('accepts a corrected request with the key of a rejected one', async () => {
    expect((await send('mended', { ...message, email: 'nobody' })).status).toBe(400)
    expect((await send('mended')).status).toBeLessThan(300)
  })

  test('executes a repeated GraphQL mutation once, with the same response', async () => {
    const login = 'mutation { login(email: "client@demo.com", password: "client") { auth } }'
    const token = (await app.graphql<{ login: { auth: string } }>(login)).data.login.auth
    const total = async () => (await app.graphql<{ reviewSummary: { total: number } }>('{ reviewSummary { total } }', {}, token)).data.reviewSummary.total // prettier-ignore
    const post = (key: string, query: string, variables: object = {}, accept = 'application/json') =>
      app.rest('POST', '/graphql', { token, body: { query, variables }, headers: { 'idempotency-key': key, accept } })
    const remove = 'mutation ($id: ID!) { deleteReview(id: $id) }'
    const before = await total()
    const first = await post('graphql', remove, { id: 1 })
    const again = await post('graphql', remove, { id: 1 })
    expect([first.status, first.body.data]).toEqual([200, { deleteReview: '1' }])
    expect([again.status, again.text, again.headers.get('idempotency-replayed')]).toEqual([200, first.text, 'true'])
    expect(again.body.extensions.operationIds).toHaveLength(1)
    expect(await total()).toBe(before - 1)
    // Clients of GraphQL read the reason in their own media type.
    const type = 'application/graphql-response+json'
    const other = await post('graphql', remove, { id: 2 }, type)
    expect([other.status, other.headers.get('content-type'), other.body.errors[0].extensions.reason]).toEqual([422, `${type}; charset=utf-8`, 'IDEMPOTENCY_KEY_REUSED']) // prettier-ignore
    expect(await total()).toBe(before - 1)
    // What changed nothing may be sent again with its key, and reads have none.
    expect((await post('nothing', remove, { id: 999_999 })).body.errors[0].extensions.code).toBe('NOT_FOUND')
    expect((await post('nothing', remove, { id: 3 })).body.data).toEqual({ deleteReview: '3' })
    const read = '{ reviewSummary { total } }'
    expect((await post('nothing', read)).body.data.reviewSummary.total).toBe(before - 2)
  })

  test('answers a request whose response could not be stored, and does not execute it again', async () => {
    const { store } = app.running.parts
    const run = (text: string) => store.transact(db => sql.raw(text).execute(db))
    if (database === 'postgres')
      await run(`create function refuse() returns trigger language plpgsql as $$ begin raise 'disk full'; end $$`)
    const refuse = database === 'sqlite' ? `begin select raise(abort, 'disk full'); end` : 'for each row execute function refuse()'
    await run(`create trigger refuse before update on "idempotencyKeys" ${refuse}`)
    const before = await stored()
    expect((await send('unstored')).status).toBeLessThan(300)
    await run(database === 'sqlite' ? 'drop trigger refuse' : 'drop trigger refuse on "idempotencyKeys"')
    const again = await send('unstored')
    expect([again.status, again.body.reason]).toEqual([409, 'REQUEST_IN_PROGRESS'])
    expect(await stored()).toBe(before + 1)
  })

  test('does not execute a request again whose process ended before its response was stored', async () => {
    // Messages are limited by the hour.
    now += hourMs
    const before = await stored()
    await send('crashed')
    await app.running.parts.store.transact(db =>
      db.updateTable('idempotencyKeys').set({ status: null, body: null }).where('key', '=', 'crashed').execute(),
    )
    const soon = await send('crashed')
    expect([soon.status, soon.body.outcome, soon.headers.get('retry-after')]).toEqual([409, undefined, '1'])
    now += 61_000
    const later = await send('crashed')
    expect([later.status, later.body.outcome, later.headers.get('retry-after')]).toEqual([409, 'unknown', null])
    expect(await stored()).toBe(before + 1)
    now += dayMs
    expect((await send('crashed')).status).toBeLessThan(300)
  })

  const request = (key: string, work: () => Promise<Replay>) => {
    const { parts } = app.running
    const ctx: Context = {
      ...parts,
      db: parts.store.db,
      viewer: null,
      workspace: publicWorkspace,
      source: 'rest',
      requestId: 'test',
      address: '203.0.113.7',
      userAgent: '',
      written: [],
    }
    return once(ctx, key, { method: 'POST', path: '/', body: null }, work)
  }
  const done = async (): Promise<Replay> => ({ status: 200, body: 'done' })
  const again = () => Promise.reject(new Error('executed again'))
  const setCount = (key: string, failures: number) =>
    app.running.parts.store.transact(db => db.updateTable('throttles').set({ failures }).where('key', '=', key).execute())
  const count = async (key: string) =>
    (await app.running.parts.store.db.selectFrom('throttles').select('failures').where('key', '=', key).executeTakeFirst())?.failures

  test('limits the keys of a caller in a day; rejected requests and repeated ones do not count', async () => {
    const mine = throttleKey('idempotency-keys', '203.0.113.7')
    await request('counted', done)
    const before = await count(mine)
    await request('rejected', () => Promise.reject(new Error('rejected'))).catch(() => undefined)
    expect(await request('counted', again)).toEqual({ status: 200, body: 'done', isReplay: true })
    expect(await count(mine)).toBe(before)
    await setCount(mine, 10_000)
    await expect(request('too-many', again)).rejects.toMatchObject({ reason: 'TOO_MANY_IDEMPOTENCY_KEYS', params: { max: 10_000 } })
    expect(await request('counted', again)).toMatchObject({ isReplay: true })
    now += 25 * hourMs
    expect(await request('too-many', done)).toMatchObject({ isReplay: false })
  })

  test('does not execute a request again whose response was too large to keep', async () => {
    await request('large', async () => ({ status: 200, body: 'a'.repeat(250_000) }))
    await expect(request('large', again)).rejects.toMatchObject({ reason: 'RESPONSE_NOT_KEPT', facts: { outcome: 'done' } })
    // What a caller has stored in a day is limited, too.
    await request('small', done)
    expect(await request('small', again)).toMatchObject({ isReplay: true })
    await setCount(throttleKey('idempotent-responses', '203.0.113.7'), 50_000_000)
    await request('one-more', done)
    await expect(request('one-more', again)).rejects.toMatchObject({ reason: 'RESPONSE_NOT_KEPT' })
  })

  test.each(['answers', 'fails'])(
    'a request that %s after its key has expired leaves the next request with the key alone',
    async ending => {
      const key = `late-${ending}`
      const gate = Promise.withResolvers<Replay>()
      const begun = Promise.withResolvers<undefined>()
      const late = request(key, () => {
        begun.resolve(undefined)
        return gate.promise
      })
      late.catch(() => undefined)
      await begun.promise
      now += 25 * 60 * 60 * 1000
      await request(key, async () => ({ status: 200, body: 'next' }))
      if (ending === 'answers') gate.resolve({ status: 200, body: 'late' })
      else gate.reject(new Error('too late'))
      await late.catch(() => undefined)
      expect(await request(key, again)).toEqual({ status: 200, body: 'next', isReplay: true })
    },
  )

  test('expires keys after a day', async () => {
    const before = await stored()
    await send('daily')
    now += 25 * 60 * 60 * 1000
    await send('daily')
    expect(await stored()).toBe(before + 2)
  })
})
