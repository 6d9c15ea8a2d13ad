/** How a refund is split over the items of its order. */
import type { Db } from '../../db/store.ts'
import { listItems, type OrderItemRow, splitCents } from './items.ts'
import type { PaymentOrderRow } from './tables.ts'

export interface RefundShare {
  item: OrderItemRow
  cents: number
  /** Words that go back with it. */
  words: number
}

/** Words that a refund of these cents takes back: all of them with the last cent, otherwise in proportion, rounded up. */
function wordsOfRefund({ wordsGranted, wordsTaken, refundedCents, totalCents }: OrderItemRow, cents: number): number {
  const refunded = refundedCents + cents
  return refunded === totalCents ? wordsGranted - wordsTaken : Math.max(Math.ceil((wordsGranted * refunded) / totalCents) - wordsTaken, 0)
}

/** What is not refunded yet of each item; of one item, if it is named. */
export async function refundableItems(db: Db, { outTradeNo }: PaymentOrderRow, packId: string | null): Promise<OrderItemRow[]> {
  const items = await listItems(db, outTradeNo)
  return packId === null ? items : items.filter(item => item.packId === packId)
}

/** Splits a refund over items by what they have left to refund. */
export function shareRefund(items: readonly OrderItemRow[], cents: number): RefundShare[] {
  const parts = splitCents(
    cents,
    items.map(({ totalCents, refundedCents }) => totalCents - refundedCents),
  )
  return items
    .map((item, index) => ({ item, cents: parts[index] ?? 0, words: wordsOfRefund(item, parts[index] ?? 0) }))
    .filter(share => share.cents > 0)
}

/** Splits a refund over all items of the order. */
export const splitRefund = async (db: Db, order: PaymentOrderRow, cents: number): Promise<RefundShare[]> =>
  shareRefund(await refundableItems(db, order, null), cents)
