import { request } from 'node:http'
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { areaRoutes } from '../../server/areas/index.ts'
import { makeAccount } from '../support/accounts.ts'
import { type DatabaseKind, databases, type GraphqlAnswer, startApp, type TestApp } from '../support/harness.ts'

const lists = areaRoutes.filter(
  ({ method, path, query }) =>
    method === 'GET' &&
    path.startsWith('/api/') &&
    !path.includes(':') &&
    !path.startsWith('/api/notifications') &&
    query?.parameters.some(({ name }) => name === 'q'),
)

describe.each(databases)('REST on %s', (database: DatabaseKind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ database })
  })
  afterAll(() => app.close())

  test.each(lists.map(({ path }) => path))('%s searches literally and without slow patterns', async path => {
    for (const q of ['(a+)+$'.repeat(660), '%', '_%', '\\', "' or 1=1 --", '"', '[a-z]*', 'İ', 'ß', '🜚'.repeat(500)]) {
      const { status, text } = await app.rest('GET', `${path}?q=${encodeURIComponent(q)}`)
      expect([path, q.slice(0, 20), status, status === 200 ? '' : text]).toEqual([path, q.slice(0, 20), 200, ''])
    }
  })

  test.each(lists.map(({ path }) => path))('%s accepts lone surrogates and object property names as text, and rejects NUL', async path => {
    for (const query of [
      'q=%ED%A0%80',
      'q=%FF',
      'sortBy=constructor',
      'sortBy=__proto__&orderBy=desc',
      'status=hasOwnProperty',
      'page=1e309&itemsPerPage=1e309',
    ])
      expect([query, (await app.rest('GET', `${path}?${query}`)).status]).toEqual([query, 200])
    expect((await app.rest('GET', `${path}?q=%00`)).status).toBe(400)
  })

  const deletes = areaRoutes.filter(({ method, path }) => method === 'DELETE' && path.startsWith('/api/') && path.includes(':id'))

  test.each(deletes.map(({ path }) => path))(
    'DELETE %s accepts positive integers only, and succeeds once of two concurrent calls',
    async path => {
      const route = deletes.find(each => each.path === path)
      const rule = route?.errors?.find(({ when }) => when === 'notFound')
      const isSilent = path.includes('/orders/')
      // A visitor has no snapshots and links.
      const { token } = path.startsWith('/api/_workspace/') ? await makeAccount(app) : {}
      const unknown = isSilent ? 204 : (rule?.status ?? 404)
      for (const id of [
        '1;DROP',
        '1e0',
        '%201',
        '01',
        '-1',
        '0',
        '99999999999999999999',
        '9007199254740992',
        'null',
        '1%00',
        '%F0%9F%92%A9',
      ])
        expect([id, (await app.rest('DELETE', path.replace(':id', id), { token })).status]).toEqual([id, unknown])
      const { body } = await app.rest('GET', '/api/apps/invoice')
      const id = path.includes('/invoice/') ? String((body as { invoices: { id: number }[] }).invoices[0]?.id) : '2'
      const before = await app.graphql<{ operations: { total: number } }>(`{ operations { total } }`)
      const answers = await Promise.all([1, 2, 3].map(() => app.rest('DELETE', path.replace(':id', id), { token })))
      expect(answers.every(({ status }) => status < 500)).toBe(true)
      const after = await app.graphql<{ operations: { total: number } }>(`{ operations { total } }`)
      expect(after.data.operations.total - before.data.operations.total).toBeLessThanOrEqual(1)
    },
  )

  test.each([
    ['/api/apps/users', { fullName: 'Ada', email: 'NAME@b.example', role: 'editor' }],
    [
      '/api/apps/calendar',
      { title: 'Tea', start: '2026-11-24T10:00:00Z', end: '2026-11-24T11:00:00Z', extendedProps: { calendar: 'ETC' } },
    ],
    ['/api/apps/kanban/item/add', { itemTitle: 'One', boardName: 'x', boardId: 1 }],
    ['/api/apps/permissions', { name: 'NAME' }],
    ['/api/apps/roles', { name: 'NAME' }],
  ])('forty concurrent creations on %s get forty IDs', async (path, sample) => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => app.rest('POST', path, { body: JSON.stringify(sample).replace('NAME', `n${index}`) })),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
    expect(new Set(answers.map(({ body }) => (body as { id: number }).id)).size).toBe(40)
  })

  test.each([
    ['PUT', '/api/apps/calendar/3', { title: 'Mine' }],
    ['POST', '/api/apps/users', { fullName: 'Eve', email: 'eve@b.example' }],
    ['PUT', '/api/apps/kanban/item/update', { item: { id: 3, title: 'Mine' } }],
    ['POST', '/api/apps/email', { ids: [3], data: { isRead: true } }],
  ])('%s %s ignores workspace, version, and prototype properties', async (method, path, sample) => {
    const own = (await app.rest('POST', '/register/login', { body: { email: 'client@demo.com', password: 'client' } })).body.auth as string
    const others = async () =>
      (await app.graphql(`{ users { total items { id version fullName } } calendarEvents { total items { id version title } } }`, {}, own))
        .data
    const before = await others()
    const more =
      '"workspaceId":2,"version":77,"searchText":"x","__proto__":{"isAdmin":true,"fullName":"x"},"constructor":{"prototype":{"isAdmin":true}}'
    const body = JSON.stringify(sample).replace(/\{([^{}]*)\}(\}?)$/, (_, inner: string, rest: string) => `{${inner},${more}}${rest}`)
    const { status, text } = await app.rest(method, path, { body })
    expect([status < 300, text]).toEqual([true, text])
    expect(text).not.toMatch(/isAdmin|workspaceId|"searchText"|:77/)
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false)
    expect(await others()).toEqual(before)
  })
})

