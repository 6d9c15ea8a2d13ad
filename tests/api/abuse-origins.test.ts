/** What other hosts, other sites, and callers from elsewhere can reach of a server that was set up carelessly. */
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import WebSocket from 'ws'
import { readConfig } from '../../server/config.ts'
import { makeAccount } from '../support/accounts.ts'
import { startApp, type TestApp } from '../support/harness.ts'

const reviews = '/api/apps/ecommerce/reviews'

interface Call {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** A request over the loopback address, with any `Host`. */
const call = (app: TestApp, path: string, { method = 'GET', headers = {}, body }: Call = {}) =>
  new Promise<{ status: number; headers: Record<string, string | string[] | undefined>; text: string }>((resolve, reject) => {
    const { port } = new URL(app.url)
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, response => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
    })
    sent.once('error', reject)
    sent.end(body)
  })

describe('a server that is reachable from other machines', () => {
  const start = (env: Record<string, string>) => () => readConfig(env)
  const open = { HOST: '0.0.0.0', APP_URL: 'https://desk.example.com' }

  test.each([
    [{ HOST: '0.0.0.0', DEMO: 'off' }, 'APP_URL must be the public address'],
    [open, 'DEMO must be set to on or off, because HOST accepts connections from other machines'],
    [{ HOST: '192.0.2.1' }, 'DEMO must be set to on or off, because HOST'],
    [{ HOST: '::', APP_URL: 'https://desk.example.com' }, 'DEMO must be set'],
    [{ NODE_ENV: 'production' }, 'DEMO must be set to on or off, because NODE_ENV is production'],
    [{ ...open, DEMO: 'on' }, 'SMTP_URL must be set while DEMO is on, because HOST'],
    [{ NODE_ENV: 'production', DEMO: 'on' }, 'Set it to "outbox"'],
    [{ APP_URL: 'desk.example.com' }, 'APP_URL must be the public address'],
    [{ CORS_ORIGINS: 'https://shop.example.com/, *' }, 'CORS_ORIGINS must list origins'],
  ])('does not start with %o', (env, message) => {
    expect(start(env)).toThrow(message)
  })

  test.each([
    [{}],
    [{ HOST: 'localhost' }],
    [{ HOST: '[::1]' }],
    [{ ...open, DEMO: 'off' }],
    [{ ...open, DEMO: 'on', SMTP_URL: 'smtp://mail.example.com' }],
    [{ ...open, DEMO: 'on', SMTP_URL: 'outbox' }],
    [{ NODE_ENV: 'production', DEMO: 'off', CORS_ORIGINS: 'https://shop.example.com, http://localhost:3000' }],
  ])('starts with %o', env => {
    expect(start(env)).not.toThrow()
  })
})

