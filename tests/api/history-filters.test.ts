import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publishDue } from '../../server/areas/products/lifecycle.ts'
import { makeAccount } from '../support/accounts.ts'
import { databases, emptyDatabase, startApp, type TestApp } from '../support/harness.ts'

interface Operation {
  id: string
  at: string
  area: string
  summary: string
  kind: string
  source: string
  actor: string
  requestId: string
  canUndo: boolean
  labels: string[]
  owner: string
  changes: { type: string; id: string; label: string; before: Record<string, unknown> | null; after: Record<string, unknown> | null }[]
}

interface Page {
  total: number
  items: Operation[]
}

const declared = `$area: Area, $actor: String, $kind: OperationKind, $source: OperationSource, $from: DateTime, $to: DateTime, $search: String,
  $requestId: String, $record: RecordInput, $page: PageInput`
const passed = declared.replaceAll(/\$(\w+): [\w!]+/g, '$1: $$$1')
const shown = `total items { id at area summary kind source actor requestId canUndo labels owner changes { type id label before after } }`

describe.each(databases)('history filters on %s', database => {
  let app: TestApp
  let admin: string
  let client: string
  let clock = new Date('2026-11-20T08:00:00.000Z')
  const signIn = async (email: string, password: string) =>
    (await app.rest('POST', '/register/login', { body: { email, password } })).body.auth as string
  beforeAll(async () => {
    app = await startApp({ database, now: () => clock })
    admin = await signIn('admin@demo.com', 'admin')
    client = await signIn('client@demo.com', 'client')
    // A demo account begins with a history of its own.
    const { db } = app.running.parts.store
    const { workspaceId } = await db.selectFrom('accounts').select('workspaceId').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
    await db.deleteFrom('operations').where('workspaceId', '=', workspaceId).execute()
  })
  afterAll(() => app.close())

  const operations = async (filter: Record<string, unknown> = {}, token: string | undefined = client) =>
    (await app.graphql<{ operations: Page }>(`query (${declared}) { operations(${passed}) { ${shown} } }`, filter, token)).data.operations
  const activities = (filter: Record<string, unknown> = {}, token: string | undefined = admin) =>
    app.graphql<{ activities: Page }>(`query (${declared}) { activities(${passed}) { ${shown} } }`, filter, token)
  const run = (mutation: string, token: string | undefined = client) => app.graphql(`mutation { ${mutation} }`, {}, token)
  const summaries = ({ items }: Page) => items.map(({ summary }) => summary)

  test('match exactly, alone and combined, over both APIs', async () => {
    await run('unpublishReview(id: 1) { id }')
    await app.rest('DELETE', '/api/apps/ecommerce/orders/3', { token: client })
    clock = new Date('2026-11-20T09:00:00.000Z')
    const byWeb = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: client, 'apollographql-client-name': 'deskwright-web' },
      body: JSON.stringify({ query: 'mutation { a: unpublishReview(id: 4) { id } b: deleteReview(id: 5) }' }),
    })
    const requestId = byWeb.headers.get('x-request-id') ?? ''
    await run('undo { id }')
    const all = await operations({ page: { itemsPerPage: 100 } })
    expect(summaries(all)).toEqual([
      'Deleted a review',
      'Deleted a review',
      'Unpublished a review',
      'Deleted an order',
      'Unpublished a review',
    ])
    expect(all.items.map(({ source }) => source)).toEqual(['graphql', 'ui', 'ui', 'rest', 'graphql'])
    expect(all.items.map(({ canUndo }) => canUndo)).toEqual([true, false, true, true, true])
    const expected: [filter: Record<string, unknown>, query: string, places: number[]][] = [
      [{ area: 'ORDERS' }, 'area=ORDERS', [3]],
      [{ kind: 'UNDO' }, 'kind=UNDO', [0]],
      [{ source: 'UI' }, 'source=UI', [1, 2]],
      [{ source: 'REST' }, 'source=REST', [3]],
      [{ source: 'SYSTEM' }, 'source=SYSTEM', []],
      [{ actor: 'client@demo.com' }, 'actor=client@demo.com', [0, 1, 2, 3, 4]],
      [{ actor: 'admin@demo.com' }, 'actor=admin@demo.com', []],
      [{ from: '2026-11-20T08:30:00.000Z' }, 'from=2026-11-20T08:30:00Z', [0, 1, 2]],
      [{ to: '2026-11-20T08:00:00.000Z' }, 'to=2026-11-20T08:00:00Z', [3, 4]],
      [{ search: ' UNpublished a ' }, 'q=UNpublished%20a', [2, 4]],
      [{ search: 'client@demo' }, 'q=client@demo', [0, 1, 2, 3, 4]],
      [{ search: '%' }, 'q=%25', []],
      [{ requestId }, `requestId=${requestId}`, [1, 2]],
      [{ record: { type: 'Review', id: 5 } }, 'type=Review&id=5', [0, 1]],
      [{ record: { type: 'Order', id: 3 } }, 'type=Order&id=3', [3]],
      [{ record: { type: 'Review', id: '5 or 1=1' } }, 'type=Review&id=5+or+1', []],
      [{ record: { type: 'Nothing', id: 5 } }, 'type=Nothing&id=5', []],
      [{ source: 'UI', area: 'REVIEWS', search: 'deleted' }, 'source=ui&area=reviews&q=deleted', [1]],
    ]
    for (const [filter, query, places] of expected) {
      const wanted = places.map(place => all.items[place]?.id)
      const found = await operations({ ...filter, page: { itemsPerPage: 100 } })
      expect([filter, found.total, found.items.map(({ id }) => id)]).toEqual([filter, places.length, wanted])
      const { body } = await app.rest('GET', `/api/_workspace/operations?itemsPerPage=100&${query}`, { token: client })
      expect([query, body.total, body.operations.map(({ id }: { id: number }) => String(id))]).toEqual([query, places.length, wanted])
    }
    expect((await operations({ page: { page: 2, itemsPerPage: 2 } })).items.map(({ id }) => id)).toEqual(
      all.items.slice(2, 4).map(({ id }) => id),
    )
  })

  test('mark operations whose rows have changed since as not undoable', async () => {
    await run('unpublishReview(id: 30) { id }')
    const [mine] = (await operations({ record: { type: 'Review', id: 30 } })).items
    expect(mine?.canUndo).toBe(true)
    await run('deleteReview(id: 30)')
    expect((await operations({ record: { type: 'Review', id: 30 } })).items.map(({ canUndo }) => canUndo)).toEqual([true, false])
    await run('undo { id }')
    expect((await operations({ record: { type: 'Review', id: 30 } })).items.map(({ canUndo }) => canUndo)).toEqual([true, false, true])
  })

  test("show rows with the schema's names and units, a display name, and no storage columns", async () => {
    const report = async (mutation: string, shape: string) => {
      const { data, errors } = await app.graphql<Record<string, Record<string, unknown>>>(`mutation { ${mutation} ${shape} }`, {}, client)
      expect(errors).toBeUndefined()
      const [operation] = (await operations()).items
      const rows = operation?.changes.map(({ after }) => after ?? {}) ?? []
      // An order is written after its timeline entry.
      return { after: rows.at(-1), labels: operation?.labels, now: Object.values(data)[0] ?? {} }
    }
    const invoice = (await app.rest('GET', '/api/apps/invoice', { token: client })).body.invoices[0].id as number
    const samples = [
      ['updateProduct(id: 2, input: { price: 12.5 })', '{ productName price sku stock }', 'productName'],
      ['setOrderPayment(id: 1, payment: CANCELLED)', '{ order spent subtotal tax shipping discount payment }', ''],
      ['updateCustomer(id: 2, input: { contact: "+1 555 0100" })', '{ customer totalSpent country contact }', 'customer'],
      [`duplicateInvoice(id: ${invoice})`, '{ total balance invoiceStatus dueDate items { title cost qty discount tax } }', ''],
      ['updatePermission(id: 2, name: "Second")', '{ name assignedTo createdDate }', 'name'],
      ['renameBoard(id: 1, title: "Other")', '{ title }', 'title'],
    ] as const
    for (const [mutation, shape, name] of samples) {
      const { after, labels, now } = await report(mutation, shape)
      expect(after).toMatchObject(now)
      expect(labels).toContain(name ? now[name] : labels?.[0])
    }
    const { items } = await operations({ page: { itemsPerPage: 100 } })
    const keys = new Set(items.flatMap(({ changes }) => changes.flatMap(({ before, after }) => Object.keys({ ...before, ...after }))))
    expect(
      [...keys].filter(key => /Cents$|Tenths$|Folded$|^searchText$|^version$|^workspaceId$|^roleWords$|^createdText$/.test(key)),
    ).toEqual([])
    expect(items.flatMap(({ changes }) => changes).find(({ type }) => type === 'OrderEvent')?.label).toBeTruthy()
  })

  test('show activities of all workspaces, with their owners, to administrators only', async () => {
    const { token: administrator, email } = await makeAccount(app, 'admin')
    expect((await activities({}, '')).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    expect((await activities({}, client)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    expect((await app.graphql(`{ activitySummary { changesToday } }`, {}, client)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    clock = new Date('2026-11-20T10:00:00.000Z')
    await run('deleteReview(id: 9)', '')
    await run('deleteReview(id: 10)', client)
    await run('deleteReview(id: 11)', administrator)
    const { items } = (await activities({ from: clock.toISOString(), search: 'deleted a review' }, administrator)).data.activities
    expect(items.map(({ owner, actor }) => `${actor} in ${owner}`).toSorted()).toEqual([
      ' in ',
      'client@demo.com in client@demo.com',
      `${email} in ${email}`,
    ])
    expect(items.find(({ owner }) => owner === email)?.canUndo).toBe(true)
    expect(items.filter(({ owner }) => owner !== email).some(({ canUndo }) => canUndo)).toBe(false)
    expect((await operations({ search: 'deleted', from: clock.toISOString() }, administrator)).items.map(({ actor }) => actor)).toEqual([
      email,
    ])
  })

  test("show demo administrators their own demo and the server's operations only", async () => {
    clock = new Date('2026-11-20T10:30:00.000Z')
    const other = await signIn('admin@demo.com', 'admin')
    const someone = await makeAccount(app)
    for (const [id, token] of [
      [12, someone.token],
      [15, other],
      [16, client],
      [17, ''],
      [18, admin],
    ] as const)
      await run(`deleteReview(id: ${id})`, token)
    const { data: found } = await app.graphql<{ products: { items: { id: string }[] } }>('{ products(status: INACTIVE) { items { id } } }')
    await run(`setProductStatus(id: ${found.products.items[0]?.id}, status: SCHEDULED, publishAt: "2026-11-20T10:31:00.000Z") { id }`, '')
    clock = new Date('2026-11-20T10:32:00.000Z')
    await publishDue(app.running.parts)
    const since = { from: '2026-11-20T10:30:00.000Z' }
    const { items } = (await activities(since)).data.activities
    expect(items.map(({ owner, actor, source }) => `${source}: ${actor} in ${owner}`)).toEqual([
      'system:  in ',
      'graphql: admin@demo.com in admin@demo.com',
    ])
    const total = async (filter: Record<string, unknown>) => (await activities({ ...since, ...filter })).data.activities.total
    expect([await total({ actor: someone.email }), await total({ search: someone.email })]).toEqual([0, 0])
    const summary = '{ activitySummary { changesToday activeSessions } }'
    const { data } = await app.graphql<{ activitySummary: { changesToday: number; activeSessions: number } }>(summary, {}, admin)
    expect(data.activitySummary.activeSessions).toBe(1)
  })

  test("seed the administrator's demo workspace with history that can be undone", { timeout: 120_000 }, async () => {
    const started = await emptyDatabase(database)
    const fresh = await startApp({ databaseUrl: started.url })
    try {
      const login = await fresh.rest('POST', '/register/login', { body: { email: 'admin@demo.com', password: 'admin' } })
      const token = login.body.auth as string
      const read = async () =>
        (
          await fresh.graphql<{
            activities: {
              items: { id: string; at: string; summary: string; canUndo: boolean; labels: string[]; changes: { id: string }[] }[]
            }
            activitySummary: { changesByHour: { count: number }[] }
          }>(
            `{ activities(page: { itemsPerPage: 50 }) { items { id at summary canUndo labels changes { id } } } activitySummary { changesByHour { count } } }`,
            {},
            token,
          )
        ).data
      const { activities, activitySummary } = await read()
      expect(activities.items.length).toBeGreaterThanOrEqual(12)
      expect(activitySummary.changesByHour.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(5)
      for (const { at, canUndo, labels } of activities.items) {
        expect(Date.parse(at)).toBeLessThan(Date.now())
        expect([canUndo, labels.length]).toEqual([true, 1])
      }
      const review = activities.items.find(({ summary }) => summary === 'Published a review')
      await fresh.graphql(`mutation { deleteReview(id: ${review?.changes[0]?.id}) }`, {}, token)
      const now = (await read()).activities.items
      expect(now.find(({ id }) => id === review?.id)?.canUndo).toBe(false)
      expect(now[0]?.summary).toBe('Deleted a review')
      const { errors } = await fresh.graphql('mutation { undo { id } }', {}, token)
      expect(errors).toBeUndefined()
    } finally {
      await fresh.close()
      await started.remove()
    }
  })

  test("count the day's figures from the recorded operations", async () => {
    clock = new Date('2026-11-21T12:10:00.000Z')
    const { token: administrator } = await makeAccount(app, 'admin')
    client = await signIn('client@demo.com', 'client')
    const summary = async () =>
      (
        await app.graphql<{ activitySummary: Record<string, number> & { changesByHour: { start: string; count: number }[] } }>(
          `{ activitySummary { changesToday errorsToday failedLoginsToday activeSessions ordersPaidToday changesByHour { start count } } }`,
          {},
          administrator,
        )
      ).data.activitySummary
    const before = await summary()
    // The demo history uses the real clock.
    const counted = ({ changesByHour }: typeof before) => changesByHour.reduce((sum, { count }) => sum + count, 0)
    const latest = before.changesByHour.at(-1)?.count ?? 0
    expect(before).toMatchObject({ errorsToday: 0, failedLoginsToday: 0, ordersPaidToday: 0 })
    expect(before.changesByHour).toHaveLength(24)
    expect(before.changesByHour.at(-1)).toMatchObject({ start: '2026-11-21T12:00:00.000Z' })
    await run('deleteReview(id: 13)', '')
    await run('deleteReview(id: 14)', client)
    await app.rest('POST', '/register/login', { body: { email: 'client@demo.com', password: 'wrong' } })
    await makeAccount(app)
    await expect.poll(summary).toMatchObject({ changesToday: Number(before.changesToday) + 2, failedLoginsToday: 1, errorsToday: 0 })
    const after = await summary()
    expect(after.changesByHour.at(-1)).toEqual({ start: '2026-11-21T12:00:00.000Z', count: latest + 2 })
    expect(after.activeSessions).toBeGreaterThanOrEqual(2)
    expect(counted(after)).toBe(counted(before) + 2)
  })
})
