/** Two-step sign-in: an authenticator's codes and recovery codes, through both APIs. */
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { minuteMs } from '../../server/time.ts'
import { makeAccount } from '../support/accounts.ts'
import { databases, startApp, type TestApp } from '../support/harness.ts'

const password = 'correct horse battery'

describe.each(databases)('two-step sign-in on %s', database => {
  let app: TestApp
  let now = Date.parse('2026-11-20T08:00:00.000Z')
  beforeAll(async () => {
    app = await startApp({ database, now: () => new Date(now) })
  })
  afterAll(() => app.close())

  const run = <T = Record<string, unknown>>(mutation: string, variables: Record<string, unknown>, token?: string) =>
    app.graphql<T>(mutation, variables, token)
  /** The next code; each works once, so time goes on. */
  const codeOf = (secret: string) => {
    now += 31_000
    return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now })
  }
  const login = (email: string, code?: string) => app.rest('POST', '/register/login', { body: { email, password, ...(code && { code }) } })
  const setUp = `mutation ($password: String!) { setUpTwoStep(password: $password) { secret uri } }`
  const enable = `mutation ($code: String!) { enableTwoStep(code: $code) }`

  /** An account with two-step sign-in. */
  const withTwoStep = async () => {
    const account = await makeAccount(app, 'regular', password)
    const started = await run<{ setUpTwoStep: { secret: string; uri: string } }>(setUp, { password }, account.token)
    const { secret, uri } = started.data.setUpTwoStep
    const enabled = await run<{ enableTwoStep: string[] }>(enable, { code: codeOf(secret) }, account.token)
    return { ...account, secret, uri, recovery: enabled.data.enableTwoStep }
  }

  test('is set up with the password and a first code, and required at every sign-in', async () => {
    const { email, secret, uri, recovery, token } = await withTwoStep()
    expect(uri).toMatch(new RegExp(`^otpauth://totp/Deskwright:${encodeURIComponent(email)}\\?.*secret=${secret}`))
    expect(new Set(recovery).size).toBe(10)
    for (const code of recovery) expect(code).toMatch(/^[a-z\d]{4}-[a-z\d]{4}-[a-z\d]{4}$/)
    expect((await login(email)).body).toMatchObject({ success: false, reason: 'TWO_STEP_CODE_REQUIRED', field: 'code' })
    const requested = await run('mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { auth } }', {
      email,
      password,
    })
    expect(requested.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', reason: 'TWO_STEP_CODE_REQUIRED', field: 'code' })
    expect((await login(email, codeOf(secret))).body).toMatchObject({ success: true, emailAddress: email })
    const contract = await app.rest('POST', '/api/auth/login', { body: { email, password } })
    expect([contract.status, contract.body.errors.email]).toEqual([400, expect.stringContaining('authenticator')])
    expect((await app.rest('POST', '/api/auth/login', { body: { email, password, code: codeOf(secret) } })).status).toBe(200)
    expect((await app.rest('GET', '/me/twoStep', { token })).body).toEqual({ isOn: true, recoveryCodesLeft: 10 })
  })

  test('reports a wrong password the same way for any code', async () => {
    const { email, secret } = await withTwoStep()
    const wrong = await app.rest('POST', '/register/login', { body: { email, password: 'not this one', code: codeOf(secret) } })
    expect(wrong.body).toMatchObject({ success: false, reason: 'WRONG_LOGIN', field: 'email' })
  })

  test('accepts a code or recovery code once, also under concurrency', async () => {
    const { email, secret, recovery, token } = await withTwoStep()
    const code = codeOf(secret)
    const answers = await Promise.all([1, 2, 3].map(() => login(email, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    now += 16 * minuteMs
    const [spare = ''] = recovery
    const tries = await Promise.all([1, 2, 3].map(() => login(email, ` ${spare.toUpperCase()} `)))
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await app.rest('GET', '/me/twoStep', { token })).body).toEqual({ isOn: true, recoveryCodesLeft: 9 })
  })

  test('accepts codes of adjacent periods, and no older ones', async () => {
    const { email, secret } = await withTwoStep()
    const late = codeOf(secret)
    now += 30_000
    expect((await login(email, late)).status).toBe(200)
    const old = codeOf(secret)
    now += 90_000
    expect((await login(email, old)).body).toMatchObject({ success: false, reason: 'TWO_STEP_CODE_INVALID' })
  })

  test('limits attempts to five codes in fifteen minutes, also under concurrency', async () => {
    const { email, secret } = await withTwoStep()
    const right = codeOf(secret)
    const wrong = right === '000000' ? '111111' : '000000'
    const tries = await Promise.all(Array.from({ length: 12 }, () => login(email, wrong)))
    expect(tries.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(5)
    expect((await login(email, right)).status).toBe(429)
    now += 16 * minuteMs
    expect((await login(email, codeOf(secret))).status).toBe(200)
  })

  test('is still required after a password reset by email', async () => {
    const { email, secret } = await withTwoStep()
    now += 20 * minuteMs
    await app.rest('POST', '/register/sendCode', { body: { email } })
    const mails = (await app.rest('GET', '/dev/outbox', { headers: { accept: 'application/json' } })).body as {
      recipient: string
      subject: string
    }[]
    const code = mails.find(({ recipient, subject }) => recipient === email && /^\d{6}/.test(subject))?.subject.slice(0, 6)
    const reset = await app.rest('POST', '/register/resetPassword', { body: { email, code, password: 'another fine secret' } })
    expect(reset.body).toMatchObject({ success: false, reason: 'PASSWORD_SET_SIGN_IN' })
    expect(reset.body.auth).toBeUndefined()
    const signIn = (given?: string) =>
      app.rest('POST', '/register/login', { body: { email, password: 'another fine secret', ...(given && { code: given }) } })
    expect((await signIn()).body.reason).toBe('TWO_STEP_CODE_REQUIRED')
    expect((await signIn(codeOf(secret))).status).toBe(200)
  })

  test('is turned off with password and code, and renews recovery codes with the password, with emails', async () => {
    const { email, secret, recovery, token } = await withTwoStep()
    const post = (path: string, body: object) => app.rest('POST', `/me/twoStep/${path}`, { token, body })
    expect((await post('setUp', { password })).status).toBe(409)
    expect((await post('recoveryCodes', { password: 'wrong' })).body).toMatchObject({ reason: 'CURRENT_PASSWORD_WRONG' })
    const renewed = (await post('recoveryCodes', { password })).body.recoveryCodes as string[]
    expect(renewed).toHaveLength(10)
    expect((await login(email, recovery[0])).status).toBe(400)
    expect((await login(email, renewed[0])).status).toBe(200)
    expect((await post('disable', { password, code: '' })).body).toMatchObject({ field: 'code' })
    expect((await post('disable', { password: 'wrong', code: codeOf(secret) })).body).toMatchObject({ field: 'password' })
    expect((await post('disable', { password, code: codeOf(secret) })).body).toEqual({ success: true })
    expect((await login(email)).status).toBe(200)
    expect((await post('disable', { password, code: renewed[1] })).status).toBe(409)
    const subjects = async () =>
      ((await app.rest('GET', '/dev/outbox', { headers: { accept: 'application/json' } })).body as { recipient: string; subject: string }[])
        .filter(({ recipient }) => recipient === email)
        .map(({ subject }) => subject)
    await expect.poll(subjects).toEqual(['Two-step sign-in is off', 'New recovery codes', 'Two-step sign-in is on'])
  })

  test('needs a sign-in and a started setup, and stores no code in plain text', async () => {
    expect((await run(setUp, { password })).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    const { token } = await makeAccount(app, 'regular', password)
    expect((await run(enable, { code: '123456' }, token)).errors?.[0]?.extensions.reason).toBe('TWO_STEP_NOT_SET_UP')
    const { recovery } = await withTwoStep()
    const stored = JSON.stringify(await app.running.parts.store.db.selectFrom('recoveryCodes').selectAll().execute())
    for (const code of recovery) for (const form of [code, code.replaceAll('-', '')]) expect(stored).not.toContain(form)
  })
})
