/** Restocking products and variants, with a note in the history. */
import type { Context } from '../../context.ts'
import { touchRow, updateRow, write } from '../../db/changes.ts'
import { findRow } from '../../db/rows.ts'
import { invalid, notFound } from '../../errors.ts'
import { checkVersion } from '../../rules.ts'
import { parse, trimmed } from '../../validation.ts'
import { sumOf, variantsOf } from './variants.ts'
import { productVariants, products } from './tables.ts'

interface Delivery {
  pieces: number
  /** Required if the product has variants. */
  variantId?: number | undefined
  note?: string | null
  version?: number | null
}

export const maxPieces = 100_000
export const noteText = trimmed({ max: 120 })

/** Adds to the quantity of a product or one of its variants; a sold-out product is in stock again. */
export function restockProduct(ctx: Context, id: number, { pieces, variantId, note, version }: Delivery) {
  if (!Number.isSafeInteger(pieces) || pieces < 1 || pieces > maxPieces)
    throw invalid('OUT_OF_RANGE', { field: 'pieces', min: 1, max: maxPieces })
  const remark = parse(noteText, note ?? '', 'note')
  const action = variantId === undefined ? 'PRODUCT_RESTOCKED' : 'PRODUCT_VARIANT_RESTOCKED'
  return write(ctx, remark ? `${action}_WITH_NOTE` : action, async ctx => {
    const product = await findRow(ctx, products, id)
    checkVersion(product, version)
    const variants = await variantsOf(ctx, id)
    if (variants.length > 0 && variantId === undefined) throw invalid('VARIANT_REQUIRED', { field: 'variantId' })
    const variant = variants.find(each => each.id === variantId)
    if (variantId !== undefined && !variant) throw notFound('NOT_FOUND', { type: 'ProductVariant', id: variantId })
    if (variant) await updateRow(ctx, productVariants, variant, { qty: variant.qty + pieces })
    Object.assign(ctx.params, { pieces, variant: variant?.choices.join(', ') ?? '', note: remark })
    const qty = variant ? sumOf(variants) + pieces : product.qty + pieces
    const stock = product.stock || product.qty === 0
    // If the stored quantity differed from the sum, restocking may only correct it.
    if (qty === product.qty && stock === product.stock) return touchRow(ctx, products, product)
    return updateRow(ctx, products, product, { qty, stock })
  })
}
