/** The timeline of an order. */
import { insertRow, type WriteContext } from '../../db/changes.ts'
import { type OrderEventRow, orderEvents } from './tables.ts'

const titles = {
  PLACED: 'Order placed',
  PAID: 'Payment received',
  PENDING: 'Waiting for payment',
  CANCELLED: 'Order cancelled',
  FAILED: 'Payment failed',
  REFUNDED: 'Payment refunded',
  PACKED: 'Packed',
  READY_TO_PICKUP: 'Ready to pickup',
  DISPATCHED: 'Dispatched',
  OUT_FOR_DELIVERY: 'Out for delivery',
  DELIVERED: 'Delivered',
  TRACKED: 'Tracking number',
  ADDRESS: 'Address changed',
  MESSAGE: 'Confirmation sent',
  NOTE: 'Note',
} as const
export type EventKind = keyof typeof titles

const kinds = new Map(Object.entries(titles).map(([kind, title]): [string, EventKind] => [title, kind as EventKind])) // the keys written above

/** Kind of an entry, stored as its title. */
export const kindOf = ({ title }: Pick<OrderEventRow, 'title'>): EventKind => kinds.get(title) ?? 'NOTE'

/** Adds an entry to the timeline of an order. */
export const recordOrderEvent = (ctx: WriteContext, orderId: number, kind: EventKind, text = '') =>
  insertRow(ctx, orderEvents, {
    orderId,
    at: ctx.now().toISOString(),
    title: titles[kind],
    text,
    actor: ctx.viewer?.email ?? 'Shop',
  })
