/** Demo sign-ins: every visitor gets an account of their own, which is deleted a day after its last use. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sweepAccounts } from '../../server/areas/account/lifecycle.ts'
import { allTables } from '../../server/db/tables.ts'
import { hourMs } from '../../server/time.ts'
import { shoutingEngine } from '../support/engines.ts'
import { databases, startApp, type TestApp } from '../support/harness.ts'

describe.each(databases)('demo accounts on %s', database => {
  let app: TestApp
  let clock = new Date('2026-11-20T08:00:00.000Z')
  beforeAll(async () => {
    app = await startApp({ database, engine: shoutingEngine(), now: () => clock })
  })
  afterAll(() => app.close())

  const pass = (hours: number) => (clock = new Date(clock.getTime() + hours * hourMs))
  const login = async (name: 'client' | 'admin') =>
    (await app.rest('POST', '/register/login', { body: { email: `${name}@demo.com`, password: name } })).body.auth as string
  const isValid = async (token: string) => (await app.rest('POST', '/register/getAuthStatus', { body: {}, token })).body.success as boolean
  const me = async (token: string) =>
    (await app.graphql<{ me: object }>('{ me { email role durWordsLeft tempWordsLeft } }', {}, token)).data.me

  test('open a separate account for each sign-in, over either API, with the shown address and role', async () => {
    const graphql = await app.graphql<{ login: { auth: string; account: { id: string } } }>(
      'mutation { login(email: " Client@Demo.com ", password: "client") { auth account { id } } }',
    )
    const rest = await app.rest('POST', '/api/auth/login', { body: { email: 'client@demo.com', password: 'client' } })
    const tokens = [await login('client'), graphql.data.login.auth, rest.body.accessToken as string]
    expect(Number(graphql.data.login.account.id)).not.toBe(rest.body.userData.id)
    for (const token of tokens)
      expect(await me(token)).toEqual({ email: 'client@demo.com', role: 'REGULAR', durWordsLeft: 500, tempWordsLeft: 2000 })
    expect(await me(await login('admin'))).toMatchObject({ email: 'admin@demo.com', role: 'ADMIN' })
  })

  test('isolate visitors from each other', async () => {
    const [one, other] = [await login('client'), await login('client')]
    const historyOf = async (token: string) =>
      (await app.graphql<{ operations: { total: number } }>('{ operations { total } }', {}, token)).data.operations.total
    const before = await historyOf(other)
    expect(before).toBeGreaterThan(0)
    await app.rest('POST', '/text/documents', { token: one, body: { title: 'Only mine' } })
    await app.rest('POST', '/text/polish', { token: one, body: { text: 'one two three' } })
    await app.rest('DELETE', '/api/apps/ecommerce/reviews/1', { token: one })
    const seen = await app.graphql<Record<string, { total: number }> & { sessions: { current: boolean }[] }>(
      '{ documents { total } textRuns { total } operations { total } reviews { total } sessions { id current } }',
      {},
      other,
    )
    expect(seen.data).toMatchObject({
      documents: { total: 0 },
      textRuns: { total: 0 },
      operations: { total: before },
      reviews: { total: 60 },
    })
    expect(await historyOf(one)).toBeGreaterThan(before)
    expect(seen.data.sessions.map(({ current }) => current)).toEqual([true])
    expect(await me(other)).toMatchObject({ durWordsLeft: 500, tempWordsLeft: 2000 })
    expect(await me(one)).toMatchObject({ tempWordsLeft: 1997 })
    const mine = await app.graphql<{ sessions: { id: string }[] }>('{ sessions { id } }', {}, one)
    const { errors } = await app.graphql(`mutation { revokeSession(id: ${mine.data.sessions[0]?.id}) }`, {}, other)
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })

  test('need the correct password, and nobody can register a demo address', async () => {
    expect((await app.rest('POST', '/register/login', { body: { email: 'client@demo.com', password: 'admin' } })).status).toBe(400)
    await app.rest('POST', '/register/sendCode', { body: { email: 'admin@demo.com' } })
    const mails = (await app.rest('GET', '/dev/outbox', { headers: { accept: 'application/json' } })).body as { subject: string }[]
    const code = mails[0]?.subject.slice(0, 6)
    const body = { email: 'admin@demo.com', password: 'correct horse battery', code }
    expect((await app.rest('POST', '/register/register', { body })).body).toMatchObject({ success: false, reason: 'ACCOUNT_EXISTS' })
  })

  test('are deleted completely one day after their last use', async () => {
    const [used, left] = [await login('admin'), await login('client')]
    for (const token of [used, left]) await app.graphql('mutation { deleteReviews(ids: [1, 2]) }', {}, token)
    pass(20)
    expect(await isValid(used)).toBe(true)
    pass(20)
    expect([await isValid(used), await isValid(left)]).toEqual([true, false])
    await sweepAccounts(app.running.parts)
    expect(await isValid(used)).toBe(true)
    pass(25)
    await sweepAccounts(app.running.parts)
    const { db } = app.running.parts.store
    const counts: Record<string, number> = {}
    for (const name of [...allTables().map(table => table.name), 'operations', 'rowChanges', 'workspaceAreas'])
      counts[name] = Number(
        (await sql<{ count: number }>`select count(*) as count from ${sql.table(name)} where ${sql.ref('workspaceId')} > 1`.execute(db))
          .rows[0]?.count,
      )
    expect(Object.entries(counts).filter(([, count]) => count > 0)).toEqual([])
    for (const name of ['accounts', 'sessions', 'notifications', 'wordGrants', 'documents', 'textRuns'])
      expect([name, (await sql`select 1 from ${sql.table(name)}`.execute(db)).rows]).toEqual([name, []])
  })
})

test('are limited per network and hour', async () => {
  const app = await startApp({ env: { RATE_LIMIT: '6000' } })
  const login = () => app.rest('POST', '/register/login', { body: { email: 'client@demo.com', password: 'client' } })
  for (let index = 0; index < 60; index++) expect((await login()).status).toBe(200)
  expect((await login()).status).toBe(429)
  await app.close()
})
