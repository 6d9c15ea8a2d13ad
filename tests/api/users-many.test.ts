import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { databases, startApp, type TestApp } from '../support/harness.ts'

interface User {
  id: string
  fullName: string
  email: string
  role: string
  currentPlan: string
  status: string
}

describe.each(databases)('bulk changes of users on %s', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ database })
  })
  afterAll(() => app.close())

  const users = async (filter = '') =>
    (
      await app.graphql<{ users: { items: User[] } }>(
        `{ users(${filter}page: { itemsPerPage: 100 }) { items { id fullName email role currentPlan status } } }`,
      )
    ).data.users.items
  const run = (mutation: string) => app.graphql<Record<string, unknown>>(`mutation { ${mutation} }`)
  const faultOf = async (mutation: string) => (await run(mutation)).errors?.[0]?.extensions
  const undo = () => run('undo { id }')

  test('change role, plan, and status in one operation with one undo, over both APIs', async () => {
    const before = await users()
    const ids = (await users('role: AUTHOR, status: ACTIVE, ')).map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(3)
    await run(`updateUsers(ids: [${ids.join()}], role: EDITOR, plan: TEAM, status: INACTIVE) { id }`)
    const after = await users()
    for (const id of ids)
      expect(after.find(user => user.id === id)).toMatchObject({ role: 'EDITOR', currentPlan: 'TEAM', status: 'INACTIVE' })
    await undo()
    expect(await users()).toEqual(before)
    const { body } = await app.rest('PUT', '/api/apps/users', { body: { ids: ids.map(Number), plan: 'enterprise' } })
    expect(body.users.map(({ currentPlan }: { currentPlan: string }) => currentPlan)).toEqual(ids.map(() => 'enterprise'))
    await undo()
  })

  test('change none if one cannot change: last administrator, invalid transition, unknown ID', async () => {
    const before = await users()
    const administrators = before.filter(({ role }) => role === 'ADMIN').map(({ id }) => id)
    const pending = before.find(({ status }) => status === 'PENDING')?.id
    const active = before.find(({ status, role }) => status === 'ACTIVE' && role === 'EDITOR')?.id
    expect(await faultOf(`updateUsers(ids: [${administrators.join()}], role: EDITOR) { id }`)).toMatchObject({ code: 'CONFLICT' })
    expect(await faultOf(`updateUsers(ids: [${active}, ${pending}], status: INACTIVE) { id }`)).toMatchObject({
      code: 'CONFLICT',
      allowed: ['ACTIVE'],
    })
    expect(await faultOf(`updateUsers(ids: [${active}, 9999], plan: TEAM) { id }`)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await faultOf(`updateUsers(ids: [], plan: TEAM) { id }`)).toMatchObject({ code: 'BAD_USER_INPUT', field: 'ids' })
    expect(await faultOf(`updateUsers(ids: [${active}]) { id }`)).toMatchObject({ code: 'BAD_USER_INPUT', field: 'role' })
    expect(await faultOf(`deleteUsers(ids: [${administrators.join()}])`)).toMatchObject({ code: 'CONFLICT' })
    expect((await app.rest('POST', '/api/apps/users/deletions', { body: { ids: [9999] } })).status).toBe(404)
    expect(await users()).toEqual(before)
    await run(`deleteUsers(ids: [${active}, ${pending}])`)
    expect(await users()).toHaveLength(before.length - 2)
    await undo()
    expect(await users()).toEqual(before)
  })

  test('reject deleting oneself', async () => {
    const token = (await app.rest('POST', '/register/login', { body: { email: 'client@demo.com', password: 'client' } })).body
      .auth as string
    const mine = (mutation: string) => app.graphql<Record<string, { id: string }>>(`mutation { ${mutation} }`, {}, token)
    const { data } = await mine(`createUser(input: { fullName: "Myself", email: "Client@demo.com" }) { id }`)
    const { errors } = await mine(`deleteUser(id: ${data.createUser?.id})`)
    expect(errors?.[0]?.extensions.code).toBe('CONFLICT')
    expect((await mine(`deleteUsers(ids: [${data.createUser?.id}])`)).errors?.[0]?.extensions.reason).toBe('OWN_USER')
  })

  test('invite a pending user with a sent email, undo both, and resend the invitation', async () => {
    const sent = async () =>
      (
        await app.graphql<{ emails: { items: { subject: string; message: string; to: { email: string }[] }[] } }>(
          '{ emails(folder: SENT) { items { subject message to { email } } } }',
        )
      ).data.emails.items
    const before = await sent()
    const { data } = await run(
      `inviteUser(input: { email: "ada@example.org", fullName: "Ada <b>", role: EDITOR }) { id fullName role status details { invitedAt } }`,
    )
    expect(data.inviteUser).toMatchObject({ role: 'EDITOR', status: 'PENDING', details: { invitedAt: expect.any(String) } })
    expect((await sent())[0]).toMatchObject({ to: [{ email: 'ada@example.org' }], message: expect.stringContaining('Ada &lt;b&gt;') })
    const { id } = data.inviteUser as { id: string }
    const again = await app.rest('POST', `/api/apps/users/${id}/invitation`)
    expect([again.status, again.body.status]).toEqual([200, 'pending'])
    await undo()
    await undo()
    expect(await sent()).toEqual(before)
    expect((await users()).some(({ email }) => email === 'ada@example.org')).toBe(false)
    expect(await faultOf(`inviteUser(input: { email: "lars@hedlund.example" }) { id }`)).toMatchObject({ code: 'CONFLICT', field: 'email' })
    expect(await faultOf(`remindUser(id: 1) { id }`)).toMatchObject({ code: 'CONFLICT' })
    const named = await app.rest('POST', '/api/apps/users/invitations', { body: { email: 'grace.hopper@example.org' } })
    expect([named.status, named.body.fullName]).toEqual([201, 'grace.hopper'])
    await undo()
  })

  test('import a file after a dry run: add valid rows in one operation, and report others by row', async () => {
    const rows = `[
      { fullName: "Filed One", email: "one@example.org", role: "Editor", plan: "TEAM", status: "active" }
      { fullName: "", email: "two@example.org" }
      { fullName: "Filed Three", email: "ONE@example.org" }
      { fullName: "Filed Four", email: "four@example.org", role: "king" }
      { fullName: "Filed Five", email: "LARS@hedlund.example" }
      { fullName: "Filed Six", email: "six@example.org" }
    ]`
    const before = await users()
    const wanted = {
      count: 2,
      problems: [
        { row: 2, field: 'fullName' },
        { row: 3, field: 'email' },
        { row: 4, field: 'role' },
        { row: 5, field: 'email' },
      ],
    }
    expect((await run(`importUsers(rows: ${rows}, isTrial: true) { count problems { row field } }`)).data.importUsers).toEqual(wanted)
    expect(await users()).toEqual(before)
    expect((await run(`importUsers(rows: ${rows}) { count problems { row field } }`)).data.importUsers).toEqual(wanted)
    const added = (await users()).slice(before.length)
    expect(added).toMatchObject([
      { fullName: 'Filed One', role: 'EDITOR', currentPlan: 'TEAM', status: 'ACTIVE' },
      { fullName: 'Filed Six', role: 'SUBSCRIBER', currentPlan: 'BASIC', status: 'PENDING' },
    ])
    await undo()
    expect(await users()).toEqual(before)
    const wire = await app.rest('POST', '/api/apps/users/imports', {
      body: { rows: [{ fullName: 'Filed', email: 'wire@example.org' }], isTrial: true },
    })
    expect(wire.body).toEqual({ count: 1, problems: [], users: [] })
    expect(await faultOf(`importUsers(rows: []) { count }`)).toMatchObject({ code: 'BAD_USER_INPUT', field: 'rows' })
  })

  /** Number of statements that the work executes in transactions. */
  const countWritten = async (work: () => Promise<unknown>) => {
    const { store } = app.running.parts
    let statements = 0
    const counter: KyselyPlugin = {
      transformQuery: ({ node }) => {
        statements++
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const transact = store.transact.bind(store)
    const spy = vi.spyOn(store, 'transact').mockImplementation(work => transact(db => work(db.withPlugin(counter))))
    await work()
    spy.mockRestore()
    return statements
  }

  test('import addresses with the same local part with no more statements than others, and number their usernames', async () => {
    const before = await users()
    const importAll = async (rows: object[]) => {
      const { data } = await app.graphql<{ importUsers: { users: { username: string }[] } }>(
        `mutation ($rows: [UserImportRow!]!) { importUsers(rows: $rows) { users { username } } }`,
        { rows },
      )
      return data.importUsers.users.map(({ username }) => username)
    }
    const rowsOf = (emailOf: (index: number) => string) =>
      Array.from({ length: 40 }, (_, index) => ({ fullName: `Filed ${index}`, email: emailOf(index) }))
    const others = await countWritten(() => importAll(rowsOf(index => `person${index}@example.org`)))
    await undo()
    const alike = await countWritten(() => importAll(rowsOf(index => `info@example${index}.org`)))
    expect(others).toBeGreaterThan(40)
    expect(alike).toBeLessThanOrEqual(others)
    await undo()
    await run(`createUser(input: { fullName: "Taken", email: "taken@example.org", username: "INFO.3" }) { id }`)
    expect(
      await importAll([
        { fullName: 'One', email: 'info@one.example' },
        { fullName: 'Two', email: 'second@two.example', username: 'Info.2' },
        { fullName: 'Three', email: 'Info@three.example' },
        { fullName: 'Four', email: 'information@four.example' },
        { fullName: 'Five', email: 'info@five.example' },
      ]),
    ).toEqual(['info', 'Info.2', 'info.4', 'information', 'info.5'])
    await undo()
    expect((await run(`createUser(input: { fullName: "Next", email: "info@next.example" }) { username }`)).data.createUser).toEqual({
      username: 'info',
    })
    await undo()
    await undo()
    expect(await users()).toEqual(before)
  })

  test("find taken emails and usernames, case-insensitive, except the user's own", async () => {
    const taken = async (args: string) =>
      (await app.graphql<{ takenUserFields: string[] }>(`{ takenUserFields(${args}) }`)).data.takenUserFields
    expect(await taken(`email: "LARS@hedlund.example", username: "lars.hedlund"`)).toEqual(['email', 'username'])
    expect(await taken(`email: "lars@hedlund.example", except: 2`)).toEqual([])
    expect(await taken(`username: " free.name "`)).toEqual([])
    expect((await app.rest('GET', '/api/apps/users/taken?username=LARS.hedlund')).body).toEqual({ taken: ['username'] })
  })

  test('change settings, store four card digits, and sign out suspended users and after password changes, over both APIs', async () => {
    const fields =
      'isSignedIn details { isTwoStep passwordChangedAt devices { id } paymentMethods { id brand last4 isPrimary } connections { service isConnected } address { city } }'
    const read = async () => (await app.graphql<{ user: unknown }>(`{ user(id: 5) { ${fields} } }`)).data.user
    const before = await read()
    await run(
      `updateUserSettings(id: 5, input: { connections: [{ service: GITHUB, isConnected: true }], address: { street: "1", city: "Town", region: "", postalCode: "" } }) { id }`,
    )
    const { details } = (await read()) as { details: { address: { city: string }; connections: { service: string }[] } }
    expect([details.address.city, details.connections.length]).toEqual(['Town', 7])
    await undo()
    const card = { number: '4242 4242 4242 4242', expires: '08/90', holder: 'Priya' }
    expect((await app.rest('POST', '/api/apps/users/5/cards', { body: card })).status).toBe(201)
    expect(await read()).toMatchObject({
      details: { paymentMethods: [{}, {}, { id: 'c3', brand: 'VISA', last4: '4242', isPrimary: false }] },
    })
    await run(`updateUserSettings(id: 5, input: { primaryMethod: "c3" }) { id }`)
    expect((await app.rest('DELETE', '/api/apps/users/5/cards/c3')).status).toBe(204)
    expect(await read()).toMatchObject({ details: { paymentMethods: [{ isPrimary: true }, { isPrimary: false }] } })
    for (const _ of [1, 2, 3]) await undo()
    expect(await read()).toEqual(before)
    for (const [field, wrong] of [
      ['number', { ...card, number: '4242 4242 4242 4241' }],
      ['expires', { ...card, expires: '08/20' }],
      ['holder', { ...card, holder: ' ' }],
    ] as const)
      expect((await app.rest('POST', '/api/apps/users/5/cards', { body: wrong })).body).toMatchObject({ code: 'BAD_USER_INPUT', field })
    expect(await faultOf(`changeUserPassword(id: 5, password: "short1") { id }`)).toMatchObject({ field: 'password' })
    await run(`changeUserPassword(id: 5, password: "long enough 1") { id }`)
    expect(await read()).toMatchObject({ isSignedIn: false, details: { devices: [] } })
    await undo()
    await run(`setUserStatus(id: 5, status: INACTIVE) { id }`)
    expect(await read()).toMatchObject({ isSignedIn: false, details: { devices: [] } })
    await undo()
    expect(await faultOf(`revokeUserDevices(id: 5, devices: ["none"]) { id }`)).toMatchObject({ code: 'NOT_FOUND' })
    const notFound = async (method: string, path: string, body?: unknown) => {
      const answer = await app.rest(method, `/api/apps/users/${path}`, { body })
      return [answer.status, answer.body.message]
    }
    expect(await notFound('POST', '5/sign-outs', { devices: ['none'] })).toEqual([404, 'Device not found'])
    expect(await notFound('DELETE', '5/cards/none')).toEqual([404, 'Payment method not found'])
    expect(await notFound('PUT', '5/settings', { primaryMethod: 'none' })).toEqual([404, 'Payment method not found'])
    expect(await notFound('POST', '999/sign-outs', { devices: ['none'] })).toEqual([404, 'User not found'])
    expect(await read()).toEqual(before)
    const { data } = await app.graphql<{ user: { grants: { name: string }[] } }>(`{ user(id: 6) { role grants { name } } }`)
    expect(data.user.grants.map(({ name }) => name)).toEqual(['Project Planning', 'Manage Email Sequences'])
  })

  test("show the abilities of a user's role", async () => {
    const { data } = await app.graphql<{
      users: { items: { role: string; grants: { name: string }[] }[] }
      permissions: { items: { name: string; userRoles: string[] }[] }
    }>(`{ users(page: { itemsPerPage: 50 }) { items { role grants { name } } } permissions { items { name userRoles } } }`)
    expect(new Set(data.users.items.map(({ role }) => role)).size).toBe(5)
    for (const { role, grants } of data.users.items)
      expect(grants.map(({ name }) => name)).toEqual(
        data.permissions.items.filter(({ userRoles }) => userRoles.includes(role)).map(({ name }) => name),
      )
  })
})
