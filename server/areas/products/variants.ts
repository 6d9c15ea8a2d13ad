/** Product options and their combinations, each with a SKU, price, and quantity. */
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { groupRows } from '../../db/loaders.ts'
import { deleteRow, insertRow, updateRow, type WriteContext } from '../../db/changes.ts'
import { findRowsIn } from '../../db/rows.ts'
import { fold } from '../../db/text.ts'
import { conflict, invalid } from '../../errors.ts'
import { toCents } from '../../money.ts'
import { parseInput } from '../../validation.ts'
import { checkSku, freeSku, readSku } from './skus.ts'
import { type ProductOption, type ProductRow, type ProductVariantRow, productVariants, products } from './tables.ts'

export interface VariantInput {
  choices: readonly string[]
  sku: string
  /** In dollars. */
  price: number
  qty: number
}

export interface VariantsInput {
  options?: readonly { name: string; values: readonly string[] }[] | null
  variants?: readonly VariantInput[] | null
}

type Wanted = Pick<ProductVariantRow, 'choices' | 'sku' | 'price' | 'qty'>

const limits = { values: 20, variants: 100, pieces: 1_000_000 }
const keyOf = (choices: readonly string[]) => JSON.stringify(choices)

/** Variants of each product, in order, with one query. */
export async function loadVariants(ctx: Context, productIds: readonly number[]): Promise<ProductVariantRow[][]> {
  const found = await findRowsIn(ctx, productVariants, 'productId', productIds)
  return groupRows(
    productIds,
    found.toSorted((a, b) => a.position - b.position),
    ({ productId }) => productId,
  )
}

export const variantsOf = async (ctx: Context, productId: number) => (await loadVariants(ctx, [productId]))[0] ?? []

/** The validated options and variants; null if the input has neither. */
export function readVariants(
  input: VariantsInput,
  present: readonly ProductOption[],
): { options: ProductOption[]; variants: Wanted[] } | null {
  if (!input.options && !input.variants) return null
  const options = input.options ? readOptions(input.options) : [...present]
  if (!input.variants && options.length > 0) throw invalid('VARIANTS_REQUIRED', { field: 'variants' })
  return { options, variants: readList(input.variants ?? [], options) }
}

function readOptions(given: readonly { name: string; values: readonly string[] }[]): ProductOption[] {
  const { options } = parseInput(z.object({ options: products.columns.options }), { options: given })
  if (isDoubled(options.map(({ name }) => name))) throw invalid('REPEATED', { field: 'options' })
  for (const { name, values } of options)
    if (values.length === 0 || values.length > limits.values || isDoubled(values))
      throw invalid('OPTION_VALUES_INVALID', { field: 'options', name, max: limits.values })
  const combinations = options.reduce((product, { values }) => product * values.length, 1)
  if (combinations > limits.variants) throw invalid('TOO_MANY_COMBINATIONS', { field: 'options', combinations, max: limits.variants })
  return options
}

const isDoubled = (words: readonly string[]) => new Set(words.map(fold)).size < words.length

function readList(given: readonly VariantInput[], options: readonly ProductOption[]): Wanted[] {
  if (options.length === 0 && given.length > 0) throw invalid('VARIANTS_WITHOUT_OPTIONS', { field: 'variants' })
  if (options.length > 0 && given.length === 0) throw invalid('VARIANTS_REQUIRED', { field: 'variants' })
  if (given.length > limits.variants) throw invalid('TOO_MANY_ITEMS', { field: 'variants', max: limits.variants })
  const wanted = given.map(({ choices, sku, price, qty }) => {
    const isOne = choices.length === options.length && choices.every((choice, index) => options[index]?.values.includes(choice))
    if (!isOne) throw invalid('VARIANT_CHOICES_INVALID', { field: 'variants', choices })
    if (!Number.isSafeInteger(qty) || qty < 0 || qty > limits.pieces)
      throw invalid('OUT_OF_RANGE', { field: 'variants', min: 0, max: limits.pieces })
    return { choices: [...choices], sku: readSku(sku, 'variants'), price: toCents('variants', price), qty }
  })
  if (new Set(wanted.map(({ choices }) => keyOf(choices))).size < wanted.length) throw invalid('REPEATED', { field: 'variants' })
  return wanted
}

/** Rejects a duplicate SKU within one product. */
export function checkOwnSkus(productSku: string, variants: readonly Pick<Wanted, 'sku'>[]): void {
  const seen = new Set([fold(productSku)])
  for (const { sku } of variants) {
    if (seen.has(fold(sku))) throw conflict('SKU_REPEATED', { field: 'variants', sku })
    seen.add(fold(sku))
  }
}

export const sumOf = (variants: readonly Pick<Wanted, 'qty'>[]): number => variants.reduce((sum, { qty }) => sum + qty, 0)

/** Replaces the variants. One with the same options and SKU keeps its id. */
export async function putVariants(ctx: WriteContext, productId: number, wanted: readonly Wanted[]): Promise<void> {
  const present = await variantsOf(ctx, productId)
  const stays = (old: ProductVariantRow, { choices, sku }: Wanted) => keyOf(old.choices) === keyOf(choices) && fold(old.sku) === fold(sku)
  // Deletes first, so that other variants can take over their SKUs.
  for (const old of present) if (!wanted.some(each => stays(old, each))) await deleteRow(ctx, productVariants, old)
  for (const [position, each] of wanted.entries()) {
    const old = present.find(row => stays(row, each))
    if (old) await updateRow(ctx, productVariants, old, { ...each, position })
    else {
      await checkSku(ctx, each.sku, { productId, field: 'variants' })
      await insertRow(ctx, productVariants, { ...each, productId, position })
    }
  }
}

/** Copies variants to another product, each with a new SKU. */
export async function copyVariants(ctx: WriteContext, from: number, { id, sku }: Pick<ProductRow, 'id' | 'sku'>): Promise<void> {
  const taken = new Set([fold(sku)])
  for (const { id: _, version: _version, ...variant } of await variantsOf(ctx, from)) {
    const free = await freeSku(ctx, variant.sku, taken)
    taken.add(fold(free))
    await insertRow(ctx, productVariants, { ...variant, productId: id, sku: free })
  }
}