describe('the server', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.close())

  test('rejects compressed bodies, other encodings, and bodies over 100 kB', async () => {
    const send = async (body: Uint8Array<ArrayBuffer>, encoding?: string) =>
      (
        await fetch(`${app.url}/api/apps/users`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(encoding && { 'content-encoding': encoding }) },
          body,
        })
      ).status
    const bomb = new Uint8Array(gzipSync(Buffer.alloc(20_000_000, 32)))
    expect(await send(bomb, 'gzip')).toBe(400)
    expect(await send(bomb, 'nonsense')).toBe(400)
    expect(await send(new Uint8Array(Buffer.from(`{"fullName":"${'a'.repeat(110_000)}"}`)))).toBe(413)
    expect((await app.rest('GET', '/healthz')).status).toBe(200)
  })

  test('rejects JSON nested 20,000 levels deep over either API, and answers the next call', async () => {
    const nested = (open: string, close: string) => `${open.repeat(20_000)}1${close.repeat(20_000)}`
    const list = nested('[', ']')
    const object = nested('{"a":', '}')
    for (const inner of [list, object])
      for (const [method, path, body] of [
        ['POST', '/api/apps/users', inner],
        ['POST', '/api/apps/users', `{"fullName":${inner}}`],
        ['PUT', '/api/apps/calendar/1', `{"extendedProps":${inner}}`],
        ['PUT', '/api/apps/kanban/item/update', `{"item":{"id":1,"title":${inner}}}`],
        ['POST', '/api/apps/email', `{"ids":[1],"data":${inner}}`],
        ['POST', '/text/documents', `{"title":"a","content":${inner}}`],
        ['POST', '/graphql', `{"query":"{ __typename }","variables":{"a":${inner}}}`],
        ['POST', '/graphql', inner],
      ] as const) {
        const { status, text } = await app.rest(method, path, { body })
        // Nesting this deep also exceeds the usual limit of 100 kB.
        expect([path, [400, 413].includes(status), text]).toEqual([path, true, text])
        expect(text).not.toMatch(/stack|RangeError|Maximum call/)
      }
    expect((await app.rest('POST', '/api/apps/users', { body: list })).status).toBe(400)
    const written = `{ reviews(search: ${'['.repeat(450)}${']'.repeat(450)}) { total } }`
    expect((await app.graphql(written)).errors).toBeDefined()
    expect((await app.rest('GET', '/api/apps/users/2')).status).toBe(200)
  })

  test.each([
    ['TRACE', 405, 'GET, HEAD, POST, PUT, DELETE, OPTIONS, PATCH'],
    ['CONNECT', 0, undefined],
    ['PROPFIND', 405, 'GET, HEAD, POST, PUT, DELETE, OPTIONS, PATCH'],
    ['PATCH', 405, 'GET, HEAD, POST, PUT'],
  ])('rejects %s', async (method, status, allow) => {
    const found = await new Promise<{ status: number; allow?: string | undefined }>(resolve => {
      const requested = request(`${app.url}/api/apps/users`, { method }, answer =>
        resolve({ status: answer.statusCode ?? 0, allow: answer.headers.allow }),
      )
      requested.once('error', () => resolve({ status: 0 }))
      requested.once('connect', answer => resolve({ status: answer.statusCode ?? 0 }))
      requested.end()
    })
    expect(found).toEqual({ status, allow })
  })

  test('ignores method override headers', async () => {
    const headers = { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE', 'x-http-method': 'DELETE' }
    expect((await app.rest('GET', '/api/apps/users/2', { headers })).status).toBe(200)
    expect((await app.rest('POST', '/api/apps/users/2?_method=DELETE', { headers, body: {} })).status).toBe(405)
    expect((await app.rest('GET', '/api/apps/users/2')).status).toBe(200)
  })

  test.each([
    ['two lengths', 'POST /api/apps/users HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 5\r\n\r\n{}abc'],
    ['a length and chunks', 'POST /api/apps/users HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['a header over 16 kB', `GET /healthz HTTP/1.1\r\nHost: a\r\nX-Long: ${'a'.repeat(70_000)}\r\n\r\n`],
    ['two hosts', 'GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n'],
    ['no host', 'GET /healthz HTTP/1.1\r\n\r\n'],
    ['garbage', '\x00\x01\x02 nothing at all\r\n\r\n'],
    ['a line break in a name', 'GET /healthz HTTP/1.1\r\nHost: a\r\nBad\nName : x\r\n\r\n'],
  ])('answers %s with 4xx or closes the connection, and goes on', async (_, raw) => {
    const { hostname, port } = new URL(app.url)
    const output = await new Promise<string>(resolve => {
      let text = ''
      const socket = connect(Number(port), hostname, () => socket.write(raw))
      socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
      socket.once('error', () => resolve(text))
      socket.once('close', () => resolve(text))
      setTimeout(() => socket.destroy(), 3000).unref()
    })
    expect(output).toMatch(/^(HTTP\/1\.1 4\d\d|$)/)
    expect((await app.rest('GET', '/healthz')).status).toBe(200)
  })
})

