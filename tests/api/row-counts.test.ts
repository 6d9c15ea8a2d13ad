import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Context } from '../../server/context.ts'
import { deleteRow, insertRow, nextId, updateRow, write } from '../../server/db/changes.ts'
import { seedRows } from '../../server/db/demo-rows.ts'
import { deleteWorkspace } from '../../server/db/forget-workspace.ts'
import { revert } from '../../server/db/revert.ts'
import { countedColumns, countedTables, repairCounts } from '../../server/db/row-counts.ts'
import { listRows } from '../../server/db/rows.ts'
import type { AnyTable } from '../../server/db/tables.ts'
import { resetWorkspace } from '../../server/db/workspaces.ts'
import { AppError, conflict } from '../../server/errors.ts'
import { makeAccount } from '../support/accounts.ts'
import { databases, startApp, type TestApp } from '../support/harness.ts'

const seed = 20_261_122
type Row = Record<string, unknown> & { id: number; version: number }

/** One write by random numbers; several in one operation, the last of which may fail. */
const step = fc.record({
  kind: fc.constantFrom('insert', 'insert', 'update', 'update', 'delete', 'undo', 'undo', 'reset'),
  pick: fc.nat(1000),
  rows: fc.integer({ min: 1, max: 4 }),
  fails: fc.boolean(),
})

