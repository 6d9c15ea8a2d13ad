import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startApp, type TestApp } from '../support/harness.ts'

interface Permission {
  id: string
  version: number
  name: string
  assignedTo: string[]
  createdDate: string
}

interface WirePermission {
  id: number
  name: string
  assignedTo: string[]
  createdDate: string
}

const fields = 'id version name assignedTo createdDate'
const list = `query ($search: String, $sort: PermissionSort, $order: SortOrder, $page: PageInput) {
  permissions(search: $search, sort: $sort, order: $order, page: $page) { total items { ${fields} } }
}`
const create = `mutation ($name: String!, $assignedTo: [PermissionRole!]) { createPermission(name: $name, assignedTo: $assignedTo) { ${fields} } }`
const update = `mutation ($id: ID!, $version: Int, $name: String, $assignedTo: [PermissionRole!]) {
  updatePermission(id: $id, version: $version, name: $name, assignedTo: $assignedTo) { ${fields} }
}`
const remove = `mutation ($id: ID!, $force: Boolean) { deletePermission(id: $id, force: $force) }`
const path = '/api/apps/permissions'

describe.each(databases)('permissions on %s', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ database })
  })
  afterAll(() => app.close())

  const permissions = async (variables: Record<string, unknown> = {}) =>
    (await app.graphql<{ permissions: { total: number; items: Permission[] } }>(list, variables)).data.permissions
  const wire = async (query = ''): Promise<{ permissions: WirePermission[]; totalPermissions: number }> =>
    (await app.rest('GET', `${path}${query}`)).body
  const idsOf = (items: { id: number | string }[]) => items.map(({ id }) => Number(id))
  const undo = (operationId?: string) =>
    app.graphql<{ undo: { id: string } }>(`mutation ($operationId: ID) { undo(operationId: $operationId) { id } }`, { operationId })
  const reset = () => app.graphql(`mutation { resetWorkspace(area: PERMISSIONS) }`)

  test('lists the nine of the specification with their roles', async () => {
    const body = await wire()
    expect(body.totalPermissions).toBe(9)
    expect(body.permissions.map(({ name, assignedTo }) => [name, ...assignedTo])).toEqual([
      ['Management', 'administrator'],
      ['Manage Billing & Roles', 'administrator'],
      ['Add & Remove Users', 'administrator', 'manager'],
      ['Project Planning', 'administrator', 'users', 'support'],
      ['Manage Email Sequences', 'administrator', 'users', 'support'],
      ['Client Communication', 'administrator', 'manager'],
      ['Only View', 'administrator', 'restricted-user'],
      ['Financial Management', 'administrator', 'manager'],
      ["Manage Others' Tasks", 'administrator', 'support'],
    ])
    for (const { createdDate } of body.permissions) expect(createdDate).toMatch(/^\d{1,2} [A-Z][a-z]{2} \d{4}, \d{1,2}:\d\d [AP]M$/)
  })

  test('returns the same instants over both APIs, and ignores other parameters', async () => {
    const [body, { items }] = [await wire(), await permissions()]
    expect(body.permissions.map(({ createdDate }) => new Date(`${createdDate} UTC`).toISOString())).toEqual(
      items.map(({ createdDate }) => createdDate),
    )
    expect(items[6]?.assignedTo).toEqual(['ADMINISTRATOR', 'RESTRICTED_USER'])
    expect(await wire('?q&page=&itemsPerPage=x&sortBy=createdDate&orderBy=desc&other=1')).toEqual(body)
    expect(await wire('?page=5')).toEqual({ permissions: [], totalPermissions: 9 })
  })

  test('searches name and displayed date, and the beginning of roles', async () => {
    expect((await wire('?q=FINANCIAL')).permissions.map(({ name }) => name)).toEqual(['Financial Management'])
    expect(idsOf((await wire('?q=restricted-u')).permissions)).toEqual([7])
    expect(idsOf((await wire('?q=supp')).permissions)).toEqual([4, 5, 9])
    expect((await wire('?q=admin')).totalPermissions).toBe(9)
    expect((await wire('?q=strator')).totalPermissions).toBe(0)
    expect((await wire('?q=%25')).totalPermissions).toBe(0)
    const [first] = (await wire()).permissions
    expect(idsOf((await wire(`?q=${encodeURIComponent(first?.createdDate ?? '')}`)).permissions)).toContain(1)
  })

  test("matches the contract's search rule over both APIs for any search", async () => {
    const all = (await wire()).permissions
    const texts = all.flatMap(({ name, createdDate, assignedTo }) => [name, createdDate, ...assignedTo])
    const piece = fc
      .tuple(fc.constantFrom(...texts), fc.nat(20), fc.integer({ min: 1, max: 6 }))
      .map(([text, from, length]) => text.slice(from % text.length, (from % text.length) + length))
    await fc.assert(
      fc.asyncProperty(fc.oneof(piece, fc.string({ maxLength: 4 })), async search => {
        fc.pre(search.isWellFormed() && !search.includes('\0'))
        const q = search.trim().toLowerCase()
        const wanted = all.filter(
          ({ name, createdDate, assignedTo }) =>
            name.toLowerCase().includes(q) || createdDate.toLowerCase().includes(q) || assignedTo.some(role => role.startsWith(q)),
        )
        expect(idsOf((await wire(`?q=${encodeURIComponent(search)}`)).permissions)).toEqual(idsOf(wanted))
        expect(idsOf((await permissions({ search })).items)).toEqual(idsOf(wanted))
      }),
      { numRuns: 40, seed: 9 },
    )
  })

  test('filters by role, and lists the roles of each permission', async () => {
    const query = `query ($role: PermissionRole) { permissions(role: $role) { total items { id assignedTo userRoles } } }`
    const { data } = await app.graphql<{
      permissions: { total: number; items: { id: string; assignedTo: string[]; userRoles: string[] }[] }
    }>(query, { role: 'SUPPORT' })
    expect([data.permissions.total, ...idsOf(data.permissions.items)]).toEqual([3, 4, 5, 9])
    expect(data.permissions.items.map(({ userRoles }) => userRoles)).toEqual([
      ['ADMIN', 'AUTHOR', 'EDITOR'],
      ['ADMIN', 'AUTHOR', 'EDITOR'],
      ['ADMIN', 'EDITOR'],
    ])
  })

  test('sorts by name, case-insensitive, or by date, alike over both APIs in both directions', async () => {
    for (const order of ['ASC', 'DESC']) {
      const turned = <T>(keys: T[]) => (order === 'ASC' ? keys : keys.toReversed())
      const { items } = await permissions({ sort: 'NAME', order })
      const names = items.map(({ name }) => name.toLowerCase())
      expect(names).toEqual(turned(names.toSorted()))
      expect(idsOf((await wire(`?sortBy=name&orderBy=${order.toLowerCase()}`)).permissions)).toEqual(idsOf(items))
      const dates = (await permissions({ sort: 'DATE', order })).items.map(({ createdDate }) => createdDate)
      expect(dates).toEqual(turned(dates.toSorted()))
    }
  })

  test('trims names and orders roles without duplicates on creation', async () => {
    const { data } = await app.graphql<{ createPermission: Permission }>(create, {
      name: '  Publish Reviews ',
      assignedTo: ['SUPPORT', 'ADMINISTRATOR', 'SUPPORT'],
    })
    expect(data.createPermission).toMatchObject({ id: '10', version: 1, name: 'Publish Reviews', assignedTo: ['ADMINISTRATOR', 'SUPPORT'] })
    expect(idsOf((await wire('?q=publish')).permissions)).toEqual([10])
    expect(idsOf((await wire('?q=support')).permissions)).toContain(10)
    await undo()
    expect((await wire()).totalPermissions).toBe(9)
    const bare = await app.rest('POST', path, { body: { name: 'Archive' } })
    expect([bare.status, bare.body]).toMatchObject([201, { name: 'Archive', assignedTo: [] }])
    await reset()
  })

  test('keeps names unique, case-insensitive', async () => {
    const taken = await app.graphql(create, { name: 'only VIEW' })
    expect(taken.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', field: 'name' })
    const wired = await app.rest('PUT', `${path}/1`, { body: { name: 'Project planning' } })
    expect([wired.status, wired.body.field]).toEqual([409, 'name'])
    expect((await app.graphql<{ updatePermission: Permission }>(update, { id: '7', name: 'Only view' })).data.updatePermission.name).toBe(
      'Only view',
    )
    const racing = await Promise.all(Array.from({ length: 10 }, () => app.graphql(create, { name: 'One Name' })))
    expect(racing.filter(({ errors }) => !errors)).toHaveLength(1)
    await reset()
  })

  test('rejects an outdated version with the current permission, with undo and redo', async () => {
    const changed = await app.graphql<{ updatePermission: Permission }>(update, { id: '4', version: 1, assignedTo: ['MANAGER'] })
    expect(changed.data.updatePermission).toMatchObject({ version: 2, name: 'Project Planning', assignedTo: ['MANAGER'] })
    const late = await app.graphql(update, { id: '4', version: 1, assignedTo: [] })
    expect(late.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', current: { version: 2, assignedTo: ['MANAGER'] } })
    expect(idsOf((await wire('?q=manager')).permissions)).toContain(4)
    await undo()
    expect(idsOf((await wire('?q=manager')).permissions)).not.toContain(4)
    await app.graphql(`mutation { redo { id } }`)
    expect((await app.rest('GET', `${path}/4`)).body.assignedTo).toEqual(['manager'])
    await reset()
  })

  test('deletes a permission over both APIs, and undo restores its position unless its name is taken', async () => {
    const before = await permissions()
    expect((await app.rest('DELETE', `${path}/5?force=true`)).status).toBe(204)
    expect((await app.rest('DELETE', `${path}/5?force=true`)).status).toBe(404)
    expect((await app.rest('GET', `${path}/5`)).status).toBe(404)
    expect((await app.graphql(remove, { id: '5' })).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    await undo()
    expect(idsOf((await permissions()).items)).toEqual(idsOf(before.items))
    await app.graphql(remove, { id: '5', force: true })
    const { operations } = (
      await app.graphql<{ operations: { items: { id: string }[] } }>(`{ operations(page: { itemsPerPage: 1 }) { items { id } } }`)
    ).data
    await app.graphql(create, { name: 'Manage Email Sequences' })
    expect((await undo(operations.items[0]?.id)).errors?.[0]?.extensions.code).toBe('CONFLICT')
    expect((await wire()).totalPermissions).toBe(9)
    await reset()
  })

  test('rejects deleting an assigned permission with its roles unless forced; deletes others at once', async () => {
    const kept = await app.graphql(remove, { id: '5' })
    expect(kept.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', assignedTo: ['ADMINISTRATOR', 'USERS', 'SUPPORT'] })
    const wired = await app.rest('DELETE', `${path}/5?force=false`)
    expect([wired.status, wired.body.message]).toEqual([409, expect.stringContaining('3 roles have this permission')])
    expect((await app.graphql(remove, { id: '5', force: true })).data).toEqual({ deletePermission: '5' })
    await app.graphql(update, { id: '9', assignedTo: [] })
    expect((await app.graphql(remove, { id: '9' })).data).toEqual({ deletePermission: '9' })
    await reset()
  })

  test('deletes several in one operation, all or none, over either API, and restores them together', async () => {
    const removeAll = `mutation ($ids: [ID!]!, $force: Boolean) { deletePermissions(ids: $ids, force: $force) }`
    const before = await permissions()
    expect((await app.graphql(removeAll, { ids: ['2', '9'] })).errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      reason: 'PERMISSION_IN_USE',
      assignedTo: ['ADMINISTRATOR', 'SUPPORT'],
    })
    const none = await app.graphql(removeAll, { ids: [] })
    expect(none.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', reason: 'IDS_OUT_OF_RANGE' })
    expect((await app.graphql(removeAll, { ids: ['2', '99'], force: true })).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    expect(await permissions()).toEqual(before)
    expect((await app.graphql(removeAll, { ids: ['2', '9', '2'], force: true })).data).toEqual({ deletePermissions: ['2', '9'] })
    await undo()
    expect(idsOf((await permissions()).items)).toEqual(idsOf(before.items))
    const wired = await app.rest('POST', `${path}/deletions`, { body: { ids: [2, 9, 9], force: true } })
    expect([wired.status, wired.body]).toEqual([200, { ids: [2, 9] }])
    await reset()
  })

  test('are read-only for accounts without the right to manage them, over either API', async () => {
    const { db } = app.running.parts.store
    const rules = [
      { action: 'read', subject: 'AclDemo' },
      { action: 'manage', subject: 'Permission', inverted: true },
    ]
    const before = await db.selectFrom('roleAbilities').select('rules').where('role', '=', 'regular').executeTakeFirstOrThrow()
    await db
      .updateTable('roleAbilities')
      .set({ rules: JSON.stringify(rules) })
      .where('role', '=', 'regular')
      .execute()
    try {
      const login = `mutation { login(email: "client@demo.com", password: "client") { auth account { abilityRules { action subject inverted } } } }`
      const { data } = await app.graphql<{ login: { auth: string; account: { abilityRules: unknown } } }>(login)
      const { auth: token, account } = data.login
      expect(account.abilityRules).toEqual([{ ...rules[0], inverted: null }, rules[1]])
      for (const [query, variables] of [
        [create, { name: 'One' }],
        [update, { id: '7', name: 'Two' }],
        [remove, { id: '7', force: true }],
      ] as const)
        expect((await app.graphql(query, { ...variables }, token)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
      expect((await app.rest('DELETE', `${path}/7?force=true`, { token })).status).toBe(403)
      expect((await app.rest('GET', `${path}/7`, { token })).body.name).toBe('Only View')
      const role = await app.graphql(`mutation { createRole(name: "Proofreader") { id } }`, {}, token)
      expect(role.errors).toBeUndefined()
    } finally {
      await db.updateTable('roleAbilities').set(before).where('role', '=', 'regular').execute()
    }
  })

  test.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(121) }, 'name'],
    [{ name: 7 }, 'name'],
    [{ name: 'A', assignedTo: 'administrator' }, 'assignedTo'],
    [{ name: 'A', assignedTo: ['constructor'] }, 'assignedTo'],
    [{ name: 'A', assignedTo: [null] }, 'assignedTo'],
    [{}, 'name'],
  ])('rejects %o with its field', async (body, field) => {
    const refused = await app.rest('POST', path, { body })
    expect([refused.status, refused.body.field]).toEqual([400, field])
  })
})
