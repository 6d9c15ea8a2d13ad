/** Items of orders: packs, passes, and plans, each in a quantity. An order has one or several, each pack once. */
import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../db/store.ts'
import { invalid } from '../../errors.ts'
import { toDollars } from '../../money.ts'
import { optional } from '../../validation.ts'
import { findPack, isTopUp, type Pack } from './catalog.ts'
import { packId } from './fields.ts'
import type { PaymentOrderItemTable } from './tables.ts'

export const maxItems = 20
export const maxQuantity = 99

export type OrderItemRow = Selectable<PaymentOrderItemTable>

export interface OrderedItem {
  pack: Pack
  quantity: number
}

/** One pack by its ID, or several items. */
export const itemsInput = {
  packId: optional(packId),
  items: optional(
    z
      .array(z.object({ packId, quantity: z.int().min(1).max(maxQuantity).default(1) }))
      .min(1)
      .max(maxItems),
  ),
}

interface Asked {
  packId: string | null
  items: { packId: string; quantity: number }[] | null
}

/** What is ordered; the same pack twice is one item. */
export function readItems({ packId: id, items }: Asked): OrderedItem[] {
  if (!items && id === null) throw invalid('REQUIRED', { field: 'packId' })
  if (items && id !== null) throw invalid('PACK_OR_ITEMS', { field: 'items' })
  const quantities = new Map<string, number>()
  for (const item of items ?? [{ packId: id ?? '', quantity: 1 }])
    quantities.set(item.packId, (quantities.get(item.packId) ?? 0) + item.quantity)
  const ordered = [...quantities].map(([each, quantity]) => {
    if (isTopUp(each)) throw invalid('PACK_UNKNOWN', { field: 'packId', id: each })
    if (quantity > maxQuantity) throw invalid('TOO_LARGE', { field: 'quantity', max: maxQuantity })
    return { pack: findPack(each), quantity }
  })
  // An account has one plan.
  const plans = ordered.filter(({ pack }) => pack.interval !== null)
  if (plans.length > 1 || plans.some(({ quantity }) => quantity > 1)) throw invalid('ONE_PLAN_ONLY', { field: 'items' })
  return ordered
}

/** Splits an amount by weights, to the cent; no part is larger than its weight unless the amount is larger than all of them. */
export function splitCents(cents: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  let weighed = 0
  let given = 0
  return weights.map(weight => {
    weighed += weight
    const until = sum === 0 ? 0 : Math.round((cents * weighed) / sum)
    const part = until - given
    given = until
    return part
  })
}

/** An item as both APIs return it; amounts in dollars. */
export interface PaymentOrderItem {
  packId: string
  name: string
  quantity: number
  words: number
  unitPrice: number
  subtotal: number
  discount: number
  tax: number
  total: number
  wordsGranted: number
  wordsTaken: number
  refundedAmount: number
}

export function toItem(row: OrderItemRow): PaymentOrderItem {
  const { name, words } = findPack(row.packId)
  return {
    packId: row.packId,
    name,
    quantity: row.quantity,
    words: row.wordsGranted || words * row.quantity,
    unitPrice: toDollars(row.unitCents),
    subtotal: toDollars(row.subtotalCents),
    discount: toDollars(row.discountCents),
    tax: toDollars(row.taxCents),
    total: toDollars(row.totalCents),
    wordsGranted: row.wordsGranted,
    wordsTaken: row.wordsTaken,
    refundedAmount: toDollars(row.refundedCents),
  }
}

export const itemLabel = (name: string, quantity: number): string => (quantity > 1 ? `${name} × ${quantity}` : name)

/** What was ordered, in English. */
export const nameOfItems = (items: readonly OrderItemRow[]): string =>
  items.map(({ packId: id, quantity }) => itemLabel(findPack(id).name, quantity)).join('; ')

/** The items of an order, in their order. */
export const listItems = (db: Db, outTradeNo: string): Promise<OrderItemRow[]> =>
  db.selectFrom('paymentOrderItems').selectAll().where('outTradeNo', '=', outTradeNo).orderBy('position').execute()

/** The items of several orders, by order. */
export async function itemsByOrder(db: Db, outTradeNos: readonly string[]): Promise<Map<string, OrderItemRow[]>> {
  const rows =
    outTradeNos.length > 0
      ? await db
          .selectFrom('paymentOrderItems')
          .selectAll()
          .where('outTradeNo', 'in', outTradeNos)
          .orderBy('outTradeNo')
          .orderBy('position')
          .execute()
      : []
  return Map.groupBy(rows, ({ outTradeNo }) => outTradeNo)
}
