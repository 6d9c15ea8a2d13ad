import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayMs } from '../../server/time.ts'
import { makeAccount, signInAgain } from '../support/accounts.ts'
import { type DatabaseKind, databases, startApp, type TestApp } from '../support/harness.ts'

const password = 'correct horse battery'

describe.each(databases)('API keys on %s', (database: DatabaseKind) => {
  let app: TestApp
  let clock = new Date('2026-11-22T10:00:00.000Z')
  beforeAll(async () => {
    app = await startApp({ database, now: () => clock, env: { RATE_LIMIT: '8000' } })
  })
  afterAll(() => app.close())

  const create = (token: string, more: object = {}) =>
    app.rest('POST', '/me/apiKeys/create', { token, body: { name: 'Backup', scope: 'write', password, ...more } })
  const holder = async (more: object = {}) => {
    const account = await makeAccount(app, 'regular', password)
    const { status, body } = await create(account.token, more)
    expect(status).toBe(200)
    return { ...account, key: String(body.key), keyId: Number(body.apiKey.id) }
  }
  const me = (token: string) => app.rest('POST', '/me/me', { token })

  test('work on both APIs like the account, and are stored as a hash only', async () => {
    const { key, keyId, token, email } = await holder()
    expect(key).toMatch(/^dwk_[\w-]{43}$/)
    expect((await me(key)).body).toMatchObject({ emailAddress: email })
    const bearer = await app.rest('POST', '/api/apps/permissions', {
      body: { name: 'Printing', assignedTo: ['manager'] },
      headers: { authorization: `Bearer ${key}` },
    })
    expect(bearer.status).toBeLessThan(300)
    const written = await app.graphql<{ createDocument: { id: string } }>('mutation { createDocument(title: "Mine") { id } }', {}, key)
    expect(written.data.createDocument.id).toBeTruthy()
    const live = app.subscribe('subscription { notificationChanges { unread } }', {}, key)
    await live.listening()
    live.close()
    const { data } = await app.graphql<{ apiKeys: object[] }>(
      '{ apiKeys { id name scope start createdAt expiresAt lastUsedAt } }',
      {},
      token,
    )
    expect(data.apiKeys).toEqual([
      {
        id: String(keyId),
        name: 'Backup',
        scope: 'WRITE',
        start: key.slice(0, 10),
        createdAt: clock.toISOString(),
        expiresAt: null,
        lastUsedAt: clock.toISOString(),
      },
    ])
    const rows = await app.running.parts.store.db.selectFrom('apiKeys').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(key.slice(12))
    expect(app.logged()).not.toContain(key.slice(12))
  })

  test('with the scope read change nothing, on any door', async () => {
    const { key, token } = await holder({ scope: 'read' })
    expect((await app.rest('GET', '/api/apps/permissions', { token: key })).status).toBe(200)
    for (const [method, path] of [
      ['POST', '/api/apps/permissions'],
      ['PUT', '/api/apps/permissions/1'],
      ['DELETE', '/api/apps/permissions/1'],
      ['POST', '/order/create'],
      ['POST', '/text/documents'],
    ] as const)
      expect(await app.rest(method, path, { token: key, body: { name: 'x', packId: 'words-2000', method: 'sandbox' } })).toMatchObject({
        status: 403,
        body: { reason: 'API_KEY_READ_ONLY' },
      })
    const query = await app.graphql<{ me: object }>('{ me { email } }', {}, key)
    expect(query.data.me).toBeTruthy()
    const mutation = await app.graphql('mutation { createDocument(title: "No") { id } }', {}, key)
    expect(mutation).toMatchObject({ status: 403, errors: [{ extensions: { reason: 'API_KEY_READ_ONLY' } }] })
    const socket = app.subscribe('mutation { createDocument(title: "No") { id } }', {}, key)
    await expect(socket.next()).rejects.toThrow()
    socket.close()
    const documents = await app.graphql<{ documents: { total: number } }>('{ documents { total } }', {}, token)
    expect(documents.data.documents.total).toBe(0)
  })

  test('with the scope read leave messages unseen, and are offered no undo', async () => {
    const { key, token } = await holder({ scope: 'read' })
    await app.graphql('mutation { deleteReview(id: 1) }', {}, token)
    const read = async (caller: string) => {
      const fields = '{ chats { unseenMsgs contact { id } } operations { total items { canUndo } } }'
      const { data } = await app.graphql<{
        chats: { unseenMsgs: number; contact: { id: string } }[]
        operations: { total: number; items: { canUndo: boolean }[] }
      }>(fields, {}, caller)
      return { chat: data.chats.find(({ unseenMsgs }) => unseenMsgs > 0), ...data.operations }
    }
    const { chat, ...before } = await read(token)
    expect(before).toEqual({ total: 1, items: [{ canUndo: true }] })
    const opened = await app.rest('GET', `/api/apps/chat/chats/${chat?.contact.id}`, { token: key })
    expect([opened.status, opened.body.chat.unseenMsgs]).toEqual([200, chat?.unseenMsgs])
    expect(await read(token)).toEqual({ chat, ...before })
    expect((await read(key)).items).toEqual([{ canUndo: false }])
  })

  test('cannot change how the account is signed in to', async () => {
    const { key, email } = await holder()
    const id = 1
    const calls: [string, object][] = [
      ['/me/changeEmail', { email: 'other@example.com', password, code: '123456' }],
      ['/me/twoStep/setUp', { password }],
      ['/me/twoStep/enable', { code: '123456' }],
      ['/me/twoStep/disable', { password, code: '123456' }],
      ['/me/twoStep/recoveryCodes', { password }],
      ['/me/signOutEverywhere', {}],
      ['/me/deleteAccount', { email, password }],
      ['/me/apiKeys/create', { name: 'Another', scope: 'write', password }],
      ['/me/apiKeys/revoke', { id }],
    ]
    for (const [path, body] of calls)
      expect([path, (await app.rest('POST', path, { token: key, body })).body]).toMatchObject([path, { reason: 'API_KEY_FORBIDDEN' }])
    const hook = { url: 'https://example.com/hook', events: ['order.created'] }
    expect((await app.rest('POST', '/api/webhooks', { token: key, body: hook })).body).toMatchObject({ reason: 'API_KEY_FORBIDDEN' })
    for (const path of ['/me/export', '/me/apiKeys', '/me/twoStep'])
      expect((await app.rest('GET', path, { token: key })).body).toMatchObject({ reason: 'API_KEY_FORBIDDEN' })
    for (const operation of [
      `mutation { changePassword(currentPassword: "${password}", password: "another long one") }`,
      `mutation { revokeSession(id: 1) }`,
      '{ sessions { id } }',
      '{ apiKeys { id } }',
    ])
      expect((await app.graphql(operation, {}, key)).errors).toMatchObject([
        { extensions: { code: 'FORBIDDEN', reason: 'API_KEY_FORBIDDEN' } },
      ])
    expect((await me(key)).status).toBe(200)
  })

  test('do not open the outbox, whose emails hold sign-in codes', async () => {
    const administrator = await makeAccount(app, 'admin', password)
    const { body } = await create(administrator.token)
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    const mails = (token: string) => app.rest('GET', '/dev/outbox', { token, headers })
    // To this machine it is open; from elsewhere, only an administrator's session opens it.
    expect([(await mails(administrator.token)).status, (await mails(String(body.key))).status]).toEqual([200, 404])
  })

  test('end when they expire or are revoked, and while the account is being deleted', async () => {
    const short = await holder({ expiresInDays: 1 })
    const { key, keyId, token } = await holder()
    const stranger = await makeAccount(app, 'regular', password)
    expect(await app.rest('POST', '/me/apiKeys/revoke', { token: stranger.token, body: { id: keyId } })).toMatchObject({ status: 404 })
    expect((await me(key)).status).toBe(200)
    expect((await app.rest('POST', '/me/apiKeys/revoke', { token, body: { id: keyId } })).body).toEqual({ id: keyId })
    expect((await me(key)).status).toBe(401)
    expect((await app.rest('GET', '/api/apps/permissions', { token: key })).status).toBe(401)
    expect((await me(short.key)).status).toBe(200)
    clock = new Date(clock.getTime() + dayMs)
    expect((await me(short.key)).status).toBe(401)
    const leaving = await holder()
    await app.rest('POST', '/me/deleteAccount', { token: leaving.token, body: { email: leaving.email, password } })
    expect((await me(leaving.key)).status).toBe(401)
  })

  test('need the password, a name, and a sensible expiry, and are limited in number', async () => {
    const { token } = await makeAccount(app, 'regular', password)
    for (const [wrong, field] of [
      [{ password: 'wrong' }, 'password'],
      [{ name: ' ' }, 'name'],
      [{ name: 'a'.repeat(61) }, 'name'],
      [{ scope: 'all' }, 'scope'],
      [{ expiresInDays: 0 }, 'expiresInDays'],
      [{ expiresInDays: 1.5 }, 'expiresInDays'],
    ] as const)
      expect(await create(token, wrong)).toMatchObject({ status: 400, body: { field } })
    const statuses: number[] = []
    for (let count = 0; count < 21; count++) statuses.push((await create(token)).status)
    expect(statuses.filter(status => status === 200)).toHaveLength(20)
    expect(statuses.at(-1)).toBe(409)
  })

  test('have a limit of their own', async () => {
    const { key, token } = await holder()
    await me(key)
    expect((await me(key)).headers.get('ratelimit')).toContain('"key"')
    expect((await me(token)).headers.get('ratelimit')).toContain('"account"')
    const account = await makeAccount(app, 'regular', password)
    const fresh = await signInAgain(app, account)
    expect((await me(fresh)).status).toBe(200)
  })
})
