/** Pieces that came in, with a note of where from; the history tells both. */
import type { Context } from '../../context.ts'
import { touchRow, updateRow, write } from '../../db/changes.ts'
import { findRow } from '../../db/rows.ts'
import { invalid, notFound } from '../../errors.ts'
import { checkVersion, readText } from '../../rules.ts'
import { sumOf, variantsOf } from './variants.ts'
import { productVariants, products } from './tables.ts'

interface Delivery {
  pieces: number
  /** Which of its variants; needed where there are any. */
  variantId?: number | undefined
  note?: string | null
  version?: number | null
}

const most = 100_000

/** Adds pieces to a product, or to one of its variants. What had none can be ordered again. */
export function restockProduct(ctx: Context, id: number, { pieces, variantId, note, version }: Delivery) {
  if (!Number.isSafeInteger(pieces) || pieces < 1 || pieces > most)
    throw invalid('pieces', `pieces must be a whole number from 1 to ${most}`)
  const remark = readText('note', note ?? '', { max: 120 })
  return write(ctx, 'Restocked a product', async ctx => {
    const product = await findRow(ctx, products, id)
    checkVersion(product, version)
    const variants = await variantsOf(ctx, id)
    if (variants.length > 0 && variantId === undefined) throw invalid('variantId', 'variantId must say which variant the pieces are of')
    const variant = variants.find(each => each.id === variantId)
    if (variantId !== undefined && !variant) throw notFound(`This product has no variant ${variantId}`)
    if (variant) await updateRow(ctx, productVariants, variant, { qty: variant.qty + pieces })
    Object.assign(ctx.params, { pieces, variant: variant?.choices.join(', ') ?? '', note: remark })
    const qty = variant ? sumOf(variants) + pieces : product.qty + pieces
    const stock = product.stock || product.qty === 0
    // The variants' sum is the product's own number already where it was told otherwise before.
    if (qty === product.qty && stock === product.stock) return touchRow(ctx, products, product)
    return updateRow(ctx, products, product, { qty, stock })
  })
}
