import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAccount } from '../support/accounts.ts'
import { databases, startApp, type TestApp } from '../support/harness.ts'
import { dayMs } from '../../server/time.ts'

interface Operations {
  operations: { total: number; items: { id: string; summary: string; actor: string; area: string; source: string; changes: object[] }[] }
}

describe.each(databases)('access requests on %s', database => {
  let app: TestApp
  let now = Date.now()
  let client = ''
  let admin = ''
  const emails = { client: '', admin: '' }
  beforeAll(async () => {
    app = await startApp({ database, now: () => new Date(now) })
    const made = { client: await makeAccount(app), admin: await makeAccount(app, 'admin') }
    client = made.client.token
    admin = made.admin.token
    Object.assign(emails, { client: made.client.email, admin: made.admin.email })
  })
  afterAll(() => app.close())

  const request = (action: string, subject: string, token = client) =>
    app.graphql<{ requestAccess: boolean }>(
      `mutation ($action: String!, $subject: String!) { requestAccess(action: $action, subject: $subject) }`,
      { action, subject },
      token,
    )
  const activities = async (token = admin) =>
    (
      await app.graphql<Operations>(
        `{ operations(area: ACCOUNT) { total items { id summary actor area source changes { id } } } }`,
        {},
        token,
      )
    ).data.operations

  test("appear live in the administrator's activities only", async () => {
    const live = app.subscribe<{ workspaceChanges: object }>(`subscription { workspaceChanges { area summary rows { id } } }`, {}, admin)
    const received = live.next()
    await live.listening()
    expect((await request('read', 'Analytics')).data).toEqual({ requestAccess: true })
    expect((await activities()).items).toEqual([
      {
        id: expect.any(String),
        summary: 'Requested access: read Analytics',
        actor: emails.client,
        area: 'ACCOUNT',
        source: 'graphql',
        changes: [],
      },
    ])
    expect(await received).toEqual({ workspaceChanges: { area: 'ACCOUNT', summary: 'Requested access: read Analytics', rows: [] } })
    expect((await activities(client)).total).toBe(0)
    live.close()
  })

  test('are deduplicated within a day, also under concurrency', async () => {
    const again = await Promise.all(Array.from({ length: 5 }, () => request('manage', 'Invoice')))
    expect(again.every(({ data }) => data.requestAccess)).toBe(true)
    expect((await activities()).total).toBe(2)
    expect((await request('read', 'Analytics')).data).toEqual({ requestAccess: true })
    expect((await activities()).total).toBe(2)
    expect((await request('read', 'Analytics', admin)).data).toEqual({ requestAccess: true })
    expect((await activities()).items[0]?.actor).toBe(emails.admin)
    now += dayMs + 1000
    await request('read', 'Analytics')
    expect((await activities()).total).toBe(4)
  })

  test("do not interfere with the administrator's undo", async () => {
    await app.graphql(`mutation { deleteReview(id: 1) }`, {}, admin)
    await request('read', 'Orders', admin)
    const undone = await app.graphql<{ undo: { summary: string } }>(`mutation { undo { summary } }`, {}, admin)
    expect(undone.data).toEqual({ undo: { summary: 'Deleted a review' } })
    const { items } = await activities()
    const { errors } = await app.graphql(`mutation ($id: ID) { undo(operationId: $id) { id } }`, { id: items[0]?.id }, admin)
    expect(errors?.[0]?.extensions.code).toBe('CONFLICT')
  })

  test('need a sign-in and valid names', async () => {
    expect((await app.graphql(`mutation { requestAccess(action: "read", subject: "all") }`)).errors?.[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    )
    for (const wrong of ['', 'x'.repeat(41), 'two words', '<b>', '1'])
      expect((await request(wrong, 'all')).errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'action' })
    expect((await request('read', 'a\nb')).errors?.[0]?.extensions.field).toBe('subject')
  })

  test('twenty distinct requests a day do not crowd out other activities', async () => {
    now += 2 * dayMs
    const letter = (index: number) => String.fromCodePoint(97 + index)
    for (let index = 0; index < 20; index++) expect((await request('read', `Page${letter(index)}`)).data.requestAccess).toBe(true)
    const refused = await request('read', 'Pagez')
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: 86_400 })
    expect((await request('read', 'Pagea')).data.requestAccess).toBe(true)
  })
})

test('report that no administrator exists; demo accounts ask in their own workspace', async () => {
  const app = await startApp()
  const request = async (token: string) => (await app.graphql(`mutation { requestAccess(action: "read", subject: "all") }`, {}, token)).data
  expect(await request((await makeAccount(app)).token)).toEqual({ requestAccess: false })
  const demo = async () =>
    (await app.rest('POST', '/register/login', { body: { email: 'client@demo.com', password: 'client' } })).body.auth as string
  const [one, other] = [await demo(), await demo()]
  const requests = async (token: string) =>
    (await app.graphql<Operations>('{ operations(area: ACCOUNT) { total items { summary actor } } }', {}, token)).data.operations
  await makeAccount(app, 'admin')
  expect(await request(one)).toEqual({ requestAccess: true })
  expect(await requests(one)).toEqual({ total: 1, items: [{ summary: 'Requested access: read all', actor: 'client@demo.com' }] })
  expect((await requests(other)).total).toBe(0)
  await app.close()
})
