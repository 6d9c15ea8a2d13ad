/** An order on its way: from step to step, one or many at once, packed piece by piece, followed by the carrier's number. */
import type { Context } from '../../context.ts'
import { touchRow, updateRow, write, type WriteContext } from '../../db/changes.ts'
import { findRow, findRowsIn, toId } from '../../db/rows.ts'
import { conflict, invalid } from '../../errors.ts'
import { assertTransition, readText } from '../../rules.ts'
import { checkSeen, isCancelled } from './payments.ts'
import { type OrderRow, type OrderStatus, orderItems, orders } from './tables.ts'
import { tell } from './timeline.ts'

const steps: Record<OrderStatus, readonly OrderStatus[]> = {
  READY_TO_PICKUP: ['DELIVERED'],
  DISPATCHED: ['OUT_FOR_DELIVERY'],
  OUT_FOR_DELIVERY: ['DELIVERED', 'DISPATCHED'],
  DELIVERED: [],
}
const trackingForm = /^[\p{L}\d -]*$/u

/** Statuses that may follow the present one; none for what is cancelled. */
export const nextStatuses = (order: OrderRow): OrderStatus[] => (isCancelled(order) ? [] : [...steps[order.status]])

/** Moves the order along its way, or one step back. */
export function setOrderStatus(ctx: Context, id: number, status: OrderStatus) {
  return write(ctx, 'Moved an order along', async ctx => {
    const order = await findRow(ctx, orders, id)
    assertTransition({ ...steps, [order.status]: nextStatuses(order) }, order.status, status)
    return order.status === status ? order : move(ctx, order, status)
  })
}

/** Moves those that may take the step, and tells the others. */
export function setOrderStatuses(ctx: Context, ids: readonly number[], status: OrderStatus) {
  const wanted = readIds(ids)
  return write(ctx, 'Moved orders along', async ctx => {
    const found = await findRowsIn(ctx, orders, 'id', wanted)
    const moved: OrderRow[] = []
    for (const order of found) if (nextStatuses(order).includes(status)) moved.push(await move(ctx, order, status))
    ctx.params.total = found.length
    return { moved, leftOut: found.filter(order => !nextStatuses(order).includes(status)) }
  })
}

/** Ids that a caller named, each once. */
export function readIds(ids: readonly (string | number)[]): number[] {
  const wanted = [...new Set(ids.map(toId))]
  if (wanted.length === 0 || wanted.length > 1000) throw invalid('ids', 'Name 1 to 1,000 orders')
  return wanted
}

async function move(ctx: WriteContext, order: OrderRow, status: OrderStatus) {
  const isBack = order.status === 'OUT_FOR_DELIVERY' && status === 'DISPATCHED'
  await tell(ctx, order.id, status, isBack ? 'Went back from out for delivery.' : '')
  // What has arrived was packed.
  if (status === 'DELIVERED')
    for (const item of await findRowsIn(ctx, orderItems, 'orderId', [order.id]))
      await updateRow(ctx, orderItems, item, { fulfilled: item.qty })
  return updateRow(ctx, orders, order, { status })
}

/** Says how many pieces of items are packed. */
export function fulfilOrder(
  ctx: Context,
  id: number,
  version: number | null | undefined,
  wanted: readonly { id: string | number; fulfilled: number }[],
) {
  return write(ctx, 'Packed items of an order', async ctx => {
    const order = await findRow(ctx, orders, id)
    const items = await findRowsIn(ctx, orderItems, 'orderId', [id])
    checkSeen(order, version, { items: items.map(({ id, qty, fulfilled }) => ({ id, qty, fulfilled })) })
    if (order.status === 'DELIVERED') throw conflict('This order is delivered already')
    if (isCancelled(order)) throw conflict('This order is cancelled')
    const said: string[] = []
    for (const { id: itemId, fulfilled } of wanted) {
      const item = items.find(each => each.id === toId(itemId))
      if (!item) throw invalid('items', `Order ${order.order} has no item ${itemId}`)
      if (!Number.isSafeInteger(fulfilled) || fulfilled < 0 || fulfilled > item.qty)
        throw invalid('items', `${item.productName}: fulfilled must be a whole number from 0 to ${item.qty}`)
      if (fulfilled !== item.fulfilled) said.push(`${fulfilled} of ${item.qty} ${item.productName}`)
      await updateRow(ctx, orderItems, item, { fulfilled })
    }
    if (said.length === 0) return order
    await tell(ctx, id, 'PACKED', said.join(', ').slice(0, 500))
    return touchRow(ctx, orders, order)
  })
}

/** Keeps the carrier's number of the parcel, or takes it away. */
export function setOrderTracking(ctx: Context, id: number, given: string) {
  return write(ctx, 'Noted a tracking number', async ctx => {
    const order = await findRow(ctx, orders, id)
    const trackingNumber = readText('trackingNumber', given, { max: 40 })
    if (!trackingForm.test(trackingNumber)) throw invalid('trackingNumber', 'trackingNumber must be letters, digits, spaces and dashes')
    if (trackingNumber === order.trackingNumber) return order
    await tell(ctx, id, 'TRACKED', trackingNumber || 'Taken away.')
    return updateRow(ctx, orders, order, { trackingNumber })
  })
}
