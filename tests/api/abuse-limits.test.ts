/** What one caller can take from others by asking too often, over whichever API and transport. */
import { connect as tcp } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import WebSocket from 'ws'
import { networkOf } from '../../server/http/networks.ts'
import { RateLimiter } from '../../server/http/rate-limit.ts'
import { minuteMs } from '../../server/time.ts'
import { callBeside } from '../support/beside.ts'
import { type DatabaseKind, databases, newDatabase, type StartOptions, startApp, type TestApp } from '../support/harness.ts'

const reviews = '/api/apps/ecommerce/reviews'
const from = (address: string) => ({ 'x-forwarded-for': address })
const signIn = async (app: TestApp, name = 'client', headers: Record<string, string> = {}) =>
  (await app.rest('POST', '/register/login', { body: { email: `${name}@demo.com`, password: name }, headers })).body.auth as string

/** Behind one proxy, so that a test can call from several networks. */
const limited = (perMinute: number, options: StartOptions = {}) =>
  startApp({ ...options, env: { RATE_LIMIT: String(perMinute), TRUST_PROXY: '1' } })

type Answer = { id?: string; type: string; payload?: unknown }

/** A connection from an address; refused ones say so in `status`. */
function connect(app: TestApp, address: string, token?: string) {
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers: from(address) })
  const answers: Answer[] = []
  const waiting: (() => void)[] = []
  let status = 101
  const wake = () => waiting.splice(0).forEach(each => each())
  socket.on('message', (data: Buffer) => {
    answers.push(JSON.parse(data.toString()) as Answer) // as the protocol says
    wake()
  })
  socket.on('unexpected-response', (_, response) => {
    status = response.statusCode ?? 0
    socket.terminate()
  })
  socket.on('error', () => undefined)
  socket.on('close', wake)
  socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload: token ? { authorization: token } : {} })))
  const until = async (found: () => Answer | undefined) => {
    while (!found() && socket.readyState !== WebSocket.CLOSED) await new Promise<void>(resolve => waiting.push(resolve))
    return found()
  }
  return {
    socket,
    status: async () => {
      await until(() => answers.find(({ type }) => type === 'connection_ack'))
      return status
    },
    request(id: string, query: string) {
      socket.send(JSON.stringify({ type: 'subscribe', id, payload: { query } }))
      return until(() => answers.find(answer => answer.id === id))
    },
    start: (id: string, query: string) => socket.send(JSON.stringify({ type: 'subscribe', id, payload: { query } })),
    errorOf: (id: string) => until(() => answers.find(answer => answer.id === id && answer.type === 'error')),
    async close() {
      const closed = new Promise(resolve => socket.once('close', resolve))
      socket.close()
      if (socket.readyState !== WebSocket.CLOSED) await closed
    },
  }
}

/** Stops the clock of the buckets, so that they fill between tests and not while a test counts what they hold. */
function stopClock() {
  beforeAll(() => void vi.useFakeTimers({ toFake: ['performance'] }))
  beforeEach(() => void vi.advanceTimersByTime(2 * minuteMs))
  afterAll(() => void vi.useRealTimers())
}

const live = 'subscription { workspaceChanges { summary } }'
const tooMany = { payload: [{ extensions: { code: 'TOO_MANY_REQUESTS', retryAfter: expect.any(Number) } }] }

