import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { fillList } from '../../seed/fill-list.ts'
import { listOrders, sumOrders } from '../../server/areas/orders/service.ts'
import { orders } from '../../server/areas/orders/tables.ts'
import type { Context } from '../../server/context.ts'
import { updateRow, write } from '../../server/db/changes.ts'
import { openReaderThread } from '../../server/db/reader-thread.ts'
import { findRow } from '../../server/db/rows.ts'
import type { Reading, Row } from '../../server/db/store.ts'
import { makeAccount } from '../support/accounts.ts'
import { newDatabase, startApp, type TestApp } from '../support/harness.ts'
import { recordStatements } from '../support/statements.ts'

const count = 21_000

describe('reads of many rows on SQLite', () => {
  let app: TestApp
  let ctx: Context
  beforeAll(async () => {
    app = await startApp()
    ctx = await contextOf()
    await fillList(ctx.store, ctx.workspace?.id ?? 0, 'orders', { rows: count, now: new Date(), isListOnly: true })
    await ctx.store.transact(db => db.updateTable('workspaces').set({ isUnlimited: 1 }).execute())
  })
  afterAll(() => app.close())
  afterEach(() => void vi.restoreAllMocks())

  const contextOf = async (): Promise<Context> => {
    const { workspaceId } = await makeAccount(app)
    const { parts } = app.running
    return {
      ...parts,
      db: parts.store.db,
      workspace: { id: workspaceId, kind: 'own' },
      viewer: null,
      source: 'system',
      requestId: 'test',
      address: '127.0.0.1',
      userAgent: 'tests',
      written: [],
    }
  }
  const expected = async (search: string, order: string) => {
    const { rows } = await sql<{ id: number }>`select id from orders where ${sql.ref('workspaceId')} = ${ctx.workspace?.id}
      and instr(${sql.ref('searchText')}, ${search}) > 0 order by ${sql.raw(order)}`.execute(ctx.db)
    return rows.map(({ id }) => id)
  }

  test.each(['an', 'x', 'zq', 'example', 'mar'])('a search for "%s" is answered in another thread, with the same rows', async search => {
    const aside = vi.spyOn(ctx.store, 'readAside')
    for (const [args, order] of [
      [{}, 'id'],
      [{ sort: 'SPENT', order: 'DESC' }, 'spent desc, id'],
    ] as const) {
      const all = await expected(search, order)
      for (const page of [1, 4, 90]) {
        const { items, total } = await listOrders(ctx, { ...args, search, page: { page, itemsPerPage: 50 } })
        expect([page, total, items.map(({ id }) => id)]).toEqual([page, all.length, all.slice((page - 1) * 50, page * 50)])
      }
    }
    // Few matches are found by the index at once.
    expect(aside.mock.calls.length > 0).toBe(search !== 'mar')
    const again = aside.mock.calls.length
    await listOrders(ctx, { search, page: { itemsPerPage: 50 } })
    expect(aside.mock.calls.length).toBe(again)
  })

  test('other calls go on meanwhile, and none of its statements run in this thread', async () => {
    const statements = await recordStatements(app, async () => {
      const found = listOrders(ctx, { search: 'e', sort: 'DATE' })
      await new Promise(setImmediate)
      await listOrders(ctx, {})
      expect((await found).total).toBe((await expected('e', 'id')).length)
    })
    const own = statements.filter(
      ({ text, parameters }) => text.includes('instr') && !text.startsWith('select id') && parameters.includes('e'),
    )
    expect(own).toEqual([])
  })

  test('equal requests share one read, and a request after a write shows it', async () => {
    const aside = vi.spyOn(ctx.store, 'readAside')
    const search = { search: 'ol' }
    const row = await findRow(ctx, orders, 20_000)
    const before = [listOrders(ctx, search), listOrders(ctx, search)]
    await write(ctx, 'TEST', tx => updateRow(tx, orders, row, { customerName: 'Olol' }))
    const after = await listOrders(ctx, search)
    const [one, other] = await Promise.all(before)
    // If the reads ended before the write, it has updated their total, and nothing is read again.
    expect(aside.mock.calls.length).toBeOneOf([1, 2])
    expect(one).toEqual(other)
    expect(after.total).toBe((await expected('ol', 'id')).length)
  })

  test('sums of a large list are added up there, too', async () => {
    const aside = vi.spyOn(ctx.store, 'readAside')
    const { rows } = await sql<{
      n: number
    }>`select count(*) as n from orders where ${sql.ref('workspaceId')} = ${ctx.workspace?.id}`.execute(ctx.db)
    expect((await sumOrders(ctx, {})).count).toBe(rows[0]?.n)
    expect(aside).toHaveBeenCalledTimes(1)
  })

  test('small workspaces never use the thread', async () => {
    const small = await contextOf()
    const aside = vi.spyOn(small.store, 'readAside')
    for (const search of ['an', 'x', 'example']) expect((await listOrders(small, { search })).total).toBeGreaterThanOrEqual(0)
    expect(aside).not.toHaveBeenCalled()
  })
})

describe('the reading thread', () => {
  function* select(text: string): Reading<Row[]> {
    return yield [text, []]
  }

  test('takes turns, reports errors, and rejects more readings than can wait', async () => {
    const stored = await newDatabase('sqlite')
    const thread = openReaderThread(stored.url.slice('file:'.length))
    try {
      const results = await Promise.allSettled(
        Array.from({ length: 60 }, (_, index) => thread.read(select(index === 1 ? 'select missing' : `select ${index} as n`))),
      )
      expect(results.slice(0, 50).map(result => (result.status === 'fulfilled' ? result.value[0]?.n : String(result.reason)))).toEqual(
        Array.from({ length: 50 }, (_, index) => (index === 1 ? 'Error: no such column: missing' : index)),
      )
      for (const result of results.slice(50))
        expect(result).toMatchObject({ status: 'rejected', reason: { kind: 'unavailable', retryAfter: 5 } })
      expect(await thread.read(select('select 7 as n'))).toEqual([{ n: 7 }])
      await expect(thread.read(select(`delete from workspaces`))).rejects.toThrow(/readonly/)
    } finally {
      await thread.close()
      await stored.remove()
    }
  })

  test('starts again after it was closed', async () => {
    const stored = await newDatabase('sqlite')
    const thread = openReaderThread(stored.url.slice('file:'.length))
    expect(await thread.read(select('select 1 as n'))).toEqual([{ n: 1 }])
    await thread.close()
    expect(await thread.read(select('select 2 as n'))).toEqual([{ n: 2 }])
    await thread.close()
    await stored.remove()
  })
})
