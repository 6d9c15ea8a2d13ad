/** Changes to many products in one operation. */
import type { Context } from '../../context.ts'
import { updateRow, write } from '../../db/changes.ts'
import { findRow, findRowsIn } from '../../db/rows.ts'
import { invalid } from '../../errors.ts'
import { assertTransition } from '../../rules.ts'
import { checkPublishAt, transitions } from './service.ts'
import { type ProductRow, type ProductStatus, productVariants, products } from './tables.ts'

const statusActions = { INACTIVE: 'PRODUCT_UNPUBLISHED', PUBLISHED: 'PRODUCT_PUBLISHED', SCHEDULED: 'PRODUCT_SCHEDULED' } as const

/** Publishes, schedules or unpublishes the products, all or none; those that already have the status stay as they are. */
export function setProductStatuses(ctx: Context, ids: readonly number[], status: ProductStatus, publishAt?: string | null) {
  const at = status === 'SCHEDULED' ? checkPublishAt(ctx, publishAt) : null
  return write(ctx, statusActions[status], async ctx => {
    const changed: ProductRow[] = []
    for (const id of ids) {
      const product = await findRow(ctx, products, id)
      if (product.status === status && status !== 'SCHEDULED') continue
      if (product.status !== status) assertTransition(transitions, product.status, status)
      changed.push(await updateRow(ctx, products, product, { status, publishAt: at }))
    }
    return changed
  })
}

export const percentBounds = { min: -90, max: 500 }

/** Raises or lowers the prices of the products and their variants by a percentage, rounded to the cent. */
export function changePrices(ctx: Context, ids: readonly number[], percent: number) {
  if (!Number.isFinite(percent) || percent < percentBounds.min || percent > percentBounds.max || percent === 0)
    throw invalid('PERCENT_OUT_OF_RANGE', { field: 'percent', ...percentBounds })
  return write(ctx, 'PRODUCT_PRICE_CHANGED', async ctx => {
    const changed: ProductRow[] = []
    const newPrice = ({ price }: { price: number }) => ({ price: Math.round(price * (1 + percent / 100)) })
    for (const id of ids) {
      const product = await findRow(ctx, products, id)
      changed.push(await updateRow(ctx, products, product, newPrice(product)))
    }
    for (const variant of await findRowsIn(ctx, productVariants, 'productId', ids))
      await updateRow(ctx, productVariants, variant, newPrice(variant))
    return changed
  })
}
