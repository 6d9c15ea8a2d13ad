/** Calls that skip Express are answered as it answers them. An untrusted proxy's header sends a call through Express. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAccount } from '../support/accounts.ts'
import { databases, startApp, type TestApp } from '../support/harness.ts'

const changing = new Set(['date', 'x-request-id'])

const senderOf = (app: () => TestApp) => async (method: string, path: string, headers: Record<string, string>, body?: string) => {
  const given = body === undefined ? headers : { 'content-type': 'application/json', ...headers }
  const response = await fetch(app().url + path, { method, headers: given, ...(body !== undefined && { body }) })
  const own: Record<string, string> = Object.fromEntries([...response.headers].filter(([name]) => !changing.has(name)))
  // The remaining tokens differ by what the calls themselves took.
  own.ratelimit = (own.ratelimit ?? '').replaceAll(/\b[rt]=\d+/g, '')
  const text = (await response.text()).replaceAll(/"requestId":"[^"]*"/g, '"requestId":""')
  return { status: response.status, headers: own, text, id: response.headers.get('x-request-id') }
}

describe.each(databases)('calls on %s', database => {
  let app: TestApp
  let token = ''
  beforeAll(async () => {
    app = await startApp({ database, env: { RATE_LIMIT: '600' } })
    token = (await makeAccount(app)).token
  })
  afterAll(() => app.close())

  const send = senderOf(() => app)

  const list = JSON.stringify({ query: '{ reviews { total items { id } } }' })
  const cases: [name: string, method: string, path: string, headers: Record<string, string>, body?: string][] = [
    ['a list', 'GET', '/api/apps/ecommerce/reviews?q=a&itemsPerPage=3', {}],
    ['a list from another site', 'GET', '/api/apps/ecommerce/reviews', { origin: 'https://example.org' }],
    ['an unknown record', 'GET', '/api/apps/ecommerce/reviews/999999', {}],
    ['an invalid ID', 'GET', '/api/apps/ecommerce/reviews/x', {}],
    ['an invalid token', 'GET', '/api/apps/ecommerce/reviews', { authorization: 'nobody' }],
    ['a body that is not JSON', 'PUT', '/api/apps/ecommerce/reviews/1/reply', {}, '{'],
    ['an account call', 'POST', '/me/me', {}, '{}'],
    ['an operation', 'POST', '/graphql', {}, list],
    ['an operation from another site', 'POST', '/graphql', { origin: 'https://example.org', authorization: 'nobody' }, list],
    ['a syntax error', 'POST', '/graphql', {}, JSON.stringify({ query: '{' })],
    ['an error of a field', 'POST', '/graphql', {}, JSON.stringify({ query: '{ review(id: 999999) { id } }' })],
    ['a client that accepts GraphQL’s media type', 'POST', '/graphql', { accept: 'application/graphql-response+json' }, list],
    ['a client that accepts neither', 'POST', '/graphql', { accept: 'image/png' }, list],
    ['a form', 'POST', '/graphql', { 'content-type': 'text/plain' }, 'query'],
  ]

  test.each(cases)('%s has the same response, headers, and limits either way', async (_name, method, path, headers, body) => {
    // The second call compiles an operation, whose errors no longer have locations.
    await send(method, path, headers, body)
    const direct = await send(method, path, headers, body)
    const viaExpress = await send(method, path, { ...headers, 'x-forwarded-for': '192.0.2.1' }, body)
    expect(direct.id).toMatch(/^[\da-f-]{36}$/)
    expect({ ...direct, id: '' }).toEqual({ ...viaExpress, id: '' })
    expect(direct.headers).toMatchObject({ 'x-content-type-options': 'nosniff', ratelimit: expect.stringMatching(/^"network"/) })
    expect(direct.headers['content-security-policy']).toContain("default-src 'none'")
  })

  test('a caller over the limit is rejected alike, with the time to wait', async () => {
    const call = (headers: Record<string, string>) => send('GET', '/api/apps/ecommerce/reviews', { authorization: token, ...headers })
    const callBoth = async () => [await call({}), await call({ 'x-forwarded-for': '192.0.2.1' })] as const
    let [direct, viaExpress] = await callBoth()
    // One call more is allowed every few seconds.
    for (let sent = 0; (direct.status !== 429 || viaExpress.status !== 429) && sent < 500; sent++) [direct, viaExpress] = await callBoth()
    expect([direct.status, viaExpress.status]).toEqual([429, 429])
    const withoutTime = ({ headers, text }: typeof direct) => [
      Object.keys(headers).toSorted(),
      headers['retry-after'] !== undefined,
      text.replaceAll(/\d+/g, '0'),
    ]
    expect(withoutTime(direct)).toEqual(withoutTime(viaExpress))
  })
})

describe.each(databases)('operations that are known on %s', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ database, env: { RATE_LIMIT: '60000' } })
  })
  afterAll(() => app.close())
  const send = senderOf(() => app)

  test('many calls at once each get their own response', async () => {
    const ids = Array.from({ length: 60 }, (_, index) => index + 1)
    const calls = ids.map(async id => {
      const rest = await send('GET', `/api/apps/ecommerce/reviews/${id}`, {})
      const graphql = await send('POST', '/graphql', {}, JSON.stringify({ query: `{ review(id: ${id}) { id } }` }))
      const head = await send('HEAD', `/api/apps/ecommerce/reviews/${id}`, {})
      expect(JSON.parse(rest.text)).toMatchObject({ id })
      expect(JSON.parse(graphql.text)).toEqual({ data: { review: { id: String(id) } } })
      expect(head).toMatchObject({ status: 200, text: '' })
      return [rest.id, graphql.id, head.id]
    })
    expect(new Set((await Promise.all(calls)).flat()).size).toBe(3 * ids.length)
  })

  const find = 'query ($id: ID!) { review(id: $id) { id } }'
  const repeated: [name: string, body: Record<string, unknown>, headers?: Record<string, string>][] = [
    ['a list', { query: '{ reviews { total items { id head } } }' }],
    ['a list with variables', { query: find, variables: { id: '1' } }],
    ['a client of the media type', { query: find, variables: { id: '1' } }, { accept: 'application/graphql-response+json' }],
    ['a named operation of several', { query: 'query A { reviews { total } } query B { boards { title } }', operationName: 'B' }],
    ['an error of a field', { query: find, variables: { id: '999999' } }],
    ['a missing variable', { query: find, variables: {} }],
    ['text that cannot be stored', { query: find, variables: { id: '\u0000' } }],
    ['variables of the wrong kind', { query: find, variables: [] }],
    ['a rejected token', { query: find, variables: { id: '1' } }, { authorization: 'nobody' }],
  ]

  test.each(repeated)('%s is answered as at first when it is asked again and again', async (name, given, headers = {}) => {
    const body = (changes: object = {}) => JSON.stringify({ ...given, query: `# ${name}\n${String(given.query)}`, ...changes })
    const post = async (text: string) => {
      const answer = await send('POST', '/graphql', headers, text)
      return {
        ...answer,
        id: '',
        headers: { ...answer.headers, 'content-length': '' },
        text: answer.text.replaceAll(/"locations":\[[^\]]*\],?/g, ''),
      }
    }
    const first = await post(body())
    // Others who ask the same with good values make it known.
    for (let sent = 0; sent < 3; sent++) await send('POST', '/graphql', {}, body(given.variables ? { variables: { id: '1' } } : {}))
    expect(await post(body())).toEqual(first)
    expect(await post(body())).toEqual(first)
  })
})
