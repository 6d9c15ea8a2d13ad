import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const reviews = '/api/apps/ecommerce/reviews'

test('unknown paths and wrong methods return JSON', async () => {
  const unknown = await app.rest('GET', '/api/nothing/here')
  const requestId = unknown.headers.get('x-request-id')
  expect([unknown.status, unknown.body]).toEqual([
    404,
    { message: 'There is nothing at /api/nothing/here', code: 'NOT_FOUND', reason: 'PATH_NOT_FOUND', requestId },
  ])
  const wrong = await app.rest('PUT', reviews, { body: {} })
  expect([wrong.status, wrong.headers.get('allow'), wrong.body]).toEqual([
    405,
    'GET, HEAD',
    {
      message: 'This address takes GET, HEAD',
      code: 'METHOD_NOT_ALLOWED',
      reason: 'METHOD_NOT_ALLOWED',
      requestId: wrong.headers.get('x-request-id'),
    },
  ])
  expect((await app.rest('POST', `${reviews}/1`, { headers: { 'x-http-method-override': 'DELETE' } })).status).toBe(405)
})

test('errors use the field names of this API', async () => {
  for (const path of [reviews, '/api/apps/email', '/api/apps/chat/chats-and-contacts'])
    expect((await app.rest('GET', `${path}?q=${'a'.repeat(4001)}`)).body).toMatchObject({ code: 'BAD_USER_INPUT', field: 'q' })
  const rename = (newName: string) => app.rest('PUT', '/api/apps/kanban/board/rename', { body: { boardId: 1, newName } })
  expect((await rename('')).body).toMatchObject({ field: 'newName', reason: 'REQUIRED', message: 'newName must be given' })
  expect((await rename('Done')).body).toMatchObject({ code: 'CONFLICT', field: 'newName' })
})

test('HEAD returns the headers of GET without a body', async () => {
  const head = await app.rest('HEAD', reviews)
  expect([head.status, head.text]).toEqual([200, ''])
  expect(Number(head.headers.get('content-length'))).toBeGreaterThan(100)
})

test.each(['{"email":', '"text"', '[]', 'null'])('rejects the body %s', async body => {
  const { status, body: received } = await app.rest('POST', '/register/login', { body })
  expect([status, received.success, received.field]).toEqual([400, false, 'body'])
})

test('rejects an invalid token instead of ignoring it', async () => {
  const { status, body } = await app.rest('GET', reviews, { token: 'no-such-token' })
  expect([status, body.code]).toEqual([401, 'UNAUTHENTICATED'])
  const queried = await fetch(`${app.url}${reviews}?auth=no-such-token`)
  expect(queried.status).toBe(200)
})

test('every response has a request ID and allows any origin without credentials', async () => {
  const [one, two] = [await app.rest('GET', reviews), await app.rest('GET', reviews)]
  expect(one.headers.get('x-request-id')).not.toBe(two.headers.get('x-request-id'))
  expect([one.headers.get('access-control-allow-origin'), one.headers.get('access-control-allow-credentials')]).toEqual(['*', null])
  expect((await app.rest('OPTIONS', reviews)).status).toBe(204)
  expect(one.headers.get('x-powered-by')).toBeNull()
})

test('reports health, readiness, and metrics', async () => {
  expect((await app.rest('GET', '/healthz')).text).toBe('ok')
  expect((await app.rest('GET', '/readyz')).text).toBe('ready')
  expect((await app.rest('GET', '/metrics')).text).toContain('http_request_duration_seconds')
})

test.each([
  '/.env',
  '/.git/config',
  '/assets/../package.json',
  '/assets/%2e%2e%2fpackage.json',
  '/assets/..%5cpackage.json',
  '/deskwright.sqlite',
  '/%00',
])('%s exposes nothing', async path => {
  const response = await fetch(app.url + path, { headers: { accept: '*/*' } })
  expect(await response.text()).not.toMatch(/"dependencies"|SQLite format|\[core\]/)
})

test('the public workspace can be read-only or off', async () => {
  const readonly = await startApp({ env: { PUBLIC_WORKSPACE: 'readonly' } })
  expect((await readonly.rest('GET', reviews)).status).toBe(200)
  expect((await readonly.rest('DELETE', `${reviews}/1`)).status).toBe(403)
  await readonly.close()
  const off = await startApp({ env: { PUBLIC_WORKSPACE: 'off' } })
  expect((await off.rest('GET', reviews)).status).toBe(401)
  await off.close()
})

test('too many requests get a retry time', async () => {
  const limited = await startApp({ env: { RATE_LIMIT: '40' } })
  const answers = await Promise.all(Array.from({ length: 8 }, () => limited.rest('GET', reviews)))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(3)
  expect(refused[0]?.headers.get('retry-after')).toBeTruthy()
  expect(refused[0]?.headers.get('access-control-allow-origin')).toBe('*')
  expect((await limited.rest('OPTIONS', reviews)).status).toBe(204)
  expect(refused[0]?.body).toMatchObject({ code: 'TOO_MANY_REQUESTS', requestId: refused[0]?.headers.get('x-request-id') })
  await limited.close()
})

