import { serverAudits } from 'graphql-http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const send = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  fetch(`${app.url}/graphql`, { method: 'POST', headers, body })

describe('GraphQL over HTTP', () => {
  const audit = async (headers: Record<string, string>) => {
    const fetchFn = (input: string, init: RequestInit = {}) =>
      fetch(input, { ...init, headers: { ...(init.headers as Record<string, string>), ...headers } }) // the audits return plain objects
    const results = await Promise.all(serverAudits({ url: `${app.url}/graphql`, fetchFn }).map(each => each.fn()))
    return Object.groupBy(results, ({ status }) => status)
  }

  test('passes all audits with the preflight header', async () => {
    const { ok, notice, warn, error } = await audit({ 'apollo-require-preflight': '1' })
    expect({ notice, warn, error }).toEqual({})
    expect(ok).toHaveLength(61)
  })

  test('passes without warnings or errors without the header', async () => {
    const { warn, error } = await audit({})
    expect({ warn, error }).toEqual({})
  })

  test('rejects simple requests that a foreign page could send', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      expect((await send('{"query":"{__typename}"}', { 'content-type': type })).status).toBeGreaterThanOrEqual(400)
    }
    expect((await fetch(`${app.url}/graphql?query={__typename}`)).status).toBe(400)
  })

  test.each([
    ['broken JSON', '{"query":'],
    ['a byte order mark', '\uFEFF{"query":"{__typename}"}'],
    ['a NUL in a text', JSON.stringify({ query: '{__typename}', variables: { a: 'x\0y' } })],
    ['a lone surrogate', '{"query":"{__typename}","variables":{"a":"\\ud800"}}'],
    ['deep nesting', `{"query":"{__typename}","variables":${'['.repeat(5000)}${']'.repeat(5000)}}`],
  ])('rejects %s with 400', async (_, body) => {
    expect((await send(body)).status).toBe(400)
  })

  test('rejects invalid UTF-8, large, and compressed bodies', async () => {
    expect((await send(new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]))).status).toBe(400)
    expect((await send(JSON.stringify({ query: `{__typename} #${'x'.repeat(2_200_000)}` }))).status).toBe(413)
    expect((await send('{}', { 'content-type': 'application/json', 'content-encoding': 'gzip' })).status).toBe(400)
  })

  test('rejects batches', async () => {
    expect((await send('[{"query":"{__typename}"},{"query":"{__typename}"}]')).status).toBe(400)
  })

  test('points subscriptions to WebSocket, every time', async () => {
    for (let time = 0; time < 3; time++) {
      const { status, errors } = await app.graphql('subscription { workspaceChanges { summary } }')
      expect([status, errors?.[0]?.extensions.code]).toEqual([400, 'SUBSCRIPTION_OVER_HTTP'])
      expect(errors?.[0]?.message).toContain('WebSocket')
    }
  })

  test('redirects browsers to the sandbox', async () => {
    const response = await fetch(`${app.url}/graphql`, { headers: { accept: 'text/html' }, redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([302, '/sandbox'])
  })
})

describe('limits', () => {
  const many = (count: number, part: (index: number) => string) => Array.from({ length: count }, (_, index) => part(index)).join(' ')
  const tooLarge: [string, string][] = [
    ['31 aliases', `{ reviews { ${many(31, i => `a${i}: total`)} } }`],
    ['21 root fields', `{ ${many(21, i => `${i % 2 ? 'b' : 'a'}${i}: reviewSummary { total }`)} }`],
    ['51 directives', `{ reviews { ${many(51, () => 'total @include(if: true)')} } }`],
    ['a cost over 5,000', `{ ${many(5, i => `a${i}: reviews(page: { itemsPerPage: -1 }) { items { id } }`)} }`],
    [
      'a cost over 5,000 that variables have by default',
      `query ($all: Int = -1, $page: PageInput = { itemsPerPage: -1 }) {
        ${many(3, i => `a${i}: reviews(page: $page) { items { id } }`)} ${many(3, i => `b${i}: reviews(page: { itemsPerPage: $all }) { items { id } }`)}
      }`,
    ],
    ['a cost over 5,000 by count', `{ ${many(3, i => `c${i}: chats { messages(count: -1) { id } more: messages(count: -1) { id } }`)} }`],
    ['two logins', `mutation { a: login(email: "a@b.cd", password: "x") { auth } b: login(email: "a@b.cd", password: "y") { auth } }`],
    [
      'two logins in fragments',
      `mutation { ...A ...B } fragment A on Mutation { a: login(email: "a@b.cd", password: "x") { auth } } fragment B on Mutation { b: login(email: "a@b.cd", password: "y") { auth } }`,
    ],
  ]

  test.each(tooLarge)('rejects %s over HTTP', async (_, query) => {
    const { errors, status } = await app.graphql(query)
    expect([status, errors?.[0]?.extensions.code]).toEqual([400, 'OPERATION_TOO_LARGE'])
  })

  test.each(tooLarge)('rejects %s over WebSocket', async (_, query) => {
    await expect(app.subscribe(query).next()).rejects.toThrow()
  })

  test('rejects more than 1,000 tokens of any kind', async () => {
    const { errors } = await app.graphql(`{ reviews { ${many(1001, () => 'total')} } }`)
    expect(errors?.[0]?.message).toContain('more that 1000 tokens')
  })

  test('validates nested fragments in linear time', async () => {
    const fragments = many(24, i => `fragment F${i} on ReviewPage { ...F${i + 1} ...F${i + 1} }`)
    // Expanded, it would be sixteen million fields, and never finish within the test's timeout.
    await app.graphql(`{ reviews { ...F0 } } ${fragments} fragment F24 on ReviewPage { total }`)
  })
})

describe('responses', () => {
  test('are the same for the first, second, and third execution', async () => {
    const queries = [
      `{ reviews(sort: PRODUCT) { total items { id product rating status writtenAt } } }`,
      `{ review(id: 4711) { id } }`,
      `query ($p: PageInput) { reviews(page: $p) { total } }`,
    ]
    for (const query of queries) {
      const [first, second, third] = [await app.graphql(query), await app.graphql(query), await app.graphql(query)]
      const received = ({ data, errors }: typeof first) => ({
        data,
        errors: errors?.map(({ message, extensions, path }) => ({ message, extensions, path })),
      })
      expect(received(second)).toEqual(received(first))
      expect(received(third)).toEqual(received(first))
    }
  })

  test('reject invalid variables as bad input, every time', async () => {
    for (let time = 0; time < 3; time++) {
      const { errors } = await app.graphql(`query ($page: PageInput) { reviews(page: $page) { total } }`, {
        page: { itemsPerPage: 'many' },
      })
      expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
    }
  })

  test('hide introspection and suggestions when switched off', async () => {
    const closed = await startApp({ env: { INTROSPECTION: 'off' } })
    expect((await closed.graphql(`{ __schema { types { name } } }`)).errors?.[0]?.message).toMatch(/introspection/i)
    expect((await closed.graphql(`{ review { id } }`)).errors?.[0]?.message).not.toContain('Did you mean')
    expect((await fetch(`${closed.url}/sandbox`, { headers: { accept: 'application/json' } })).status).toBe(404)
    await closed.close()
  })
})