test.each(databases)('rejects NUL with its field over GraphQL, in literals and variables, on %s', async database => {
  const app = await startApp({ database })
  for (const [query, field, variables] of [
    [`{ reviews(search: "\\u0000") { total } }`, 'search'],
    [`{ searchRecords(q: "a\\u{0}") { __typename } }`, 'q'],
    [`{ operations(actor: "a\\u0000") { total } }`, 'actor'],
    [`query ($search: String) { reviews(search: $search) { total } }`, 'search', { search: 'a\u0000' }],
  ] as const) {
    const search = new URLSearchParams({ query, ...(variables && { variables: JSON.stringify(variables) }) })
    const response = await fetch(`${app.url}/graphql?${search}`, { headers: { 'apollo-require-preflight': 'true' } })
    const { errors } = (await response.json()) as GraphqlAnswer<unknown>
    expect([query, errors?.[0]?.extensions]).toMatchObject([query, { code: 'BAD_USER_INPUT', field }])
  }
  await app.close()
})

test.each(databases)('limits search texts to 4,000 characters in every list, on %s', async database => {
  const app = await startApp({ database })
  const token = (await app.rest('POST', '/register/login', { body: { email: 'admin@demo.com', password: 'admin' } })).body.auth as string
  for (const list of ['reviews', 'faqs', 'operations', 'activities', 'documents']) {
    const execute = (length: number) =>
      app.graphql(`query ($search: String) { ${list}(search: $search) { __typename } }`, { search: 'a'.repeat(length) }, token)
    expect([list, (await execute(4000)).errors]).toEqual([list, undefined])
    expect([list, (await execute(4001)).errors?.[0]?.extensions]).toMatchObject([list, { code: 'BAD_USER_INPUT', field: 'search' }])
  }
  for (const [name, type] of [
    ['actor', 'String'],
    ['requestId', 'String'],
  ]) {
    const query = `query ($given: ${type}) { operations(${name}: $given) { total } }`
    expect((await app.graphql(query, { given: 'a'.repeat(255) }, token)).errors?.[0]?.extensions).toMatchObject({ field: name })
  }
  await app.close()
})
