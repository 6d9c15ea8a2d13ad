import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAccount } from '../support/accounts.ts'
import { callBeside } from '../support/beside.ts'
import { type DatabaseKind, databases, startApp, type TestApp } from '../support/harness.ts'

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
