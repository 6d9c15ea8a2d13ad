/** What is done with many products in one step, which is taken back as one. */
import type { Context } from '../../context.ts'
import { updateRow, write } from '../../db/changes.ts'
import { findRow, findRowsIn } from '../../db/rows.ts'
import { invalid } from '../../errors.ts'
import { assertTransition } from '../../rules.ts'
import { checkPublishAt, steps } from './service.ts'
import { type ProductRow, type ProductStatus, productVariants, products } from './tables.ts'

const most = 1000

/** The ids, each once. */
function readIds(ids: readonly number[]): number[] {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0 || wanted.length > most) throw invalid('ids', 'Name 1 to 1,000 products')
  return wanted
}

/** Publishes, schedules or takes out of the shop, all or none; those that are so already are left alone. */
export function setProductStatuses(ctx: Context, ids: readonly number[], status: ProductStatus, publishAt?: string | null) {
  const wanted = readIds(ids)
  const at = status === 'SCHEDULED' ? checkPublishAt(ctx, publishAt) : null
  return write(ctx, `Set the status of ${wanted.length} products`, async ctx => {
    const changed: ProductRow[] = []
    for (const id of wanted) {
      const product = await findRow(ctx, products, id)
      if (product.status === status && status !== 'SCHEDULED') continue
      if (product.status !== status) assertTransition(steps, product.status, status)
      changed.push(await updateRow(ctx, products, product, { status, publishAt: at }))
    }
    return changed
  })
}

/** Makes all of them and their variants dearer, or cheaper, by so many percent, rounded to the cent. */
export function changePrices(ctx: Context, ids: readonly number[], percent: number) {
  const wanted = readIds(ids)
  if (!Number.isFinite(percent) || percent < -90 || percent > 500 || percent === 0)
    throw invalid('percent', 'percent must be a number from -90 to 500, and not 0')
  return write(ctx, `Changed the price of ${wanted.length} products`, async ctx => {
    const changed: ProductRow[] = []
    const dearer = ({ price }: { price: number }) => ({ price: Math.round(price * (1 + percent / 100)) })
    for (const id of wanted) {
      const product = await findRow(ctx, products, id)
      changed.push(await updateRow(ctx, products, product, dearer(product)))
    }
    for (const variant of await findRowsIn(ctx, productVariants, 'productId', wanted))
      await updateRow(ctx, productVariants, variant, dearer(variant))
    return changed
  })
}