describe.each(databases)('row counts on %s', database => {
  let app: TestApp
  let ctx: Context
  let accountId = 0
  beforeAll(async () => {
    app = await startApp({ database })
    const account = await makeAccount(app)
    accountId = account.id
    const { parts } = app.running
    ctx = {
      ...parts,
      db: parts.store.db,
      workspace: { id: account.workspaceId, kind: 'own' },
      viewer: null,
      source: 'system',
      requestId: 'test',
      address: '127.0.0.1',
      userAgent: 'tests',
      written: [],
    }
  })
  afterAll(() => app.close())

  const workspaceId = () => ctx.workspace?.id ?? 0
  /** Counted anew, as the triggers should have. */
  const counted = async (table: AnyTable, column = '') => {
    const value = column === '' ? sql`''` : sql.ref(column)
    const { rows } = await sql<{ value: string; n: number }>`select ${value} as value, count(*) as n from ${sql.table(table.name)}
      where ${sql.ref('workspaceId')} = ${workspaceId()} group by 1`.execute(ctx.db)
    return rows.map(({ value: found, n }) => `${String(found)}: ${n}`).toSorted()
  }
  const stored = async (table: AnyTable, column = '') => {
    const { rows } = await sql<{ value: string; n: number }>`select value, n from ${sql.table('rowCounts')}
      where ${sql.ref('workspaceId')} = ${workspaceId()} and ${sql.ref('tableName')} = ${table.name} and ${sql.ref('column')} = ${column} and n <> 0`.execute(
      ctx.db,
    )
    return rows.map(({ value, n }) => `${value}: ${n}`).toSorted()
  }
  const expectCounts = async (tables = countedTables()) => {
    for (const table of tables)
      for (const column of ['', ...countedColumns(table)])
        expect([table.name, column, await stored(table, column)]).toEqual([table.name, column, await counted(table, column)])
  }
  const all = async (table: AnyTable) => (await listRows(ctx, table, { page: { itemsPerPage: -1 } })).items as unknown as Row[] // any columns

  async function run(table: AnyTable, { kind, pick, rows, fails }: { kind: string; pick: number; rows: number; fails: boolean }) {
    if (kind === 'reset') return pick % 5 === 0 ? resetWorkspace(ctx, table.area) : undefined
    if (kind === 'undo') {
      const last = await ctx.db
        .selectFrom('operations')
        .select('id')
        .where('workspaceId', '=', workspaceId())
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
      return last && revert(ctx, last.id)
    }
    const present = await all(table)
    const sample = (seedRows(table, new Date())[pick % 7] ?? present[0]) as Row | undefined
    return write(ctx, 'TEST', async tx => {
      for (let index = 0; index < rows; index++) {
        const target = present[(pick + index) % Math.max(present.length, 1)]
        if (kind === 'insert' && sample)
          await insertRow(tx, table, { ...unique(table, sample, pick + index), id: await nextId(tx, table.name) })
        else if (kind === 'insert') return
        else if (target && kind === 'delete') await deleteRow(tx, table, target)
        else if (target) {
          const columns = countedColumns(table)
          const column = columns[(pick + index) % Math.max(columns.length, 1)]
          const values = column ? [...new Set(present.map(row => row[column]))] : []
          if (column) await updateRow(tx, table, target, { [column]: values[pick % values.length] })
        }
      }
      if (fails) throw conflict('ALREADY_UNDONE')
    })
  }
  const unique = (table: AnyTable, row: Row, pick: number) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, table.unique?.includes(name) ? `${String(value)}${pick}` : value]))

  test('cover the filters of lists', () => {
    const columns = Object.fromEntries(countedTables().map(table => [table.name, countedColumns(table)]))
    expect(columns).toMatchObject({
      orders: ['channel', 'payment', 'status', 'method'],
      reviews: ['status', 'rating'],
    })
    expect(columns).not.toHaveProperty('orderItems')
  })

  test('are exact after random writes, undos, failed writes, and resets of every list', async () => {
    await ctx.store.transact(db => db.updateTable('workspaces').set({ isUnlimited: 1 }).where('id', '=', workspaceId()).execute())
    for (const table of countedTables()) {
      await all(table)
      await expectCounts([table])
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async steps => {
          for (const each of steps)
            await run(table, each).catch((error: unknown) => {
              if (!(error instanceof AppError)) throw error
            })
          await expectCounts([table])
        }),
        { numRuns: 3, seed },
      )
    }
    expect(ctx.written.length).toBeGreaterThan(100)
    await expectCounts()
    expect(await repairCounts(ctx.store)).toEqual([])
  })

  test('are the totals of lists, with and without a filter', async () => {
    for (const table of countedTables()) {
      const { total } = await listRows(ctx, table, {})
      expect([table.name, total]).toEqual([table.name, (await all(table)).length])
      for (const column of countedColumns(table)) {
        const rows = await all(table)
        const values = [...new Set(rows.map(row => row[column] as string))]
        for (const value of values.slice(0, 3))
          expect((await listRows(ctx, table, {}, { where: { [column]: value } })).total).toBe(
            rows.filter(row => row[column] === value).length,
          )
        expect((await listRows(ctx, table, {}, { where: { [column]: values.slice(0, 2) } })).total).toBe(
          rows.filter(row => values.slice(0, 2).includes(row[column] as string)).length,
        )
        expect((await listRows(ctx, table, {}, { where: { [column]: [] } })).total).toBe(0)
      }
    }
  })

  test('are corrected if they differ from the rows', async () => {
    const change = (n: number) =>
      ctx.store.transact(db =>
        sql`update ${sql.table('rowCounts')} set n = n + ${n} where ${sql.ref('workspaceId')} = ${workspaceId()}
          and ${sql.ref('tableName')} = 'reviews' and ${sql.ref('column')} = ''`.execute(db),
      )
    await change(3)
    expect(await repairCounts(ctx.store)).toEqual([
      expect.stringMatching(new RegExp(`^workspace ${workspaceId()} counts \\d+ reviews, and has \\d+$`)),
    ])
    await expectCounts()
    expect(await repairCounts(ctx.store)).toEqual([])
  })

  test('are gone with their workspace', async () => {
    await deleteWorkspace(ctx.store, workspaceId(), db => db.deleteFrom('accounts').where('id', '=', accountId).execute())
    const { rows } = await sql`select 1 from ${sql.table('rowCounts')} where ${sql.ref('workspaceId')} = ${workspaceId()}`.execute(ctx.db)
    expect(rows).toEqual([])
    expect(await repairCounts(ctx.store)).toEqual([])
  })
})
