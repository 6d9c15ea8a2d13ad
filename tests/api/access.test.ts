import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startApp, type TestApp } from '../support/harness.ts'
import { dayMs } from '../../server/time.ts'

interface Operations {
  operations: { total: number; items: { id: string; summary: string; actor: string; area: string; door: string; changes: object[] }[] }
}

describe.each(databases)('access requests on %s', database => {
  let app: TestApp
  let now = Date.now()
  let client = ''
  let admin = ''
  const signIn = async (name: string) =>
    (await app.rest('POST', '/register/login', { body: { email: `${name}@demo.com`, password: name } })).body.auth as string
  beforeAll(async () => {
    app = await startApp({ database, now: () => new Date(now) })
    client = await signIn('client')
    admin = await signIn('admin')
  })
  afterAll(() => app.close())

  const ask = (action: string, subject: string, token = client) =>
    app.graphql<{ requestAccess: boolean }>(
      `mutation ($action: String!, $subject: String!) { requestAccess(action: $action, subject: $subject) }`,
      { action, subject },
      token,
    )
  const activities = async (token = admin) =>
    (
      await app.graphql<Operations>(
        `{ operations(area: ACCOUNT) { total items { id summary actor area door changes { id } } } }`,
        {},
        token,
      )
    ).data.operations

  test("stand among the administrator's activities, told live, and among nobody else's", async () => {
    const live = app.subscribe<{ workspaceChanges: object }>(`subscription { workspaceChanges { area summary rows { id } } }`, {}, admin)
    const told = live.next()
    await live.listening()
    expect((await ask('read', 'Analytics')).data).toEqual({ requestAccess: true })
    expect((await activities()).items).toEqual([
      {
        id: expect.any(String),
        summary: 'Requested access: read Analytics',
        actor: 'client@demo.com',
        area: 'ACCOUNT',
        door: 'graphql',
        changes: [],
      },
    ])
    expect(await told).toEqual({ workspaceChanges: { area: 'ACCOUNT', summary: 'Requested access: read Analytics', rows: [] } })
    expect((await activities(client)).total).toBe(0)
    live.close()
  })

  test('asking again within a day changes nothing, also many times at once; after it, it is a new request', async () => {
    const again = await Promise.all(Array.from({ length: 5 }, () => ask('manage', 'Invoice')))
    expect(again.every(({ data }) => data.requestAccess)).toBe(true)
    expect((await activities()).total).toBe(2)
    expect((await ask('read', 'Analytics')).data).toEqual({ requestAccess: true })
    expect((await activities()).total).toBe(2)
    expect((await ask('read', 'Analytics', admin)).data).toEqual({ requestAccess: true })
    expect((await activities()).items[0]?.actor).toBe('admin@demo.com')
    now += dayMs + 1000
    await ask('read', 'Analytics')
    expect((await activities()).total).toBe(4)
  })

  test("do not stand in the way of the administrator's own undo", async () => {
    await app.graphql(`mutation { deleteReview(id: 1) }`, {}, admin)
    await ask('read', 'Orders', admin)
    const undone = await app.graphql<{ undo: { summary: string } }>(`mutation { undo { summary } }`, {}, admin)
    expect(undone.data).toEqual({ undo: { summary: 'Deleted a review' } })
    const { items } = await activities()
    const { errors } = await app.graphql(`mutation ($id: ID) { undo(operationId: $id) { id } }`, { id: items[0]?.id }, admin)
    expect(errors?.[0]?.extensions.code).toBe('CONFLICT')
  })

  test('are refused without signing in and for anything but names', async () => {
    expect((await app.graphql(`mutation { requestAccess(action: "read", subject: "all") }`)).errors?.[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    )
    for (const wrong of ['', 'x'.repeat(41), 'two words', '<b>', '1'])
      expect((await ask(wrong, 'all')).errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'action' })
    expect((await ask('read', 'a\nb')).errors?.[0]?.extensions.field).toBe('subject')
  })

  test('twenty different ones a day do not push out all else', async () => {
    now += 2 * dayMs
    const letter = (index: number) => String.fromCodePoint(97 + index)
    for (let index = 0; index < 20; index++) expect((await ask('read', `Page${letter(index)}`)).data.requestAccess).toBe(true)
    const refused = await ask('read', 'Pagez')
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: 86_400 })
    expect((await ask('read', 'Pagea')).data.requestAccess).toBe(true)
  })
})

test('there is nobody to ask where no administrator is', async () => {
  const app = await startApp()
  const token = (await app.rest('POST', '/register/login', { body: { email: 'client@demo.com', password: 'client' } })).body.auth as string
  await app.running.parts.store.transact(db => db.updateTable('accounts').set({ role: 'regular' }).where('role', '=', 'admin').execute())
  const { data } = await app.graphql(`mutation { requestAccess(action: "read", subject: "all") }`, {}, token)
  expect(data).toEqual({ requestAccess: false })
  await app.close()
})
