import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import WebSocket from 'ws'
import { shoutingEngine } from '../support/engines.ts'
import { makeAccount, signInAgain } from '../support/accounts.ts'
import { startApp, type TestApp } from '../support/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ engine: shoutingEngine() })
})
afterAll(() => app.close())

const signIn = async (of: TestApp, name = 'client') =>
  (await of.rest('POST', '/register/login', { body: { email: `${name}@demo.com`, password: name } })).body.auth as string
const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** A raw WebSocket connection: received messages and the close event. */
function connect(of: TestApp, { token, origin }: { token?: string; origin?: string } = {}) {
  const socket = new WebSocket(`${of.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', origin ? { headers: { origin } } : {})
  const response: { type: string; id?: string; payload?: unknown }[] = []
  socket.on('message', (data: Buffer) => response.push(JSON.parse(data.toString()) as (typeof response)[number])) // defined by the protocol
  socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload: token ? { authorization: token } : {} })))
  const closed = new Promise<number>(resolve => {
    socket.on('close', code => resolve(code))
    socket.on('error', () => resolve(-1))
  })
  const until = async (type: string) => {
    for (let left = 1000; left > 0 && socket.readyState !== WebSocket.CLOSED && !response.some(each => each.type === type); left--)
      await wait(20)
    return response.filter(each => each.type === type)
  }
  const post = (id: string, query: string) => socket.send(JSON.stringify({ type: 'subscribe', id, payload: { query } }))
  return { socket, response: response, closed, until, post: post, isOpen: async () => (await until('connection_ack')).length > 0 }
}

/** Result of an operation over WebSocket, whether it ran or was rejected. */
async function overSocket(of: TestApp, query: string): Promise<unknown> {
  const connection = connect(of, { token: await signIn(of) })
  await connection.until('connection_ack')
  connection.post('1', query)
  for (let left = 1000; left > 0 && !connection.response.some(({ id }) => id === '1'); left--) await wait(20)
  connection.socket.close()
  return connection.response.find(({ id }) => id === '1')?.payload
}

describe('limits of an operation', () => {
  test('allows twelve levels of depth, over HTTP and WebSocket', async () => {
    const deepest = (levels: number) => {
      let inner = 'id'
      for (let level = levels - 1; level > 0; level--) inner = `${level === 1 ? 'boards' : level % 2 ? 'board' : 'items'} { ${inner} }`
      return `{ ${inner} }`
    }
    expect((await app.graphql(deepest(12))).errors).toBeUndefined()
    expect((await app.graphql(deepest(13))).errors?.[0]?.extensions.code).toBe('OPERATION_TOO_LARGE')
    expect(await overSocket(app, deepest(12))).toMatchObject({ data: { boards: expect.any(Array) } })
    expect(await overSocket(app, deepest(13))).toMatchObject([{ message: expect.stringContaining('depth 13') }])
  })

  test('allows 10,000 rows, counting nested lists', async () => {
    const { boards, items } = (await app.rest('GET', '/api/apps/kanban')).body as {
      boards: { id: number; itemsIds: number[] }[]
      items: { id: number }[]
    }
    const place = (boardId: number, ids: number[]) => app.rest('PUT', '/api/apps/kanban/item/state-update', { body: { boardId, ids } })
    for (const [index, { id }] of boards.entries()) await place(id, index === 0 ? items.map(each => each.id) : [])
    const cards = (levels: number): string => (levels === 1 ? 'items { id }' : `items { board { ${cards(levels - 1)} } }`)
    expect((await app.graphql(`{ boards { ${cards(3)} } }`)).errors).toBeUndefined()
    expect((await app.graphql(`{ boards { ${cards(4)} } }`)).errors?.[0]?.extensions.code).toBe('TOO_LARGE')
    for (const { id, itemsIds } of boards) await place(id, itemsIds)
  })

  test('allows 1,000 tokens over WebSocket', async () => {
    expect(await overSocket(app, `{ reviews { ${'total '.repeat(1001)} } }`)).toMatchObject([
      { message: expect.stringContaining('1000 tokens') },
    ])
  })

  test.each([
    ['login', `login(email: "a@b.cd", password: "x") { auth }`],
    ['register', `register(email: "a@b.cd", password: "x", code: "1") { auth }`],
    ['resetPassword', `resetPassword(email: "a@b.cd", password: "x", code: "1") { auth }`],
    ['sendCode', `sendCode(email: "a@b.cd")`],
    ['changePassword', `changePassword(currentPassword: "a", password: "b")`],
    ['changeEmail', `changeEmail(email: "a@b.cd", code: "1", password: "b") { id }`],
    ['setUpTwoStep', `setUpTwoStep(password: "b") { secret }`],
    ['enableTwoStep', `enableTwoStep(code: "1")`],
    ['disableTwoStep', `disableTwoStep(password: "b", code: "1")`],
    ['renewRecoveryCodes', `renewRecoveryCodes(password: "b")`],
    ['createApiKey', `createApiKey(name: "a", scope: READ, password: "b") { key }`],
    ['deleteAccount', `deleteAccount(email: "a@b.cd", password: "b")`],
  ])('allows %s once only', async (_, field) => {
    const query = `mutation { a: ${field} b: ${field} }`
    expect((await app.graphql(query)).errors?.[0]?.extensions.code).toBe('OPERATION_TOO_LARGE')
    expect(await overSocket(app, query)).toMatchObject([{ message: expect.stringContaining('once only') }])
  })
})

describe('callers without a token', () => {
  test('cannot read the schema where introspection is off, over WebSocket either', async () => {
    const closed = await startApp({ env: { INTROSPECTION: 'off' } })
    for (const query of ['{ __schema { types { name } } }', '{ __type(name: "Review") { fields { name } } }']) {
      expect(JSON.stringify(await overSocket(closed, query))).not.toMatch(/"types"|"fields"/)
      expect((await closed.graphql(query)).errors).toBeDefined()
    }
    for (const query of ['{ review { id } }', '{ reviewz { total } }', '{ reviews(statos: PENDING) { total } }', '{ reviews { totals } }'])
      expect(JSON.stringify(await overSocket(closed, query))).not.toMatch(/did you mean/i)
    await closed.close()
  })

  test.each(['sqlite', 'postgres'] as const)(
    'see only the request ID of an internal error, in streams and over WebSocket, on %s',
    async database => {
      const broken = await startApp({ database, engine: shoutingEngine() })
      const token = await signIn(broken)
      const { data } = await broken.graphql<{ startTextRun: { id: string } }>(
        `mutation { startTextRun(action: POLISH, text: "one") { id } }`,
        {},
        token,
      )
      await broken.running.parts.store.transact(db => sql`alter table ${sql.table('textRunEvents')} rename to gone`.execute(db))
      await broken.running.parts.store.transact(db => sql`alter table ${sql.table('reviews')} rename to gone_too`.execute(db))
      const connection = connect(broken, { token })
      await connection.until('connection_ack')
      connection.post('1', `subscription { textRunEvents(id: "${data.startTextRun.id}") { __typename } }`)
      connection.post('2', `{ reviewSummary { total } }`)
      connection.post('3', `{ reviews { total } }`)
      const answers = [...(await connection.until('error')), ...(await connection.until('next'))]
      expect(answers.length).toBeGreaterThan(1)
      await wait(200)
      expect(JSON.stringify(connection.response)).not.toMatch(/textRunEvents"?( does not|:)|no such|relation|select |reviews"? does/i)
      expect(JSON.stringify(connection.response)).toContain('INTERNAL_SERVER_ERROR')
      connection.socket.close()
      await broken.close()
    },
  )
})

describe('connections', () => {
  test('reject invalid tokens and foreign origins', async () => {
    expect(await connect(app, { token: 'no-such-token' }).closed).toBe(4403)
    expect(await connect(app, { origin: 'https://evil.example' }).closed).toBe(-1)
    const own = connect(app, { origin: app.url })
    expect(await own.isOpen()).toBe(true)
    own.socket.close()
  })

  test('close within five seconds after their session is revoked', async () => {
    const account = await makeAccount(app)
    const [one, other] = [account.token, await signInAgain(app, account)]
    const connection = connect(app, { token: one })
    expect(await connection.isOpen()).toBe(true)
    const { data } = await app.graphql<{ sessions: { id: string; current: boolean }[] }>(`{ sessions { id current } }`, {}, one)
    const id = data.sessions.find(({ current }) => current)?.id
    expect((await app.graphql(`mutation ($id: ID!) { revokeSession(id: $id) }`, { id }, other)).errors).toBeUndefined()
    expect(await Promise.race([connection.closed, wait(5000)])).toBe(4403)
  })

  test('are limited to five per account; closing one makes room', async () => {
    const token = await signIn(app, 'admin')
    const open = Array.from({ length: 5 }, () => connect(app, { token }))
    for (const each of open) expect(await each.isOpen()).toBe(true)
    // A silent subscription, as every screen has one.
    for (const each of open) each.post('live', `subscription { workspaceChanges { summary } }`)
    await wait(100)
    expect(await connect(app, { token }).closed).toBe(4403)
    open[0]?.socket.close()
    await open[0]?.closed
    await expect
      .poll(() => {
        const next = connect(app, { token })
        open.push(next)
        return next.isOpen()
      })
      .toBe(true)
    for (const { socket } of open) socket.close()
  })

  test('run at most twenty operations at once; completing one makes room', async () => {
    const connection = connect(app, { token: await signIn(app) })
    await connection.until('connection_ack')
    const live = `subscription { workspaceChanges { summary } }`
    for (let index = 0; index < 20; index++) connection.post(`live${index}`, live)
    await wait(200)
    connection.post('more', live)
    expect(await connection.until('error')).toMatchObject([
      { id: 'more', payload: [{ message: expect.stringContaining('20 operations') }] },
    ])
    connection.socket.send(JSON.stringify({ type: 'complete', id: 'live0' }))
    await wait(100)
    connection.post('again', `{ reviewSummary { total } }`)
    expect((await connection.until('next')).map(({ id }) => id)).toEqual(['again'])
    connection.socket.close()
  })

  test('close on protocol violations and oversized messages, and the server goes on', async () => {
    const large = connect(app)
    await large.until('connection_ack')
    large.post('1', `{ __typename } #${'x'.repeat(70_000)}`)
    expect(await large.closed).toBe(1009)
    for (const nonsense of [
      '',
      'null',
      '{"type":"subscribe"}',
      '{"type":"nothing"}',
      '[]',
      '\0',
      '{"id":1,"type":"subscribe","payload":{"query":"{__typename}"}}',
    ]) {
      const connection = connect(app)
      await connection.until('connection_ack')
      connection.socket.send(nonsense)
      expect(await connection.closed).toBe(4400)
    }
    expect((await app.graphql(`{ reviewSummary { total } }`)).errors).toBeUndefined()
  })

  test.each(['text with a NUL \\u0000', 'half a character \\ud800'])('reject %s in variables', async text => {
    const connection = connect(app, { token: await signIn(app) })
    await connection.until('connection_ack')
    connection.socket.send(
      `{"type":"subscribe","id":"1","payload":{"query":"mutation ($t: String!) { sendMessage(contactId: 1, message: $t) { id } }","variables":{"t":"${text}"}}}`,
    )
    const answers = await Promise.race([connection.closed, connection.until('error'), connection.until('next')])
    expect(JSON.stringify([answers, connection.response])).not.toContain('INTERNAL_SERVER_ERROR')
    expect(JSON.stringify(connection.response)).not.toContain('sendMessage":{')
    connection.socket.close()
  })
})
