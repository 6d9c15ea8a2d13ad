/** SKUs: each belongs to one product or one of its variants, unique in the workspace. */
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { findRow, rows } from '../../db/rows.ts'
import { addInvariant } from '../../db/revert.ts'
import { fold } from '../../db/text.ts'
import { conflict, invalid } from '../../errors.ts'
import { parse, trimmed } from '../../validation.ts'
import { type ProductCategory, productVariants, products } from './tables.ts'

interface Holder {
  productId: number
  variantId: number | null
}

const skuForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/i

export function readSku(value: string, field = 'sku'): string {
  const sku = parse(products.columns.sku, value, field)
  if (!skuForm.test(sku)) throw invalid('SKU_INVALID', { field, sku })
  return sku
}

async function findHolder(ctx: Context, sku: string): Promise<Holder | undefined> {
  const folded = fold(sku)
  const product = await rows(ctx, products).select('row.id').where(sql.ref('row.skuFolded'), '=', folded).executeTakeFirst()
  if (product) return { productId: product.id, variantId: null }
  const variant = await rows(ctx, productVariants)
    .select(['row.id', 'row.productId'])
    .where(sql.ref('row.skuFolded'), '=', folded)
    .executeTakeFirst()
  return variant && { productId: variant.productId, variantId: variant.id }
}

/** Rejects a SKU of another product or its variants; the product's own variants are checked together. */
export async function checkSku(
  ctx: Context,
  sku: string,
  { productId, field = 'sku' }: { productId?: number | undefined; field?: string },
) {
  const holder = await findHolder(ctx, sku)
  if (holder !== undefined && holder.productId !== productId) throw conflict('SKU_TAKEN', { field, sku })
}

/** Whether no other product or variant has the SKU. */
export async function isSkuFree(ctx: Context, sku: string, productId?: number): Promise<boolean> {
  if (productId !== undefined) await findRow(ctx, products, productId)
  const holder = await findHolder(ctx, readSku(sku))
  return holder === undefined || (holder.productId === productId && holder.variantId === null)
}

/** The SKU with the first free number appended. */
export async function freeSku(ctx: Context, sku: string, taken: ReadonlySet<string> = new Set()): Promise<string> {
  const stem = sku.slice(0, 14).replace(/-+$/, '')
  for (let number = 2; ; number++) {
    const copy = `${stem}-${number}`
    if (!taken.has(fold(copy)) && !(await findHolder(ctx, copy))) return copy
  }
}

const codes: Record<ProductCategory, string> = {
  ELECTRONICS: 'ELE',
  ACCESSORIES: 'ACC',
  SHOES: 'SHO',
  OFFICE: 'OFF',
  HOME_DECOR: 'HOM',
  GAMES: 'GAM',
}

/** A free sku of the category and the first and the last word of the name, such as OFF-HALDEN-LAMP. */
export async function suggestSku(ctx: Context, productName: string, category: ProductCategory): Promise<string> {
  const words = parse(trimmed({ max: 120 }), productName, 'productName')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter(Boolean)
  const [first = '', last = ''] = [words[0]?.slice(0, 6), words.length > 1 ? words.at(-1)?.slice(0, 5) : '']
  const sku = [codes[category], first, last].filter(Boolean).join('-')
  return first && !(await findHolder(ctx, sku)) ? sku : freeSku(ctx, sku)
}

// Undo is checked by the table's own unique index; this checks the other table.
addInvariant(products, async (ctx, changes) => {
  for (const { after } of changes) if (after) await checkAlone(ctx, String(after.sku))
})
addInvariant(productVariants, async (ctx, changes) => {
  for (const { after } of changes) if (after) await checkAlone(ctx, String(after.sku))
})

async function checkAlone(ctx: Context, sku: string) {
  const folded = fold(sku)
  const holders = await Promise.all([
    rows(ctx, products).select('row.id').where(sql.ref('row.skuFolded'), '=', folded).execute(),
    rows(ctx, productVariants).select('row.id').where(sql.ref('row.skuFolded'), '=', folded).execute(),
  ])
  if (holders.flat().length > 1) throw conflict('SKU_TAKEN', { field: 'sku', sku })
}