describe('one rate limit for all transports', () => {
  let app: TestApp
  stopClock()
  beforeAll(async () => {
    // Ten at once for strangers of a network, twenty for an account.
    app = await limited(80)
  })
  afterAll(() => app.close())

  test('counts WebSocket, HTTP, and GraphQL calls together', async () => {
    const connection = connect(app, '192.0.2.1')
    expect(await connection.status()).toBe(101)
    for (let index = 0; index < 9; index++) connection.start(`${index}`, live)
    connection.start('over', live)
    expect(await connection.errorOf('over')).toMatchObject(tooMany)
    const { status, headers, body } = await app.rest('GET', reviews, { headers: from('192.0.2.1') })
    expect([status, Number(headers.get('retry-after')) > 0, body.code]).toEqual([429, true, 'TOO_MANY_REQUESTS'])
    // The way to change many records with few calls.
    expect(body.message).toMatch(/ids.*deleteReviews.*\/statuses.*\/deletions.*import/)
    const graphql = await app.rest('POST', '/graphql', { body: { query: '{ reviewSummary { total } }' }, headers: from('192.0.2.1') })
    expect([graphql.status, graphql.body.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    // Clients of GraphQL read an error in their own media type.
    const accept = 'application/graphql-response+json,application/json;q=0.9'
    const error = await app.rest('POST', '/graphql', { body: { query: '{ __typename }' }, headers: { ...from('192.0.2.1'), accept } })
    const [{ message, extensions }] = error.body.errors
    expect([error.status, message, extensions.code, extensions.reason]).toEqual([
      429,
      body.message,
      'TOO_MANY_REQUESTS',
      'TOO_MANY_REQUESTS',
    ])
    expect([extensions.retryAfter > 0, extensions.params.seconds]).toEqual([true, extensions.retryAfter])
    expect((await app.rest('GET', reviews, { headers: from('192.0.2.2') })).status).toBe(200)
    await connection.close()
  })

  test('counts an IPv6 /64 network as one caller', async () => {
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, index) => app.rest('GET', reviews, { headers: from(`2001:db8:1:2::${index.toString(16)}`) })),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4)
    expect((await app.rest('GET', reviews, { headers: from('2001:db8:1:3::1') })).status).toBe(200)
  })

  test('counts an account separately from its network', async () => {
    const token = await signIn(app, 'client', from('192.0.2.3'))
    const calls = (count: number, at: string, own = token) =>
      Promise.all(Array.from({ length: count }, () => app.rest('GET', reviews, { token: own, headers: from(at) })))
    expect((await calls(10, '192.0.2.4')).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    const answers = await calls(12, '192.0.2.5')
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
    expect(answers[0]?.headers.get('ratelimit-policy')).toBe('"account"; q=20; w=15')
    // Strangers of the same network have lost nothing, except to the first call of a token that was not known yet.
    expect((await app.rest('GET', reviews, { headers: from('192.0.2.4') })).headers.get('ratelimit')).toMatch(/^"network"; r=9;/)
  })

  test('counts invalid tokens toward their network', async () => {
    const answers = await Promise.all(
      Array.from({ length: 13 }, (_, index) => app.rest('GET', reviews, { token: `made-up-${index}`, headers: from('192.0.2.6') })),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3)
    expect((await app.rest('GET', reviews, { headers: from('192.0.2.6') })).status).toBe(429)
  })
})

test('keeps 5,000 tokens of 14 kB out of memory', () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void // as the flag exposes it
  const limiter = new RateLimiter({ perMinute: 1200, networkOf, now: () => 0 })
  const used = () => {
    collect()
    return process.memoryUsage().heapUsed
  }
  const before = used()
  for (let index = 0; index < 5000; index++) limiter.allowanceOf(`${index}`.padEnd(14_000, 'x'), '192.0.2.1').raiseTo(1)
  expect(used() - before).toBeLessThan(2_000_000)
  expect(limiter.allowanceOf('', '192.0.2.1').raiseTo(1).isOver).toBe(true)
})

describe('a token bucket', () => {
  let time = 0
  const start = () => new RateLimiter({ perMinute: 1200, networkOf, now: () => time })

  test('refills steadily up to its burst', () => {
    const limiter = start()
    const pass = (seconds: number) => {
      time += seconds * 1000
      let count = 0
      while (!limiter.allowanceOf('', '192.0.2.1').raiseTo(1).isOver) count++
      return count
    }
    expect([pass(0), pass(1), pass(10), pass(3600)]).toEqual([150, 5, 50, 150])
  })

  test('allows a call heavier than the burst, and delays the calls after it', () => {
    const limiter = start()
    const take = (tokens: number) => limiter.allowanceOf('', '192.0.2.1').raiseTo(tokens)
    expect(take(200)).toEqual({ isOver: false, retryAfter: 0 })
    expect(take(1)).toEqual({ isOver: true, retryAfter: 11 })
    time += 11_000
    expect(take(1).isOver).toBe(false)
    expect(take(200)).toMatchObject({ isOver: true, retryAfter: expect.any(Number) })
  })
})