describe('a local server', () => {
  let app: TestApp
  let port = ''
  beforeAll(async () => {
    app = await startApp()
    ;({ port } = new URL(app.url))
  })
  afterAll(() => app.close())

  test('rejects host names that were rebound to it', async () => {
    for (const host of [
      'evil.example',
      `evil.example:${port}`,
      '127.0.0.1.evil.example',
      'localhost.evil.example',
      'evil',
      '192.0.2.1',
      '[::1',
    ])
      for (const path of ['/dev/outbox', '/metrics', '/', reviews, '/graphql'])
        expect([host, path, (await call(app, path, { headers: { host } })).status]).toEqual([host, path, 421])
    for (const host of ['localhost', `127.0.0.1:${port}`, `[::1]:${port}`, 'desk.localhost'])
      expect([host, (await call(app, reviews, { headers: { host } })).status]).toEqual([host, 200])
    expect((await call(app, '/healthz', { headers: { host: '10.0.0.7:4000' } })).status).toBe(200)
    const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws', {
      headers: { host: 'evil.example', origin: 'http://evil.example' },
    })
    const status = await new Promise(resolve => {
      socket.on('unexpected-response', (_, response) => resolve(response.statusCode))
      socket.on('open', () => resolve(101))
      socket.on('error', () => undefined)
    })
    socket.terminate()
    expect(status).toBe(421)
  })

  test('serves emails and metrics only to callers on the same machine', async () => {
    const accept = 'application/json'
    for (const path of ['/dev/outbox', '/metrics']) {
      expect([path, (await call(app, path, { headers: { accept } })).status]).toEqual([path, 200])
      for (const [name, text] of [
        ['x-forwarded-for', '192.0.2.7'],
        ['forwarded', 'for=192.0.2.7'],
      ] as const)
        expect([path, (await call(app, path, { headers: { accept, [name]: text } })).status]).toEqual([
          path,
          path === '/metrics' ? 401 : 404,
        ])
    }
    const demo = (await app.rest('POST', '/register/login', { body: { email: 'admin@demo.com', password: 'admin' } })).body.auth as string
    const headers = { accept, authorization: demo, 'x-forwarded-for': '192.0.2.7' }
    expect((await call(app, '/dev/outbox', { headers })).status).toBe(404)
    const { db } = app.running.parts.store
    await app.running.parts.store.transact(tx =>
      tx.updateTable('accounts').set({ isDemo: 0 }).where('email', '=', 'admin@demo.com').execute(),
    )
    expect(await db.selectFrom('accounts').select('isDemo').where('email', '=', 'admin@demo.com').execute()).toEqual([{ isDemo: 0 }])
    // Not even such an administrator reads the codes of others.
    for (const email of ['admin@demo.com', 'someone@example.com']) await app.rest('POST', '/register/sendCode', { body: { email } })
    const own = await call(app, '/dev/outbox', { headers })
    expect(own.status).toBe(200)
    const recipients = (text: string) => (JSON.parse(text) as { recipient: string }[]).map(({ recipient }) => recipient)
    expect(new Set(recipients(own.text))).toEqual(new Set(['admin@demo.com']))
    const local = await app.rest('GET', '/dev/outbox', { headers: { accept } })
    expect(recipients(local.text)).toContain('someone@example.com')
  })

  test('rejects writes without a token from pages of other sites', async () => {
    const total = async () => (await app.rest('GET', reviews)).body.total as number
    const before = await total()
    const evil = { origin: 'https://evil.example' }
    const json = { 'content-type': 'application/json' }
    for (const [method, path, headers, body] of [
      ['DELETE', `${reviews}/1`, evil, undefined],
      ['DELETE', `${reviews}/1`, { origin: 'null' }, undefined],
      ['POST', `${reviews}/deletions`, { ...evil, ...json }, '{"ids":[1,2]}'],
      ['POST', `${reviews}/deletions`, { ...evil, 'content-type': 'text/plain' }, '{"ids":[1,2]}'],
      ['POST', '/api/_workspace/reset', evil, undefined],
      ['POST', '/graphql', { ...evil, ...json }, '{"query":"mutation { deleteReviews(ids: [1]) }"}'],
      ['POST', '/text/trial', { ...evil, 'content-type': 'text/plain' }, '{"text":"one"}'],
    ] as const) {
      const { status, headers: received } = await call(app, path, { method, headers, ...(body && { body }) })
      expect([method, path, status, received['access-control-allow-origin']]).toEqual([method, path, 403, undefined])
    }
    const preflight = (method: string, headers?: string) =>
      call(app, reviews, {
        method: 'OPTIONS',
        headers: { ...evil, 'access-control-request-method': method, ...(headers && { 'access-control-request-headers': headers }) },
      })
    expect((await preflight('DELETE')).headers['access-control-allow-origin']).toBeUndefined()
    expect((await preflight('POST', 'content-type')).headers['access-control-allow-origin']).toBeUndefined()
    expect((await preflight('POST', 'authorization,content-type')).headers['access-control-allow-origin']).toBe('*')
    expect((await preflight('GET')).headers['access-control-allow-origin']).toBe('*')
    expect(await total()).toBe(before)
    expect((await call(app, reviews, { headers: evil })).headers['access-control-allow-origin']).toBe('*')
    expect((await call(app, `${reviews}/1`, { method: 'DELETE', headers: { origin: app.url } })).status).toBe(204)
  })

  test('accepts only bodies declared as JSON', async () => {
    for (const type of [
      'text/plain',
      'text/plain;charset=UTF-8',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      '',
    ])
      expect([type, (await app.rest('POST', '/api/apps/users', { body: '{}', headers: { 'content-type': type } })).status]).toEqual([
        type,
        415,
      ])
    for (const type of ['application/json', 'application/json; charset=utf-8', 'Application/JSON', 'application/merge-patch+json']) {
      const { status } = await app.rest('PUT', '/api/apps/calendar/1', { body: '{"title":"Tea"}', headers: { 'content-type': type } })
      expect([type, status]).toEqual([type, 201])
    }
  })
})

