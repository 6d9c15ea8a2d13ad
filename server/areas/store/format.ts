/** How the shop writes its amounts and the numbers of its orders, in what it says in English. */
import type { Context } from '../../context.ts'
import { toDollars, toPrice } from '../../money.ts'
import { findStoreSettings } from './service.ts'

/** Reads how the shop writes at present. */
export async function readShopFormat(ctx: Context) {
  const { currency, orderPrefix } = await findStoreSettings(ctx)
  return {
    currency,
    price: (cents: number) => toPrice(toDollars(cents), currency),
    orderName: (order: number) => `${orderPrefix}${order}`,
  }
}
