/** Products: drafted, published now or on schedule, and unpublished. */
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { deleteRow, deleteRows, insertRow, touchRow, updateRow, write } from '../../db/changes.ts'
import { findRow, findRowsIn, type ListArgs, listRows, one, rows, toIdOrNull } from '../../db/rows.ts'
import { matchRows } from '../../db/loaders.ts'
import { invalid } from '../../errors.ts'
import { toDollars } from '../../money.ts'
import { assertTransition, checkVersion, given } from '../../rules.ts'
import { type ProductInput, readPictures, readProduct } from './input.ts'
import { readPlace } from './own-categories.ts'
import { checkSku, freeSku } from './skus.ts'
import { lowStockBelow } from './stock.ts'
import {
  productCategories,
  inUnits,
  type ProductCategory,
  type ProductRow,
  type ProductStatus,
  productVariants,
  products,
} from './tables.ts'
import { checkOwnSkus, copyVariants, putVariants, readVariants, sumOf, variantsOf } from './variants.ts'

type ProductArgs = Omit<ListArgs<typeof products>, 'stock'> & {
  /** Matches any of these. */
  stock?: boolean | readonly boolean[] | null
  /** Id of a custom category. */
  ownCategory?: string | null
  lowStock?: boolean | null
}

/** Allowed transitions; a scheduled product is published only by its date. */
const transitions: Record<ProductStatus, readonly ProductStatus[]> = {
  INACTIVE: ['PUBLISHED', 'SCHEDULED'],
  PUBLISHED: ['INACTIVE'],
  SCHEDULED: ['INACTIVE'],
}
const statusActions = { INACTIVE: 'PRODUCT_UNPUBLISHED', PUBLISHED: 'PRODUCT_PUBLISHED', SCHEDULED: 'PRODUCT_SCHEDULED' } as const

/** Products that match, the newest first unless sorted. */
export function listProducts(ctx: Context, { ownCategory, stock, lowStock, ...args }: ProductArgs) {
  // An invalid id matches nothing.
  const ownCategoryId = ownCategory ? (toIdOrNull(ownCategory) ?? []) : null
  return listRows(ctx, products, args, {
    where: { ownCategoryId, stock },
    ...(lowStock && { between: { qty: { to: lowStockBelow - 1 } } }),
  })
}

export const findProduct = (ctx: Context, id: number) => findRow(ctx, products, id)

/** The products with these ids; null for deleted ones. */
export const loadProducts = async (ctx: Context, ids: readonly number[]) =>
  matchRows(ids, await findRowsIn(ctx, products, 'id', ids), ({ id }) => id)

