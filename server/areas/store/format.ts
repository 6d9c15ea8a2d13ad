/** Amounts and order numbers in the store's own format. */
import type { Context } from '../../context.ts'
import { toDollars, toPrice } from '../../money.ts'
import { findStoreSettings } from './service.ts'

export async function readShopFormat(ctx: Context) {
  const { currency, orderPrefix } = await findStoreSettings(ctx)
  return {
    currency,
    price: (cents: number) => toPrice(toDollars(cents), currency),
    orderName: (order: number) => `${orderPrefix}${order}`,
  }
}