describe('call weights', () => {
  let app: TestApp
  let token = ''
  stopClock()
  beforeAll(async () => {
    app = await limited(1200)
    token = await signIn(app)
  })
  afterAll(() => app.close())

  const left = (headers: Headers) => Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1])
  const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ fullName: `P ${index}`, email: `p${index}@a.example` }))
  const long = 'a word '.repeat(3000)

  test.each([
    ['a read', 1, { query: '{ reviewSummary { total } }' }],
    ['two reads', 2, { query: '{ reviewSummary { total } reviews { total } }' }],
    ['a write', 3, { query: 'mutation { deleteReviews(ids: [1]) }' }],
    ['a description of the schema', 20, { query: '{ __schema { queryType { name } } }' }],
    ['a text', 21, { query: 'mutation ($text: String!) { startTextRun(action: POLISH, text: $text) { id } }', variables: { text: long } }],
    ['a quote', 21, { query: `{ quoteTextRun(action: POLISH, text: ${JSON.stringify(long)}) { words } }` }],
    [
      'an import',
      8,
      {
        query: 'mutation ($rows: [UserImportRow!]!) { importUsers(rows: $rows, isTrial: true) { count } }',
        variables: { rows: rows(250) },
      },
    ],
  ])('over GraphQL: %s weighs %d', async (_, weight, body) => {
    const before = await app.rest('POST', '/graphql', { body: { query: '{ __typename }' }, token })
    const after = await app.rest('POST', '/graphql', { body, token })
    expect(left(before.headers) - left(after.headers)).toBe(weight)
  })

  test.each([
    ['GET', reviews, 1, undefined],
    ['POST', '/register/getAuthStatus', 1, {}],
    ['DELETE', `${reviews}/2`, 3, undefined],
    ['POST', '/text/trial', 11, { text: 'one' }],
    ['POST', '/api/apps/users/imports', 8, { rows: rows(250), isTrial: true }],
  ])('over REST: %s %s weighs %d', async (method, path, weight, body) => {
    const before = await app.rest('GET', reviews, { token })
    const after = await app.rest(method, path, { body, token })
    expect(left(before.headers) - left(after.headers)).toBe(weight)
  })

  test('a reset uses most of the burst', async () => {
    const token = await signIn(app, 'admin')
    const reset = () => app.rest('POST', '/api/_workspace/reset', { body: { area: 'REVIEWS' }, token })
    const { headers, status } = await reset()
    expect([status, left(headers) <= 101]).toEqual([200, true])
    expect((await reset()).status).toBe(429)
  })
})

describe('connections without a token', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ env: { TRUST_PROXY: '1' } })
  })
  afterAll(() => app.close())

  test('accept subscriptions only; queries and mutations go over HTTP', async () => {
    const stranger = connect(app, '192.0.2.1')
    const before = (await app.graphql<{ operations: { total: number } }>('{ operations { total } }')).data.operations.total
    expect(await stranger.status()).toBe(101)
    for (const query of ['mutation { deleteReviews(ids: [1]) }', '{ reviews { total } }'])
      expect(await stranger.request(query, query)).toMatchObject({
        type: 'error',
        payload: [{ extensions: { code: 'OPERATION_OVER_SOCKET' } }],
      })
    expect((await app.graphql<{ operations: { total: number } }>('{ operations { total } }')).data.operations.total).toBe(before)
    const account = connect(app, '192.0.2.1', await signIn(app))
    await account.status()
    expect(await account.request('1', '{ reviews { total } }')).toMatchObject({
      type: 'next',
      payload: { data: { reviews: { total: expect.any(Number) } } },
    })
    await Promise.all([stranger.close(), account.close()])
  })

  test('are limited to twenty per network, not counting accounts; closing one makes room', async () => {
    const token = await signIn(app)
    const open = Array.from({ length: 20 }, (_, index) => connect(app, `2001:db8:5:6::${index}`))
    expect(await Promise.all(open.map(each => each.status()))).toEqual(open.map(() => 101))
    expect(await connect(app, '2001:db8:5:6::ffff').status()).toBe(429)
    const other = connect(app, '2001:db8:5:7::1')
    expect(await other.status()).toBe(101)
    await open[0]?.close()
    await expect
      .poll(async () => {
        const next = connect(app, '2001:db8:5:6::1', token)
        open.push(next)
        return next.status()
      })
      .toBe(101)
    // It is the account's now.
    const last = connect(app, '2001:db8:5:6::2')
    expect(await last.status()).toBe(101)
    await Promise.all([...open, other, last].map(each => each.close()))
  })
})

