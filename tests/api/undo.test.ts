import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databases, startApp, type TestApp } from '../support/harness.ts'

describe.each(databases)('conflicts of undo on %s', database => {
  let app: TestApp
  beforeEach(async () => {
    app = await startApp({ database })
  })
  afterEach(() => app.close())

  const run = async <T = Record<string, unknown>>(mutation: string) => {
    const { data, errors } = await app.graphql<T>(`mutation { ${mutation} }`)
    expect(errors).toBeUndefined()
    return data
  }
  const request = async <T>(query: string) => {
    const { data, errors } = await app.graphql<T>(`{ ${query} }`)
    expect(errors).toBeUndefined()
    return data
  }
  const last = async () => {
    const { operations } = await request<{ operations: { items: { id: string; canUndo: boolean }[] } }>(
      `operations(page: { itemsPerPage: 1 }) { items { id canUndo } }`,
    )
    return operations.items[0]?.id ?? ''
  }
  const undo = (id: string) => app.graphql<{ undo: { summary: string } }>(`mutation { undo(operationId: ${id}) { summary } }`)
  const refusal = async (id: string, operation = 'undo') => {
    const { errors } = await app.graphql(`mutation { ${operation}(operationId: ${id}) { id } }`)
    return `${errors?.[0]?.extensions.code}: ${errors?.[0]?.message}`
  }

  test('restores a user under a new ID if its own is taken, and never duplicates an email', async () => {
    const { body } = await app.rest('POST', '/api/apps/users', { body: { fullName: 'First', email: 'first@example.com' } })
    await app.rest('DELETE', `/api/apps/users/${body.id}`)
    const deletion = await last()
    const second = await app.rest('POST', '/api/apps/users', { body: { fullName: 'Second', email: 'second@example.com' } })
    expect(second.body.id).toBe(body.id)
    const { data } = await undo(deletion)
    expect(data.undo.summary).toBe(`Deleted a user (User ${body.id} is now ${body.id + 1}: its ID is in use again)`)
    expect((await app.rest('GET', `/api/apps/users/${body.id}`)).body.fullName).toBe('Second')
    expect((await app.rest('GET', `/api/apps/users/${body.id + 1}`)).body.fullName).toBe('First')
    await run(`deleteUser(id: ${body.id + 1})`)
    const again = await last()
    await run(`updateUser(id: ${body.id}, input: { email: "FIRST@example.com" }) { id }`)
    expect(await refusal(again)).toBe('CONFLICT: User: "first@example.com" has been taken by another record since')
  })

  test('undo and redo keep at least one administrator', async () => {
    const { users } = await request<{ users: { items: { id: string }[] } }>(
      `users(role: ADMIN, page: { itemsPerPage: 100 }) { items { id } }`,
    )
    const { others } = await request<{ others: { items: { id: string }[] } }>(
      `others: users(role: EDITOR, status: ACTIVE) { items { id } }`,
    )
    await run(`updateUser(id: ${others.items[0]?.id}, input: { role: ADMIN }) { id }`)
    const promotion = await last()
    for (const { id } of users.items) await run(`updateUser(id: ${id}, input: { role: EDITOR }) { id }`)
    const demotion = await last()
    expect(await refusal(promotion)).toBe('CONFLICT: This is the last administrator. Make another user an administrator first.')
    expect((await undo(demotion)).errors).toBeUndefined()
    expect((await undo(promotion)).errors).toBeUndefined()
  })

  test.each([
    ['boards', 'renameBoard(id: 1, title: "Other") { id }', 'createBoard(title: "%s") { id }', 'boards { title }', 'title'],
    [
      'permissions',
      'updatePermission(id: 1, name: "Other") { id }',
      'createPermission(name: "%s") { id }',
      'permissions(page: { itemsPerPage: 100 }) { items { id name } }',
      'name',
    ],
    ['roles', 'updateRole(id: 1, name: "Other") { id }', 'createRole(name: "%s") { id }', 'roles { id name }', 'name'],
  ])('rejects restoring a name that is taken: %s', async (list, rename, create, read, field) => {
    const rows = async () => {
      const found = (await request<Record<string, { items?: object[] } & object[]>>(read))[list]
      return (found?.items ?? found ?? []) as Record<string, string>[] // a list or a page of rows
    }
    const before = await rows()
    const name = (before.find(({ id }) => id === '1') ?? before[0])?.[field] ?? ''
    await run(rename)
    const renaming = await last()
    await run(create.replace('%s', name))
    expect(await refusal(renaming)).toMatch(/^CONFLICT: .*(?:taken by another record since|another record has a value that must be unique)/)
    expect((await rows()).filter(row => row[field] === name)).toHaveLength(1)
  })

  test('keeps rows that are referenced, and does not restore rows with broken references', async () => {
    const { contacts } = await request<{ contacts: { items: { id: string; chat: object | null }[] } }>(
      `contacts(page: { itemsPerPage: 100 }) { items { id chat { id } } }`,
    )
    const contactId = contacts.items.find(({ chat }) => chat === null)?.id
    await run(`sendMessage(contactId: ${contactId}, message: "First") { id }`)
    const beginning = await last()
    await run(`sendMessage(contactId: ${contactId}, message: "Second") { id }`)
    expect(await refusal(beginning)).toMatch(/^CONFLICT: Chat \d+ is now in use by Message \d+$/)
    await run(
      `createInvoiceClient(input: { name: "New", company: "Firm", companyEmail: "firm@example.com", address: "Road 1", country: "France", contact: "+1 555 0100" }) { id }`,
    )
    const client = await last()
    const { invoiceClients } = await request<{ invoiceClients: { items: { id: string; name: string }[] } }>(
      `invoiceClients(search: "firm@example") { items { id name } }`,
    )
    await run(`createInvoice(input: { clientId: ${invoiceClients.items[0]?.id}, items: [{ title: "A", cost: 1, qty: 1 }] }) { id }`)
    const invoice = await last()
    expect(await refusal(client)).toMatch(/^CONFLICT: InvoiceClient \d+ is now in use by Invoice \d+$/)
    await undo(invoice)
    const taken = await last()
    expect((await undo(client)).errors).toBeUndefined()
    expect(await refusal(taken, 'redo')).toMatch(/^CONFLICT: Invoice \d+ belongs to InvoiceClient \d+, which no longer exists$/)
  })

  test('redo does not delete a role that users have', async () => {
    const { roles } = await request<{ roles: { id: string; role: string | null }[] }>(`roles { id role }`)
    const editor = roles.find(({ role }) => role === 'EDITOR')
    const { users } = await request<{ users: { items: { id: string }[] } }>(
      `users(role: EDITOR, page: { itemsPerPage: 100 }) { items { id } }`,
    )
    for (const { id } of users.items) await run(`updateUser(id: ${id}, input: { role: AUTHOR }) { id }`)
    await run(`deleteRole(id: ${editor?.id})`)
    await run(`undo { id }`)
    const undone = await last()
    await run(`updateUser(id: ${users.items[0]?.id}, input: { role: EDITOR }) { id }`)
    expect(await refusal(undone, 'redo')).toMatch(/^CONFLICT: One user has this role/)
  })

  test('publishes a write to subscribers of every affected area', async () => {
    const subscription = `subscription ($areas: [Area!]) { workspaceChanges(areas: $areas) { area areas summary rows { type } } }`
    const received: Promise<{ workspaceChanges: object }>[] = []
    for (const area of ['ORDERS', 'CUSTOMERS']) {
      const live = app.subscribe<{ workspaceChanges: object }>(subscription, { areas: [area] })
      received.push(live.next())
      await live.listening()
    }
    const { orders } = await request<{ orders: { items: { id: string; customer: object | null }[] } }>(
      `orders { items { id customer { id } } }`,
    )
    await run(`deleteOrder(id: ${orders.items.find(({ customer }) => customer)?.id})`)
    for (const response of await Promise.all(received))
      expect(response.workspaceChanges).toMatchObject({ area: 'ORDERS', areas: ['ORDERS', 'CUSTOMERS'], summary: 'Deleted an order' })
  })

  test('resets dependent areas together, and keeps changes and history of others', async () => {
    const figures = () =>
      request(`orderSummary { total revenue } customers(page: { itemsPerPage: 100 }) { items { id order totalSpent } }
        users(page: { itemsPerPage: 100 }) { total } roles { name userCount }`)
    const before = await figures()
    await run(`deleteReview(id: 1)`)
    const review = await last()
    for (const id of [1, 2, 3]) await run(`deleteOrder(id: ${id})`)
    await run(`updateUser(id: 2, input: { role: AUTHOR }) { id }`)
    expect(await figures()).not.toEqual(before)
    await run(`resetWorkspace(area: CUSTOMERS)`)
    await run(`resetWorkspace(area: ROLES)`)
    expect(await figures()).toEqual(before)
    const { operations } = await request<{ operations: { items: { area: string }[] } }>(`operations { items { area } }`)
    expect(operations.items.map(({ area }) => area)).toEqual(['REVIEWS'])
    expect((await undo(review)).errors).toBeUndefined()
  })

  test('does the same over REST: undo by ID or latest, redo, reset; rejects unknown areas', async () => {
    const post = (path: string, body?: object) => app.rest('POST', `/api/_workspace/${path}`, body ? { body } : {})
    await app.rest('DELETE', '/api/apps/ecommerce/reviews/3')
    const operationId = Number(await last())
    const undone = await post('undo', { operationId })
    expect(undone).toMatchObject({ status: 200, body: { kind: 'UNDO', undoes: operationId, source: 'rest', summary: 'Deleted a review' } })
    expect((await post('undo', { operationId })).status).toBe(409)
    expect((await post('undo', { operationId: 98_765 })).status).toBe(404)
    expect((await post('redo')).body).toMatchObject({ kind: 'REDO' })
    expect((await post('redo')).status).toBe(404)
    expect((await post('reset', { area: 'NOTHING' })).body).toMatchObject({ field: 'area' })
    expect((await post('reset', { area: 'REVIEWS' })).body).toEqual({ success: true })
    expect((await app.rest('GET', '/api/apps/ecommerce/reviews')).body.total).toBe(60)
    await app.rest('DELETE', '/api/apps/ecommerce/products/3')
    expect((await post('reset')).body).toEqual({ success: true })
    expect((await app.rest('GET', '/api/_workspace/operations')).body).toEqual({ operations: [], total: 0 })
  })
})
