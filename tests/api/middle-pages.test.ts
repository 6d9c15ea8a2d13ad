import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillList } from '../../seed/fill-list.ts'
import { listOrders } from '../../server/areas/orders/service.ts'
import { orders } from '../../server/areas/orders/tables.ts'
import type { Context } from '../../server/context.ts'
import { deleteRow, updateRow, write } from '../../server/db/changes.ts'
import { forgetPages } from '../../server/db/page-cache.ts'
import { findRow } from '../../server/db/rows.ts'
import { makeAccount, workspaceContext } from '../support/accounts.ts'
import { databases, startApp, type TestApp } from '../support/harness.ts'
import { recordStatements } from '../support/statements.ts'

const count = 42_000
const itemsPerPage = 50

describe.each(databases)('pages in the middle of a large list on %s', database => {
  let app: TestApp
  let ctx: Context
  beforeAll(async () => {
    app = await startApp({ database })
    const { workspaceId } = await makeAccount(app)
    ctx = workspaceContext(app, workspaceId)
    await fillList(ctx.store, workspaceId, 'orders', { rows: count, now: new Date(), isListOnly: true })
    await ctx.store.transact(db => db.updateTable('workspaces').set({ isUnlimited: 1 }).where('id', '=', workspaceId).execute())
  })
  afterAll(() => app.close())

  const sorts = [
    [{}, 'id'],
    [{ sort: 'SPENT', order: 'ASC' }, 'spent, id'],
    [{ sort: 'SPENT', order: 'DESC' }, 'spent desc, id'],
    [{ sort: 'CUSTOMER', order: 'DESC' }, '"customerNameFolded" desc, id'],
    [{ sort: 'STATUS', order: 'DESC' }, 'status desc, id'],
    [{ sort: 'STATUS', order: 'ASC' }, 'status, id'],
  ] as const

  const expectPages = async () => {
    for (const [args, order] of sorts) {
      const { rows } = await sql<{ id: number }>`select id from orders where ${sql.ref('workspaceId')} = ${ctx.workspace?.id}
        order by ${sql.raw(order)}`.execute(ctx.db)
      // Both sides of the places where the nearer end, and the nearest known row, change.
      for (const page of [401, 410, 419, 420, 421, 409, 431, 438, 440]) {
        const { items, total } = await listOrders(ctx, { ...args, page: { page, itemsPerPage } })
        expect([order, page, total, items.map(({ id }) => id)]).toEqual([
          order,
          page,
          rows.length,
          rows.slice((page - 1) * itemsPerPage, page * itemsPerPage).map(({ id }) => id),
        ])
      }
    }
  }

  test('are complete and in order, also after writes', async () => {
    await expectPages()
    const [row, other] = [await findRow(ctx, orders, 9000), await findRow(ctx, orders, 31_000)]
    await write(ctx, 'TEST', async tx => {
      await deleteRow(tx, orders, row)
      await updateRow(tx, orders, other, { spent: 1, customerName: 'Zoë', status: 'DELIVERED' })
    })
    await expectPages()
  }, 60_000)

  test('are read from the nearest row that is known', async () => {
    const page = (at: number) => listOrders(ctx, { sort: 'SPENT', order: 'DESC', page: { page: at, itemsPerPage } })
    await page(424)
    forgetPages(ctx.store)
    const statements = await recordStatements(app, () => page(423))
    const offsets = statements.filter(({ text }) => text.includes('offset')).map(({ parameters }) => Number(parameters.at(-1)))
    expect(offsets).toHaveLength(1)
    expect(offsets[0]).toBeLessThan(database === 'sqlite' ? 1024 : 8192)
  })
})
