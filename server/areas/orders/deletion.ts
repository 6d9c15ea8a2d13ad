/** Deleting orders with their items and timelines. */
import type { Context } from '../../context.ts'
import { deleteRow, write, type WriteContext } from '../../db/changes.ts'
import { findRow, findRowsIn } from '../../db/rows.ts'
import { adjustFigures } from '../customers/service.ts'
import { netPaid } from './payments.ts'
import { orderEvents, orderItems, type OrderRow, orders } from './tables.ts'

/** Deletes the order and returns its id. */
export function deleteOrder(ctx: Context, id: number) {
  return write(ctx, 'ORDER_DELETED', async ctx => {
    await remove(ctx, await findRow(ctx, orders, id))
    return id
  })
}

/** Deletes those of the orders that exist, and returns their ids. */
export function deleteOrders(ctx: Context, ids: readonly number[]) {
  return write(ctx, 'ORDER_DELETED', async ctx => {
    const found = await findRowsIn(ctx, orders, 'id', ids)
    for (const order of found) await remove(ctx, order)
    return found.map(({ id }) => id)
  })
}

async function remove(ctx: WriteContext, order: OrderRow) {
  const { id, customerId } = order
  await deleteRow(ctx, orders, order)
  for (const item of await findRowsIn(ctx, orderItems, 'orderId', [id])) await deleteRow(ctx, orderItems, item)
  for (const event of await findRowsIn(ctx, orderEvents, 'orderId', [id])) await deleteRow(ctx, orderEvents, event)
  await adjustFigures(ctx, customerId, { orders: -1, spent: -netPaid(order) })
}