/** Announces a JSON body of so many bytes and sends none of it. */
function announce(app: TestApp, path: string, bytes: number, { address = '192.0.2.1', token = '' } = {}) {
  const headers = [`POST ${path} HTTP/1.1`, 'Host: 127.0.0.1', `X-Forwarded-For: ${address}`, `Content-Length: ${bytes}`]
  const lines = [...headers, 'Content-Type: application/json', ...(token ? [`Authorization: ${token}`] : [])]
  const socket = tcp(Number(new URL(app.url).port), '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`))
  socket.on('error', () => undefined)
  let text = ''
  const answered = new Promise<void>(resolve => {
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      resolve()
    })
    socket.on('close', () => resolve())
  })
  return {
    /** Status and reason. */
    answer: async () => {
      await answered
      return [Number(/HTTP\/1\.1 (\d+)/.exec(text)?.[1]), /"reason":"(\w+)"/.exec(text)?.[1]]
    },
    /** Whether the server waits for the body. */
    isAwaited: () => Promise.race([answered.then(() => text === ''), wait(300).then(() => true)]),
    close: () => socket.destroy(),
  }
}

describe('large bodies', () => {
  const importPath = '/api/_workspace/import'
  const mebi = 1024 * 1024
  const largest = 16 * mebi

  test('are refused unread if the route needs an account', async () => {
    const app = await limited(0)
    const stranger = announce(app, importPath, largest)
    expect(await stranger.answer()).toEqual([401, 'SIGN_IN_REQUIRED'])
    stranger.close()
    await app.close()
  })

  describe('weigh before they are read', () => {
    let app: TestApp
    stopClock()
    beforeAll(async () => {
      app = await limited(1200)
    })
    afterAll(() => app.close())

    test('as much as the call that they belong to', async () => {
      const token = await signIn(app)
      const [first, second] = [announce(app, importPath, largest, { token }), announce(app, importPath, largest, { token })]
      expect(await Promise.race([first.answer(), second.answer()])).toEqual([429, 'TOO_MANY_REQUESTS'])
      expect((await Promise.all([first.isAwaited(), second.isAwaited()])).filter(Boolean)).toHaveLength(1)
      for (const each of [first, second]) each.close()
    })

    test('by their size', async () => {
      const left = (headers: Headers) => Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1])
      const ask = (query: string, address: string) => app.rest('POST', '/graphql', { body: { query }, headers: from(address) })
      const heavy = await ask(`{ reviewSummary { total } } ${' '.repeat(400_000)}`, '192.0.2.5')
      expect([heavy.status, left(heavy.headers)]).toEqual([200, 141])
      const open = Array.from({ length: 4 }, () => announce(app, '/graphql', 2 * mebi, { address: '192.0.2.6' }))
      expect(await Promise.race(open.map(each => each.answer()))).toEqual([429, 'TOO_MANY_REQUESTS'])
      expect((await Promise.all(open.map(each => each.isAwaited()))).filter(Boolean)).toHaveLength(3)
      for (const each of open) each.close()
    })
  })

  test('are read few at once, and strangers leave room for accounts', async () => {
    const app = await limited(0)
    const [token, other] = [await signIn(app), await signIn(app, 'admin')]
    const open = [announce(app, importPath, largest, { token }), announce(app, importPath, largest, { token })]
    for (const each of open) expect(await each.isAwaited()).toBe(true)
    const third = announce(app, importPath, largest, { token })
    expect(await third.answer()).toEqual([503, 'UPLOADS_BUSY'])
    const others = [announce(app, importPath, largest, { token: other }), announce(app, '/graphql', 2 * mebi)]
    for (const each of others) expect(await each.isAwaited()).toBe(true)
    open[0]?.close()
    await expect
      .poll(async () => {
        const next = announce(app, importPath, largest, { token })
        const isAwaited = await next.isAwaited()
        next.close()
        return isAwaited
      })
      .toBe(true)
    const strangers = Array.from({ length: 12 }, (_, index) => announce(app, '/graphql', 2 * mebi, { address: `192.0.2.${index + 10}` }))
    expect(await Promise.race(strangers.map(each => each.answer()))).toEqual([503, 'UPLOADS_BUSY'])
    const account = announce(app, '/text/polish', 2 * mebi, { token: other })
    expect(await account.isAwaited()).toBe(true)
    for (const each of [...open, third, ...others, ...strangers, account]) each.close()
    await app.close()
  })

  test('have a limited number of values; long texts count as one', async () => {
    const app = await limited(0)
    const token = await signIn(app)
    const many = (count: number, value: string) => `[${Array.from({ length: count }, () => value).join(',')}]`
    const ask = (query: string, variables: string) =>
      app.rest('POST', '/graphql', { body: `{"query":${JSON.stringify(query)},"variables":${variables}}` })
    for (const value of ['0', '{}', '[]']) {
      const refused = await ask('{ reviewSummary { total } }', `{"list":${many(200_001, value)}}`)
      expect([refused.status, refused.body.errors[0].extensions]).toMatchObject([413, { code: 'TOO_LARGE', reason: 'TOO_MANY_ITEMS' }])
    }
    expect((await ask('{ reviewSummary { total } }', `{"list":${many(150_000, '0')}}`)).status).toBe(200)
    expect((await ask('{ reviewSummary { total } }', JSON.stringify({ text: '\\",[{'.repeat(150_000) }))).status).toBe(200)
    const file = await app.rest('POST', importPath, { token, body: `{"tables":{"reviews":${many(800_000, '{}')}}}` })
    expect([file.status, file.body.reason, file.body.params]).toEqual([413, 'TOO_MANY_ITEMS', { max: 800_000 }])
    const rows = await app.rest('POST', importPath, { token, body: `{"tables":{"reviews":${many(300_000, '{}')}}}` })
    expect([rows.status, rows.body.reason]).toEqual([400, 'REQUIRED'])
    await app.close()
  })
})

