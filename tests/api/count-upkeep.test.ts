import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { fillList } from '../../seed/fill-list.ts'
import { customers } from '../../server/areas/customers/tables.ts'
import { orders } from '../../server/areas/orders/tables.ts'
import { reviews } from '../../server/areas/reviews/tables.ts'
import type { Context } from '../../server/context.ts'
import { deleteRow, insertRow, nextId, recordEvent, updateRow, write } from '../../server/db/changes.ts'
import { forgetCounts } from '../../server/db/count-cache.ts'
import { deleteWorkspace } from '../../server/db/forget-workspace.ts'
import { forgetPages } from '../../server/db/page-cache.ts'
import { openStore } from '../../server/db/open.ts'
import { revert } from '../../server/db/revert.ts'
import { countedColumns, countedTables } from '../../server/db/row-counts.ts'
import { listRows } from '../../server/db/rows.ts'
import type { Reading, Store } from '../../server/db/store.ts'
import { type AnyTable, tableNamed } from '../../server/db/tables.ts'
import { resetWorkspace } from '../../server/db/workspaces.ts'
import { AppError, conflict } from '../../server/errors.ts'
import { makeAccount, workspaceContext } from '../support/accounts.ts'
import { databases, newDatabase, startApp, type TestApp } from '../support/harness.ts'
import { watchChanges } from '../support/recorded-changes.ts'

const seed = 20_261_126
const count = 2200
type Row = Record<string, unknown> & { id: number; version: number }
type Asked = Parameters<typeof listRows>[2]
type Conditions = Parameters<typeof listRows>[3]

/** One write by random numbers; several rows in one operation, the last of which may fail. */
const step = fc.record({
  kind: fc.constantFrom('insert', 'update', 'update', 'update', 'delete', 'undo', 'undo', 'none', 'event', 'many', 'fill', 'reset'),
  name: fc.constantFrom('orders', 'orders', 'customers', 'customers', 'reviews', 'permissions'),
  pick: fc.nat(5000),
  rows: fc.integer({ min: 1, max: 4 }),
  fails: fc.nat(5).map(number => number === 0),
})
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const searches = ['mar', 'ma', 'example', 'lars.hedlund@', '3', 'no such text', 'É', '%']
const conditions: [AnyTable, Conditions][] = [
  [orders, { where: { status: ['DELIVERED', 'DISPATCHED'] }, between: { spent: { from: 10_000, to: 60_000 } } }],
  [orders, { where: { customerId: 3 } }],
  [orders, { where: { status: [] } }],
  [
    orders,
    {
      between: { orderedAt: { from: '2026-06-01', to: '2026-11-01T00:00:00.000Z' } },
      contained: [{ columns: ['customerName'], text: 'An' }],
    },
  ],
  [customers, { between: { totalSpent: { from: 100_000 } } }],
]

/** Lists with filters, searches, and bounds; each large list also sorted, and its last page. */
const lists: { table: AnyTable; asked: Asked; conditions?: Conditions }[] = [
  ...countedTables().flatMap(table => [
    { table, asked: {} },
    { table, asked: { search: 'an' } },
    { table, asked: { search: 'mar' } },
  ]),
  ...[orders, customers].flatMap(table =>
    searches.flatMap(search => [
      { table, asked: { search } },
      { table, asked: { search, page: { page: 20, itemsPerPage: 100 } } },
    ]),
  ),
  ...searches.map(search => ({ table: orders, asked: { search, sort: 'SPENT', status: 'DELIVERED' } })),
  ...(['ASC', 'DESC'] as const).flatMap(order =>
    ['CUSTOMER', 'DATE', 'STATUS'].flatMap(sort =>
      [1, 2, 220].map(page => ({ table: orders, asked: { sort, order, page: { page, itemsPerPage: 10 } } })),
    ),
  ),
  ...conditions.flatMap(([table, given]) => ['', 'mar'].map(search => ({ table, asked: { search }, conditions: given }))),
]

