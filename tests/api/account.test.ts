import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAccount } from '../support/accounts.ts'
import { databases, newDatabase, startApp, type TestApp } from '../support/harness.ts'
import { dayMs, hourMs } from '../../server/time.ts'

const password = 'correct horse battery'

describe.each(databases)('accounts on %s', database => {
  let app: TestApp
  let now = Date.now()
  beforeAll(async () => {
    app = await startApp({ database, now: () => new Date(now) })
  })
  afterAll(() => app.close())

  const post = (path: string, body: object = {}, token?: string) => app.rest('POST', path, { body, ...(token ? { token } : {}) })
  const codeFor = async (email: string) => {
    // Codes to one address and from one network are throttled.
    now += 20 * 60 * 1000
    await post('/register/sendCode', { email })
    const mails: { recipient: string; subject: string }[] = (
      await app.rest('GET', '/dev/outbox', { headers: { accept: 'application/json' } })
    ).body
    return mails.find(({ recipient }) => recipient === email)?.subject.slice(0, 6) ?? ''
  }
  const register = async (email: string) => (await post('/register/register', { email, password, code: await codeFor(email) })).body
  const isValid = async (token: string) => (await post('/register/getAuthStatus', {}, token)).body.success as boolean

  test('creates an account with welcome words and its own data', async () => {
    const account = await register('Ada@Example.com')
    expect(account).toMatchObject({
      success: true,
      emailAddress: 'Ada@Example.com',
      money: 0,
      durWordsLeft: 500,
      tempWordsLeft: 2000,
      loginUserType: 'regular',
    })
    const me = await post('/me/me', {}, `Bearer ${account.auth}`)
    expect(me.body).toMatchObject({ emailAddress: 'Ada@Example.com', lastLoginTime: expect.stringMatching(/^\d{4}-.*Z$/) })
    expect((await app.rest('GET', '/api/apps/ecommerce/reviews', { token: account.auth })).body.total).toBe(60)
  })

  test('reports an existing account for the address in another case, after the correct code', async () => {
    expect(await register('ADA@example.com')).toMatchObject({ success: false, field: 'email', code: 'CONFLICT' })
    expect((await post('/register/login', { email: ' ada@EXAMPLE.com', password })).body.success).toBe(true)
  })

  test('accepts a code once, within ten minutes and five attempts', async () => {
    const code = await codeFor('grace@example.com')
    const attempt = async (email: string, given: string) => (await post('/register/register', { email, password, code: given })).body
    expect(await attempt('grace@example.com', code === '000000' ? '111111' : '000000')).toMatchObject({ success: false, field: 'code' })
    now += 11 * 60 * 1000
    expect(await attempt('grace@example.com', code)).toMatchObject({ success: false, field: 'code' })
    const fresh = await codeFor('edsger@example.com')
    for (let wrong = 0; wrong < 5; wrong++) await attempt('edsger@example.com', 'abcdef')
    expect(await attempt('edsger@example.com', fresh)).toMatchObject({ success: false, field: 'code' })
    const good = await codeFor('alan@example.com')
    expect((await attempt('alan@example.com', good)).success).toBe(true)
    expect(await attempt('alan@example.com', good)).toMatchObject({ success: false, field: 'code' })
  })

  test.each(['short', 'password123456', '1234567890', 'q1w2e3r4t5y6', 'Lovelovelove', 'aaaaaaaaaaaa', 'abcabcabcabc', 'alan@example.com'])(
    'rejects the password %s',
    async weak => {
      const answer = await post('/register/register', { email: 'alan@example.com', password: weak, code: '123456' })
      expect(answer.status).toBe(400)
      expect(answer.body).toMatchObject({ success: false, field: 'password' })
    },
  )

  test('does not reveal whether an email has an account', async () => {
    const strip = ({ status, body }: Awaited<ReturnType<typeof post>>) => ({ status, body: { ...body, requestId: '' } })
    const known = strip(await post('/register/login', { email: 'ada@example.com', password: 'wrong wrong wrong' }))
    const unknown = strip(await post('/register/login', { email: 'nobody@example.com', password: 'wrong wrong wrong' }))
    expect(unknown).toEqual(known)
    expect(known.body).toMatchObject({ message: 'Invalid email or password', field: 'email' })
    expect(strip(await post('/register/sendCode', { email: 'ada@example.com' }))).toEqual(
      strip(await post('/register/sendCode', { email: 'nobody@example.com' })),
    )
  })

  test('delays only this account after five failures, and resets after success', async () => {
    for (let failure = 0; failure < 5; failure++)
      await post('/register/login', { email: 'alan@example.com', password: 'wrong wrong wrong' })
    const refused = await post('/register/login', { email: 'alan@example.com', password })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await post('/api/auth/login', { email: 'alan@example.com', password })).body.errors.email).toContain('Wait')
    expect((await post('/register/login', { email: 'ada@example.com', password })).status).toBe(200)
    now += 60_000
    expect((await post('/register/login', { email: 'alan@example.com', password })).status).toBe(200)
  })

  test('ends every session and open connection after a password reset', async () => {
    const { auth } = (await post('/register/login', { email: 'ada@example.com', password })).body
    const live = app.subscribe(`subscription { workspaceChanges { area } }`, {}, auth)
    const ended = live.next().then(
      () => 'told',
      () => 'closed',
    )
    await live.listening()
    const changed = await post('/register/resetPassword', {
      email: 'ada@example.com',
      code: await codeFor('ada@example.com'),
      password: 'another fine secret',
    })
    expect(changed.body.success).toBe(true)
    expect(await ended).toBe('closed')
    expect(await isValid(auth)).toBe(false)
    expect(await isValid(changed.body.auth)).toBe(true)
    expect((await post('/register/login', { email: 'ada@example.com', password })).status).toBe(400)
  })

  test('lists sessions, ends one, and ends the others after a password change', async () => {
    const signIn = async (secret: string) =>
      (await app.graphql<{ login: { auth: string } }>(`mutation { login(email: "alan@example.com", password: "${secret}") { auth } }`)).data
        .login.auth
    const [one, two] = [await signIn(password), await signIn(password)]
    const { sessions } = (await app.graphql<{ sessions: { id: string; current: boolean }[] }>(`{ sessions { id current } }`, {}, one)).data
    expect(sessions.filter(({ current }) => current)).toHaveLength(1)
    await app.graphql(`mutation { revokeSession(id: ${sessions[0]?.id}) }`, {}, one)
    expect([await isValid(one), await isValid(two)]).toEqual([true, false])
    const three = await signIn(password)
    const wrong = await app.graphql(`mutation { changePassword(currentPassword: "nope", password: "a third good one") }`, {}, one)
    expect(wrong.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'currentPassword' })
    await app.graphql(`mutation { changePassword(currentPassword: "${password}", password: "a third good one") }`, {}, one)
    expect([await isValid(one), await isValid(three)]).toEqual([true, false])
  })

  test('stores preferences per account; demo accounts keep none', async () => {
    const save = 'mutation ($preferences: JSON!) { savePreferences(preferences: $preferences) }'
    const kept = async (token: string) =>
      (await app.graphql<{ me: { preferences: object } }>('{ me { preferences } }', {}, token)).data.me.preferences
    const { auth } = await register('grace@example.com')
    expect(await kept(auth)).toEqual({})
    const preferences = { theme: 'dark', isVerticalNavSemiDark: true }
    expect((await app.graphql(save, { preferences }, auth)).errors).toBeUndefined()
    expect(await kept(auth)).toEqual(preferences)
    const many = Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`name${index}`, true]))
    for (const wrong of [[], 'dark', null, { theme: 1 }, { theme: 'x'.repeat(1001) }, { 'a b': true }, { theme: 'a\u0000' }, many]) {
      const { errors } = await app.graphql(save, { preferences: wrong }, auth)
      expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT')
    }
    expect(await kept(auth)).toEqual(preferences)
    expect((await app.graphql(save, { preferences })).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
    const demo = (await post('/register/login', { email: 'client@demo.com', password: 'client' })).body.auth as string
    await app.graphql(save, { preferences }, demo)
    expect(await kept(demo)).toEqual(preferences)
  })

  test('ends a session that is not remembered after half a day, even when in use', async () => {
    const signIn = async (remember: string) =>
      (
        await app.graphql<{ login: { auth: string } }>(
          `mutation { login(email: "client@demo.com", password: "client"${remember}) { auth } }`,
        )
      ).data.login.auth
    const [brief, kept, usual] = [await signIn(', remember: false'), await signIn(', remember: true'), await signIn('')]
    now += 11 * hourMs
    expect([await isValid(brief), await isValid(kept), await isValid(usual)]).toEqual([true, true, true])
    now += 2 * hourMs
    expect([await isValid(brief), await isValid(kept), await isValid(usual)]).toEqual([false, true, true])
  })

  test('ends a session on sign-out and on expiry', async () => {
    const { auth } = (await post('/register/login', { email: 'client@demo.com', password: 'client' })).body
    const out = await post('/register/logout', {}, auth)
    expect([out.body, out.headers.get('clear-site-data')]).toEqual([{ success: true }, '"cache"'])
    expect(await isValid(auth)).toBe(false)
    const { auth: second } = (await post('/register/login', { email: 'client@demo.com', password: 'client' })).body
    now += 31 * dayMs
    expect(await isValid(second)).toBe(false)
    now -= 31 * dayMs
  })

  test('follows the contract of the demo sign-in', async () => {
    const good = await post('/api/auth/login', { email: 'admin@demo.com', password: 'admin' })
    expect(good.body).toMatchObject({
      userAbilityRules: [{ action: 'manage', subject: 'all' }],
      userData: { email: 'admin@demo.com', role: 'admin' },
    })
    expect(JSON.stringify(good.body)).not.toContain('"password"')
    expect(await isValid(good.body.accessToken)).toBe(true)
    for (const body of [{ email: 'admin@demo.com', password: 'x' }, { email: 5 }, {}]) {
      const bad = await post('/api/auth/login', body)
      expect([bad.status, bad.body.errors]).toEqual([400, { email: 'Invalid email or password' }])
    }
    const malformed = await app.rest('POST', '/api/auth/login', { body: '{"email":' })
    expect([malformed.status, malformed.body.errors.email]).toEqual([400, expect.any(String)])
  })

  test('logs no secrets', () => {
    for (const secret of [password, 'another fine secret', 'a third good one', '"client"']) expect(app.logged()).not.toContain(secret)
  })
})

