import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startApp, type TestApp } from '../support/harness.ts'

interface User {
  id: string
  version: number
  fullName: string
  username: string
  email: string
  role: string
  currentPlan: string
  status: string
  billing: string
  avatar: string
  taskDone: number
}

const fields =
  'id version fullName company role username country contact email currentPlan status avatar billing taskDone projectDone taxId language'
const list = `query ($search: String, $role: UserRole, $paid: Boolean, $signedIn: Boolean, $plan: UserPlan, $status: UserStatus, $sort: UserSort, $order: SortOrder, $page: PageInput) {
  users(search: $search, role: $role, paid: $paid, signedIn: $signedIn, plan: $plan, status: $status, sort: $sort, order: $order, page: $page) { total items { ${fields} } }
}`
const create = `mutation ($input: UserInput!) { createUser(input: $input) { ${fields} } }`
const update = `mutation ($id: ID!, $version: Int, $input: UserInput!) { updateUser(id: $id, version: $version, input: $input) { ${fields} } }`
const setStatus = `mutation ($id: ID!, $status: UserStatus!) { setUserStatus(id: $id, status: $status) { status } }`
const remove = `mutation ($id: ID!) { deleteUser(id: $id) }`

describe.each(databases)('users on %s', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ database })
  })
  afterAll(() => app.close())

  const users = async (variables: Record<string, unknown> = {}) =>
    (await app.graphql<{ users: { total: number; items: User[] } }>(list, variables)).data.users
  const all = async () => (await users({ page: { itemsPerPage: -1 } })).items
  const user = async (id: string | undefined) =>
    (await app.graphql<{ user: User }>(`query ($id: ID!) { user(id: $id) { ${fields} } }`, { id })).data.user
  const wire = (query = '') => app.rest('GET', `/api/apps/users${query}`)
  const undo = () => app.graphql(`mutation { undo { id } }`)
  const redo = () => app.graphql(`mutation { redo { id } }`)
  const add = async (input: object) => (await app.graphql<{ createUser: User }>(create, { input })).data.createUser
  const codeOf = async (query: string, variables: Record<string, unknown>) =>
    (await app.graphql(query, variables)).errors?.[0]?.extensions.code

  test('lists fifty users by ID, with unique emails and usernames, matching the summary', async () => {
    const everyone = await all()
    expect(everyone.map(({ id }) => Number(id))).toEqual(Array.from({ length: 50 }, (_, index) => index + 1))
    for (const field of ['email', 'username'] as const) expect(new Set(everyone.map(each => each[field])).size).toBe(50)
    const count = (status: string) => everyone.filter(each => each.status === status).length
    expect((await app.graphql(`{ userSummary { total active inactive pending } }`)).data).toEqual({
      userSummary: { total: 50, active: count('ACTIVE'), inactive: count('INACTIVE'), pending: count('PENDING') },
    })
    const { data } = await app.graphql<{ userSummary: { paid: number; signedIn: number } }>(`{ userSummary { paid signedIn } }`)
    expect((await users({ paid: true })).total).toBe(data.userSummary.paid)
    expect((await users({ paid: false })).total).toBe(50 - data.userSummary.paid)
    expect((await users({ paid: true, plan: 'BASIC' })).total).toBe(0)
    expect((await users({ signedIn: true })).total).toBe(data.userSummary.signedIn)
    for (const filter of [
      { role: 'ADMIN' },
      { role: 'SUBSCRIBER' },
      { plan: 'ENTERPRISE' },
      { plan: 'BASIC' },
      { status: 'INACTIVE' },
      { status: 'PENDING' },
    ])
      expect((await users(filter)).total).toBeGreaterThan(1)
    expect(everyone.filter(({ status }) => status === 'PENDING').every(({ taskDone }) => taskDone === 0)).toBe(true)
  })

  test.each([
    ['USER', 'user', 'fullName'],
    ['EMAIL', 'email', 'email'],
    ['ROLE', 'role', 'role'],
    ['PLAN', 'plan', 'currentPlan'],
    ['STATUS', 'status', 'status'],
    ['BILLING', 'billing', 'billing'],
  ] as const)('sorts by %s alike over both APIs, ties in order, descending reversed', async (sort, sortBy, field) => {
    const everyone = (await wire('?itemsPerPage=-1')).body.users as Record<string, string>[]
    const keyOf = (each: Record<string, string>) => each[field]?.toLowerCase() ?? ''
    const expected = everyone.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0))
    const ascending = (await wire(`?sortBy=${sortBy}&itemsPerPage=100`)).body.users
    expect(ascending).toEqual(expected)
    const graphql = await users({ sort, order: 'DESC', page: { itemsPerPage: 100 } })
    const descending = (await wire(`?sortBy=${sortBy}&orderBy=desc&itemsPerPage=-1`)).body.users
    expect(graphql.items.map(({ id }) => Number(id))).toEqual(descending.map(({ id }: { id: number }) => id))
    expect(descending.map(keyOf)).toEqual(expected.map(keyOf).toReversed())
  })

  test('follows the contract: labels, first page beyond the last, empty filters as none', async () => {
    const plain = await wire()
    expect(plain.status).toBe(200)
    expect(plain.body).toMatchObject({ totalUsers: 50, totalPages: 5, page: 1 })
    expect((await wire('?q&role=&plan&status&page=1&itemsPerPage=abc&sortBy=nothing&other=1')).body).toEqual(plain.body)
    expect((await wire('?page=99')).body).toEqual(plain.body)
    expect((await wire('?page=2')).body).toMatchObject({ page: 2, users: [{ id: 11 }, ...Array.from({ length: 9 }, () => ({}))] })
    expect((await wire('?q=nobody+at+all&page=3')).body).toEqual({ users: [], totalPages: 0, totalUsers: 0, page: 1 })
    for (const each of (await wire('?itemsPerPage=100')).body.users) {
      expect(each).toEqual({
        id: expect.any(Number),
        fullName: expect.any(String),
        company: expect.any(String),
        role: expect.stringMatching(/^(admin|editor|author|maintainer|subscriber)$/),
        username: expect.any(String),
        country: expect.any(String),
        contact: expect.stringMatching(/^\(\d{3}\) 555-01\d\d$/),
        email: expect.stringMatching(/@[a-z.]+\.example$|@example\.com$/),
        currentPlan: expect.stringMatching(/^(basic|team|company|enterprise)$/),
        status: expect.stringMatching(/^(active|inactive|pending)$/),
        avatar: expect.stringMatching(/^\/art\/people\/[a-z-]+\.svg$/),
        billing: expect.stringMatching(/^(Auto debit|Manual-(Credit Card|Cash|PayPal))$/),
      })
    }
    const filtered = (await wire('?role=editor&plan=team&status=active&itemsPerPage=-1')).body
    const expected = (await all()).filter(each => each.role === 'EDITOR' && each.currentPlan === 'TEAM' && each.status === 'ACTIVE')
    expect(filtered.users.map(({ id }: { id: number }) => String(id))).toEqual(expected.map(({ id }) => id))
    for (const query of ['?role=constructor', '?plan=Basic', '?status=toString']) expect((await wire(query)).body.totalUsers).toBe(0)
    expect((await wire('?q=WARTA')).body.totalUsers).toBe(0)
    expect((await wire('?q=O%E2%80%99SHEA')).body.users).toMatchObject([{ fullName: 'Brigid O’Shea' }])
  })

  test("follows the contract: one user with details, or the contract's error", async () => {
    const { status, body } = await wire('/7')
    expect(status).toBe(200)
    const [listed] = (await wire('?q=Zahra')).body.users
    expect(body).toEqual({
      ...listed,
      version: expect.any(Number),
      taskDone: expect.any(Number),
      projectDone: expect.any(Number),
      taxId: expect.any(String),
      language: 'Arabic',
    })
    for (const id of ['999', '1;DROP', '1e0', '0', '01', '99999999999999999999'])
      for (const method of ['GET', 'DELETE']) {
        const answer = await app.rest(method, `/api/apps/users/${id}`)
        expect([answer.status, answer.body]).toEqual([404, { message: 'User not found', code: 'NOT_FOUND', requestId: expect.any(String) }])
      }
    expect(await codeOf(`{ user(id: "01") { id } }`, {})).toBe('NOT_FOUND')
  })

  test('follows the contract: a new user gets the next free ID', async () => {
    const sent = {
      id: 0,
      fullName: 'Nour Saleh',
      company: 'Cedar Books',
      role: 'author',
      country: 'Lebanon',
      contact: '961 555 0143',
      email: 'nour.saleh@barid.example',
      currentPlan: 'team',
      status: 'active',
      avatar: '',
      billing: 'Auto Debit',
    }
    const made = await app.rest('POST', '/api/apps/users', { body: sent })
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({ ...sent, id: 51, billing: 'Auto debit', username: 'nour.saleh' })
    expect(await user('51')).toMatchObject({ fullName: 'Nour Saleh', status: 'ACTIVE', role: 'AUTHOR', billing: 'AUTO_DEBIT' })
    const again = await app.rest('POST', '/api/apps/users', { body: { ...sent, email: ' Nour.Saleh@BARID.example' } })
    expect([again.status, again.body.field]).toEqual([409, 'email'])
    const bare = [await app.rest('POST', '/api/apps/users', { body: {} }), await app.rest('POST', '/api/apps/users', { body: {} })]
    expect(bare.map(({ status, body }) => [status, body.id, body.fullName, body.username, body.email, body.status])).toEqual([
      [201, 52, 'New user', 'new.user', '', 'pending'],
      [201, 53, 'New user', 'new.user.2', '', 'pending'],
    ])
    expect((await app.rest('DELETE', '/api/apps/users/20')).status).toBe(204)
    const next = await app.rest('POST', '/api/apps/users', {
      body: { fullName: 'After', __proto__: { id: 3 }, constructor: 1, version: 9 },
    })
    expect(next.body.id).toBe(54)
    expect(await user('54')).toMatchObject({ version: 1 })
    for (const body of [
      [],
      [sent],
      'null',
      '"text"',
      '7',
      { fullName: 5 },
      { role: 'king' },
      { email: 'nothing' },
      { avatar: 'javascript:1' },
    ]) {
      const refused = await app.rest('POST', '/api/apps/users', { body })
      expect([refused.status, typeof refused.body.message]).toEqual([400, 'string'])
    }
    for (let count = 0; count < 5; count++) await undo()
    expect(await all()).toHaveLength(50)
  })

  test('invites, changes, activates, suspends, and deletes users, with undo and redo', async () => {
    const made = await add({ fullName: '  Élodie Marchand ', email: 'Élodie.M@courrier.example', role: 'EDITOR' })
    expect(made).toMatchObject({ fullName: 'Élodie Marchand', username: 'elodie.m', status: 'PENDING', currentPlan: 'BASIC', taskDone: 0 })
    await undo()
    expect((await users({ search: 'Marchand' })).total).toBe(0)
    await redo()
    await app.graphql(update, { id: made.id, input: { country: 'France', billing: 'MANUAL_CASH', fullName: null } })
    expect(await user(made.id)).toMatchObject({ country: 'France', billing: 'MANUAL_CASH', fullName: 'Élodie Marchand' })
    await undo()
    expect(await user(made.id)).toMatchObject({ country: '', billing: 'AUTO_DEBIT' })
    await redo()
    const step = async (status: string) => {
      const { data, errors } = await app.graphql<{ setUserStatus: object }>(setStatus, { id: made.id, status })
      return errors?.[0]?.extensions ?? data.setUserStatus
    }
    expect(await step('INACTIVE')).toMatchObject({ code: 'CONFLICT', allowed: ['ACTIVE'] })
    expect(await step('ACTIVE')).toEqual({ status: 'ACTIVE' })
    expect(await step('PENDING')).toMatchObject({ code: 'CONFLICT', allowed: ['INACTIVE'] })
    expect(await step('INACTIVE')).toEqual({ status: 'INACTIVE' })
    await undo()
    expect(await user(made.id)).toMatchObject({ status: 'ACTIVE', country: 'France' })
    await app.graphql(remove, { id: made.id })
    expect(await codeOf(remove, { id: made.id })).toBe('NOT_FOUND')
    await undo()
    expect(await user(made.id)).toMatchObject({ fullName: 'Élodie Marchand' })
    await redo()
    expect((await users({ search: 'Marchand' })).total).toBe(0)
  })

  test.each([
    ['fullName', { email: 'a@b.example' }],
    ['fullName', { fullName: ' ', email: 'a@b.example' }],
    ['email', { fullName: 'A' }],
    ['email', { fullName: 'A', email: 'nobody' }],
    ['username', { fullName: 'A', email: 'a@b.example', username: 'a b' }],
    ['avatar', { fullName: 'A', email: 'a@b.example', avatar: '//evil.example/a.svg' }],
    ['company', { fullName: 'A', email: 'a@b.example', company: 'x'.repeat(121) }],
  ])('rejects an invalid %s with its field, and stores nothing', async (field, input) => {
    const { total } = await users()
    const { errors } = await app.graphql(create, { input })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field })
    expect((await users()).total).toBe(total)
  })

  test('keeps emails and usernames unique, case-insensitive, also under concurrency', async () => {
    const answers = await Promise.all(
      ['TWIN', 'twin', 'Twin'].map(name => app.graphql(create, { input: { fullName: 'Twin', email: `${name}@t.example` } })),
    )
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
    const refused = answers.flatMap(({ errors }) => errors ?? [])
    expect(refused.map(({ extensions }) => [extensions.code, extensions.field])).toEqual([
      ['CONFLICT', 'email'],
      ['CONFLICT', 'email'],
    ])
    const taken = await app.graphql(update, { id: 1, input: { username: 'TWIN' } })
    expect(taken.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', field: 'username' })
    expect(await codeOf(update, { id: 1, input: { username: 'Amara.Okafor', email: 'AMARA.OKAFOR@example.com' } })).toBeUndefined()
    await undo()
    await undo()
  })

  test('rejects an outdated version with the current user over both APIs', async () => {
    const { version } = await user('2')
    const path = '/api/apps/users/2'
    const first = await app.rest('PUT', path, { body: { version, company: 'Hedlund Workshop', currentPlan: 'Enterprise' } })
    expect([first.status, first.body]).toMatchObject([200, { company: 'Hedlund Workshop', currentPlan: 'enterprise' }])
    const { errors } = await app.graphql(update, { id: 2, version, input: { company: 'Other' } })
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      current: { id: 2, company: 'Hedlund Workshop', version: version + 1 },
    })
    expect((await app.rest('PUT', path, { body: { version, company: 'Other' } })).status).toBe(409)
    await undo()
  })

  test("keeps the last administrator's role, status, and account, except through the contract", async () => {
    const [last, ...others] = (await users({ role: 'ADMIN' })).items
    expect([last?.status, others.length > 0]).toEqual(['ACTIVE', true])
    for (const { id } of others) expect(await codeOf(update, { id, input: { role: 'EDITOR' } })).toBeUndefined()
    const attempts = [
      [update, { id: last?.id, input: { role: 'EDITOR' } }],
      [setStatus, { id: last?.id, status: 'INACTIVE' }],
      [remove, { id: last?.id }],
    ] as const
    for (const [query, variables] of attempts) expect(await codeOf(query, variables)).toBe('CONFLICT')
    const idle = await add({ fullName: 'Idle', email: 'idle@desk.example', role: 'ADMIN' })
    expect(idle).toMatchObject({ role: 'ADMIN', status: 'PENDING' })
    for (const [query, variables] of attempts) expect(await codeOf(query, variables)).toBe('CONFLICT')
    expect(await codeOf(update, { id: last?.id, input: { company: 'Alone', role: 'ADMIN' } })).toBeUndefined()
    expect(await codeOf(remove, { id: idle.id })).toBeUndefined()
    expect((await app.rest('DELETE', `/api/apps/users/${last?.id}`)).status).toBe(204)
    expect((await users({ role: 'ADMIN' })).total).toBe(0)
    for (let count = 0; count < 4 + others.length; count++) await undo()
    expect((await users({ role: 'ADMIN' })).total).toBe(1 + others.length)
  })

  test('returns the same rows over both APIs for any filters', async () => {
    const everyone = await all()
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('ADMIN', 'EDITOR', 'SUBSCRIBER'),
        fc.option(fc.constantFrom('ACTIVE', 'PENDING')),
        fc.constantFrom('', 'an', 'EXAMPLE.com', 'zzz'),
        fc.integer({ min: 1, max: 7 }),
        async (role, status, search, size) => {
          const items = (await users({ role, status, search, page: { itemsPerPage: 100 } })).items
          const isMeant = (each: User) =>
            each.role === role &&
            (status === null || each.status === status) &&
            `${each.fullName}\n${each.email}`.toLowerCase().includes(search.toLowerCase())
          expect(items).toEqual(everyone.filter(isMeant))
          const seen: number[] = []
          const query = `role=${role.toLowerCase()}&status=${status?.toLowerCase() ?? ''}&q=${search}&itemsPerPage=${size}`
          for (let page = 1; page <= Math.ceil(items.length / size); page++) {
            const { body } = await wire(`?${query}&page=${page}`)
            expect(body).toMatchObject({ page, totalUsers: items.length, totalPages: Math.ceil(items.length / size) })
            seen.push(...body.users.map(({ id }: { id: number }) => id))
          }
          expect(seen.map(String)).toEqual(items.map(({ id }) => id))
        },
      ),
      { numRuns: 8 },
    )
  })
})