describe.each(databases)('kept totals and pages on %s', database => {
  let app: TestApp
  let ctx: Context
  /** The same workspace through another connection, which keeps nothing. */
  let plain: Context
  let other: Store
  beforeAll(async () => {
    const own = await newDatabase(database)
    app = await startApp({ databaseUrl: own.url })
    const close = app.close
    app.close = async () => {
      await close()
      await own.remove()
    }
    ctx = workspaceContext(app, (await makeAccount(app)).workspaceId)
    other = openStore(own.url)
    plain = { ...ctx, store: other, db: other.db }
    await ctx.store.transact(db => db.updateTable('workspaces').set({ isUnlimited: 1 }).where('id', '=', workspaceId()).execute())
  })
  // A reset may have shortened the lists.
  beforeEach(() => fill(count))
  afterAll(async () => {
    await other.close()
    await app.close()
  })

  const workspaceId = () => ctx.workspace?.id ?? 0
  const fill = async (rows: number) => {
    for (const area of ['orders', 'customers']) await fillList(ctx.store, workspaceId(), area, { rows, now: new Date(), isListOnly: true })
  }
  const read = ({ table, asked, conditions: given }: (typeof lists)[number], by = ctx) => listRows(by, table, asked, given)
  const readAnew = (list: (typeof lists)[number]) => {
    forgetPages(other)
    forgetCounts(other)
    return read(list, plain)
  }
  const expectLists = async () => {
    for (const list of lists) {
      const named = { table: list.table.name, asked: list.asked, conditions: list.conditions }
      const [kept, anew] = [await read(list), await readAnew(list)]
      if (JSON.stringify(kept) !== JSON.stringify(anew)) expect({ named, ...kept }).toEqual({ named, ...anew })
    }
  }
  /** Texts of the statements by which a list is read. */
  const textsOf = async (list: (typeof lists)[number]) => {
    const texts: string[] = []
    function* recorded<T>(reading: Reading<T>): Reading<T> {
      let next = reading.next()
      while (!next.done) {
        texts.push(next.value[0])
        next = reading.next(yield next.value)
      }
      return next.value
    }
    const original: Store['read'] = ctx.store.read.bind(ctx.store)
    const spy = vi.spyOn(ctx.store, 'read').mockImplementation(reading => original(recorded(reading)))
    await read(list)
    spy.mockRestore()
    return texts
  }
  const isCount = (text: string) => text.includes('count(*) as total')

  async function run({ kind, name, pick, rows, fails }: Step) {
    const table = tableNamed(name)
    if (kind === 'fill') return pick % 4 === 0 ? fill(count + (pick % 50)) : undefined
    if (kind === 'reset') return pick % 8 === 0 ? resetWorkspace(ctx, table.area) : undefined
    if (kind === 'none') return write(ctx, 'TEST', async () => undefined)
    if (kind === 'event') return recordEvent(ctx, workspaceId(), { area: 'ORDERS', action: 'TEST' }, async () => true)
    if (kind === 'undo') return undo()
    const page = { page: { page: 1 + (pick % 5), itemsPerPage: kind === 'many' && pick % 3 === 0 ? -1 : 100 } }
    const present = (await listRows(ctx, table, page)).items as unknown as Row[] // any columns
    return write(ctx, 'TEST', async tx => {
      const length = kind === 'many' ? present.length : rows
      for (let index = 0; index < length; index++) {
        const target = present[(pick + index) % Math.max(present.length, 1)]
        if (!target) return
        if (kind === 'insert')
          await insertRow(tx, table, { ...target, ...unique(table, target, pick + index), id: await nextId(tx, table.name) })
        else if (kind === 'delete') await deleteRow(tx, table, target)
        else await updateRow(tx, table, target, patchOf(table, present, pick + index))
      }
      if (fails) throw conflict('ALREADY_UNDONE')
    })
  }

  async function undo() {
    const last = await ctx.db
      .selectFrom('rowChanges')
      .select('operationId as id')
      .where('workspaceId', '=', workspaceId())
      .orderBy('operationId', 'desc')
      .limit(1)
      .executeTakeFirst()
    return last && revert(ctx, last.id)
  }

  const unique = (table: AnyTable, row: Row, pick: number) =>
    Object.fromEntries((table.unique ?? []).map((name: string) => [name, typeof row[name] === 'number' ? 900_000 + pick : String(pick)]))

  /** A value of another row, or one that searches find, or none. */
  function patchOf(table: AnyTable, present: Row[], pick: number) {
    const columns = [...countedColumns(table), ...table.search, ...Object.keys(table.columns)].filter(
      (name: string) => name !== 'id' && !table.unique?.includes(name) && name in table.columns,
    )
    const column = columns[pick % columns.length] ?? ''
    const value = present[(pick * 7 + 1) % present.length]?.[column]
    if (table === orders && pick % 6 === 0) return { customerId: pick % 12 === 0 ? null : 3 }
    return {
      [column]:
        typeof value === 'string' && table.search.includes(column) && !/@/.test(value) ? ['Marélie É', '100 % an', value][pick % 3] : value,
    }
  }

  test('equal those read anew, after random writes of every kind', async () => {
    await expectLists()
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 8 }), async steps => {
        for (const each of steps) {
          await run(each).catch((error: unknown) => {
            if (!(error instanceof AppError)) throw error
          })
          if (each.pick % 4 === 0) await expectLists()
        }
        await expectLists()
      }),
      { numRuns: database === 'sqlite' ? 20 : 8, seed, endOnFailure: true },
    )
    expect(ctx.written.length).toBeGreaterThan(8)
  }, 180_000)

  const search = { table: orders, asked: { search: 'mar', sort: 'SPENT' } } as const
  const change = (table: AnyTable, patchFor: (row: Row) => Partial<Row>) =>
    write(ctx, 'TEST', async tx => {
      const [first] = (await listRows(tx, table, { search: 'mar' })).items as unknown as Row[] // any columns
      if (first) await updateRow(tx, table, first, patchFor(first))
    })

  test('are not counted again after a write, and pages are read again only if it is not certain what they show', async () => {
    await read(search)
    await change(reviews, ({ reply }) => ({ reply: `${String(reply)}.` }))
    expect(await textsOf(search)).toEqual([expect.stringContaining('select revision'), expect.stringContaining('"rowChanges"')])
    expect(await textsOf(search)).toEqual([expect.stringContaining('select revision')])
    await change(orders, ({ spent }) => ({ spent: Number(spent) + 1 }))
    const texts = await textsOf(search)
    // The page holds what SQLite would read; on PostgreSQL it may be newer than its revision.
    expect(texts).toHaveLength(database === 'sqlite' ? 2 : 3)
    expect(texts.filter(isCount)).toEqual([])
    expect(await read(search)).toEqual(await readAnew(search))
  })

  const forgetLast = async () => {
    await change(orders, ({ spent }) => ({ spent: Number(spent) + 1 }))
    const own = sql`${sql.ref('workspaceId')} = ${workspaceId()}`
    await ctx.store.transact(async db => {
      const { rows } = await sql<{ id: number }>`select max(id) as id from operations where ${own}`.execute(db)
      await sql`delete from ${sql.table('rowChanges')} where ${own} and ${sql.ref('operationId')} = ${rows[0]?.id}`.execute(db)
      await sql`delete from operations where ${own} and id = ${rows[0]?.id}`.execute(db)
    })
  }
  const changeMany = () =>
    write(ctx, 'TEST', async tx => {
      for (let page = 1; page <= 11; page++)
        for (const row of (await listRows(tx, orders, { page: { page, itemsPerPage: 100 } })).items)
          await updateRow(tx, orders, row, { spent: row.spent + 1 })
    })

  test.each([
    ['a reset', () => resetWorkspace(ctx, 'REVIEWS')],
    ['rows that are added in bulk', () => fillList(ctx.store, workspaceId(), 'reviews', { rows: 150, now: new Date() })],
    ['an operation that is no longer kept', forgetLast],
    ['more changes than are worth it', changeMany],
  ])('are read anew after %s', async (_what, work) => {
    const compareChanges = await watchChanges(ctx.store, workspaceId())
    await read(search)
    await work()
    expect((await compareChanges()).missing).toContain('orders')
    expect((await textsOf(search)).some(isCount)).toBe(true)
    await expectLists()
  })

  test('are not those of a deleted workspace with the same id', async () => {
    const page = { page: { itemsPerPage: 100 } }
    /** A workspace with two writes, both read. */
    const use = async (reply: string) => {
      const account = await makeAccount(app)
      const own = workspaceContext(app, account.workspaceId)
      for (const text of ['', reply, `${reply} again`]) {
        await write(own, 'TEST', async tx => {
          const [row] = (await listRows(tx, reviews, {})).items
          if (row && text) await updateRow(tx, reviews, row, { reply: text })
        })
        await listRows(own, reviews, page)
      }
      return { account, own }
    }
    const { account } = await use('old')
    await deleteWorkspace(ctx.store, account.workspaceId, db => db.deleteFrom('accounts').where('id', '=', account.id).execute())
    const { own } = await use('new')
    expect(await listRows(own, reviews, page)).toEqual(await listRows({ ...own, store: other, db: other.db }, reviews, page))
  })
})