test('accepts writes from other sites listed in CORS_ORIGINS', async () => {
  const app = await startApp({ env: { CORS_ORIGINS: 'https://shop.example' } })
  const origin = 'https://shop.example'
  const { status, headers } = await call(app, `${reviews}/1`, { method: 'DELETE', headers: { origin } })
  expect([status, headers['access-control-allow-origin'], headers.vary]).toEqual([204, origin, expect.stringContaining('Origin')])
  const preflight = { origin, 'access-control-request-method': 'DELETE' }
  expect((await call(app, reviews, { method: 'OPTIONS', headers: preflight })).headers['access-control-allow-origin']).toBe(origin)
  expect((await call(app, `${reviews}/2`, { method: 'DELETE', headers: { origin: 'https://shop.example.evil.example' } })).status).toBe(403)
  await app.close()
})

test('shows no emails without DEMO, not even to an administrator', async () => {
  const app = await startApp({ env: { DEMO: 'off' } })
  const { token } = await makeAccount(app, 'admin')
  await app.rest('POST', '/register/sendCode', { body: { email: 'someone@example.com' } })
  const callers: Record<string, string>[] = [{}, { authorization: token }, { authorization: token, 'x-forwarded-for': '192.0.2.7' }]
  for (const headers of callers)
    expect((await call(app, '/dev/outbox', { headers: { accept: 'application/json', ...headers } })).status).toBe(404)
  await app.close()
})

test('answers under its public host; metrics need the token, and emails an administrator', async () => {
  const env = { HOST: '0.0.0.0', DEMO: 'on', SMTP_URL: 'outbox', APP_URL: 'https://desk.example.com', METRICS_TOKEN: 'metrics-token-1' }
  const app = await startApp({ env })
  const host = 'desk.example.com'
  expect((await call(app, reviews, { headers: { host } })).status).toBe(200)
  expect((await call(app, reviews, { headers: { host: '203.0.113.5' } })).status).toBe(421)
  expect((await call(app, '/dev/outbox', { headers: { host } })).status).toBe(404)
  expect((await call(app, '/dev/outbox', { headers: { host: 'localhost' } })).status).toBe(404)
  expect((await call(app, '/metrics', { headers: { host } })).status).toBe(401)
  expect((await call(app, '/metrics', { headers: { host, authorization: 'Bearer metrics-token-2' } })).status).toBe(401)
  expect((await call(app, '/metrics', { headers: { host, authorization: 'Bearer metrics-token-1' } })).status).toBe(200)
  expect((await call(app, '/metrics', { headers: { host: 'localhost' } })).status).toBe(200)
  await app.close()
})

test('logs an untrusted proxy once', async () => {
  const app = await startApp()
  const mentions = () => app.logged().split('X-Forwarded-For arrives').length - 1
  await app.rest('GET', reviews)
  expect(mentions()).toBe(0)
  for (const address of ['192.0.2.1', '192.0.2.2']) await app.rest('GET', reviews, { headers: { 'x-forwarded-for': address } })
  expect(mentions()).toBe(1)
  await app.close()
})

test('logs an https address without a trusted proxy at start', async () => {
  const logged = async (env: Record<string, string>) => {
    const app = await startApp({ env })
    const text = app.logged()
    await app.close()
    return text
  }
  expect(await logged({ APP_URL: 'https://desk.example.com' })).toContain('TRUST_PROXY')
  expect(await logged({ APP_URL: 'https://desk.example.com', TRUST_PROXY: '1' })).not.toContain('TRUST_PROXY')
})
