import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startApp, type TestApp } from '../support/harness.ts'
import { countStatements } from '../support/statements.ts'

interface Role {
  id: string
  version: number
  name: string
  role: string | null
  userCount: number
  rights: { subject: string; read: boolean; write: boolean; create: boolean }[]
}

const fields = 'id version name role userCount rights { subject read write create }'
const create = `mutation ($name: String!, $rights: [RoleRightInput!]) { createRole(name: $name, rights: $rights) { ${fields} } }`
const update = `mutation ($id: ID!, $version: Int, $name: String, $rights: [RoleRightInput!]) { updateRole(id: $id, version: $version, name: $name, rights: $rights) { ${fields} } }`
const remove = `mutation ($id: ID!) { deleteRole(id: $id) }`
const right = (subject: string) => ({ subject, read: true, write: false, create: false })

describe.each(databases)('roles on %s', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ database })
  })
  afterAll(() => app.close())

  const roles = async () => (await app.graphql<{ roles: Role[] }>(`{ roles { ${fields} } }`)).data.roles
  const role = async (id: string | undefined) =>
    (await app.graphql<{ role: Role | null }>(`query ($id: ID!) { role(id: $id) { ${fields} } }`, { id })).data?.role
  const add = async (name: string, rights?: object[]) => (await app.graphql<{ createRole: Role }>(create, { name, rights })).data.createRole
  const undo = () => app.graphql(`mutation { undo { id } }`)
  const redo = () => app.graphql(`mutation { redo { id } }`)

  test('lists the five built-in roles with all users; the administrator has every permission', async () => {
    const known = await roles()
    expect(known.map(each => each.role)).toEqual(['ADMIN', 'EDITOR', 'AUTHOR', 'MAINTAINER', 'SUBSCRIBER'])
    expect(known.reduce((sum, { userCount }) => sum + userCount, 0)).toBe(50)
    expect(known[0]?.rights.every(({ read, write, create }) => read && write && create)).toBe(true)
    const subjects = known[0]?.rights.map(({ subject }) => subject)
    for (const { rights } of known) {
      expect(rights.map(({ subject }) => subject)).toEqual(subjects)
      // Write access implies read access.
      expect(rights.filter(({ read, write, create }) => !read && (write || create))).toEqual([])
    }
  })

  test('loads roles with their users and users with their permissions in seven statements', async () => {
    const query = `{ roles { role userCount users(page: { page: 2, itemsPerPage: 3 }) { total items { id role } } } users(page: { itemsPerPage: 50 }) { items { role permissions { subject write } } } }`
    const { data } = await app.graphql<{
      roles: { role: string; userCount: number; users: { total: number; items: { id: string; role: string }[] } }[]
      users: { items: { role: string; permissions: { subject: string; write: boolean }[] }[] }
    }>(query)
    for (const each of data.roles) {
      expect(each.users.total).toBe(each.userCount)
      const listed = await app.rest('GET', `/api/apps/users?role=${each.role.toLowerCase()}&page=2&itemsPerPage=3`)
      const expected = listed.body.page === 2 ? listed.body.users.map(({ id }: { id: number }) => String(id)) : []
      expect(each.users.items.map(({ id }) => id)).toEqual(expected)
    }
    const known = await roles()
    for (const each of data.users.items)
      expect(each.permissions).toEqual(
        known.find(({ role: name }) => name === each.role)?.rights.map(({ subject, write }) => ({ subject, write })),
      )
    expect(await countStatements(app, () => app.graphql(query))).toBe(7)
  })

  test('creates, changes, and deletes roles, with undo and redo', async () => {
    const made = await add('  Proofreader ', [right('Articles and help')])
    expect(made).toMatchObject({ name: 'Proofreader', role: null, userCount: 0, rights: [right('Articles and help')] })
    expect((await app.graphql(`query ($id: ID!) { role(id: $id) { users { total items { id } } } }`, { id: made.id })).data).toEqual({
      role: { users: { total: 0, items: [] } },
    })
    await undo()
    expect(await role(made.id)).toBeUndefined()
    await redo()
    await app.graphql(update, { id: made.id, rights: [right('Reports'), right('Reviews')] })
    expect(await role(made.id)).toMatchObject({ name: 'Proofreader', rights: [right('Reports'), right('Reviews')] })
    await undo()
    expect(await role(made.id)).toMatchObject({ rights: [right('Articles and help')] })
    await redo()
    await app.graphql(update, { id: made.id, name: 'Reader of proofs' })
    expect(await role(made.id)).toMatchObject({ name: 'Reader of proofs', rights: [right('Reports'), right('Reviews')] })
    expect((await app.graphql(remove, { id: made.id })).data).toEqual({ deleteRole: made.id })
    expect(await roles()).toHaveLength(5)
    await undo()
    expect(await role(made.id)).toMatchObject({ name: 'Reader of proofs' })
    await redo()
    expect(await roles()).toHaveLength(5)
  })

  test('needs a unique name and distinct subjects, and keeps roles that users have', async () => {
    const extensions = async (query: string, variables: object) =>
      (await app.graphql(query, { ...variables })).errors?.[0]?.extensions ?? {}
    expect(await extensions(create, { name: ' ' })).toMatchObject({ code: 'BAD_USER_INPUT', field: 'name' })
    expect(await extensions(create, { name: 'x'.repeat(61) })).toMatchObject({ code: 'BAD_USER_INPUT', field: 'name' })
    expect(await extensions(create, { name: 'eDiToR' })).toMatchObject({ code: 'CONFLICT', field: 'name' })
    expect(await extensions(update, { id: 1, name: 'editor' })).toMatchObject({ code: 'CONFLICT', field: 'name' })
    expect(await extensions(update, { id: 2, name: 'Editor' })).toEqual({})
    expect(await extensions(create, { name: 'A', rights: [right('One'), right(' ONE')] })).toMatchObject({ field: 'rights' })
    expect(await extensions(create, { name: 'A', rights: [right(' ')] })).toMatchObject({ code: 'BAD_USER_INPUT', field: 'subject' })
    const many = Array.from({ length: 51 }, (_, index) => right(`Subject ${index}`))
    expect(await extensions(create, { name: 'A', rights: many })).toMatchObject({ code: 'BAD_USER_INPUT', field: 'rights' })
    expect(await extensions(remove, { id: 1 })).toMatchObject({ code: 'CONFLICT', users: (await role('1'))?.userCount })
    for (const id of ['99', '01', '1e0']) expect(await extensions(remove, { id })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await roles()).toHaveLength(5)
  })

  test('deletes an unused built-in role, whose users lose its permissions until undo', async () => {
    const { body } = await app.rest('GET', '/api/apps/users?role=admin&itemsPerPage=-1')
    for (const { id } of body.users) await app.rest('PUT', `/api/apps/users/${id}`, { body: { role: 'maintainer' } })
    const left = (await app.rest('GET', '/api/apps/users?role=admin')).body.users
    expect(left).toHaveLength(1)
    await app.rest('DELETE', `/api/apps/users/${left[0].id}`)
    expect((await app.rest('DELETE', '/api/apps/roles/1')).status).toBe(204)
    await app.graphql(`mutation { updateUser(id: 2, input: { role: ADMIN }) { id } }`)
    expect((await app.graphql(`{ user(id: 2) { permissions { subject } } }`)).data).toEqual({ user: { permissions: [] } })
    const { data } = await app.graphql<{ operations: { items: { id: string }[] } }>(
      `query ($page: PageInput) { operations(page: $page) { items { id } } }`,
      { page: { itemsPerPage: body.users.length + 2 } },
    )
    const takeBack = (operation: { id: string } | undefined) =>
      app.graphql(`mutation ($id: ID) { undo(operationId: $id) { id } }`, { id: operation?.id })
    const [promoted, ...earlier] = data.operations.items
    // Until the others are restored, this is the last administrator.
    expect((await takeBack(promoted)).errors?.[0]).toMatchObject({
      message: expect.stringContaining('last administrator'),
      extensions: { code: 'CONFLICT' },
    })
    for (const operation of earlier) expect((await takeBack(operation)).errors).toBeUndefined()
    expect((await takeBack(promoted)).errors).toBeUndefined()
    expect((await role('1'))?.userCount).toBe(body.users.length)
  })

  test('deletes a role and reassigns its users in one undoable operation; not to itself, nor the last administrators', async () => {
    const [, editor, author] = await roles()
    const move = `mutation ($id: ID!, $to: UserRole) { deleteRole(id: $id, moveUsersTo: $to) }`
    const code = async (id: string | undefined, to: string) => (await app.graphql(move, { id, to })).errors?.[0]?.extensions?.code
    expect(await code(editor?.id, 'EDITOR')).toBe('BAD_USER_INPUT')
    expect(await code('1', 'EDITOR')).toBe('CONFLICT')
    expect((await app.graphql(move, { id: editor?.id, to: 'AUTHOR' })).data).toEqual({ deleteRole: editor?.id })
    expect(await code(author?.id, 'EDITOR')).toBe('BAD_USER_INPUT')
    expect((await role(author?.id))?.userCount).toBe((author?.userCount ?? 0) + (editor?.userCount ?? 0))
    await undo()
    expect((await roles()).map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5'])
    expect([(await role(editor?.id))?.userCount, (await role(author?.id))?.userCount]).toEqual([editor?.userCount, author?.userCount])
    await redo()
    expect(await role(editor?.id)).toBeUndefined()
    await undo()
    expect((await app.rest('DELETE', `/api/apps/roles/${editor?.id}`)).status).toBe(409)
    expect((await app.rest('DELETE', `/api/apps/roles/${editor?.id}?moveUsersTo=author`)).status).toBe(204)
    await undo()
  })

  test("keeps the administrator's right to change roles", async () => {
    const administrator = await role('1')
    const rights = administrator?.rights.map(each => (each.subject === 'Roles and permissions' ? { ...each, write: false } : each))
    expect((await app.graphql(update, { id: '1', rights })).errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', field: 'rights' })
    expect(await role('1')).toEqual(administrator)
  })

  test('does the same over REST: create, read, change with a version, reject, and delete', async () => {
    const path = '/api/apps/roles'
    const made = await app.rest('POST', path, { body: { name: 'Translator', rights: [right('Articles and help')] } })
    expect([made.status, made.body]).toMatchObject([201, { name: 'Translator', role: null, rights: [right('Articles and help')] }])
    expect((await app.rest('GET', path)).body.roles).toMatchObject([{ role: 'admin' }, {}, {}, {}, {}, made.body])
    const changed = await app.rest('PUT', `${path}/${made.body.id}`, { body: { version: 1, name: 'Interpreter' } })
    expect([changed.status, changed.body]).toEqual([200, { ...made.body, version: 2, name: 'Interpreter' }])
    const old = await app.rest('PUT', `${path}/${made.body.id}`, { body: { version: 1, name: 'Other' } })
    expect([old.status, old.body.current.name]).toEqual([409, 'Interpreter'])
    for (const body of [[], { rights: [] }, { name: 5 }, { name: 'A', rights: {} }, { name: 'A', rights: [{ subject: 'A', read: 1 }] }])
      expect((await app.rest('POST', path, { body })).status).toBe(400)
    expect((await app.rest('DELETE', `${path}/${made.body.id}`)).status).toBe(204)
    expect((await app.rest('GET', `${path}/${made.body.id}`)).status).toBe(404)
  })
})
