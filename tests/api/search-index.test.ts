import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillList } from '../../seed/fill-list.ts'
import { listCustomers } from '../../server/areas/customers/service.ts'
import { customers } from '../../server/areas/customers/tables.ts'
import type { Context } from '../../server/context.ts'
import { deleteRow, insertRow, updateRow, write } from '../../server/db/changes.ts'
import { forgetCounts } from '../../server/db/count-cache.ts'
import { deleteWorkspace } from '../../server/db/forget-workspace.ts'
import { migrate } from '../../server/db/migrate.ts'
import { revert } from '../../server/db/revert.ts'
import { findRow } from '../../server/db/rows.ts'
import { asCopied } from '../../server/db/search-copies.ts'
import { fold } from '../../server/db/text.ts'
import { makeAccount, workspaceContext } from '../support/accounts.ts'
import { databases, startApp, type TestApp } from '../support/harness.ts'
import { recordStatements } from '../support/statements.ts'

const count = 2400
const seed = 20_261_122

/** Names of any script, with the signs that patterns and queries treat specially. */
const signs = [
  String.raw`a á b B ß İ ı % _ \ ' " * ^ $ ( ) [ ] { } - + : , . ; &`.split(' '),
  'ال سم ليلى عُمَر 王 小明 數據 é 🙂 👩‍👧 ǅ or AND NEAR mar example'.split(' '),
  [' ', '\n', '`'],
]
const text = fc
  .array(fc.constantFrom(...signs.flat()), { minLength: 1, maxLength: 14 })
  .map(parts => parts.join('').trim().slice(0, 100).toWellFormed() || 'x')