test('counts failures across a restart; without DEMO the demo accounts do not exist', async () => {
  const database = await newDatabase('sqlite')
  const first = await startApp({ databaseUrl: database.url })
  const login = (app: TestApp) => app.rest('POST', '/register/login', { body: { email: 'client@demo.com', password: 'client' } })
  const { auth } = (await login(first)).body
  // Demo passwords are public: tries with them are not counted.
  const { email } = await makeAccount(first, 'regular', password)
  for (let failure = 0; failure < 5; failure++)
    await first.rest('POST', '/register/login', { body: { email, password: 'wrong wrong wrong' } })
  await first.close()
  const second = await startApp({ databaseUrl: database.url })
  expect((await second.rest('POST', '/register/login', { body: { email, password } })).status).toBe(429)
  await second.close()
  const closed = await startApp({ databaseUrl: database.url, env: { DEMO: 'off' }, now: () => new Date(Date.now() + 60 * 60 * 1000) })
  expect((await login(closed)).status).toBe(400)
  expect((await closed.rest('POST', '/register/getAuthStatus', { body: {}, token: auth })).body.success).toBe(false)
  expect((await closed.graphql(`{ demoLogins { email } }`)).data).toEqual({ demoLogins: [] })
  expect((await closed.rest('GET', '/dev/outbox', { headers: { accept: 'application/json' } })).status).toBe(404)
  await closed.close()
  await database.remove()
})