/** Sends requests with tokens that are made up, all at once; gives their statuses. */
const pipeline = (app: TestApp, count: number) =>
  new Promise<number[]>(resolve => {
    const head = `GET ${reviews} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: 192.0.2.2\r\n`
    const requests = Array.from({ length: count }, (_, index) => `${head}Authorization: made-up-${index}\r\n`)
    let text = ''
    const socket = tcp(Number(new URL(app.url).port), '127.0.0.1', () => socket.write(`${requests.join('\r\n')}Connection: close\r\n\r\n`))
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
    socket.on('close', () => resolve([...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status))))
  })

describe.each(databases)('a flood on %s', (database: DatabaseKind) => {
  let app: TestApp
  let token = ''
  beforeAll(async () => {
    app = await limited(1200, { database })
    token = await signIn(app)
  })
  afterAll(() => app.close())

  /** Someone with an account, on another network. */
  const ordinary = async () => {
    const { status } = await app.rest('GET', '/api/app-bar/search?q=a', { token, headers: from('198.51.100.1') })
    if (status !== 200 && status !== 429) throw new Error(`An ordinary call was answered with ${status}`)
  }

  test('of mutations and subscriptions over one connection changes nothing and does not affect others', async () => {
    const connection = connect(app, '192.0.2.1')
    await connection.status()
    const { waited, allowed } = await callBeside(
      app,
      async () => {
        for (let index = 0; index < 1000; index++) connection.start(`${index}`, index % 2 ? live : 'mutation { deleteReviews(ids: [1]) }')
        await new Promise(resolve => connection.socket.once('close', resolve))
      },
      ordinary,
    )
    expect(waited).toBeLessThan(allowed)
    expect((await app.rest('GET', `${reviews}/1`, { headers: from('198.51.100.2') })).status).not.toBe(404)
    expect((await app.rest('GET', reviews, { headers: from('198.51.100.2') })).body.total).toBe(60)
  })

  test('of requests with invalid tokens is limited at once and does not affect others', async () => {
    const { result, waited, allowed } = await callBeside(app, () => pipeline(app, 300), ordinary)
    expect(result).toHaveLength(300)
    // A burst, and what the bucket got back meanwhile.
    expect(result.filter(status => status === 401).length).toBeLessThan(200)
    expect(waited).toBeLessThan(allowed)
    expect((await app.rest('GET', reviews, { headers: from('198.51.100.3') })).status).toBe(200)
  })
})

test('two processes on one database share the remaining allowance', async () => {
  const database = await newDatabase('postgres')
  const [one, other] = [await limited(80, { databaseUrl: database.url }), await limited(80, { databaseUrl: database.url })]
  const call = (app: TestApp) => app.rest('GET', reviews, { headers: from('192.0.2.9') })
  const answers = await Promise.all(Array.from({ length: 10 }, () => call(one)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  await expect.poll(async () => (await call(other)).status, { interval: 100, timeout: 5000 }).toBe(429)
  expect((await other.rest('GET', reviews, { headers: from('192.0.2.10') })).status).toBe(200)
  await Promise.all([one.close(), other.close()])
  await database.remove()
})
