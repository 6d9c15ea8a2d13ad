import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAccount } from '../support/accounts.ts'
import { databases, newDatabase, startApp, type TestApp } from '../support/harness.ts'
import { hourMs } from '../../server/time.ts'

const good = { name: 'Ada Lovelace', email: 'ada@example.com', message: 'May I keep my texts?' }

describe.each(databases)('contact messages on %s', database => {
  let app: TestApp
  let now = Date.now()
  beforeAll(async () => {
    app = await startApp({ database, now: () => new Date(now) })
  })
  afterAll(() => app.close())

  const send = (message: object) =>
    app.graphql<{ sendContactMessage: boolean }>(
      `mutation ($name: String!, $email: String!, $message: String!) { sendContactMessage(name: $name, email: $email, message: $message) }`,
      { ...good, ...message },
    )
  const post = (message: object) => app.rest('POST', '/api/front/contact', { body: { ...good, ...message } })
  const mails = async () =>
    (await app.rest('GET', '/dev/outbox', { headers: { accept: 'application/json' } })).body as {
      recipient: string
      subject: string
      text: string
    }[]
  const stored = () => app.running.parts.store.db.selectFrom('contactMessages').selectAll().orderBy('id').execute()

  test('stores a message and emails it to the administrator with a one-line subject', async () => {
    expect((await send({ name: ' Ada\r\nBcc: all@example.com ', message: ' First\nSecond ' })).data).toEqual({ sendContactMessage: true })
    const [mail] = await mails()
    expect(mail).toMatchObject({ recipient: 'admin@demo.com', subject: 'Message from Ada Bcc: all@example.com' })
    expect(mail?.text).toContain('<ada@example.com>')
    expect(mail?.text).toContain('First\nSecond\n')
    expect(await stored()).toMatchObject([{ name: 'Ada Bcc: all@example.com', email: 'ada@example.com', message: 'First\nSecond' }])
  })

  test('does the same over REST', async () => {
    const { status, body } = await post({ message: 'By REST' })
    expect([status, body]).toEqual([201, { success: true }])
    expect((await stored()).at(-1)?.message).toBe('By REST')
    expect((await mails())[0]?.text).toContain('By REST')
  })

  test.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(121) }],
    ['email', { email: 'not an address' }],
    ['email', { email: 'a@example.com, b@example.com' }],
    ['message', { message: '\n' }],
    ['message', { message: 'x'.repeat(4001) }],
  ])('rejects an invalid %s with its field, without storing or counting it', async (field, wrong) => {
    const before = (await stored()).length
    expect((await send(wrong)).errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field })
    const { status, body } = await post(wrong)
    expect([status, body.field]).toEqual([400, field])
    expect((await post({ [field]: 5 })).body.field).toBe(field)
    expect(await stored()).toHaveLength(before)
  })

  test.each(['name', 'email', 'message'])('rejects NUL in the %s', async field => {
    const given = { ...good, [field]: `a\\u0000${field === 'email' ? '@example.com' : ''}` }
    const list = Object.entries(given).map(([name, value]) => `${name}: "${value}"`)
    const { errors } = await app.graphql(`mutation { sendContactMessage(${list.join(', ')}) }`)
    expect(errors?.[0]?.extensions.field).toBe(field)
  })

  test('limits messages to five an hour per address, also under concurrency', async () => {
    now += 2 * hourMs
    const before = (await stored()).length
    const answers = await Promise.all(Array.from({ length: 8 }, () => post({})))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
    const refused = answers.find(({ status }) => status === 429)
    expect(Number(refused?.headers.get('retry-after'))).toBe(3600)
    expect(await stored()).toHaveLength(before + 5)
    now += hourMs - 1000
    const late = await send({})
    expect(late.errors?.[0]?.extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: 1 })
    now += 1000
    expect((await send({})).data).toEqual({ sendContactMessage: true })
  })
})

test('stores the message without an email if there is no demo administrator', async () => {
  const database = await newDatabase('sqlite')
  await (await startApp({ databaseUrl: database.url })).close()
  const app = await startApp({ databaseUrl: database.url, env: { DEMO: 'off' } })
  expect((await app.rest('POST', '/api/front/contact', { body: good })).status).toBe(201)
  const { db } = app.running.parts.store
  expect(await db.selectFrom('contactMessages').selectAll().execute()).toHaveLength(1)
  expect(await db.selectFrom('mails').selectAll().execute()).toEqual([])
  await app.close()
  await database.remove()
})

test('sends no email to the demo address over a real mail server', async () => {
  let requested = 0
  const server = createServer(socket => {
    requested += 1
    socket.end()
  })
  const port = await new Promise<number>(resolve => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  const app = await startApp({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
  expect((await app.rest('POST', '/api/front/contact', { body: good })).status).toBe(201)
  expect(requested).toBe(0)
  const { store } = app.running.parts
  // A real administrator whose mail server fails: the visitor's request still succeeds.
  await makeAccount(app, 'admin')
  expect((await app.rest('POST', '/api/front/contact', { body: good })).status).toBe(201)
  expect(requested).toBeGreaterThan(0)
  expect(app.logged()).toContain('contact message could not be mailed')
  expect(await store.db.selectFrom('contactMessages').selectAll().execute()).toHaveLength(2)
  await app.close()
  server.close()
})