test('invalid credentials do not lift the rate limit', async () => {
  const limited = await startApp({ env: { RATE_LIMIT: '160' } })
  const answers = await Promise.all(Array.from({ length: 24 }, (_, index) => limited.rest('GET', reviews, { token: `made-up-${index}` })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    ...Array.from({ length: 20 }, () => 401),
    ...Array.from({ length: 4 }, () => 429),
  ])
  for (const { status, headers } of answers) expect(Number(headers.get('retry-after')) > 0).toBe(status === 429)
  await limited.close()
})

test('sends HSTS behind TLS only', async () => {
  const secure = await startApp({ env: { APP_URL: 'https://desk.example' } })
  expect((await secure.rest('GET', reviews)).headers.get('strict-transport-security')).toMatch(/max-age=\d{7,}/)
  await secure.close()
  expect((await app.rest('GET', reviews)).headers.get('strict-transport-security')).toBeNull()
})

test('the outbox shows plain text only', async () => {
  await app.rest('POST', '/register/sendCode', { body: { email: 'a&b@example.com' } })
  const page = await app.rest('GET', '/dev/outbox', { headers: { accept: 'text/html' } })
  expect(page.text).toContain('a&amp;b@example.com')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('lists return their total and links to other pages', async () => {
  const { headers } = await app.rest('GET', `${reviews}?status=Published&itemsPerPage=20&page=2`)
  expect(headers.get('x-total-count')).toBe('45')
  expect(headers.get('api-version')).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  const links = Object.fromEntries([...(headers.get('link') ?? '').matchAll(/<([^>]+)>; rel="(\w+)"/g)].map(([, to, rel]) => [rel, to]))
  expect(Object.keys(links)).toEqual(['first', 'prev', 'next', 'last'])
  const next = await app.rest('GET', links.next ?? '')
  expect(next.body.reviews).toHaveLength(5)
  expect(next.headers.get('link')).not.toContain('rel="next"')
})

test('returns 304 for an unchanged response', async () => {
  const own = await startApp()
  const first = await own.rest('GET', reviews)
  const etag = first.headers.get('etag') ?? ''
  expect(first.headers.get('cache-control')).toContain('no-cache')
  const again = await own.rest('GET', reviews, { headers: { 'if-none-match': `"other", W/${etag}` } })
  expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag])
  await own.rest('DELETE', `${reviews}/${first.body.reviews[0].id}`)
  expect((await own.rest('GET', reviews, { headers: { 'if-none-match': etag } })).status).toBe(200)
  await own.close()
})

test('the OpenAPI description lists every route with parameters, body, and errors', async () => {
  const { status, body } = await app.rest('GET', '/api/openapi.json')
  expect([status, body.openapi]).toEqual([200, '3.1.0'])
  const operations = Object.entries<Record<string, { operationId: string; parameters: { name: string; in: string }[] }>>(body.paths)
  const ids = operations.flatMap(([, methods]) => Object.values(methods).map(({ operationId }) => operationId))
  expect(new Set(ids).size).toBe(ids.length)
  for (const [path, methods] of operations)
    for (const { parameters } of Object.values(methods))
      expect(parameters.filter(each => each.in === 'path').map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? [])
  expect(Object.keys(body.paths[reviews].get.responses)).toEqual(expect.arrayContaining(['200', '400', '401', '429']))
})

test('CORS preflight returns the readable headers and the remaining requests', async () => {
  const limited = await startApp({ env: { RATE_LIMIT: '400' } })
  const requested = await limited.rest('OPTIONS', reviews, {
    headers: { origin: 'https://a.example', 'access-control-request-method': 'DELETE', 'access-control-request-headers': 'authorization' },
  })
  expect([
    requested.status,
    requested.headers.get('access-control-allow-origin'),
    requested.headers.get('access-control-allow-headers'),
  ]).toEqual([204, '*', 'authorization'])
  expect(requested.headers.get('access-control-allow-methods')?.split(', ')).toEqual(
    expect.arrayContaining(['GET', 'POST', 'PUT', 'DELETE']),
  )
  const { headers } = await limited.rest('GET', reviews)
  expect(headers.get('ratelimit-policy')).toBe('"network"; q=50; w=30')
  expect(headers.get('ratelimit')).toMatch(/r=\d+; t=\d+/)
  const exposed = headers.get('access-control-expose-headers')?.toLowerCase().split(', ') ?? []
  for (const name of ['x-total-count', 'link', 'etag', 'ratelimit', 'ratelimit-policy', 'api-version', 'x-request-id']) {
    expect(exposed).toContain(name)
    expect([name, headers.get(name)]).toEqual([name, expect.any(String)])
  }
  await limited.close()
})

test('a conversation is never cached, because reading changes it', async () => {
  const { headers } = await app.rest('GET', '/api/apps/chat/chats/1')
  expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null])
})
