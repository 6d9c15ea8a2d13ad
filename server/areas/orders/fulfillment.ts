/** Fulfillment of orders: status, packed items, and tracking number. */
import type { Context } from '../../context.ts'
import { touchRow, updateRow, write, type WriteContext } from '../../db/changes.ts'
import { findRow, findRowsIn, toId } from '../../db/rows.ts'
import { conflict, invalid } from '../../errors.ts'
import { assertTransition } from '../../rules.ts'
import { parse } from '../../validation.ts'
import { checkOrderVersion, isCancelled } from './payments.ts'
import { orderItems, type OrderRow, orders, type OrderStatus, trackingNumber } from './tables.ts'
import { recordOrderEvent } from './timeline.ts'

const transitions: Record<OrderStatus, readonly OrderStatus[]> = {
  READY_TO_PICKUP: ['DELIVERED'],
  DISPATCHED: ['OUT_FOR_DELIVERY'],
  OUT_FOR_DELIVERY: ['DELIVERED', 'DISPATCHED'],
  DELIVERED: [],
}
const actions = {
  READY_TO_PICKUP: 'ORDER_READY_FOR_PICKUP',
  DISPATCHED: 'ORDER_DISPATCHED',
  OUT_FOR_DELIVERY: 'ORDER_OUT_FOR_DELIVERY',
  DELIVERED: 'ORDER_DELIVERED',
} as const

/** Statuses that can follow the current one; none for a canceled order. */
export const nextStatuses = (order: OrderRow): OrderStatus[] => (isCancelled(order) ? [] : [...transitions[order.status]])

/** Sets the next or the previous status of an order. */
export function setOrderStatus(ctx: Context, id: number, status: OrderStatus) {
  return write(ctx, actions[status], async ctx => {
    const order = await findRow(ctx, orders, id)
    assertTransition({ ...transitions, [order.status]: nextStatuses(order) }, order.status, status)
    return order.status === status ? order : move(ctx, order, status)
  })
}

/** Sets the status of the orders that allow it; returns the others as `leftOut`. */
export function setOrderStatuses(ctx: Context, ids: readonly number[], status: OrderStatus) {
  return write(ctx, actions[status], async ctx => {
    const found = await findRowsIn(ctx, orders, 'id', ids)
    const moved: OrderRow[] = []
    for (const order of found) if (nextStatuses(order).includes(status)) moved.push(await move(ctx, order, status))
    ctx.params.total = found.length
    return { moved, leftOut: found.filter(order => !nextStatuses(order).includes(status)) }
  })
}

async function move(ctx: WriteContext, order: OrderRow, status: OrderStatus) {
  const isBack = order.status === 'OUT_FOR_DELIVERY' && status === 'DISPATCHED'
  // The order goes first, so that the operation counts and names orders.
  const moved = await updateRow(ctx, orders, order, { status })
  await recordOrderEvent(ctx, order.id, status, isBack ? 'Went back from out for delivery.' : '')
  // A delivered order counts as fully packed.
  if (status === 'DELIVERED')
    for (const item of await findRowsIn(ctx, orderItems, 'orderId', [order.id]))
      await updateRow(ctx, orderItems, item, { fulfilled: item.qty })
  return moved
}

/** Sets the packed quantity of each item. */
export function fulfillOrder(
  ctx: Context,
  id: number,
  version: number | null | undefined,
  wanted: readonly { id: string | number; fulfilled: number }[],
) {
  return write(ctx, 'ORDER_FULFILLMENT_UPDATED', async ctx => {
    const order = await findRow(ctx, orders, id)
    const items = await findRowsIn(ctx, orderItems, 'orderId', [id])
    checkOrderVersion(order, version, { items: items.map(({ id, qty, fulfilled }) => ({ id, qty, fulfilled })) })
    if (order.status === 'DELIVERED') throw conflict('ORDER_DELIVERED')
    if (isCancelled(order)) throw conflict('ORDER_CANCELED')
    const packed: string[] = []
    for (const { id: itemId, fulfilled } of wanted) {
      const item = items.find(each => each.id === toId(itemId))
      if (!item) throw invalid('ORDER_ITEM_NOT_FOUND', { field: 'items', order: order.order, id: itemId })
      if (!Number.isSafeInteger(fulfilled) || fulfilled < 0 || fulfilled > item.qty)
        throw invalid('FULFILLED_OUT_OF_RANGE', { field: 'items', name: item.productName, max: item.qty })
      if (fulfilled !== item.fulfilled) packed.push(`${fulfilled} of ${item.qty} ${item.productName}`)
      await updateRow(ctx, orderItems, item, { fulfilled })
    }
    if (packed.length === 0) return order
    await recordOrderEvent(ctx, id, 'PACKED', packed.join(', ').slice(0, 500))
    return touchRow(ctx, orders, order)
  })
}

/** Sets or removes the tracking number. */
export function setOrderTracking(ctx: Context, id: number, given: string) {
  return write(ctx, 'ORDER_TRACKING_UPDATED', async ctx => {
    const order = await findRow(ctx, orders, id)
    const number = parse(trackingNumber, given, 'trackingNumber')
    if (number === order.trackingNumber) return order
    await recordOrderEvent(ctx, id, 'TRACKED', number || 'Taken away.')
    return updateRow(ctx, orders, order, { trackingNumber: number })
  })
}
