/** Products: what the shop sells, drafted, published at once or on a day, and taken out again. */
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { deleteRow, insertRow, touchRow, updateRow, write } from '../../db/changes.ts'
import { findRow, findRowsIn, type ListQuery, listRows, rows } from '../../db/rows.ts'
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
  toldOf,
  type ProductCategory,
  type ProductRow,
  type ProductStatus,
  productVariants,
  products,
} from './tables.ts'
import { checkOwnSkus, copyVariants, putVariants, readVariants, sumOf, variantsOf } from './variants.ts'

type Sort = 'PRODUCT' | 'CATEGORY' | 'STATUS' | 'PRICE' | 'QTY' | 'SKU' | 'ADDED'

interface Filters {
  status?: ProductStatus | null
  category?: ProductCategory | null
  /** A list means any of them. */
  stock?: boolean | readonly boolean[] | null
  /** Id of one of the shop's own. */
  ownCategory?: string | null
  lowStock?: boolean | null
}

/** What follows which status; a scheduled product is published by its date alone. */
export const steps: Record<ProductStatus, readonly ProductStatus[]> = {
  INACTIVE: ['PUBLISHED', 'SCHEDULED'],
  PUBLISHED: ['INACTIVE'],
  SCHEDULED: ['INACTIVE'],
}
const stepWords = {
  INACTIVE: 'Took a product out of the shop',
  PUBLISHED: 'Published a product',
  SCHEDULED: 'Scheduled a product',
} as const

/** Products that match, the newest first unless sorted. */
export function listProducts(ctx: Context, { status, category, ownCategory, stock, lowStock, ...args }: ListQuery<Sort> & Filters) {
  const ownCategoryId = ownCategory ? Number(ownCategory) || [] : null
  return listRows(
    ctx,
    products,
    { ...args, ...(lowStock && { between: { qty: { to: lowStockBelow - 1 } } }) },
    { where: { status, category, ownCategoryId, stock } },
  )
}

export const findProduct = (ctx: Context, id: number) => findRow(ctx, products, id)

/** The products with these ids, or null where one is gone. */
export const loadProducts = async (ctx: Context, ids: readonly number[]) =>
  matchRows(ids, await findRowsIn(ctx, products, 'id', ids), ({ id }) => id)

/** Counts by status and by store, and what the store is worth. */
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

/** Every category with the number of its products. */
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

/** Drafts a product. */
export function createProduct(ctx: Context, input: ProductInput) {
  return write(ctx, 'Added a product', async ctx => {
    const { productName, price, sku, ...rest } = readProduct(input)
    if (productName === undefined) throw invalid('productName', 'productName must be given')
    if (price === undefined) throw invalid('price', 'price must be given')
    if (sku === undefined) throw invalid('sku', 'sku must be given')
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

/** The status that is wanted, and its day. */
function readState(ctx: Context, present: Pick<ProductRow, 'status' | 'publishAt'>, input: ProductInput) {
  const { status = present.status, publishAt = present.publishAt } = given(input)
  if (status !== present.status) assertTransition(steps, present.status, status)
  if (status !== 'SCHEDULED') return { status, publishAt: null }
  const isKept = status === present.status && publishAt === present.publishAt
  return { status, publishAt: isKept ? publishAt : checkPublishAt(ctx, publishAt) }
}

/** Changes what is given. */
export function updateProduct(ctx: Context, id: number, version: number | null | undefined, input: ProductInput) {
  return write(ctx, 'Changed a product', async ctx => {
    const product = await findRow(ctx, products, id)
    const present = await variantsOf(ctx, id)
    const ownCategoryId = String(product.ownCategoryId ?? '')
    const told = {
      ...product,
      ...toldOf(product),
      ownCategoryId,
      variants: present.map(each => ({ ...each, price: toDollars(each.price) })),
    }
    checkVersion(told, version)
    const patch = { ...readProduct(input), ...(await readPlace(ctx, input, product)) }
    // The same words, told as plain text, keep their formatting.
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
    // What belongs to a product counts as its own change: whoever saw the older one is told.
    return after === product && ctx.changes.length > before ? touchRow(ctx, products, product) : after
  })
}

/** The pieces in store: where there are variants, their sum. */
function readQty(wanted: number | undefined, { qty, options }: ProductRow, variants: readonly { qty: number }[]): number {
  if (variants.length === 0) return wanted ?? qty
  const sum = sumOf(variants)
  if (wanted !== undefined && wanted !== sum && options.length > 0 && wanted !== qty)
    throw invalid('qty', `The quantity is that of its variants together, which is ${sum}`)
  return sum
}

/** Publishes, schedules, or takes out of the shop. */
export function setProductStatus(ctx: Context, id: number, status: ProductStatus, publishAt?: string | null) {
  return write(ctx, stepWords[status], async ctx => {
    const product = await findRow(ctx, products, id)
    assertTransition(steps, product.status, status)
    const at = status === 'SCHEDULED' ? checkPublishAt(ctx, publishAt ?? product.publishAt) : null
    return updateRow(ctx, products, product, { status, publishAt: at })
  })
}

/** The instant, if it is still to come. */
export function checkPublishAt(ctx: Context, publishAt: string | null | undefined): string {
  if (!publishAt || publishAt <= ctx.now().toISOString()) throw invalid('publishAt', 'publishAt must be an instant in the future')
  return publishAt
}

/** Copies a product as a draft. */
export function duplicateProduct(ctx: Context, id: number) {
  return write(ctx, 'Copied a product', async ctx => {
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

/** Deletes the product and gives back its id. */
export function deleteProduct(ctx: Context, id: number) {
  return write(ctx, 'Deleted a product', async ctx => {
    const product = await findRow(ctx, products, id)
    for (const variant of await variantsOf(ctx, id)) await deleteRow(ctx, productVariants, variant)
    await deleteRow(ctx, products, product)
    return id
  })
}

/** Shows the products whose day has come; those that are no longer scheduled are left alone. */
export function publishDueProducts(ctx: Context, ids: readonly number[]) {
  return write(ctx, 'Published a product on its day', async ctx => {
    const now = ctx.now().toISOString()
    for (const product of await findRowsIn(ctx, products, 'id', ids)) {
      const isDue: boolean = product.status === 'SCHEDULED' && product.publishAt !== null && product.publishAt <= now
      if (isDue) await updateRow(ctx, products, product, { status: 'PUBLISHED', publishAt: null })
    }
  })
}
