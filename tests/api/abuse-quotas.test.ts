/** Accounts that store, or ask for, more than their share. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callBeside } from '../support/beside.ts'
import { shoutingEngine } from '../support/engines.ts'
import { databases, startApp, type TestApp } from '../support/harness.ts'

const permissions = '/api/apps/permissions'
const totalBytes = 50_000_000

describe.each(databases)("quotas of an account's workspace on %s", database => {
  let app: TestApp
  let token = ''
  let seeded = 0
  beforeAll(async () => {
    const first = await startApp({ database })
    seeded = (await first.rest('GET', permissions)).body.totalPermissions
    await first.close()
    app = await startApp({ database, engine: shoutingEngine(), env: { WORKSPACE_ROWS: String(seeded + 2) } })
    token = (await app.rest('POST', '/register/login', { body: { email: 'client@demo.com', password: 'client' } })).body.auth as string
  })
  afterAll(() => app.close())
  const reset = () => app.graphql(`mutation { resetWorkspace }`, {}, token)
  const saveDraft = async (message: string) => {
    const drafts = await app.graphql<{ emails: { items: { id: string }[] } }>(`{ emails(folder: DRAFT) { items { id } } }`, {}, token)
    return app.graphql(
      `mutation ($id: ID, $input: EmailInput!) { saveDraft(id: $id, input: $input) { id } }`,
      { id: drafts.data.emails.items[0]?.id, input: { message } },
      token,
    )
  }
  const workspace = async () => {
    const { store } = app.running.parts
    const { workspaceId } = await store.db
      .selectFrom('accounts')
      .innerJoin('sessions', 'sessions.accountId', 'accounts.id')
      .select('workspaceId')
      .orderBy('sessions.id', 'desc')
      .executeTakeFirstOrThrow()
    return Number(workspaceId)
  }
  const accountId = async () => {
    const { me } = (await app.graphql<{ me: { id: string } }>(`{ me { id } }`, {}, token)).data
    return Number(me.id)
  }

  test('limits the number of records of a type, over both APIs and under concurrency', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => app.rest('POST', permissions, { body: { name: `R ${index}` }, token })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 413, 413, 413, 413])
    const refused = answers.find(({ status }) => status === 413)
    expect(refused?.body).toMatchObject({ code: 'TOO_LARGE', reason: 'TOO_MANY_ROWS', params: { type: 'Permission', max: seeded + 2 } })
    const create = () => app.graphql(`mutation { createPermission(name: "Over") { id } }`, {}, token)
    expect((await create()).errors?.[0]?.extensions).toMatchObject({ reason: 'TOO_MANY_ROWS' })
    expect((await app.rest('DELETE', `${permissions}/1?force=true`, { token })).status).toBe(204)
    expect((await create()).errors).toBeUndefined()
    await reset()
  })

  test('limits the size of a record, and names its largest field', async () => {
    expect((await saveDraft('é'.repeat(90_000))).errors).toBeUndefined()
    const over = await saveDraft('漢'.repeat(90_000))
    expect(over.errors?.[0]?.extensions).toMatchObject({ code: 'TOO_LARGE', reason: 'ROW_TOO_LARGE', field: 'message' })
    await reset()
  })

  test('limits the total size: rejects writes beyond it, and accepts them again after deletions or a reset', async () => {
    const { store } = app.running.parts
    const id = await workspace()
    const grown = async () =>
      Number((await store.db.selectFrom('workspaces').select('bytes').where('id', '=', id).executeTakeFirstOrThrow()).bytes)
    const before = await grown()
    const added = await app.rest('POST', permissions, { body: { name: 'Counted' }, token })
    expect(await grown()).toBeGreaterThan(before + 20)
    await store.transact(db =>
      db
        .updateTable('workspaces')
        .set({ bytes: totalBytes - 10 })
        .where('id', '=', id)
        .execute(),
    )
    const refused = await app.rest('POST', permissions, { body: { name: 'Too much' }, token })
    expect([refused.status, refused.body.reason, refused.body.params]).toEqual([413, 'WORKSPACE_TOO_LARGE', { max: totalBytes }])
    expect((await app.graphql(`mutation { createPermission(name: "Over") { id } }`, {}, token)).errors?.[0]?.extensions.reason).toBe(
      'WORKSPACE_TOO_LARGE',
    )
    expect((await app.rest('DELETE', `${permissions}/${added.body.id}?force=true`, { token })).status).toBe(204)
    expect((await app.rest('POST', permissions, { body: { name: 'Fits' }, token })).status).toBe(201)
    await store.transact(db => db.updateTable('workspaces').set({ bytes: totalBytes }).where('id', '=', id).execute())
    await reset()
    expect(await grown()).toBe(0)
    // The reset of an area gives back what it holds, and nothing else.
    expect((await app.rest('POST', permissions, { body: { name: 'Kept' }, token })).status).toBe(201)
    const kept = await grown()
    expect((await saveDraft('é'.repeat(50_000))).errors).toBeUndefined()
    expect(await grown()).toBeGreaterThan(kept + 100_000)
    expect((await app.rest('POST', '/api/_workspace/reset', { body: { area: 'EMAIL' }, token })).status).toBe(200)
    expect(await grown()).toBe(kept)
    await reset()
    expect((await app.rest('POST', permissions, { body: { name: 'Fresh' }, token })).status).toBe(201)
    await reset()
  })

  test('limits the total size of documents', async () => {
    const { store } = app.running.parts
    const account = await accountId()
    const text = (length: number) => ({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x'.repeat(length) }] }],
    })
    const save = (id: string, length: number) =>
      app.graphql(
        `mutation ($id: ID!, $content: JSON!) { saveDocument(id: $id, content: $content) { words } }`,
        { id, content: text(length) },
        token,
      )
    const made = await app.graphql<{ createDocument: { id: string } }>(`mutation { createDocument(title: "One") { id } }`, {}, token)
    const row = await store.db.selectFrom('documents').selectAll().where('id', '=', made.data.createDocument.id).executeTakeFirstOrThrow()
    const filling = randomUUID()
    await store.transact(db =>
      db
        .insertInto('documents')
        .values({ ...row, id: filling, content: 'x'.repeat(19_900_000) })
        .execute(),
    )
    expect((await save(row.id, 50_000)).errors).toBeUndefined()
    const refused = await save(row.id, 150_000)
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'TOO_LARGE', reason: 'DOCUMENTS_TOO_LARGE', field: 'content' })
    expect((await save(row.id, 1000)).errors).toBeUndefined()
    await store.transact(db => db.deleteFrom('documents').where('accountId', '=', account).where('id', 'in', [filling, row.id]).execute())
  })

  test('rejects responses that are too large while others are served', async () => {
    const { store } = app.running.parts
    const { body } = await app.rest('POST', '/text/polish', { body: { text: 'one two' }, token })
    const run = await store.db.selectFrom('textRuns').selectAll().where('id', '=', body.runId).executeTakeFirstOrThrow()
    await store.transact(async db => {
      // Those of an attempt that failed.
      await db.deleteFrom('textRuns').where('id', 'like', 'large%').execute()
      for (let index = 0; index < 95; index++)
        await db
          .insertInto('textRuns')
          .values({ ...run, id: `large${index}`, source: 'x'.repeat(100_000), result: 'y'.repeat(100_000) })
          .execute()
    })
    const request = (size: number, fields: string) =>
      app.graphql(`{ textRuns(page: { itemsPerPage: ${size} }) { total items { ${fields} } } }`, {}, token)
    const { result, waited, allowed } = await callBeside(app, async () => {
      const answers = []
      for (let time = 0; time < 5; time++) answers.push(await request(95, 'source result'))
      return answers
    })
    for (const { errors } of result)
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'TOO_LARGE', reason: 'ANSWER_TOO_LARGE', params: { max: 8_000_000 } })
    expect(waited).toBeLessThan(allowed)
    expect((await request(-1, 'source')).errors?.[0]?.extensions.code).toBe('OPERATION_TOO_LARGE')
    expect((await request(20, 'source result')).errors).toBeUndefined()
    expect((await request(95, 'id status')).errors).toBeUndefined()
    await store.transact(db => db.deleteFrom('textRuns').where('id', 'like', 'large%').execute())
  })
})

test('limits the history of large drafts by size, and can undo the latest changes', async () => {
  const app = await startApp()
  const token = (await app.rest('POST', '/register/login', { body: { email: 'client@demo.com', password: 'client' } })).body.auth as string
  const { data } = await app.graphql<{ emails: { items: { id: string }[] } }>(`{ emails(folder: DRAFT) { items { id } } }`, {}, token)
  const id = data.emails.items[0]?.id
  const save = (index: number) =>
    app.graphql(
      `mutation ($id: ID, $input: EmailInput!) { saveDraft(id: $id, input: $input) { id } }`,
      { id, input: { message: `${index} ${'x'.repeat(99_000)}` } },
      token,
    )
  const { waited, allowed } = await callBeside(app, async () => {
    for (let index = 0; index < 120; index++) expect((await save(index)).errors).toBeUndefined()
  })
  const { rows } = await sql<{
    bytes: number
    operations: number
  }>`select sum(length("before") + length("after")) as bytes, count(*) as operations
    from "rowChanges" where "tableName" = 'emails'`.execute(app.running.parts.store.db)
  expect(rows[0]?.bytes).toBeLessThan(20_100_000)
  expect(rows[0]?.operations).toBeGreaterThan(10)
  expect((await app.graphql(`mutation { undo { id } }`, {}, token)).errors).toBeUndefined()
  expect(waited).toBeLessThan(allowed)
  await app.close()
})
