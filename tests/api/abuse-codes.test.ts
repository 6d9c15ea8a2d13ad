/** Emailed codes: what strangers do with a victim's address does not keep the victim out. */
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayMs, hourMs, minuteMs } from '../../server/time.ts'
import { makeAccount } from '../support/accounts.ts'
import { type DatabaseKind, databases, startApp, type TestApp } from '../support/harness.ts'

const password = 'correct horse battery'
const newKey = () => randomBytes(16).toString('base64url')

describe.each(databases)('emailed codes on %s', (database: DatabaseKind) => {
  let app: TestApp
  let now = Date.parse('2026-11-20T08:00:00.000Z')
  beforeAll(async () => {
    app = await startApp({ database, env: { TRUST_PROXY: '1' }, now: () => new Date(now) })
  })
  afterAll(() => app.close())

  const post = (path: string, address: string, body: object) => app.rest('POST', path, { body, headers: { 'x-forwarded-for': address } })
  const request = (email: string, address: string, deviceKey?: string) => post('/register/sendCode', address, { email, deviceKey })
  /** The codes emailed to the address, the latest first. */
  const codesOf = async (email: string): Promise<string[]> => {
    const mails = await app.running.parts.store.db
      .selectFrom('mails')
      .select('subject')
      .where('recipient', '=', email)
      .orderBy('id', 'desc')
      .execute()
    return mails.map(({ subject }) => subject.slice(0, 6))
  }
  const codeOf = async (email: string) => (await codesOf(email))[0] ?? ''
  const reset = (email: string, address: string, given: object) => post('/register/resetPassword', address, { email, password, ...given })
  const wrong = (code: string) => (code === '000000' ? '111111' : '000000')

  test('keeps a code and its tries when a stranger requests another one', async () => {
    for (const deviceKey of [newKey(), undefined]) {
      now += dayMs
      const { email } = await makeAccount(app, 'regular', password)
      expect((await request(email, '203.0.113.9', deviceKey)).status).toBe(200)
      const code = await codeOf(email)
      // The stranger asks twice and guesses, from another network and, with a key, from the victim's own.
      for (const address of ['198.51.100.7', ...(deviceKey ? ['203.0.113.9'] : [])]) {
        const stranger = newKey()
        expect((await request(email, address, stranger)).status).toBe(200)
        for (let guess = 0; guess < 8; guess++)
          expect((await reset(email, address, { code: wrong(code), deviceKey: stranger })).body).toMatchObject({ reason: 'CODE_INVALID' })
      }
      expect((await reset(email, '203.0.113.9', { code, deviceKey })).body).toMatchObject({ success: true })
    }
  })

  test('accepts a code only from the browser or network that requested it', async () => {
    now += dayMs
    const { email } = await makeAccount(app, 'regular', password)
    const deviceKey = newKey()
    await request(email, '203.0.113.9', deviceKey)
    const code = await codeOf(email)
    for (const given of [{ code }, { code, deviceKey: newKey() }])
      expect((await reset(email, '203.0.113.9', given)).body).toMatchObject({ reason: 'CODE_INVALID', field: 'code' })
    // With its key, the browser may have changed its network.
    expect((await reset(email, '192.0.2.77', { code, deviceKey })).body).toMatchObject({ success: true })
    expect((await reset(email, '192.0.2.77', { code, deviceKey })).body).toMatchObject({ reason: 'CODE_INVALID' })
  })

  test('keeps codes of two networks valid side by side', async () => {
    now += dayMs
    const { email } = await makeAccount(app, 'regular', password)
    await request(email, '203.0.113.9')
    await request(email, '198.51.100.7')
    const [second = '', first = ''] = await codesOf(email)
    expect((await reset(email, '203.0.113.9', { code: first })).body).toMatchObject({ success: true })
    expect((await reset(email, '198.51.100.7', { code: second })).body).toMatchObject({ success: true })
  })

  test('limits codes to one mailbox, but not for known networks and browsers', async () => {
    now += dayMs
    const { email } = await makeAccount(app, 'regular', password)
    const deviceKey = newKey()
    const signedIn = await post('/register/login', '203.0.113.9', { email, password, deviceKey })
    expect(signedIn.status).toBe(200)
    const answers = []
    for (let network = 1; network <= 40; network++) answers.push(await request(email, `198.51.100.${network}`, newKey()))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30)
    const refused = answers.at(-1)
    expect([refused?.status, refused?.body.reason, Number(refused?.headers.get('retry-after')) > 0]).toEqual([429, 'TOO_MANY_TRIES', true])
    // From the network of an earlier sign-in, and with the browser's key from anywhere.
    expect((await request(email, '203.0.113.9')).status).toBe(200)
    expect((await request(email, '192.0.2.200', deviceKey)).status).toBe(200)
    expect((await reset(email, '192.0.2.200', { code: await codeOf(email), deviceKey })).body).toMatchObject({ success: true })
    now += hourMs
    expect((await request(email, '192.0.2.99', newKey())).status).toBe(200)
  })

  test('allows one try per code after 20 codes in a day', async () => {
    now += dayMs
    const { email } = await makeAccount(app, 'regular', password)
    const evaluated = async (address: string) => {
      const deviceKey = newKey()
      await request(email, address, deviceKey)
      const code = await codeOf(email)
      await reset(email, address, { code: wrong(code), deviceKey })
      return (await reset(email, address, { code, deviceKey })).status === 200
    }
    // The first twenty codes allow five tries each.
    expect(await evaluated('198.51.100.1')).toBe(true)
    for (let network = 2; network <= 20; network++) await request(email, `198.51.100.${network}`, newKey())
    expect(await evaluated('198.51.100.21')).toBe(false)
  })

  test('limits codes per network', async () => {
    now += dayMs
    for (let mail = 0; mail < 20; mail++) expect((await request(`flood${mail}@example.com`, '198.51.100.7')).status).toBe(200)
    expect((await request('flood20@example.com', '198.51.100.7')).status).toBe(429)
    expect((await request('flood20@example.com', '203.0.113.9')).status).toBe(200)
    now += 16 * minuteMs
    expect((await request('flood20@example.com', '198.51.100.7')).status).toBe(200)
  })

  test('rejects a short device key', async () => {
    expect((await request('someone@example.com', '203.0.113.9', 'short')).body).toMatchObject({ success: false, field: 'deviceKey' })
    const { errors } = await app.graphql('mutation { sendCode(email: "someone@example.com", deviceKey: "a b") }')
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'deviceKey' })
  })
})