/** Counts by status and store, and the inventory value. */
export async function summarizeProducts(ctx: Context) {
  const count = (condition: ReturnType<typeof sql>) => sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`
  const sums = await rows(ctx, products)
    .select([
      sql<number>`count(*)`.as('total'),
      count(sql`status = 'PUBLISHED'`).as('published'),
      count(sql`status = 'SCHEDULED'`).as('scheduled'),
      count(sql`status = 'INACTIVE'`).as('inactive'),
      count(sql`stock = 0`).as('outOfStock'),
      count(sql`qty < ${lowStockBelow}`).as('lowStock'),
      sql<number>`coalesce(sum(price * qty), 0)`.as('stockValue'),
    ])
    .executeTakeFirstOrThrow()
  return {
    total: Number(sums.total),
    published: Number(sums.published),
    scheduled: Number(sums.scheduled),
    inactive: Number(sums.inactive),
    outOfStock: Number(sums.outOfStock),
    lowStock: Number(sums.lowStock),
    stockValue: toDollars(Number(sums.stockValue)),
  }
}

export interface CategoryCount {
  category: ProductCategory
  products: number
}

/** Every category with its number of products. */
export async function listCategories(ctx: Context): Promise<CategoryCount[]> {
  const groups = await rows(ctx, products)
    .select(['category', sql<number>`count(*)`.as('products')])
    .groupBy('category')
    .execute()
  const counts = new Map(groups.map(({ category, products }) => [category, Number(products)]))
  return productCategories.map(category => ({
    category,
    products: counts.get(category) ?? 0,
  }))
}

const blank = {
  productBrand: '',
  description: '',
  comparePrice: null,
  cost: null,
  barcode: '',
  tags: [],
  collection: '',
  richDescription: null,
  isTaxable: true,
  taxClass: 'STANDARD' as const,
  isPhysical: true,
  weight: null,
  dimensions: null,
  attributes: [],
}

/** Creates a draft. */
export function createProduct(ctx: Context, input: ProductInput) {
  return write(ctx, 'PRODUCT_CREATED', async ctx => {
    const { productName, price, sku, ...rest } = readProduct(input)
    if (productName === undefined) throw invalid('REQUIRED', { field: 'productName' })
    if (price === undefined) throw invalid('REQUIRED', { field: 'price' })
    if (sku === undefined) throw invalid('REQUIRED', { field: 'sku' })
    const { options, variants } = readVariants(input, []) ?? { options: [], variants: [] }
    checkOwnSkus(sku, variants)
    await checkSku(ctx, sku, {})
    const { category = 'ELECTRONICS', ownCategoryId = null } = await readPlace(ctx, input)
    const qty = variants.length > 0 ? sumOf(variants) : (rest.qty ?? 0)
    const product = await insertRow(ctx, products, {
      ...blank,
      stock: qty > 0,
      ...rest,
      ...readPictures(rest, { category, image: '', images: [] }),
      productName,
      price,
      sku,
      category,
      ownCategoryId,
      qty,
      options,
      ...readState(ctx, { status: 'INACTIVE', publishAt: null }, input),
      createdAt: ctx.now().toISOString(),
    })
    await putVariants(ctx, product.id, variants)
    return product
  })
}

/** The requested status and its date. */
function readState(ctx: Context, present: Pick<ProductRow, 'status' | 'publishAt'>, input: ProductInput) {
  const { status = present.status, publishAt = present.publishAt } = given(input)
  if (status !== present.status) assertTransition(transitions, present.status, status)
  if (status !== 'SCHEDULED') return { status, publishAt: null }
  const isKept = status === present.status && publishAt === present.publishAt
  return { status, publishAt: isKept ? publishAt : checkPublishAt(ctx, publishAt) }
}

/** Updates the given fields. */
export function updateProduct(ctx: Context, id: number, version: number | null | undefined, input: ProductInput) {
  return write(ctx, 'PRODUCT_UPDATED', async ctx => {
    const product = await findRow(ctx, products, id)
    const present = await variantsOf(ctx, id)
    const ownCategoryId = String(product.ownCategoryId ?? '')
    const current = {
      ...product,
      ...inUnits(product),
      ownCategoryId,
      variants: present.map(each => ({ ...each, price: toDollars(each.price) })),
    }
    checkVersion(current, version)
    const patch = { ...readProduct(input), ...(await readPlace(ctx, input, product)) }
    // Unchanged plain text keeps its formatting.
    if (!input.richDescription && patch.description === product.description) patch.richDescription = product.richDescription
    const wanted = readVariants(input, product.options)
    const variants = wanted?.variants ?? present
    const qty = readQty(patch.qty, product, variants)
    if (wanted || patch.sku !== undefined) checkOwnSkus(patch.sku ?? product.sku, variants)
    if (patch.sku !== undefined) await checkSku(ctx, patch.sku, { productId: id })
    const before = ctx.changes.length
    if (wanted) await putVariants(ctx, id, wanted.variants)
    const after = await updateRow(ctx, products, product, {
      ...patch,
      ...readPictures(patch, product),
      ...(wanted && { options: wanted.options }),
      qty,
      ...readState(ctx, product, input),
    })
    // Related records count as changes of the product, so that a stale version is detected.
    return after === product && ctx.changes.length > before ? touchRow(ctx, products, product) : after
  })
}

/** Quantity in stock: the sum over variants, if there are any. */
function readQty(wanted: number | undefined, { qty, options }: ProductRow, variants: readonly { qty: number }[]): number {
  if (variants.length === 0) return wanted ?? qty
  const sum = sumOf(variants)
  if (wanted !== undefined && wanted !== sum && options.length > 0 && wanted !== qty)
    throw invalid('QUANTITY_OF_VARIANTS', { field: 'qty', sum })
  return sum
}

/** Publishes, schedules, or unpublishes a product. */
export function setProductStatus(ctx: Context, id: number, status: ProductStatus, publishAt?: string | null) {
  return write(ctx, statusActions[status], async ctx => {
    const product = await findRow(ctx, products, id)
    assertTransition(transitions, product.status, status)
    const at = status === 'SCHEDULED' ? checkPublishAt(ctx, publishAt ?? product.publishAt) : null
    return updateRow(ctx, products, product, { status, publishAt: at })
  })
}

/** Publishes, schedules, or unpublishes the products, all or none; those with this status stay unchanged. */
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

/** Changes the prices of products and their variants by a percentage, rounded to the cent. */
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

/** The instant, which must be in the future. */
function checkPublishAt(ctx: Context, publishAt: string | null | undefined): string {
  if (!publishAt || publishAt <= ctx.now().toISOString()) throw invalid('PUBLISH_AT_NOT_FUTURE', { field: 'publishAt' })
  return publishAt
}

/** Copies a product as a draft. */
export function duplicateProduct(ctx: Context, id: number) {
  return write(ctx, 'PRODUCT_DUPLICATED', async ctx => {
    const { id: _, version: _version, ...product } = await findRow(ctx, products, id)
    const copy = await insertRow(ctx, products, {
      ...product,
      sku: await freeSku(ctx, product.sku),
      status: 'INACTIVE',
      publishAt: null,
      createdAt: ctx.now().toISOString(),
    })
    await copyVariants(ctx, id, copy)
    return copy
  })
}

/** Deletes the products with their variants, and returns their ids. */
export function deleteProducts(ctx: Context, ids: readonly number[]) {
  return write(ctx, 'PRODUCT_DELETED', async ctx => {
    // Variants go first, so that undo restores products before them; only products are counted.
    for (const variant of await findRowsIn(ctx, productVariants, 'productId', ids)) await deleteRow(ctx, productVariants, variant)
    ctx.params.count = ids.length
    return deleteRows(ctx, products, ids)
  })
}

export const deleteProduct = async (ctx: Context, id: number) => one(await deleteProducts(ctx, [id]))

/** Publishes products that are due; those no longer scheduled stay unchanged. */
export function publishDueProducts(ctx: Context, ids: readonly number[]) {
  return write(ctx, 'PRODUCT_PUBLISHED_AS_SCHEDULED', async ctx => {
    const now = ctx.now().toISOString()
    for (const product of await findRowsIn(ctx, products, 'id', ids)) {
      const isDue: boolean = product.status === 'SCHEDULED' && product.publishAt !== null && product.publishAt <= now
      if (isDue) await updateRow(ctx, products, product, { status: 'PUBLISHED', publishAt: null })
    }
  })
}
