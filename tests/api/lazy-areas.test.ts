/** Workspaces are filled area by area, when an area is first used: nobody can tell. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillArea, seededAreas, seededTables } from '../../server/db/demo-rows.ts'
import { areaRoutes } from '../../server/areas/index.ts'
import { makeAccount, type MadeAccount } from '../support/accounts.ts'
import { databases, newDatabase, startApp, type TestApp } from '../support/harness.ts'
import { leaves, queries, select, target } from '../support/operations.ts'

const tablesOf = (areas: string[]) => seededTables(areas).map(({ name }) => name)

/** Rows of each demonstration table that has any, of one workspace. */
async function countRows(app: TestApp, workspaceId: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const name of tablesOf(seededAreas())) {
    const { rows } = await sql<{
      count: number
    }>`select count(*) as count from ${sql.table(name)} where ${sql.ref('workspaceId')} = ${workspaceId}`.execute(
      app.running.parts.store.db,
    )
    if (Number(rows[0]?.count) > 0) counts[name] = Number(rows[0]?.count)
  }
  return counts
}

/** Makes an account all of whose areas are filled. */
async function makeFilled(app: TestApp): Promise<MadeAccount> {
  const account = await makeAccount(app)
  const { store, now } = app.running.parts
  for (const area of seededAreas()) await store.transact(db => fillArea(store, db, account.workspaceId, area, now()))
  return account
}

/** What belongs to the account rather than to its workspace, and what needs an id or an item. */
const own = new Set([
  'me',
  'sessions',
  'wordEntries',
  'expiringWords',
  'referralCode',
  'notifications',
  'activities',
  'activitySummary',
  'customer',
  'order',
  'quoteOrder',
])

describe.each(databases)('workspaces on %s', database => {
  let app: TestApp
  let full: MadeAccount
  beforeAll(async () => {
    app = await startApp({ database })
    full = await makeFilled(app)
  })
  afterAll(() => app.close())

  test('start without demo rows; reading an area fills only this area', async () => {
    const { token, workspaceId } = await makeAccount(app)
    await app.graphql('{ me { email durWordsLeft } notifications { unread } }', {}, token)
    expect(await countRows(app, workspaceId)).toEqual({})
    expect((await app.rest('GET', '/api/apps/ecommerce/reviews', { token })).body.total).toBe(60)
    expect(Object.keys(await countRows(app, workspaceId))).toEqual(['reviews'])
  })

  test('fill an area on the first write too, which can be undone', async () => {
    const { token, workspaceId } = await makeAccount(app)
    const { data } = await app.graphql<{ unpublishReview: { status: string } }>(
      'mutation { unpublishReview(id: 45) { status } }',
      {},
      token,
    )
    expect(data.unpublishReview.status).toBe('PENDING')
    const created = await app.rest('POST', '/api/apps/users', { token, body: { fullName: 'New', email: 'new@example.com' } })
    expect([created.status, created.body.id]).toEqual([201, 51])
    expect(await countRows(app, workspaceId)).toMatchObject({ reviews: 60, users: 51 })
    const undone = await app.graphql<{ undo: { kind: string } }>('mutation { undo { kind } }', {}, token)
    expect(undone.data.undo.kind).toBe('UNDO')
    expect((await app.rest('GET', '/api/apps/users', { token })).body.totalUsers).toBe(50)
    const history = await app.graphql<{ operations: { total: number } }>('{ operations { total } }', {}, token)
    expect(history.data.operations.total).toBe(3)
  })

  test('fill an area once for concurrent first requests, which all see it complete', async () => {
    const { token, workspaceId } = await makeAccount(app)
    const add = (index: number) =>
      app.rest('POST', '/api/apps/users', { token, body: { fullName: `At once ${index}`, email: `once${index}@example.com` } })
    const read = async () => (await app.rest('GET', '/api/apps/users?itemsPerPage=-1&q=', { token })).body.totalUsers as number
    const [totals, added] = await Promise.all([
      Promise.all(Array.from({ length: 20 }, read)),
      Promise.all(Array.from({ length: 10 }, (_, index) => add(index))),
    ])
    expect(totals.every(total => total >= 50 && total <= 60)).toBe(true)
    expect(added.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201))
    expect(new Set(added.map(({ body }) => body.id)).size).toBe(10)
    expect(await read()).toBe(60)
    expect((await countRows(app, workspaceId)).users).toBe(60)
  })

  test('leave an area unfilled after a failed write, and fill it on next use', async () => {
    const { token, workspaceId } = await makeAccount(app)
    expect((await app.graphql('mutation { publishReview(id: 999) { status } }', {}, token)).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    expect((await app.rest('GET', '/api/apps/ecommerce/reviews', { token })).body.total).toBe(60)
    expect((await countRows(app, workspaceId)).reviews).toBe(60)
  })

  test('reset only areas that were used', async () => {
    const { token, workspaceId } = await makeAccount(app)
    await app.graphql('mutation { deleteReviews(ids: [1, 2]) }', {}, token)
    await app.graphql('mutation { resetWorkspace }', {}, token)
    expect(Object.keys(await countRows(app, workspaceId))).toEqual(['reviews'])
    expect((await app.rest('GET', '/api/apps/ecommerce/reviews', { token })).body.total).toBe(60)
    expect((await app.rest('GET', '/api/apps/ecommerce/orders', { token })).body.total).toBe(100)
  })

  const withoutTime = (text: string) => text.replace(/"exportedAt":"[^"]+"/, '"exportedAt":""')

  const open = queries.filter(
    field => !own.has(field.name) && field.args.every(arg => !arg.type.toString().endsWith('!') || arg.defaultValue !== undefined),
  )

  test.each(open.map(({ name }) => name))('{ %s } returns the same in a workspace that was never used', async name => {
    const field = open.find(each => each.name === name)
    if (!field) throw new Error('Unknown query')
    const type = target(field)
    const query = `{ ${select(field) || (type ? `${name} { ${leaves(type)} }` : name)} }`
    const fresh = await makeAccount(app)
    const [first, other] = [await app.graphql(query, {}, fresh.token), await app.graphql(query, {}, full.token)]
    expect(first.errors).toBeUndefined()
    expect(JSON.parse(withoutTime(JSON.stringify(first.data)))).toEqual(JSON.parse(withoutTime(JSON.stringify(other.data))))
  })

  const reads = areaRoutes.filter(({ method, path }) => method === 'GET' && path.startsWith('/api/') && !path.includes(':'))

  test.each(reads.map(({ path }) => path).filter(path => !/notifications|activities|referrals.link/.test(path)))(
    'GET %s returns the same in a workspace that was never used',
    async path => {
      const fresh = await makeAccount(app)
      const [first, other] = [await app.rest('GET', path, fresh), await app.rest('GET', path, full)]
      expect([first.status, withoutTime(first.text)]).toEqual([other.status, withoutTime(other.text)])
    },
  )
})

test('two processes on one PostgreSQL database fill an area once, and both see it complete', async () => {
  const stored = await newDatabase('postgres')
  const [one, two] = [await startApp({ databaseUrl: stored.url }), await startApp({ databaseUrl: stored.url })]
  const account = await makeAccount(one)
  const read = (app: TestApp) => app.rest('GET', '/api/apps/ecommerce/orders', account)
  const answers = await Promise.all([one, two, one, two].map(read))
  expect(answers.map(({ body }) => body.total)).toEqual([100, 100, 100, 100])
  expect((await countRows(one, account.workspaceId)).orders).toBe(100)
  await one.close()
  await two.close()
  await stored.remove()
})
