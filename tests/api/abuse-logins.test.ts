import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAccount } from '../support/accounts.ts'
import { callBeside } from '../support/beside.ts'
import { type DatabaseKind, databases, type RestAnswer, startApp, type TestApp } from '../support/harness.ts'

const password = 'correct horse battery'

describe.each(databases)('guessing passwords on %s', (database: DatabaseKind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ database, env: { TRUST_PROXY: '1', RATE_LIMIT: '0' } })
  })
  afterAll(() => app.close())

  const login = (email: string, secret: string, address: string) =>
    app.rest('POST', '/register/login', { body: { email, password: secret }, headers: { 'x-forwarded-for': address } })
  const countOf = (answers: { status: number }[], status: number) => answers.filter(answer => answer.status === status).length

  test('counts a hundred simultaneous wrong passwords as five attempts, without blocking others', async () => {
    const { email } = await makeAccount(app, 'regular', password)
    const attack = () => Promise.all(Array.from({ length: 100 }, (_, index) => login(email, `wrong password ${index}`, '198.51.100.7')))
    const { result, waited, allowed } = await callBeside(app, attack)
    expect(countOf(result, 400)).toBe(5)
    expect(countOf(result, 429)).toBe(95)
    expect(waited).toBeLessThan(allowed)
    // Its owner signs in from another network.
    expect((await login(email, password, '203.0.113.9')).status).toBe(200)
  })

  test('counts addresses of one IPv6 network as one caller', async () => {
    const { email } = await makeAccount(app, 'regular', password)
    const answers = []
    for (let host = 1; host <= 20; host++) answers.push(await login(email, 'a wrong password', `2001:db8:1:2::${host.toString(16)}`))
    expect(countOf(answers, 400)).toBe(5)
    expect(countOf(answers, 429)).toBe(15)
  })

  test('limits guesses from many networks to 20 a day, then asks unknown networks for an emailed code', async () => {
    const { email } = await makeAccount(app, 'regular', password)
    const deviceKey = randomBytes(16).toString('base64url')
    const from = (address: string, body: object) =>
      app.rest('POST', '/register/login', { body: { email, password, ...body }, headers: { 'x-forwarded-for': address } })
    expect((await from('203.0.113.9', { deviceKey })).status).toBe(200)
    const attack = async (networks: number) => {
      const answers = []
      for (let network = 1; network <= networks; network++)
        answers.push(await login(email, `wrong password ${network}`, `2001:db8:${network.toString(16)}::1`))
      return answers
    }
    const answers = await attack(40)
    expect(answers.filter(({ body }) => body.reason === 'WRONG_LOGIN')).toHaveLength(20)
    const requested = answers.filter(({ body }) => body.reason === 'SIGN_IN_CODE_REQUIRED')
    expect(requested).toHaveLength(20)
    expect(requested[0]).toMatchObject({ status: 400, body: { field: 'emailCode', params: { max: 20, hours: 24 } } })

    // Not from where the owner signed in before: by the network, or by the browser.
    expect((await from('203.0.113.9', {})).status).toBe(200)
    expect((await from('192.0.2.200', { deviceKey })).status).toBe(200)
    // From elsewhere, the right password alone is answered as any other.
    expect((await from('192.0.2.1', {})).body).toMatchObject({ reason: 'SIGN_IN_CODE_REQUIRED' })
    const { errors } = await app.graphql(
      'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { auth } }',
      {
        email,
        password,
      },
    )
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', reason: 'SIGN_IN_CODE_REQUIRED', field: 'emailCode' })
    const contract = await app.rest('POST', '/api/auth/login', { body: { email, password }, headers: { 'x-forwarded-for': '192.0.2.2' } })
    expect([contract.status, contract.body.errors.email]).toEqual([400, expect.stringContaining('emailed code')])

    await app.rest('POST', '/register/sendCode', { body: { email }, headers: { 'x-forwarded-for': '192.0.2.1' } })
    const { subject } = await app.running.parts.store.db
      .selectFrom('mails')
      .select('subject')
      .where('recipient', '=', email)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const emailCode = subject.slice(0, 6)
    expect((await from('192.0.2.1', { emailCode: emailCode === '000000' ? '111111' : '000000' })).body).toMatchObject({
      reason: 'CODE_INVALID',
      field: 'emailCode',
    })
    // A code is bound to who asked for it; a wrong password doesn't use it up.
    expect((await from('192.0.2.3', { emailCode })).body).toMatchObject({ reason: 'CODE_INVALID' })
    expect((await from('192.0.2.1', { emailCode, password: 'not this one' })).body).toMatchObject({ reason: 'WRONG_LOGIN' })
    expect((await from('192.0.2.1', { emailCode })).status).toBe(200)
    // From now on, this network is known.
    expect((await from('192.0.2.1', {})).status).toBe(200)
  })

  test('counts concurrent guesses from many networks, also for addresses without an account', async () => {
    const { email } = await makeAccount(app, 'regular', password)
    for (const [victim, net] of [
      [email, 'a'],
      ['nobody-at-all@example.com', 'b'],
    ] as const) {
      const answers: RestAnswer[] = []
      for (let round = 0; round < 2; round++)
        answers.push(
          ...(await Promise.all(
            Array.from({ length: 30 }, (_, index) => login(victim, 'a wrong password', `2001:db8:${net}${round}:${index.toString(16)}::1`)),
          )),
        )
      const count = (reason: string) => answers.filter(({ body }) => body.reason === reason).length
      expect([count('WRONG_LOGIN'), count('SIGN_IN_CODE_REQUIRED')]).toEqual([20, 40])
    }
  })

  test('never asks demo accounts for an emailed code', async () => {
    for (let network = 1; network <= 25; network++)
      expect((await login('client@demo.com', 'a wrong password', `2001:db8:d:${network.toString(16)}::1`)).body).toMatchObject({
        reason: 'WRONG_LOGIN',
      })
    expect((await login('client@demo.com', 'client', '2001:db8:d:ffff::1')).status).toBe(200)
  })

  test('rejects more password checks than the server can run, with a retry time, and accepts later ones', async () => {
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, index) => login(`nobody${index}@example.com`, 'a wrong password', `203.0.113.${index}`)),
    )
    const busy = answers.filter(({ status }) => status === 503)
    expect(busy.length).toBeGreaterThan(0)
    expect(countOf(answers, 400) + busy.length).toBe(120)
    for (const { body, headers } of busy) {
      expect(body).toMatchObject({ reason: 'SIGN_INS_BUSY' })
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect((await login('nobody@example.com', 'a wrong password', '192.0.2.1')).status).toBe(400)
  })
})