describe.each(databases)('searches of a large list on %s', database => {
  let app: TestApp
  let ctx: Context
  beforeAll(async () => {
    app = await startApp({ database })
    const { workspaceId } = await makeAccount(app)
    ctx = workspaceContext(app, workspaceId)
    await fillList(ctx.store, workspaceId, 'customers', { rows: count, now: new Date() })
    await ctx.store.transact(db => db.updateTable('workspaces').set({ isUnlimited: 1 }).where('id', '=', workspaceId).execute())
    // Known to be large from now on.
    await listCustomers(ctx, {})
  })
  afterAll(() => app.close())

  /** The rows in the order of a list, with their searched text. */
  const read = async (order: string) => {
    const { rows } = await sql<{ id: number; searchText: string; country: string }>`
      select id, ${sql.ref('searchText')}, country from customers where ${sql.ref('workspaceId')} = ${ctx.workspace?.id} order by ${sql.raw(order)}`.execute(
      ctx.db,
    )
    return rows
  }
  const orders = [
    { args: {}, order: 'id' },
    { args: { sort: 'CUSTOMER', order: 'DESC' }, order: '"customerFolded" desc, id' },
    { args: { sort: 'TOTAL_SPENT', order: 'ASC' }, order: '"totalSpent", id' },
  ] as const

  /** Compares a search with the rows that contain its text, in every order, with and without a filter. */
  const expectSearch = async (search: string) => {
    const wanted = fold(search.trim())
    for (const { args, order } of orders) {
      const found = (await read(order)).filter(({ searchText }) => searchText.includes(wanted))
      const { items, total } = await listCustomers(ctx, { ...args, search, page: { itemsPerPage: 100 } })
      expect([search, total, items.map(({ id }) => id)]).toEqual([search, found.length, found.slice(0, 100).map(({ id }) => id)])
      const country = found[0]?.country
      if (country === undefined) continue
      const ofCountry = found.filter(each => each.country === country)
      const filter = { country: country as 'FRANCE' } // as stored
      const filtered = await listCustomers(ctx, { ...args, ...filter, search, page: { itemsPerPage: 100 } })
      expect([search, filtered.total, filtered.items.map(({ id }) => id)]).toEqual([
        search,
        ofCountry.length,
        ofCountry.slice(0, 100).map(({ id }) => id),
      ])
    }
  }

  test.each([
    'mar',
    'example',
    '.123',
    'example.com',
    'nobody at all',
    'ma',
    'x',
    '"',
    `'; drop table customers; --`,
    'a" OR "b',
    '%%%',
    '___',
    'o%_',
    String.raw`\%`,
    '@example.com',
    'r. a',
  ])('finds "%s" as a scan does', search => expectSearch(search))

  test('finds any text as a scan does, after any writes', async () => {
    const step = fc.record({
      kind: fc.constantFrom('rename', 'rename', 'delete', 'undo'),
      pick: fc.nat(count),
      name: text,
      from: fc.nat(20),
      length: fc.integer({ min: 1, max: 9 }),
    })
    const undo: number[] = []
    await fc.assert(
      fc.asyncProperty(step, text, async ({ kind, pick, name, from, length }, other) => {
        const rows = await read('id')
        const { id } = rows[pick % rows.length] ?? { id: 0 }
        const last = kind === 'undo' ? undo.pop() : undefined
        if (last !== undefined) await revert(ctx, last)
        else {
          const row = await findRow(ctx, customers, id)
          await write(ctx, 'TEST', async tx => {
            if (kind === 'delete') await deleteRow(tx, customers, row)
            else await updateRow(tx, customers, row, { customer: name })
            undo.push(tx.operationId)
          })
        }
        const [first = ''] = [name, fold(name)].toSorted(() => pick % 2)
        await expectSearch(first.slice(from % first.length, (from % first.length) + length).toWellFormed())
        await expectSearch(other)
      }),
      { numRuns: 25, seed },
    )
  }, 60_000)

  test.runIf(database === 'sqlite')('use the index from three characters on, in large workspaces only', async () => {
    const usesIndex = async (context: Context, search: string) => {
      forgetCounts(app.running.parts.store)
      return (await recordStatements(app, () => listCustomers(context, { search }))).some(({ text: statement }) =>
        statement.includes('"customersSearch"'),
      )
    }
    for (const search of ['mar', '王小明', 'ليلى']) expect([search, await usesIndex(ctx, search)]).toEqual([search, true])
    expect(await usesIndex(ctx, '王小')).toBe(false)
    const { workspaceId } = await makeAccount(app)
    const small: Context = { ...ctx, workspace: { id: workspaceId, kind: 'own' } }
    await listCustomers(small, {})
    expect(await usesIndex(small, 'mar')).toBe(false)
    // Nor are its rows in the index.
    const { rows } = await sql<{
      n: number
    }>`select count(*) as n from ${sql.table('customersSearch')} where rowid >> 32 = ${workspaceId}`.execute(ctx.db)
    expect(rows).toEqual([{ n: 0 }])
  })

  test.runIf(database === 'sqlite')('are indexed in the background once a list has grown', async () => {
    const { workspaceId } = await makeAccount(app)
    const grown: Context = { ...ctx, workspace: { id: workspaceId, kind: 'own' } }
    const id = 5000
    await write(grown, 'TEST', async tx => {
      const { version: _, ...first } = await findRow(tx, customers, 1)
      await insertRow(tx, customers, { ...first, id, customer: 'Zwölf', email: 'zwoelf@example.com', customerId: '999999' })
    })
    expect((await listCustomers(grown, {})).total).toBeGreaterThan(1)
    const found = () => listCustomers(grown, { search: 'zwölf', page: { itemsPerPage: 1 } })
    expect((await found()).items.map(each => each.id)).toEqual([id])
    const upTo = async () =>
      (
        await sql<{
          upTo: number
        }>`select ${sql.ref('upTo')} from ${sql.table('searchIndexes')} where ${sql.ref('workspaceId')} = ${workspaceId}`.execute(ctx.db)
      ).rows[0]?.upTo
    await expect.poll(upTo).toBe(4_294_967_295)
    await write(grown, 'TEST', async tx => updateRow(tx, customers, await findRow(tx, customers, id), { customer: 'Dreizehn' }))
    expect([(await found()).total, (await listCustomers(grown, { search: 'dreizehn' })).total]).toEqual([0, 1])
  })

  test.runIf(database === 'postgres')('are counted in copies, which a database without them gets on its next start', async () => {
    const { store } = ctx
    const name = sql.table('customersSearch')
    const differences = async () => {
      const columns = sql`${sql.ref('workspaceId')}, id`
      const copied = sql`select ${columns}, ${sql.ref('searchText')} from ${name}`
      const wanted = sql`select ${columns}, ${asCopied(sql.ref('searchText'))} from customers`
      const { rows } = await sql<Record<string, unknown>>`(${wanted} except ${copied}) union all (${copied} except ${wanted})`.execute(
        ctx.db,
      )
      return rows
    }
    const countsInCopies = async (args: object) =>
      (await recordStatements(app, () => listCustomers(ctx, args))).filter(({ text: statement }) => statement.includes('"customersSearch"'))
        .length
    expect(await differences()).toEqual([])
    expect(await countsInCopies({ search: 'arn' })).toBe(1)
    expect(await countsInCopies({ search: 'arn', country: 'FRANCE' })).toBe(1)
    const { rows } = await sql<{ name: string }>`select tgname as name from pg_trigger where tgname like 'customers_search_%'`.execute(
      ctx.db,
    )
    for (const trigger of rows) await sql`drop trigger ${sql.ref(trigger.name)} on customers`.execute(ctx.db)
    await sql`update customers set ${sql.ref('searchText')} = 'changed by hand' where ${sql.ref('workspaceId')} = ${ctx.workspace?.id} and id > 2000`.execute(
      ctx.db,
    )
    expect(await differences()).not.toEqual([])
    await migrate(store)
    expect(await differences()).toEqual([])
    const workspaceId = ctx.workspace?.id ?? 0
    await deleteWorkspace(store, workspaceId, db => db.deleteFrom('accounts').where('workspaceId', '=', workspaceId).execute())
    expect(await differences()).toEqual([])
  })
})
